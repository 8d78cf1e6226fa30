import { useTable, useUi } from '../context.ts';
import { MOST_ZOOM, zoomTo } from '../state/ui.ts';
import { Glyph } from './glyph.tsx';

/** One press of a zoom button. */
const STEP = 1.4;

const GLYPHS = { in: 'plus', out: 'minus', fit: 'fit' } as const;

/** Makes the board larger, smaller, or all of it fit. */
export function ZoomButton({
  id,
  className = 'table-zoom-button',
}: {
  readonly id: 'in' | 'out' | 'fit';
  readonly className?: string;
}) {
  const { say, ui } = useTable();
  const zoom = useUi((state) => state.zoom);
  const label = say({ id: `web.table.zoom.${id}` });
  const wanted = { in: zoom * STEP, out: zoom / STEP, fit: 1 }[id];
  return (
    <button
      type="button"
      className={`btn btn-icon ${className}`}
      aria-label={label}
      title={label}
      aria-disabled={id === 'in' && zoom >= MOST_ZOOM}
      onClick={() => zoomTo(ui, wanted)}
    >
      <Glyph name={GLYPHS[id]} />
    </button>
  );
}
