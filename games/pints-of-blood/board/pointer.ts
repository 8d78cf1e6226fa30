import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Thing } from './things.ts';

/** Milliseconds of a press that looks instead of choosing; pixels from which a press is a drag. */
const LONG = 500;
const DRAG = 7;

export interface PointerWishes {
  readonly inspect: (thing: Thing, element: HTMLElement) => void;
  /** Whether a thing can be dragged. */
  readonly canDrag: (thing: Thing) => boolean;
  readonly lift: (thing: Thing) => void;
  readonly drop: (thing: Thing, onto: Thing | null) => void;
}

interface Press {
  readonly id: number;
  readonly thing: Thing;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  ghost: HTMLElement | null;
}

export const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;

/** Long presses look at things, drags move chips; both swallow the click that follows. */
export function usePointer(root: RefObject<HTMLElement | null>, wishes: PointerWishes) {
  const press = useRef<Press | null>(null);
  const swallow = useRef(false);

  const end = (): void => {
    if (press.current === null) return;
    clearTimeout(press.current.timer);
    press.current.ghost?.remove();
    press.current = null;
  };

  const onPointerDown = (event: PointerEvent): void => {
    swallow.current = false;
    end();
    const element = thingAt(event.target);
    const thing = element?.dataset.thing;
    if (!element || !thing || event.button !== 0) return;
    const timer = setTimeout(() => {
      end();
      swallow.current = true;
      wishes.inspect(thing, element);
    }, LONG);
    press.current = { id: event.pointerId, thing, element, x: event.clientX, y: event.clientY, timer, ghost: null };
  };

  const onPointerMove = (event: PointerEvent): void => {
    const now = press.current;
    if (now === null || now.id !== event.pointerId) return;
    const far = Math.abs(event.clientX - now.x) + Math.abs(event.clientY - now.y) > DRAG;
    if (now.ghost === null && !far) return;
    if (now.ghost === null) {
      clearTimeout(now.timer);
      if (!wishes.canDrag(now.thing)) {
        end();
        return;
      }
      now.ghost = ghostOf(now.element);
      root.current?.append(now.ghost);
      root.current?.setPointerCapture(event.pointerId);
      wishes.lift(now.thing);
    }
    const box = root.current?.getBoundingClientRect();
    now.ghost.style.left = `${event.clientX - (box?.left ?? 0)}px`;
    now.ghost.style.top = `${event.clientY - (box?.top ?? 0)}px`;
  };

  const onPointerUp = (event: PointerEvent): void => {
    const now = press.current;
    end();
    if (!now?.ghost) return;
    swallow.current = true;
    const below = document.elementsFromPoint(event.clientX, event.clientY).map(thingAt);
    wishes.drop(now.thing, below.find((element) => element !== null)?.dataset.thing ?? null);
  };

  const onPointerCancel = (): void => {
    const dragged = press.current?.ghost ? press.current.thing : null;
    end();
    if (dragged !== null) wishes.drop(dragged, dragged);
  };

  /** True once for the click that ends a long press or a drag. */
  const swallowed = (): boolean => {
    const was = swallow.current;
    swallow.current = false;
    return was;
  };

  return { handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }, swallowed };
}

/** What follows the finger: the picture of the chip. */
function ghostOf(element: HTMLElement): HTMLElement {
  const picture = element.parentElement?.querySelector('.pints-chip') ?? element;
  const ghost = document.createElement('div');
  ghost.className = 'pints-drag';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(picture.cloneNode(true));
  return ghost;
}
