import { moving } from '@shamble/parts';
import type { CSSProperties } from 'react';
import { PersonShape } from '../art/sign.tsx';
import { DeadToken } from '../art/tokens.tsx';
import { WALKERS, walksIn } from '../cues.ts';
import { middleOf, type Plane, viewBoxOf } from '../geometry.ts';
import { lettersOf, signOfSurvivor } from '../pieces.ts';
import { type Stage, useStage } from '../stage.ts';

/** Figures on their way, one for each group: they go where the map shows them from then on. */
export function Walkers() {
  const stage = useStage();
  const { plane, cues } = stage;
  const cue = cues.get(WALKERS);
  if (cue === undefined) return null;
  const known = (id: string): boolean => plane.plan.numbers.has(id);
  const ways = walksIn(cue).filter(({ from, to }) => known(from) && known(to));
  return (
    <svg key={cue.n} className="army-over army-walkers" viewBox={viewBoxOf(plane.box)} aria-hidden="true">
      {ways.map(({ from, to, who }) => (
        <g key={`${from} ${to} ${who}`} className="army-walker" {...moving(cue)} style={wayOf(plane, from, to)}>
          <Figure stage={stage} who={who} />
        </g>
      ))}
    </svg>
  );
}

/** It stands where it arrives, and begins where it came from. */
function wayOf(plane: Plane, from: string, to: string): CSSProperties & Record<`--${string}`, string> {
  const [start, end] = [middleOf(plane, from), middleOf(plane, to)];
  return {
    '--army-x': `${end.x}px`,
    '--army-y': `${end.y - 16}px`,
    '--army-from-x': `${start.x}px`,
    '--army-from-y': `${start.y - 16}px`,
  };
}

const AT_ZERO = { x: 0, y: 0, w: 40, h: 40 };

function Figure({ stage: { view }, who }: { readonly stage: Stage; readonly who: string }) {
  const sign = signOfSurvivor(view, who);
  if (sign >= 0)
    return (
      <g transform="translate(-15 -15) scale(1.15)" className="army-person">
        <PersonShape id={who} sign={sign} letters={lettersOf(view).get(who) ?? ''} acting={false} />
      </g>
    );
  const kind = DEAD.find((one) => one === who);
  if (kind === undefined) return null;
  const dead = { kind, n: 1, lying: 0, woken: 0, needs: 0, actions: 1, sleeps: false };
  return <DeadToken dead={dead} form={view.zeusForm} spot={AT_ZERO} plain />;
}

const DEAD = ['shambler', 'alpha', 'valentine', 'queen', 'zeus'] as const;
