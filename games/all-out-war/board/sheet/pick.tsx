import { sceneryNumber } from '../../content/scenery.ts';
import { sceneryOf } from '../../rules/state.ts';
import { describe } from '../../text/describe.ts';
import { inches } from '../../text/lengths.ts';
import { SceneryPiece } from '../art/scenery.tsx';
import type { SheetProps } from '../beside.ts';
import { options } from '../options.ts';
import { useStage } from '../stage.ts';

/** A piece alone in the middle of nothing. */
const NOWHERE = { width: 0, height: 0 };

/** Room around a drawing, and how large an inch is. */
const MARGIN = 0.25;
const SCALE = 0.9;

/** The catalogue of scenery: every piece to the same scale, with its points and what it is good for. */
export function PickSheet({ decision }: SheetProps) {
  const { say, selected, view } = useStage();
  if (decision.kind !== 'choose') return null;
  return (
    <section className="war-sheet war-pick part-answers" aria-label={say(describe.prompt(decision))}>
      <ul className="war-pick-list">
        {decision.options.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="war-pick-piece"
              data-thing={`option:${id}`}
              tabIndex={-1}
              aria-pressed={selected === id}
            >
              <Drawing id={id} />
              <b>{say(describe.option(decision, id))}</b>
              <small>
                {options
                  .detail(view as never, decision, id)
                  .map(say)
                  .join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Drawing({ id }: { readonly id: string }) {
  const piece = { kind: sceneryNumber(id), x: 0, y: 0, turn: 0 };
  const [long, short] = sceneryOf(piece).size.map((side) => inches(side) + 2 * MARGIN);
  return (
    <svg
      className="war-pick-drawing"
      viewBox={`${-long / 2} ${-short / 2} ${long} ${short}`}
      style={{ width: `${long * SCALE}rem`, height: `${short * SCALE}rem` }}
      aria-hidden="true"
    >
      <SceneryPiece piece={piece} n={0} plane={NOWHERE} />
    </svg>
  );
}
