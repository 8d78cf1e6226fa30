import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Details } from './inspect.tsx';
import { Over } from './over.tsx';
import { thingAt } from './thing-element.ts';
import type { ThingId } from './thing-id.ts';

/** Milliseconds that the mouse or the focus rests on a thing before its slip is shown. */
const REST = 300;

interface Pointed {
  readonly thing: ThingId;
  readonly anchor: HTMLElement;
}

interface SlipProps {
  readonly root: RefObject<HTMLElement | null>;
  /** Whether something else lies over the board. */
  readonly covered: boolean;
  readonly tells: (thing: ThingId) => boolean;
  readonly details: (thing: ThingId) => Details;
}

/**
 * What a thing is, beside it, while it is pointed at: the mouse or the focus of a key rests on it. For the eyes alone:
 * looking at the thing gives the same to whoever listens. What is pointed at draws nothing of the board anew.
 */
export function Slip({ root, covered, tells, details }: SlipProps) {
  const pointed = usePointed(root, tells);
  if (pointed === null || covered) return null;
  const { title, body } = details(pointed.thing);
  return (
    <Over key={pointed.thing} anchor={pointed.anchor} label={title} clear>
      <div className="part-panel">
        <header>
          <strong>{title}</strong>
        </header>
        {body}
      </div>
    </Over>
  );
}

function usePointed(root: RefObject<HTMLElement | null>, tells: (thing: ThingId) => boolean): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const has = useEffectEvent(tells);
  useEffect(() => {
    const { current: board } = root;
    if (!board) return;
    const stop = new AbortController();
    const heard = { passive: true, signal: stop.signal } as const;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let now: HTMLElement | null = null;

    const hide = (): void => {
      clearTimeout(timer);
      if (now !== null) setPointed(null);
      now = null;
    };
    const rest = (target: EventTarget | null): void => {
      const anchor = thingAt(target);
      const thing = anchor?.dataset.thing;
      if (anchor === now && now !== null) return;
      hide();
      if (!anchor || !thing || !has(thing)) return;
      timer = setTimeout(() => {
        now = anchor;
        setPointed({ thing, anchor });
      }, REST);
    };

    const onMove = ({ pointerType, buttons, target }: PointerEvent): void => {
      if (pointerType === 'mouse' && buttons === 0) rest(target);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) rest(target);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && now !== null) event.stopPropagation();
      // Keys that move the focus point at another thing right after this.
      hide();
    };
    board.addEventListener('pointermove', onMove, heard);
    board.addEventListener('focusin', onFocus, heard);
    board.addEventListener('keydown', onKey, heard);
    for (const away of ['pointerleave', 'pointerdown', 'focusout', 'wheel'] as const)
      board.addEventListener(away, hide, heard);
    // What scrolls is inside, and its scrolling is not told to what is around it.
    board.addEventListener('scroll', hide, { ...heard, capture: true });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [root]);
  return pointed;
}
