import { useEffect, useRef, useState } from 'react';
import { useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';

/** So many pixels may be cut off before it is told; and so high stands what tells it over the edge. */
const SLACK = 4;
const SIGN = 12;

interface Below {
  readonly options: number;
  /** How far above the lower edge of what scrolls, in its own pixels: what confirms may stand there. */
  readonly up: number;
}

/** The last thing in what scrolls: as long as something lies below the edge it says how many options, and leads there. */
export function MoreBelow() {
  const { say } = useTable();
  const sign = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState<Below | null>(null);

  useEffect(() => {
    const list = sign.current?.parentElement;
    const scroller = scrollerOf(sign.current);
    if (!list || !scroller) return;
    const look = () => {
      const now = lookBelow(sign.current);
      setBelow((before) => (before?.options === now?.options && before?.up === now?.up ? before : now));
    };
    // It tells after the page has been laid out, so that looking costs nothing.
    const watcher = new ResizeObserver(look);
    for (const box of [scroller, ...list.children]) watcher.observe(box);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);

  /** Goes down by most of a page; the focus goes along, since the button may be gone there. */
  const goDown = () => {
    const scroller = scrollerOf(sign.current);
    const [next] = optionsBelow(sign.current, edgeOf(sign.current));
    (next?.querySelector<HTMLElement>('button') ?? next)?.focus({ preventScroll: true });
    scroller?.scrollBy(0, 0.7 * scroller.clientHeight);
  };

  return (
    <div className="table-more" ref={sign} style={{ insetBlockEnd: below?.up }}>
      {below !== null && (
        <div className="table-more-fade">
          <button type="button" className="table-more-button" data-testid="more-below" onClick={goDown}>
            <span className="table-more-words">
              {say({ id: 'web.table.more-below', params: { n: below.options } })}
            </span>{' '}
            <Glyph name="down" />
          </button>
        </div>
      )}
    </div>
  );
}

const bottomOf = (element: Element | null | undefined): number => element?.getBoundingClientRect().bottom ?? 0;

/** On a phone the whole sheet scrolls; else an open list, or the question. */
const scrollerOf = (sign: HTMLElement | null) =>
  sign?.closest('.table-sheet-body') ?? sign?.closest('.table-fold-panel, .table-asked');

/** What confirms, where it stands at the lower edge and not below it. */
function footOf(sign: HTMLElement | null): Element | null {
  const foot = sign?.parentElement?.querySelector('.table-foot') ?? null;
  return bottomOf(foot) <= bottomOf(scrollerOf(sign)) + SLACK ? foot : null;
}

const edgeOf = (sign: HTMLElement | null): number =>
  footOf(sign)?.getBoundingClientRect().top ?? bottomOf(scrollerOf(sign));

function lookBelow(sign: HTMLElement | null): Below | null {
  const edge = edgeOf(sign);
  const last = (footOf(sign) ?? sign)?.previousElementSibling;
  if (bottomOf(last) <= edge + SLACK) return null;
  return {
    options: optionsBelow(sign, edge).length,
    up: (bottomOf(scrollerOf(sign)) - edge) / (sign?.currentCSSZoom ?? 1),
  };
}

function optionsBelow(sign: HTMLElement | null, edge: number): HTMLElement[] {
  const options = [...(sign?.parentElement?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
  return options.filter((option) => option.offsetParent !== null && bottomOf(option) > edge - SIGN);
}
