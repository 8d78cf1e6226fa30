import type { CSSProperties, ReactNode } from 'react';
import type { Cue } from '../cues.ts';
import { useStage } from '../stage.ts';
import type { Thing as ThingId } from '../things.ts';

interface ThingProps {
  readonly thing: ThingId;
  /** All that a reader who does not see it should hear. */
  readonly name: string;
  readonly className: string;
  readonly children: ReactNode;
  /** Further reasons to be marked, beside the options of the decision. */
  readonly can?: boolean;
  readonly chosen?: boolean;
  readonly dim?: boolean;
  readonly pressed?: boolean | undefined;
}

/** Something on the board that can be reached, chosen and looked at. The board's root hears the clicks. */
export function Thing({ thing, name, className, children, can, chosen, dim, pressed }: ThingProps) {
  const { options, selected, plan, placing } = useStage();
  const open = options(thing);
  const taken = open.some((id) => id === selected || (placing === null && plan.includes(id)));
  const marks = [
    className,
    'pints-thing',
    open.length > 0 || can ? 'pints-can' : '',
    taken || chosen ? 'pints-chosen' : '',
    dim ? 'pints-dim' : '',
  ];
  return (
    <div className={marks.filter(Boolean).join(' ')}>
      <span className="pints-looks" aria-hidden="true">
        {children}
      </span>
      <Touch
        thing={thing}
        name={name}
        popup={open.length > 1}
        pressed={pressed ?? (taken || chosen ? true : undefined)}
      />
      <span className="pints-edge" aria-hidden="true" />
    </div>
  );
}

interface TouchProps {
  readonly thing: ThingId;
  readonly name: string;
  readonly popup?: boolean;
  readonly pressed?: boolean | undefined;
}

/** The button over a picture: the picture is for the eyes, the button has the words. */
export function Touch({ thing, name, popup, pressed }: TouchProps) {
  return (
    <button
      type="button"
      className="pints-touch"
      data-thing={thing}
      tabIndex={-1}
      aria-label={name}
      aria-haspopup={popup ? 'menu' : undefined}
      aria-pressed={pressed}
    />
  );
}

/** What a moving piece needs: a key that starts the motion anew, its kind, and its delay. */
export function moving(cue: Cue | undefined, ...motions: readonly string[]) {
  if (!cue || (motions.length > 0 && !motions.includes(cue.motion))) return { key: 'still' };
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--pints-delay': `${cue.delay}ms`,
    '--pints-by': cue.by,
  };
  return { key: `${cue.motion} ${cue.n}`, 'data-motion': cue.motion, style };
}
