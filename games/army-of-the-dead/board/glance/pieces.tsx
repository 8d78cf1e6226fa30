import { At, Drawing, Icon, Scene } from '@shamble/parts';
import type { ReactNode } from 'react';
import type { Colour } from '../../content/missions.ts';
import type { ZombieKind } from '../../content/zombies.ts';
import { PersonShape } from '../art/sign.tsx';
import {
  Sleepers as Capsule,
  DeadToken,
  Exit as ExitPlate,
  Noise as NoiseBurst,
  Plate,
  Spawn as Ring,
  Objective as Sheet,
} from '../art/tokens.tsx';
import type { Spot } from '../layout.ts';

/*
 * The pieces of the board as they stand in the pictures for newcomers.
 */

export const Picture = ({ children }: { readonly children: ReactNode }) => (
  <Scene className="army-board army-scene">{children}</Scene>
);

/** A Zone of the picture: three beside each other, two below each other. */
const SIDE = 108;

interface FieldProps {
  /** Two rows of three letters: s street, r room. */
  readonly ground: string;
  readonly children?: ReactNode;
}

const GROUNDS: Readonly<Record<string, string>> = { s: '#5f625f', r: '#d9c48d' };

/** A piece of the city. */
export function Field({ ground, children }: FieldProps) {
  const zones = ground.replaceAll(/[^sr]/g, '').split('');
  return (
    <Drawing>
      {zones.map((kind, i) => {
        const at = cornerOf(i);
        return <path key={`${at.x} ${at.y}`} d={`M${at.x} ${at.y}h${SIDE}v${SIDE}h${-SIDE}z`} fill={GROUNDS[kind]} />;
      })}
      <path d={walls(zones)} className="army-scene-wall" />
      {children}
    </Drawing>
  );
}

const cornerOf = (zone: number) => ({ x: -2 + (zone % 3) * SIDE, y: -8 + Math.floor(zone / 3) * SIDE });

/** Between a room and the street, with a gap to walk through. */
function walls(zones: readonly string[]): string {
  const gap = 34;
  const end = (SIDE - gap) / 2;
  return zones
    .flatMap((kind, i) => {
      const { x, y } = cornerOf(i);
      const right = i % 3 < 2 && zones[i + 1] !== kind ? [`M${x + SIDE} ${y}v${end}m0 ${gap}v${end}`] : [];
      const below = i < 3 && zones[i + 3] !== kind ? [`M${x} ${y + SIDE}h${end}m${gap} 0h${end}`] : [];
      return [...right, ...below];
    })
    .join('');
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
}

const spot = ({ x, y, w = 40 }: Place, high = 1): Spot => ({ x, y, w, h: w * high });

/** Somebody with a letter. */
export function Person({ x, y, w = 44, sign, letter }: Place & { readonly sign: number; readonly letter: string }) {
  return (
    <g className="army-person" transform={`translate(${x - w / 2} ${y - w / 2}) scale(${w / 24})`}>
      <PersonShape id={letter} sign={sign} letters={letter} acting={false} />
    </g>
  );
}

const ACTIONS: Partial<Readonly<Record<ZombieKind, number>>> = { alpha: 2 };

/** Some of a kind, with their number. */
export function Dead({
  n = 1,
  kind = 'shambler',
  ...place
}: Place & { readonly n?: number; readonly kind?: ZombieKind }) {
  const { x, y, w } = spot(place);
  const dead = { kind, n, lying: 0, woken: 0, needs: 0, actions: ACTIONS[kind] ?? 1, sleeps: false };
  return (
    <>
      <DeadToken dead={dead} form="plain" spot={spot(place)} />
      {n > 1 ? <Plate spot={{ x: x + w * 0.45, y: y + w * 0.35, w: w * 0.6, h: w * 0.55 }} words={String(n)} /> : null}
    </>
  );
}

export const Noise = (place: Place) => <NoiseBurst spot={spot(place)} />;

export const Objective = ({ colour, ...place }: Place & { readonly colour: Colour | null }) => (
  <Sheet colour={colour} of={null} letters="" spot={spot(place)} />
);

export const Sleepers = ({ known = null, ...place }: Place & { readonly known?: number | null }) => (
  <Capsule numbers={[known]} spot={spot(place, 0.5)} />
);

export const Exit = ({ words, ...place }: Place & { readonly words: string }) => (
  <ExitPlate spot={spot(place, 0.42)} words={words} />
);

export const Spawn = (place: Place) => <Ring spawn={{ order: 1, kind: 'start', active: true }} spot={spot(place)} />;

/** A die as it lies after a roll. */
export const Die = ({
  x,
  y,
  w = 44,
  face,
  ammo = false,
}: Place & { readonly face: string; readonly ammo?: boolean }) => (
  <At x={x} y={y} w={w}>
    <span className={ammo ? 'army-scene-die army-die-ammo' : 'army-scene-die'}>{face}</span>
  </At>
);

/** A card with a picture. */
export const Card = ({ x, y, w = 60, icon, n }: Place & { readonly icon: string; readonly n?: string }) => (
  <At x={x} y={y} w={w} h={w * 1.35}>
    <span className="army-scene-card">
      <Icon name={icon} />
      {n === undefined ? <i /> : <b>{n}</b>}
    </span>
  </At>
);

/** So many Actions are left of some. */
export function Dots({ x, y, w = 30, n, of }: Place & { readonly n: number; readonly of: number }) {
  const places = Array.from({ length: of }, (_, i) => x + i * w);
  return (
    <Drawing>
      {places.map((at) => (
        <circle
          key={at}
          className={at < x + n * w ? 'army-scene-dot' : 'army-scene-dot army-scene-off'}
          cx={at}
          cy={y}
          r={w * 0.36}
        />
      ))}
    </Drawing>
  );
}

const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;

/** The four Danger Levels, up to one of them lit. */
export const Levels = ({
  x,
  y,
  w = 56,
  now,
  letters,
}: Place & { readonly now: number; readonly letters: readonly string[] }) => (
  <>
    {LEVELS.map((level, i) => (
      <At key={level} x={x + i * w * 1.1} y={y} w={w}>
        <span className={`army-scene-level army-scene-${level}${i === now ? ' army-scene-now' : ''}`}>
          {letters[i]}
        </span>
      </At>
    ))}
  </>
);
