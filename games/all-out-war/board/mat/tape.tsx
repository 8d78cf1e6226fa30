import type { Message } from '@shamble/kernel';
import type { BoardProps } from '@shamble/parts';
import { useState } from 'react';
import type { Person, War } from '../../rules/state.ts';
import { coordinates } from '../../text/lengths.ts';
import { thing } from '../../text/words.ts';
import { useStage } from '../stage.ts';
import { Label } from './labels.tsx';
import { type End, measured } from './measure.ts';
import { downTo, inches, type Plane } from './plane.ts';

export interface Tape {
  readonly from: End | null;
  readonly to: End | null;
}

const tapeWords = (war: War, { from, to }: Tape): Message[] =>
  from === null || to === null ? [] : measured(war, from, to);

/** What an end of it lies on: a thing, or a bare place. */
const endName = ({ at, name }: End): Message => (name === '' ? coordinates(at) : thing(name));

/** A tape: the first press holds one end, the second reads the distance; it stays until it is put away. */
export function useTape(war: War, acting: Person | null, say: BoardProps['say'], announce: BoardProps['announce']) {
  const [on, setOn] = useState(false);
  const [tape, setTape] = useState<Tape>({ from: null, to: null });
  const press = (end: End): void => {
    setOn(true);
    const next: Tape = tape.from === null || tape.to !== null ? { from: end, to: null } : { from: tape.from, to: end };
    setTape(next);
    const words = tapeWords(war, next).map((word) => say(word));
    if (next.from === null) return;
    const from = endName(next.from);
    if (next.to === null) announce(say({ id: 'boardview.tape.from', params: { from } }));
    else announce([say({ id: 'boardview.tape.between', params: { from, to: endName(next.to) } }), ...words].join(' '));
  };
  const end = (): void => {
    setOn(false);
    setTape({ from: null, to: null });
  };
  const toggle = (): void => {
    if (on) end();
    else {
      setOn(true);
      if (acting) press({ at: [acting.x, acting.y], name: acting.id });
      else announce(say({ id: 'boardview.tape.on' }));
    }
  };
  return { on, tape, press, end, toggle };
}

interface TapeLineProps {
  readonly plane: Plane;
  readonly tape: ReturnType<typeof useTape>;
}

export function TapeLine({ plane, tape: { on, tape } }: TapeLineProps) {
  const { war, say } = useStage();
  if (!on || tape.from === null) return null;
  const { from, to } = tape;
  const [first, ...rest] = tapeWords(war, tape).map((word) => say(word));
  const ends = (to ?? from).at;
  const line = {
    x1: inches(from.at[0]),
    y1: downTo(plane, from.at[1]),
    x2: inches(ends[0]),
    y2: downTo(plane, ends[1]),
  };
  return (
    <>
      <svg
        className="war-m-layer war-m-over"
        viewBox={`0 0 ${inches(plane.width)} ${inches(plane.height)}`}
        aria-hidden="true"
      >
        <circle className="war-m-tape-end" cx={line.x1} cy={line.y1} r=".16" />
        {to ? (
          <g>
            <line className="war-m-tape-dark" {...line} />
            <line className="war-m-tape" {...line} />
            <circle className="war-m-tape-end" cx={line.x2} cy={line.y2} r=".16" />
          </g>
        ) : null}
      </svg>
      {to ? (
        <Label plane={plane} x={(from.at[0] + ends[0]) / 2} y={(from.at[1] + ends[1]) / 2} kind="tape">
          <b>{first}</b> {rest.join(' ')}
        </Label>
      ) : null}
    </>
  );
}
