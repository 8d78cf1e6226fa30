import type { Decision } from '@shamble/kernel';
import { useStage } from '../stage.ts';
import { standing } from './figure.tsx';
import type { Plane } from './plane.ts';

/** Options that are places themselves, such as where somebody is pushed to: `at-7100-3200`. */
export function endsOf(
  decision: Decision | null,
): readonly { readonly id: string; readonly x: number; readonly y: number }[] {
  if (decision?.kind !== 'choose') return [];
  return decision.options.flatMap((id) => {
    const [, x, y] = /^at-(-?\d+)-(-?\d+)$/.exec(id) ?? [];
    return y === undefined ? [] : [{ id, x: Number(x), y: Number(y) }];
  });
}

/** Their ghosts, as buttons. */
export function Ends({ plane }: { readonly plane: Plane }) {
  const { decision, selected, tell } = useStage();
  return (
    <>
      {endsOf(decision).map(({ id, x, y }, i) => (
        <div
          key={id}
          className={selected === id ? 'war-m-figure war-m-end war-m-chosen' : 'war-m-figure war-m-end war-m-can'}
          style={{ transform: standing(x, y, plane.height) }}
        >
          <span className="war-m-looks" aria-hidden="true">
            <span className="war-m-letters">{i + 1}</span>
          </span>
          <button
            type="button"
            className="war-m-touch"
            data-thing={`option:${id}`}
            tabIndex={-1}
            aria-label={tell('boardview.mat.end', { n: i + 1 })}
            aria-pressed={selected === id || undefined}
          />
        </div>
      ))}
    </>
  );
}
