import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Thing } from './things.ts';

/** Milliseconds of a press that looks instead of choosing; pixels from which a press is a drag. */
const LONG = 500;
const DRAG = 7;

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  /** The map under the pointer; fingers scroll it by themselves. */
  readonly drags: boolean;
  readonly timer: ReturnType<typeof setTimeout> | null;
  dragging: boolean;
}

export const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;

/** Long presses look at things, drags with the mouse move the map; both swallow the click that follows. */
export function usePointer(
  root: RefObject<HTMLElement | null>,
  map: RefObject<HTMLElement | null>,
  inspect: (thing: Thing, element: HTMLElement) => void,
) {
  const press = useRef<Press | null>(null);
  const swallow = useRef(false);

  const end = (): void => {
    if (press.current?.timer) clearTimeout(press.current.timer);
    press.current = null;
  };

  const onPointerDown = (event: PointerEvent): void => {
    swallow.current = false;
    end();
    if (event.button !== 0) return;
    const element = thingAt(event.target);
    const thing = element?.dataset.thing;
    const timer =
      element && thing
        ? setTimeout(() => {
            end();
            swallow.current = true;
            inspect(thing, element);
          }, LONG)
        : null;
    const onMap = event.target instanceof Node && map.current?.contains(event.target) === true;
    press.current = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      left: map.current?.scrollLeft ?? 0,
      top: map.current?.scrollTop ?? 0,
      drags: onMap && event.pointerType === 'mouse',
      timer,
      dragging: false,
    };
  };

  const onPointerMove = (event: PointerEvent): void => {
    const now = press.current;
    if (now === null || now.id !== event.pointerId) return;
    const [across, down] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.dragging && Math.abs(across) + Math.abs(down) <= DRAG) return;
    if (now.timer) clearTimeout(now.timer);
    if (!now.drags || !map.current) {
      end();
      return;
    }
    if (!now.dragging) root.current?.setPointerCapture(event.pointerId);
    now.dragging = true;
    map.current.scrollLeft = now.left - across;
    map.current.scrollTop = now.top - down;
  };

  const onPointerUp = (): void => {
    if (press.current?.dragging) swallow.current = true;
    end();
  };

  /** True once for the click that ends a long press or a drag. */
  const swallowed = (): boolean => {
    const was = swallow.current;
    swallow.current = false;
    return was;
  };

  return { handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end }, swallowed };
}
