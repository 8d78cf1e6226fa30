import type { Decision } from '@shamble/kernel';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Call, Pace } from './board.ts';
import { STEP } from './cues.ts';
import { type FocusWishes, useFocus } from './focus.ts';
import { type Dragging, usePointer } from './pointer.ts';
import { useShared } from './stage.tsx';
import { elementOf, thingAt } from './thing-element.ts';
import type { ThingId } from './thing-id.ts';

/** What lies over the board: the choices of a thing, what it is, or a panel of the board's own. */
export interface Overlay {
  readonly kind: 'menu' | 'inspect' | 'own';
  readonly thing: ThingId;
  readonly anchor: HTMLElement;
}

/** What a board does with presses and keys; the rest is alike on every board. */
export interface SurfaceWishes extends FocusWishes {
  readonly decision: Decision | null;
  /** Whether there is anything to say about a thing. */
  readonly hasDetails: (thing: ThingId) => boolean;
  /** What was pressed outside of the board. */
  readonly call: Call | null;
  /** What a click or Enter on a thing does. */
  readonly choose: (thing: ThingId, element: HTMLElement) => void;
  /** A new question clears what was begun for the old one. */
  readonly clear: () => void;
  /** Escape, where nothing is open: lets go of what is in the hand; false where there is nothing. */
  readonly letGo: () => boolean;
  /** A press anywhere, before anything is done with it. */
  readonly pressed?: (target: Element) => void;
  /** Keys of the board's own, before those of all boards; true where one was meant. */
  readonly onKey?: (event: KeyboardEvent, thing: ThingId) => boolean;
  readonly dragging?: Dragging;
  /** Two taps in a row on the window. */
  readonly doubleTap?: (x: number, y: number) => void;
  /** The window onto the board or a part of it. */
  readonly pane: RefObject<HTMLElement | null>;
}

/** The tool that looks at things by single taps; its button is the board's. */
export const LOOK = 'tool:look';

/** Overlays, looking, Escape, clicks and keys of a board. */
export function useSurface(wishes: SurfaceWishes) {
  const root = useRef<HTMLElement>(null);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [looking, setLooking] = useState(false);

  const [asked, setAsked] = useState(wishes.decision?.n ?? -1);
  if (asked !== (wishes.decision?.n ?? -1)) {
    setAsked(wishes.decision?.n ?? -1);
    setOverlay(null);
    wishes.clear();
  }

  const open = (kind: Overlay['kind'], thing: ThingId, anchor: HTMLElement): void =>
    setOverlay({ kind, thing, anchor });

  /** The focus goes back to the thing unless it is elsewhere by now, as after a press outside of the board. */
  const close = (): void => {
    const { activeElement } = document;
    if (activeElement === document.body || root.current?.contains(activeElement))
      overlay?.anchor.focus({ preventScroll: true });
    setOverlay(null);
  };

  const inspect = (thing: ThingId, anchor: HTMLElement): void => {
    setLooking(false);
    if (wishes.hasDetails(thing)) open('inspect', thing, anchor);
  };

  const focus = useFocus(root, wishes);
  const { pane, dragging, doubleTap } = wishes;
  const tapTwice = (x: number, y: number): void => {
    setOverlay(null);
    doubleTap?.(x, y);
  };
  const pointer = usePointer({ root, pane, inspect, dragging, doubleTap: doubleTap && tapTwice });

  const choose = (thing: ThingId, element: HTMLElement): void => {
    if (thing === LOOK) setLooking(!looking);
    else if (looking && wishes.hasDetails(thing)) inspect(thing, element);
    else wishes.choose(thing, element);
  };

  // What is not on the board itself, such as a place on a card, is chosen from where it was pressed.
  const answer = useEffectEvent(({ thing, from }: Call) => {
    const element = root.current && elementOf(root.current, thing);
    element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    setOverlay(null);
    choose(thing, element ?? from);
  });
  useEffect(() => {
    if (wishes.call) answer(wishes.call);
  }, [wishes.call]);

  const onClickCapture = (event: MouseEvent): void => {
    if (pointer.swallowed()) event.stopPropagation();
  };

  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('.part-over')) return;
    const element = thingAt(target);
    const before = overlay?.thing;
    if (overlay) setOverlay(null);
    else wishes.pressed?.(target);
    if (element?.dataset.thing && before !== element.dataset.thing) choose(element.dataset.thing, element);
  };

  const onContextMenu = (event: MouseEvent): void => {
    const element = thingAt(event.target);
    if (!element?.dataset.thing) return;
    event.preventDefault();
    inspect(element.dataset.thing, element);
  };

  /** Escape lets go of what is open, then of what is in the hand; then it is the table's. */
  const letGo = (): boolean => {
    if (overlay) close();
    else if (looking) setLooking(false);
    else return wishes.letGo();
    return true;
  };

  const plainKey = (event: KeyboardEvent, thing: ThingId, element: HTMLElement): boolean => {
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    if (event.key.toLowerCase() !== 'i') return wishes.onKey?.(event, thing) || focus.onKey(event, element);
    inspect(thing, element);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const element = thingAt(event.target);
    const thing = element?.dataset.thing;
    if (event.key === 'Escape') {
      if (letGo()) event.stopPropagation();
    } else if (!element || !thing || event.defaultPrevented || element.closest('.part-over')) return;
    else if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    else if (plainKey(event, thing, element)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const { onFocus, onBlur, goTo } = focus;
  const handlers = { onClickCapture, onClick, onContextMenu, onKeyDown, onFocus, onBlur, ...pointer.handlers };
  return { root, overlay, looking, open, close, inspect, goTo, handlers };
}

interface SurfaceProps {
  readonly surface: ReturnType<typeof useSurface>;
  readonly className: string;
  readonly pace: Pace;
  readonly children: ReactNode;
}

/** The root of a board: what hears all that is done on it. */
export function Surface({ surface: { root, looking, handlers }, className, pace, children }: SurfaceProps) {
  const { compact, tell } = useShared();
  const marks = ['part-board', className, compact ? 'part-compact' : '', looking ? 'part-looking' : ''];
  const style: CSSProperties & Record<`--${string}`, string> = { '--part-step': `${STEP[pace]}ms` };
  return (
    <section
      ref={root}
      className={marks.filter(Boolean).join(' ')}
      data-pace={pace}
      aria-label={tell('boardview.board')}
      style={style}
      {...handlers}
    >
      {children}
    </section>
  );
}
