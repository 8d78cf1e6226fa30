import { At, Drawing, Icon, Scene } from '@shamble/parts';
import type { ReactNode } from 'react';
import type { Colour } from '../../content/dice.ts';
import { CounterBase, SurvivorBase, WalkerBase } from '../art/tokens.tsx';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
}

/** A piece of the mat with its inch grid and a road. */
export function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <Scene className="war-board war-scene">
      <Drawing>
        <rect className="war-scene-ground" width="320" height="200" />
        <rect className="war-scene-road" x="0" y="120" width="320" height="50" />
        <path
          className="war-scene-grid"
          d="M0 40H320M0 80H320M0 120H320M0 160H320M40 0V200M80 0V200M120 0V200M160 0V200M200 0V200M240 0V200M280 0V200"
        />
      </Drawing>
      {children}
    </Scene>
  );
}

export function Person({
  x,
  y,
  w = 44,
  sign = 0,
  prone = false,
}: Place & { readonly sign?: number; readonly prone?: boolean }) {
  return (
    <At x={x} y={y} w={w}>
      <SurvivorBase sign={sign} prone={prone} cut={sign} />
    </At>
  );
}

export const Walker = ({ x, y, w = 44, prone = false }: Place & { readonly prone?: boolean }) => (
  <At x={x} y={y} w={w}>
    <span className={prone ? 'war-scene-piece war-scene-down' : 'war-scene-piece'}>
      <WalkerBase prone={prone} />
    </span>
  </At>
);

export const Counter = ({ x, y, w = 40, searched = false }: Place & { readonly searched?: boolean }) => (
  <At x={x} y={y} w={w}>
    <CounterBase searched={searched} />
  </At>
);

export const Die = ({ x, y, w = 40, colour, face }: Place & { readonly colour: Colour; readonly face: string }) => (
  <At x={x} y={y} w={w}>
    <span className={`war-scene-die war-die-${colour}`}>
      <span>{face}</span>
    </span>
  </At>
);

export const Card = ({ x, y, w = 70, icon }: Place & { readonly icon: string }) => (
  <At x={x} y={y} w={w} h={w * 1.3}>
    <span className="war-scene-card">
      <Icon name={icon} />
    </span>
  </At>
);

/** Sound going out from a place. */
export const Waves = ({ x, y }: Place) => (
  <Drawing>
    <path
      className="war-scene-wave"
      d={[26, 38, 50]
        .map((r) => `M${x + r * 0.7} ${y - r * 0.7}A${r} ${r} 0 0 1 ${x + r * 0.7} ${y + r * 0.7}`)
        .join('')}
    />
  </Drawing>
);

/** The Kill Zone around somebody. */
export const Zone = ({ x, y, w = 80 }: Place) => (
  <Drawing>
    <circle className="war-scene-ring" cx={x} cy={y} r={w} />
  </Drawing>
);
