import { useTable } from '../context.ts';
import { Glyph } from './glyph.tsx';
import { useZoom } from './use-zoom.ts';

const GLYPHS = { in: 'plus', out: 'minus', fit: 'fit' } as const;

/** Makes the board larger, smaller, or all of it fit. */
export function ZoomButton({
  id,
  className = 'table-zoom-button',
}: {
  readonly id: 'in' | 'out' | 'fit';
  readonly className?: string;
}) {
  const { say } = useTable();
  const zoom = useZoom();
  const label = say({ id: `web.table.zoom.${id}` });
  const press = { in: () => zoom.by(1), out: () => zoom.by(-1), fit: () => zoom.to(1) }[id];
  return (
    <button
      type="button"
      className={`btn btn-icon ${className}`}
      aria-label={label}
      title={label}
      aria-disabled={id === 'in' && zoom.now >= zoom.most}
      onClick={press}
    >
      <Glyph name={GLYPHS[id]} />
    </button>
  );
}
