import type { Point } from '@shamble/kernel';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BASE } from '../../geometry/limits.ts';
import { distance } from '../../geometry/vector.ts';
import { type Plane, pixels, pointAt } from '../mat/plane.ts';
import { type Planned, stopsOf } from './asking.ts';
import { keptBends, placesAbout } from './named.ts';
import { createPreviews, type Previews } from './preview.ts';
import { type Hand, type Meant, meantAs, meantBy } from './resolve.ts';
import { bendsOf, endPoint, type Planning, turnedBy, turnIn } from './use-plan.ts';

/** Pixels, and thousandths, within which a named place is meant; with a finger more. */
const NEAR = { px: 12, least: 250 } as const;
const NEAR_FINGER = { px: 22, least: 400 } as const;
/** Pixels within which the end of a plan is taken hold of. */
const HOLD = { mouse: 14, touch: 24 } as const;
/** So far above the finger floats what it holds. */
const ABOVE = 48;
/** A second tap so near the end, in pixels, is one on it. */
const AGAIN = 6;
/** Pixels from which a press is a drag. */
const DRAG = 5;

export interface HandWishes {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly plane: Plane;
  readonly planning: Planning;
  /** Nothing is snapped, also without Alt. */
  readonly exact: boolean;
  /** The hand does something else, such as measuring: nothing is planned. */
  readonly idle: boolean;
  /** What the chosen Action may be aimed at: no Move is meant there. */
  readonly aims: readonly string[];
  /** What the rules call the thing under the pointer; empty for bare ground. */
  readonly nameAt: (target: EventTarget | null) => string;
}

/** Whether a press on the ghost means what is planned: on the very end of it, or where the same answer would come of it. */
export function isAgain(planned: Planned, pointed: Meant, at: Point, near: number): boolean {
  const end = endPoint(planned);
  if (end === null || pointed.way.option !== planned.way.option) return false;
  const far = distance(...end, ...at);
  if (JSON.stringify(pointed.spot) === JSON.stringify(planned.spot)) return far <= BASE;
  return far <= near && pointed.named === null;
}

interface Hold {
  /** The point of the path that is held; -1 for its end. */
  readonly bend: number;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
  moved: boolean;
}

