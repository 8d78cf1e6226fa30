import { useEffect, useRef, useState } from 'react';
import { useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';

/** So many pixels may be cut off before it is told. */
const SLACK = 4;
/** So high is what tells it for a pointer and for fingers; and so much of what has no room it covers at most. */
const LEAST = 28;
const LEAST_TOUCH = 46;
const MOST = 120;

interface Below {
  readonly options: number;
  /** How far above the lower edge of what scrolls, in its own pixels: what confirms may stand there. */
  readonly up: number;
  /** How much it covers: no option lies half under it. */
  readonly cover: number;
  /** How far below its own place that ends. */
  readonly drop: number;
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
      setBelow((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    // It tells after the page has been laid out, so that looking costs nothing.
    const watcher = new ResizeObserver(look);
    for (const box of [scroller, ...list.children]) watcher.observe(box);
    // What has the focus comes out from under it.
    const uncover = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('[data-option]')) target.scrollIntoView({ block: 'nearest' });
    };
    scroller.addEventListener('scroll', look, { passive: true });
    list.addEventListener('focusin', uncover);
    return () => {
      watcher.disconnect();
      scroller.removeEventListener('scroll', look);
      list.removeEventListener('focusin', uncover);
    };
  }, []);

  /** Goes down by most of a page; the focus goes along, since the button may be gone there. */
  const goDown = () => {
    const scroller = scrollerOf(sign.current);
    const [next] = optionsBelow(sign.current, edgeOf(sign.current) - coverOf(sign.current));
    (next?.querySelector<HTMLElement>('button') ?? next)?.focus({ preventScroll: true });
    scroller?.scrollBy(0, 0.7 * scroller.clientHeight);
  };

  return (
    <div className="table-more" ref={sign} style={{ insetBlockEnd: below?.up }}>
      {below !== null && (
        <div className="table-more-fade" style={{ minBlockSize: below.cover, insetBlockEnd: -below.drop }}>
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

/** What confirms, where there is something to confirm and it stands at the lower edge, not below it. */
function footOf(sign: HTMLElement | null): Element | null {
  const foot = sign?.parentElement?.querySelector('.table-foot:not(:empty)') ?? null;
  return foot !== null && bottomOf(foot) <= bottomOf(scrollerOf(sign)) + SLACK ? foot : null;
}

const edgeOf = (sign: HTMLElement | null): number =>
  footOf(sign)?.getBoundingClientRect().top ?? bottomOf(scrollerOf(sign));

function lookBelow(sign: HTMLElement | null): Below | null {
  const edge = edgeOf(sign);
  const last = (footOf(sign) ?? sign)?.previousElementSibling;
  if (bottomOf(last) <= edge + SLACK) return null;
  const cover = coverOf(sign);
  const zoom = sign?.currentCSSZoom ?? 1;
  const up = (bottomOf(scrollerOf(sign)) - edge) / zoom;
  const raised = Number.parseFloat(sign?.style.insetBlockEnd ?? '') || 0;
  return {
    options: optionsBelow(sign, edge - cover).length,
    up,
    cover: cover / zoom,
    drop: Math.round((edge - bottomOf(sign)) / zoom + up - raised),
  };
}

const optionsIn = (sign: HTMLElement | null): HTMLElement[] =>
  [...(sign?.parentElement?.querySelectorAll<HTMLElement>('[data-option]') ?? [])].filter(
    ({ offsetParent }) => offsetParent !== null,
  );

const leastOf = (sign: HTMLElement | null): number =>
  sign?.closest('.table-sheet-body') ? LEAST_TOUCH : LEAST * (sign?.currentCSSZoom ?? 1);

/** As far up as the last option that is whole above the button; where none is, as the first. */
function coverOf(sign: HTMLElement | null): number {
  const [edge, least] = [edgeOf(sign), leastOf(sign)];
  const boxes = optionsIn(sign).map((option) => option.getBoundingClientRect());
  const whole = boxes.filter(({ bottom }) => bottom <= edge - least).map(({ bottom }) => bottom);
  const top = whole.length > 0 ? Math.max(...whole) : Math.min(edge - least, ...boxes.map((box) => box.top));
  const cover = edge - top - 1;
  return cover > MOST ? least : Math.max(least, Math.floor(cover));
}

const optionsBelow = (sign: HTMLElement | null, edge: number): HTMLElement[] =>
  optionsIn(sign).filter((option) => bottomOf(option) > edge + SLACK);
