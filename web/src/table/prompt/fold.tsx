import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTable, useUi } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { Behind } from './behind.tsx';
import { bringOut } from './sheet-sight.ts';

interface FoldProps {
  readonly name: string;
  readonly title: string;
  readonly count: number;
  /** The key that opens it. */
  readonly shortcut?: string | null;
  readonly children: ReactNode;
}

/** A list behind a button: over the board on wide screens, in its place on small ones. One is open at a time. */
export function Fold({ name, title, count, shortcut = null, children }: FoldProps) {
  const { ui } = useTable();
  const open = useUi((state) => state.fold === name);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // In the sheet of a phone its list would open out of sight.
  useLayoutEffect(() => {
    if (open && box.current) bringOut(box.current, 'start');
  }, [open]);
  return (
    <div className="table-fold" ref={box}>
      <button
        type="button"
        className="btn table-fold-button"
        aria-expanded={open}
        aria-controls={id}
        aria-keyshortcuts={shortcut ?? undefined}
        onClick={() => ui.setState({ fold: open ? null : name })}
      >
        {shortcut !== null && (
          <span className="table-key" aria-hidden="true">
            {shortcut}
          </span>
        )}
        {title} <span className="table-count">{count}</span>
        <Glyph name={open ? 'down' : 'up'} />
      </button>
      <Behind id={id} open={open} className="table-fold-panel" label={title}>
        {children}
      </Behind>
    </div>
  );
}
