import type { Message, Point } from '@shamble/kernel';
import type { BoardProps } from '@shamble/parts';
import { useState } from 'react';
import { distance } from '../../geometry/vector.ts';
import { itemOf } from '../../rules/cards.ts';
import { canFire } from '../../rules/fire.ts';
import { lineTo } from '../../rules/lines.ts';
import { rangeOf } from '../../rules/loud.ts';
import { modelNamed, type Person, type War } from '../../rules/state.ts';
import { length } from '../../text/lengths.ts';
import { thing } from '../../text/words.ts';
import { useStage } from '../stage.ts';
import { Label } from './labels.tsx';
import { downTo, inches, type Plane } from './plane.ts';
import { shapeOf } from './words.ts';

/** One end of the tape: a point, or a thing by its name, measured from its edge. */
interface End {
  readonly at: Point;
  readonly name: string;
}

export interface Tape {
  readonly from: End | null;
  readonly to: End | null;
}

/** What the tape reads: the gap, what is between, and what the distance means. */
export function tapeWords(war: War, { from, to }: Tape, acting: Person | null): Message[] {
  if (from === null || to === null) return [];
  const gap = gapOf(war, from, to);
  const limits = acting === null ? [] : rangesOf(war, acting).map(({ range }) => range);
  const [a, b] = [modelNamed(war, from.name), modelNamed(war, to.name)];
  const words: Message[] = [{ id: 'boardview.tape.reads', params: { length: length(Math.max(0, gap), limits) } }];
  if (a && b) {
    const { clear, blockers, cover } = lineTo(war, a, b);
    if (!clear) words.push({ id: 'boardview.tape.blocked', params: { by: blockers.map((name) => thing(name)) } });
    else if (cover.length > 0)
      words.push({ id: 'boardview.tape.cover', params: { by: cover.map(({ part }) => thing(part)) } });
    else words.push({ id: 'boardview.tape.clear' });
  }
  if (acting !== null && a === acting)
    for (const { range, item } of rangesOf(war, acting))
      words.push({
        id: gap <= range + 2 ? 'boardview.tape.in' : 'boardview.tape.out',
        params: { item: { id: `item.${item}` } },
      });
  return words;
}

const rangesOf = (war: War, person: Person) =>
  person.slots.slice(0, 2).flatMap((card) => {
    const range = canFire(card) ? rangeOf(war, person, card) : null;
    return range === null ? [] : [{ range, item: itemOf(card).id }];
  });

/** From edge to edge; a bare point has no edge. */
function gapOf(war: War, from: End, to: End): number {
  const radius = ({ name }: End): number => (name !== '' && shapeOf(war, name) ? 500 : 0);
  return distance(...from.at, ...to.at) - radius(from) - radius(to);
}

/** A tape: the first press holds one end, the second reads the distance; it stays until it is put away. */
export function useTape(war: War, acting: Person | null, say: BoardProps['say'], announce: BoardProps['announce']) {
  const [on, setOn] = useState(false);
  const [tape, setTape] = useState<Tape>({ from: null, to: null });
  const press = (at: Point, name = ''): void => {
    setOn(true);
    const next: Tape =
      tape.from === null || tape.to !== null ? { from: { at, name }, to: null } : { from: tape.from, to: { at, name } };
    setTape(next);
    const words = tapeWords(war, next, acting).map((word) => say(word));
    announce(next.to === null ? say({ id: 'boardview.tape.held' }) : words.join(' '));
  };
  const end = (): void => {
    setOn(false);
    setTape({ from: null, to: null });
  };
  const toggle = (): void => {
    if (on) end();
    else {
      setOn(true);
      if (acting) setTape({ from: { at: [acting.x, acting.y], name: acting.id }, to: null });
      announce(say({ id: 'boardview.tape.held' }));
    }
  };
  return { on, tape, press, end, toggle };
}

interface TapeLineProps {
  readonly plane: Plane;
  readonly tape: ReturnType<typeof useTape>;
}

export function TapeLine({ plane, tape: { on, tape } }: TapeLineProps) {
  const { war, acting, say } = useStage();
  if (!on || tape.from === null) return null;
  const { from, to } = tape;
  return (
    <>
      <svg
        className="war-m-layer war-m-over"
        viewBox={`0 0 ${inches(plane.width)} ${inches(plane.height)}`}
        aria-hidden="true"
      >
        <circle className="war-m-tape-end" cx={inches(from.at[0])} cy={downTo(plane, from.at[1])} r=".16" />
        {to ? (
          <g>
            <line
              className="war-m-tape-dark"
              x1={inches(from.at[0])}
              y1={downTo(plane, from.at[1])}
              x2={inches(to.at[0])}
              y2={downTo(plane, to.at[1])}
            />
            <line
              className="war-m-tape"
              x1={inches(from.at[0])}
              y1={downTo(plane, from.at[1])}
              x2={inches(to.at[0])}
              y2={downTo(plane, to.at[1])}
            />
            <circle className="war-m-tape-end" cx={inches(to.at[0])} cy={downTo(plane, to.at[1])} r=".16" />
          </g>
        ) : null}
      </svg>
      {to ? (
        <Label plane={plane} x={(from.at[0] + to.at[0]) / 2} y={(from.at[1] + to.at[1]) / 2} kind="tape">
          {tapeWords(war, tape, acting)
            .map((word) => say(word))
            .join(' ')}
        </Label>
      ) : null}
    </>
  );
}
