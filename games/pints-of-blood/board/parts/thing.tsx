import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Cue } from '../cues.ts';
import { useStage } from '../stage.ts';
import type { Thing as ThingId } from '../things.ts';

interface ThingProps {
  readonly thing: ThingId;
  /** All that a reader who does not see it should hear. */
  readonly name: string | LateName;
  readonly className: string;
  readonly children: ReactNode;
  readonly pressed?: boolean | undefined;
}

/** Something on the board that can be reached, chosen and looked at. The board's root hears the clicks. */
export function Thing(props: ThingProps) {
  const { options, selected, plan, placing } = useStage();
  const open = options(props.thing);
  const chosen = open.some((id) => id === selected || (placing === null && plan.includes(id)));
  return <Piece {...props} can={open.length > 0} chosen={chosen} popup={open.length > 1} />;
}

interface PieceProps extends ThingProps {
  readonly can: boolean;
  readonly chosen: boolean;
  readonly popup: boolean;
  readonly dim?: boolean;
}

/** The same, told what can be done with it. */
export function Piece({ thing, name, className, children, can, chosen, popup, dim, pressed }: PieceProps) {
  const marks = [
    className,
    'pints-thing',
    can ? 'pints-can' : '',
    chosen ? 'pints-chosen' : '',
    dim ? 'pints-dim' : '',
  ];
  return (
    <div className={marks.filter(Boolean).join(' ')}>
      <span className="pints-looks" aria-hidden="true">
        {children}
      </span>
      <Touch thing={thing} name={name} popup={popup} pressed={pressed ?? (chosen ? true : undefined)} />
      <span className="pints-edge" aria-hidden="true" />
    </div>
  );
}

interface TouchProps {
  readonly thing: ThingId;
  readonly name: string | LateName;
  readonly popup?: boolean;
  readonly pressed?: boolean | undefined;
}

/** The button over a picture: the picture is for the eyes, the button has the words. */
export function Touch({ thing, name, popup, pressed }: TouchProps) {
  return (
    <button
      {...(typeof name === 'string' ? { 'aria-label': name } : { 'aria-label': name.first, ref: name.ref })}
      type="button"
      className="pints-touch"
      data-thing={thing}
      tabIndex={-1}
      aria-haspopup={popup ? 'menu' : undefined}
      aria-pressed={pressed}
    />
  );
}

/** Names that are still to be written. */
const unnamed = new Map<RefObject<HTMLElement | null>, () => string>();

export function writeNames(): void {
  const names = [...unnamed];
  unnamed.clear();
  for (const [element, name] of names) element.current?.setAttribute('aria-label', name());
}

/** A button's name: the first one, and where the later ones are written. */
export interface LateName {
  readonly first: string;
  readonly ref: RefObject<HTMLButtonElement | null>;
}

/**
 * Names a button anew once the board has been painted: the many spaces have long names, and those who see need not
 * wait for them.
 */
export function useLateName(name: () => string): LateName {
  const [first] = useState(name);
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The frame is painted after its callbacks; the next task comes after that.
    if (unnamed.size === 0) requestAnimationFrame(() => setTimeout(writeNames));
    unnamed.set(ref, name);
  });
  return useMemo(() => ({ first, ref }), [first]);
}

/** Tiles that still slide are where they go: what is measured next does not move on. */
export function endSlides(board: Element): void {
  for (const tiles of board.querySelectorAll('.pints-tiles[data-cue]'))
    for (const slide of tiles.getAnimations()) slide.finish();
}

/** What a moving piece needs: the kind of motion, its delay, and a beat that changes from one motion to the next. */
export interface Motion {
  readonly 'data-cue'?: string;
  readonly 'data-beat'?: number;
  readonly style?: CSSProperties;
}

export function moving(cue: Cue | null | undefined, ...motions: readonly string[]): Motion {
  if (!cue || (motions.length > 0 && !motions.includes(cue.motion))) return {};
  // A property of its own would have all within the piece styled anew: only what slides needs one.
  const style: CSSProperties & Record<`--${string}`, number> = { animationDelay: `${cue.delay}ms` };
  if (cue.by !== 0) style['--pints-by'] = cue.by;
  return { 'data-cue': cue.motion, 'data-beat': cue.n % 2, style };
}

/** The key of a small piece that is made anew for every motion; larger ones keep their parts and go by the beat. */
export const again = (cue: Cue | null | undefined, ...motions: readonly string[]): string =>
  cue && motions.includes(cue.motion) ? `${cue.motion} ${cue.n}` : 'still';
