import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDesk, useTable, useUi } from '../context.ts';
import { bringOut } from '../prompt/sheet-sight.ts';
import { type Sheet as Height, nextSheet } from '../state/ui.ts';
import { Glyph } from './glyph.tsx';

/** So far a finger must go for the next height, in pixels. */
const FAR = 40;

/** What the button of the sheet leads to: higher and higher, then down again. */
const NEXT: Readonly<Record<Height, Height>> = { peek: 'half', half: 'full', full: 'peek' };

/** The tray of a phone: it lies under the board and can be drawn over it, by dragging or by its button. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  const { say, ui } = useTable();
  const height = useUi((state) => state.sheet);
  const selected = useDesk((state) => state.draft.selected);
  const from = useRef<number | null>(null);
  const body = useRef<HTMLDivElement>(null);

  // What is chosen stays in sight when what confirms it comes, and when the sheet is lowered.
  useLayoutEffect(() => {
    const chosen = selected === null ? null : body.current?.querySelector(`[data-option="${CSS.escape(selected)}"]`);
    if (chosen) bringOut(chosen);
    else if (height === 'peek') body.current?.scrollTo(0, 0);
  }, [height, selected]);

  const begin = (event: PointerEvent<HTMLElement>) => {
    from.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const moved = from.current === null ? 0 : from.current - event.clientY;
    from.current = null;
    if (Math.abs(moved) >= FAR) ui.setState(({ sheet }) => ({ sheet: nextSheet(sheet, moved > 0 ? 1 : -1) }));
  };

  return (
    <div className="table-sheet" data-sheet={height}>
      <div className="table-sheet-grip" aria-hidden="true" onPointerDown={begin} onPointerUp={end} />
      <div ref={body} className="table-sheet-body">
        {children}
      </div>
      <button
        type="button"
        className="btn btn-quiet btn-icon table-sheet-height"
        aria-label={say({ id: `web.table.sheet.${NEXT[height]}` })}
        onClick={() => ui.setState({ sheet: NEXT[height] })}
      >
        <Glyph name={height === 'full' ? 'down' : 'up'} />
      </button>
    </div>
  );
}
