import type { Zoom } from './board.ts';
import { useShared } from './stage.tsx';
import { Tool } from './thing.tsx';

/** A sign of a few strokes, on a field of 24 by 24. */
export function Strokes({ d }: { readonly d: string }) {
  return (
    <svg className="part-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Larger and smaller. */
export function ZoomTools({ zoom: { now, most } }: { readonly zoom: Zoom }) {
  const { tell } = useShared();
  return (
    <>
      <Tool thing="tool:in" name={tell('boardview.tool.in')} off={now >= most}>
        <Strokes d="M12 5v14M5 12h14" />
      </Tool>
      <Tool thing="tool:out" name={tell('boardview.tool.out')} off={now <= 1}>
        <Strokes d="M5 12h14" />
      </Tool>
    </>
  );
}