/** What mouse and finger do on bare ground: point, press, drag the end or a bend, take back. */
export function useHand({ sheet, plane, planning, exact, idle, aims, nameAt }: HandWishes) {
  const [previews] = useState<Previews>(createPreviews);
  const hold = useRef<Hold | null>(null);
  const frame = useRef(0);
  const touching = useRef(false);
  const swallow = useRef(false);
  const { asking, planned } = planning;

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  // What a finger holds goes along with it, and the window stays where it is.
  useEffect(() => {
    const mat = sheet.current;
    const keep = (event: TouchEvent): void => {
      if (hold.current !== null && event.cancelable) event.preventDefault();
    };
    mat?.addEventListener('touchmove', keep, { passive: false });
    return () => mat?.removeEventListener('touchmove', keep);
  }, [sheet]);

  /** The wheel turns what is laid, and the window stays as large as it is. */
  const turn = useEffectEvent((event: WheelEvent): void => {
    if (planned === null || planned.way.place.turns === 0 || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    event.stopPropagation();
    planning.lay(turnedBy(planned, event.deltaY > 0 ? -1 : 1));
  });
  useEffect(() => {
    const mat = sheet.current;
    const wheel = (event: WheelEvent): void => turn(event);
    mat?.addEventListener('wheel', wheel, { passive: false });
    return () => mat?.removeEventListener('wheel', wheel);
  }, [sheet]);

  const inch = (): number => (sheet.current?.getBoundingClientRect().width ?? 1) / (plane.width / 1000);

  const placeOf = (event: { readonly clientX: number; readonly clientY: number }, above = 0): Point | null => {
    const rect = sheet.current?.getBoundingClientRect();
    return rect ? pointAt(plane, rect, event.clientX, event.clientY - above) : null;
  };

  /** What is near enough to mean something, in thousandths. */
  const nearness = (touch: boolean): number => {
    const { px, least } = touch ? NEAR_FINGER : NEAR;
    return Math.max(least, pixels(px, inch()));
  };

  const handAt = (at: Point, free: boolean, touch: boolean, bends: readonly Point[]): Hand => ({
    at,
    near: free || exact ? null : nearness(touch),
    ...(touch ? { flush: NEAR_FINGER.least } : {}),
    bends,
    turn: turnIn(planned),
  });

  /** What a press there would plan: with Shift after what is planned already. */
  const meant = (
    event: Pick<PointerEvent, 'clientX' | 'clientY' | 'altKey' | 'shiftKey' | 'target'>,
    touch: boolean,
    above = 0,
  ): Meant | null => {
    const at = placeOf(event, above);
    if (asking === null || at === null || aims.includes(nameAt(event.target))) return null;
    const about = above === 0 && !event.altKey ? placesAbout(asking, nameAt(event.target))[0] : undefined;
    if (about) return meantAs(about.way, about.id, about.answer);
    const bends = event.shiftKey && planned !== null ? stopsOf(planned) : keptBends(planned);
    return meantBy(asking, handAt(at, event.altKey, touch, bends));
  };

  const show = (event: PointerEvent): void => {
    const { clientX, clientY, altKey, shiftKey, target, pointerType } = event;
    const touch = pointerType === 'touch';
    const seen = { clientX, clientY, altKey, shiftKey, target };
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const held = hold.current;
      if (held === null) {
        const pointed = meant(seen, touch);
        previews.set(pointed && { meant: pointed, held: false });
        return;
      }
      const drawn = dragged(held, seen);
      previews.set(drawn && { meant: drawn, held: true });
    });
  };

  /** The plan with the point that is held where the hand is. */
  const dragged = (held: Hold, event: Pick<PointerEvent, 'clientX' | 'clientY' | 'altKey'>): Meant | null => {
    const at = placeOf(event, held.touch ? ABOVE : 0);
    if (asking === null || planned === null || at === null) return null;
    if (held.bend < 0) return meantBy(asking, handAt(at, event.altKey, held.touch, keptBends(planned)));
    const stops = stopsOf(planned).with(held.bend, at);
    const end = stops[stops.length - 1];
    return meantBy(asking, { ...handAt(end, true, held.touch, stops.slice(0, -1)), near: null });
  };

  /** The point of the plan that a press takes hold of; null where it is none. */
  const holdAt = (event: PointerEvent): Hold | null => {
    const at = placeOf(event);
    if (planned === null || at === null) return null;
    const touch = event.pointerType === 'touch';
    const near = pixels(touch ? HOLD.touch : HOLD.mouse, inch());
    const isNear = (point: Point): boolean => distance(...point, ...at) <= near;
    const end = endPoint(planned);
    const from = { x: event.clientX, y: event.clientY, touch, moved: false };
    if (end !== null && isNear(end)) return { bend: -1, ...from };
    const bend = bendsOf(planned).findIndex(isNear);
    return bend < 0 ? null : { bend, ...from };
  };

  const onPointerDown = (event: PointerEvent): void => {
    touching.current = event.pointerType === 'touch';
    swallow.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    hold.current = holdAt(event);
    if (hold.current === null) return;
    // The window stays where it is.
    event.stopPropagation();
    sheet.current?.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent): void => {
    const held = hold.current;
    if (held !== null && !held.moved) {
      if (Math.abs(event.clientX - held.x) + Math.abs(event.clientY - held.y) <= DRAG) return;
      held.moved = true;
    }
    if (held === null && event.pointerType === 'touch') return;
    if (asking !== null && (!idle || held !== null)) show(event);
  };

  const onPointerUp = (event: PointerEvent): void => {
    const held = hold.current;
    hold.current = null;
    if (held === null || !held.moved) return;
    cancelAnimationFrame(frame.current);
    swallow.current = true;
    const drawn = dragged(held, event);
    previews.set(null);
    if (drawn !== null) planning.lay(drawn);
  };

  const onPointerLeave = (): void => {
    cancelAnimationFrame(frame.current);
    if (hold.current === null) previews.set(null);
  };

  const onPointerCancel = (): void => {
    hold.current = null;
    onPointerLeave();
  };

  /** A press on bare ground; with a finger a second one on the planned end gives it. */
  const press = (event: MouseEvent): void => {
    const touch = touching.current;
    const pointed = meant(event, touch);
    cancelAnimationFrame(frame.current);
    previews.set(null);
    if (pointed === null) return;
    const at = placeOf(event);
    const again = planned !== null && at !== null && isAgain(planned, pointed, at, pixels(AGAIN, inch()));
    if (again && touch && !event.shiftKey) planning.give();
    else planning.lay(pointed);
  };

  /** The right button takes a point back. */
  const onContextMenu = (event: MouseEvent): void => {
    if (nameAt(event.target) !== '' || !planning.back()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** True once for the click that ends a drag. */
  const swallowed = (): boolean => {
    const was = swallow.current;
    swallow.current = false;
    return was;
  };

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerLeave, onPointerCancel, onContextMenu };
  const near = ({ altKey }: MouseEvent): number => (altKey || exact ? 0 : nearness(touching.current));
  return { previews, handlers, press, swallowed, near };
}
