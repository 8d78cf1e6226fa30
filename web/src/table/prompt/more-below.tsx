import { useEffect, useRef, useState } from 'react';
import { useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { bringOut, endOf, sheetOf, startOf } from './sheet-sight.ts';

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

interface MoreBelowProps {
  /** Beside what confirms: a number that covers nothing. */
  readonly short?: boolean;
}

/** As long as something lies below the edge of what scrolls, it says how many options, and leads there. */
export function MoreBelow({ short = false }: MoreBelowProps) {
  const { say } = useTable();
  const sign = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState<Below | null>(null);

  useEffect(() => {
    const list = listOf(sign.current);
    const scroller = scrollerOf(sign.current);
    if (!list || !scroller) return;
    const look = () => {
      const now = short ? lookUnder(sign.current) : lookBelow(sign.current);
      setBelow((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    // It tells after the page has been laid out, so that looking costs nothing.
    const watcher = new ResizeObserver(look);
    for (const box of [scroller, ...partsOf(list)]) watcher.observe(box);
    // What has the focus comes out from under it.
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.closest('[data-option]')) return;
      if (short) bringOut(target);
      else target.scrollIntoView({ block: 'nearest' });
    };
    scroller.addEventListener('scroll', look, { passive: true });
    list.addEventListener('focusin', uncover);
    return () => {
      watcher.disconnect();
      scroller.removeEventListener('scroll', look);
      list.removeEventListener('focusin', uncover);
    };
  }, [short]);

  /** Goes down by most of a page; the focus goes along, since the button may be gone there. */
  const goDown = () => {
    const scroller = scrollerOf(sign.current);
    const edge = edgeOf(sign.current);
    const [next] = optionsBelow(sign.current, edge - (short ? 0 : coverOf(sign.current)));
    (next?.querySelector<HTMLElement>('button') ?? next)?.focus({ preventScroll: true });
    if (scroller) scroller.scrollBy(0, 0.7 * (edge - startOf(scroller)));
  };

  if (short)
    return (
      <div className="table-more-beside" ref={sign}>
        {below !== null && (
          <button
            type="button"
            className="btn btn-quiet"
            data-testid="more-below"
            aria-label={say({ id: 'web.table.more-below', params: { n: below.options } })}
            onClick={goDown}
          >
            {below.options > 0 && below.options} <Glyph name="down" />
          </button>
        )}
      </div>
    );
  return (
    <div className="table-more" ref={sign} style={{ insetBlockEnd: below?.up }}>
      {below !== null && (
        <div
          className="table-more-fade"
          data-bare={below.cover === 0 || undefined}
          style={{ minBlockSize: below.cover, insetBlockEnd: -below.drop }}
        >
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
const scrollerOf = (sign: HTMLElement | null) => sheetOf(sign) ?? sign?.closest('.table-fold-panel, .table-asked');

/** What holds the options. */
const listOf = (sign: HTMLElement | null): HTMLElement | null =>
  sign?.closest<HTMLElement>('.table-fold-panel, .table-asked') ?? null;

/** The boxes that are laid out: on a phone a list may have none of its own. */
const partsOf = (list: Element): Element[] =>
  [...list.children].flatMap((part) => (getComputedStyle(part).display === 'contents' ? partsOf(part) : [part]));

/** What confirms, where there is something to confirm and it stands at the lower edge, not below it. */
function footOf(sign: HTMLElement | null): Element | null {
  const foot = listOf(sign)?.querySelector('.table-foot:not(:empty)') ?? null;
  return foot !== null && bottomOf(foot) <= bottomOf(scrollerOf(sign) ?? null) + SLACK ? foot : null;
}

const edgeOf = (sign: HTMLElement | null): number =>
  footOf(sign)?.getBoundingClientRect().top ?? bottomOf(scrollerOf(sign));

/** Beside what confirms: all that scrolls under it counts. */
function lookUnder(sign: HTMLElement | null): Below | null {
  const scroller = scrollerOf(sign);
  if (!scroller || scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= SLACK) return null;
  return { options: optionsBelow(sign, endOf(scroller)).length, up: 0, cover: 0, drop: 0 };
}

function lookBelow(sign: HTMLElement | null): Below | null {
  const edge = edgeOf(sign);
  const scroller = scrollerOf(sign);
  const last = sheetOf(sign) ? lastOf(sign) : (footOf(sign) ?? sign)?.previousElementSibling;
  if (!scroller || bottomOf(last) <= edge + SLACK) return null;
  const cover = coverOf(sign);
  const zoom = sign?.currentCSSZoom ?? 1;
  const up = (bottomOf(scroller) - edge) / zoom;
  const raised = Number.parseFloat(sign?.style.insetBlockEnd ?? '') || 0;
  return {
    options: optionsBelow(sign, edge - cover).length,
    up,
    cover: cover / zoom,
    drop: Math.round((edge - bottomOf(sign)) / zoom + up - raised),
  };
}

/** The last box of what is asked. */
const lastOf = (sign: HTMLElement | null): Element | undefined => {
  const list = listOf(sign);
  return list === null ? undefined : partsOf(list).findLast((part) => part !== sign && part.clientHeight > 0);
};

const optionsIn = (sign: HTMLElement | null): HTMLElement[] =>
  [...(listOf(sign)?.querySelectorAll<HTMLElement>('[data-option]') ?? [])].filter(
    ({ offsetParent }) => offsetParent !== null,
  );

const leastOf = (sign: HTMLElement | null): number =>
  sheetOf(sign) ? LEAST_TOUCH : LEAST * (sign?.currentCSSZoom ?? 1);

/** As far up as the last option that is whole above the button; where none is, nothing is covered, for half of one is better than none. */
function coverOf(sign: HTMLElement | null): number {
  const [edge, least] = [edgeOf(sign), leastOf(sign)];
  const boxes = optionsIn(sign).map((option) => option.getBoundingClientRect());
  const whole = boxes.filter(({ bottom }) => bottom <= edge - least).map(({ bottom }) => bottom);
  if (whole.length === 0 && boxes.some((box) => box.top < edge - least)) return 0;
  const top = whole.length > 0 ? Math.max(...whole) : edge - least;
  const cover = edge - top - 1;
  return cover > MOST ? least : Math.max(least, Math.floor(cover));
}

const optionsBelow = (sign: HTMLElement | null, edge: number): HTMLElement[] =>
  optionsIn(sign).filter((option) => bottomOf(option) > edge + SLACK);
