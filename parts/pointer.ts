import { type PointerEvent, type RefObject, useRef } from 'react';
import { thingAt } from './thing-element.ts';
import type { ThingId } from './thing-id.ts';

/** Milliseconds of a press that looks instead of choosing; pixels from which a press is a drag. */
const LONG = 500;
const DRAG = 7;
/** Two taps so soon after each other, and so near, are one wish. */
const TWICE = { ms: 300, px: 24 } as const;

/** Pieces that can be dragged from thing to thing. */
export interface Dragging {
  readonly can: (thing: ThingId) => boolean;
  /** What follows the finger: the picture of the piece. */
  readonly picture: (element: HTMLElement) => Element;
  readonly lift: (thing: ThingId) => void;
  /** Onto a thing or nowhere; onto itself where the drag was broken off. */
  readonly drop: (thing: ThingId, onto: ThingId | null) => void;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly thing: ThingId | null;
  readonly element: HTMLElement | null;
  /** The window under the mouse and where it was; fingers scroll by themselves. */
  readonly pane: { readonly box: HTMLElement; readonly left: number; readonly top: number } | null;
  readonly timer: ReturnType<typeof setTimeout> | null;
  /** The second of two taps on the window. */
  readonly second: boolean;
  /** What the press has become: a piece on its way, or the window being moved. */
  drag: HTMLElement | 'pane' | null;
}

interface PointerWishes {
  readonly root: RefObject<HTMLElement | null>;
  /** The window that the mouse moves by dragging. */
  readonly pane: RefObject<HTMLElement | null>;
  readonly inspect: (thing: ThingId, element: HTMLElement) => void;
  readonly dragging: Dragging | undefined;
  /** Two taps in a row on the window: the first does what it does, the second only this. */
  readonly doubleTap: ((x: number, y: number) => void) | undefined;
}

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Whether a tap follows another as its second. */
export const isSecond = (first: Tap | null, { at, x, y }: Tap): boolean =>
  first !== null && at - first.at <= TWICE.ms && Math.hypot(x - first.x, y - first.y) <= TWICE.px;

/** Long presses look at things, drags move pieces or the window, two taps change its size; all swallow the click that follows. */
export function usePointer({ root, pane, inspect, dragging, doubleTap }: PointerWishes) {
  const press = useRef<Press | null>(null);
  const swallow = useRef(false);
  const tap = useRef<Tap | null>(null);

  const end = (): void => {
    if (press.current?.timer) clearTimeout(press.current.timer);
    if (press.current?.drag instanceof HTMLElement) press.current.drag.remove();
    press.current = null;
  };

  const onPointerDown = (event: PointerEvent): void => {
    swallow.current = false;
    end();
    // A second finger changes the size: neither of them presses anything.
    if (event.button !== 0 || !event.isPrimary) return;
    const element = thingAt(event.target);
    const thing = element?.dataset.thing ?? null;
    const look = (): void => {
      end();
      swallow.current = true;
      if (element && thing) inspect(thing, element);
    };
    press.current = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      thing,
      element,
      pane: event.pointerType === 'mouse' ? windowAt(pane.current, event.target) : null,
      timer: thing === null ? null : setTimeout(look, LONG),
      // What the first opened may lie under the second.
      second: event.pointerType === 'touch' && isSecond(tap.current, tapOf(event)),
      drag: null,
    };
  };

  const isOnWindow = ({ pointerType, target }: PointerEvent): boolean =>
    pointerType === 'touch' && target instanceof Node && pane.current?.contains(target) === true;

  /** What a press that has moved far enough drags. */
  const begin = (now: Press): Press['drag'] => {
    if (now.thing !== null && now.element && dragging?.can(now.thing)) {
      const ghost = ghostOf(dragging.picture(now.element));
      root.current?.append(ghost);
      dragging.lift(now.thing);
      return ghost;
    }
    return now.pane && 'pane';
  };

  const onPointerMove = (event: PointerEvent): void => {
    const now = press.current;
    if (now === null || now.id !== event.pointerId) return;
    const [across, down] = [event.clientX - now.x, event.clientY - now.y];
    if (now.drag === null) {
      if (Math.abs(across) + Math.abs(down) <= DRAG) return;
      if (now.timer) clearTimeout(now.timer);
      now.drag = begin(now);
      if (now.drag === null) {
        end();
        return;
      }
      root.current?.setPointerCapture(event.pointerId);
    }
    if (now.drag instanceof HTMLElement) {
      const box = root.current?.getBoundingClientRect();
      now.drag.style.left = `${event.clientX - (box?.left ?? 0)}px`;
      now.drag.style.top = `${event.clientY - (box?.top ?? 0)}px`;
    } else if (now.pane) {
      now.pane.box.scrollLeft = now.pane.left - across;
      now.pane.box.scrollTop = now.pane.top - down;
    }
  };

  const tapped = (event: PointerEvent, { second }: Press): void => {
    tap.current = isOnWindow(event) && !second ? tapOf(event) : null;
    if (!second || !doubleTap) return;
    swallow.current = true;
    doubleTap(event.clientX, event.clientY);
  };

  const onPointerUp = (event: PointerEvent): void => {
    const now = press.current;
    end();
    if (now && !now.drag) tapped(event, now);
    if (!now?.drag) return;
    swallow.current = true;
    if (now.drag === 'pane' || now.thing === null) return;
    const below = document.elementsFromPoint(event.clientX, event.clientY).map(thingAt);
    dragging?.drop(now.thing, below.find((element) => element !== null)?.dataset.thing ?? null);
  };

  const onPointerCancel = (): void => {
    const now = press.current;
    end();
    if (now?.drag instanceof HTMLElement && now.thing !== null) dragging?.drop(now.thing, now.thing);
  };

  /** True once for the click that ends a long press or a drag. */
  const swallowed = (): boolean => {
    const was = swallow.current;
    swallow.current = false;
    return was;
  };

  return { handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }, swallowed };
}

const tapOf = ({ timeStamp, clientX, clientY }: PointerEvent): Tap => ({ at: timeStamp, x: clientX, y: clientY });

/** The window, where something in it was pressed and it shows only a part. */
function windowAt(box: HTMLElement | null, target: EventTarget): Press['pane'] {
  if (!box || !(target instanceof Node) || !box.contains(target)) return null;
  if (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight) return null;
  return { box, left: box.scrollLeft, top: box.scrollTop };
}

function ghostOf(picture: Element): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'part-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(picture.cloneNode(true));
  return ghost;
}
