import type { ReactNode } from 'react';
import type { LateName } from './late-name.ts';
import { isChosen, useShared } from './stage.tsx';
import type { ThingId } from './thing-id.ts';

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
  const stage = useShared();
  const open = stage.options(props.thing).length;
  return <Piece {...props} can={stage.glows(props.thing)} chosen={isChosen(stage, props.thing)} popup={open > 1} />;
}

interface PieceProps extends ThingProps {
  readonly can: boolean;
  readonly chosen: boolean;
  readonly popup: boolean;
  readonly dim?: boolean;
}

/** The same, told what can be done with it. */
export function Piece({ thing, name, className, children, can, chosen, popup, dim, pressed }: PieceProps) {
  const marks = [className, 'part-thing', can ? 'part-can' : '', chosen ? 'part-chosen' : '', dim ? 'part-dim' : ''];
  return (
    <div className={marks.filter(Boolean).join(' ')}>
      <span className="part-looks" aria-hidden="true">
        {children}
      </span>
      <Touch thing={thing} name={name} popup={popup} pressed={pressed ?? (chosen ? true : undefined)} />
      <span className="part-edge" aria-hidden="true" />
    </div>
  );
}

interface TouchProps {
  readonly thing: ThingId;
  readonly name: string | LateName;
  readonly className?: string;
  readonly popup?: boolean;
  readonly pressed?: boolean | undefined;
}

/** The button over a picture: the picture is for the eyes, the button has the words. */
export function Touch({ thing, name, className = 'part-touch', popup, pressed }: TouchProps) {
  return (
    <button
      {...(typeof name === 'string' ? { 'aria-label': name } : { 'aria-label': name.first, ref: name.ref })}
      type="button"
      className={className}
      data-thing={thing}
      tabIndex={-1}
      aria-haspopup={popup ? 'menu' : undefined}
      aria-pressed={pressed}
    />
  );
}

interface ToolProps {
  readonly thing: ThingId;
  readonly name: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly on?: boolean;
  readonly off?: boolean;
}

/** A button of the board's own with a picture or sign on it. */
export function Tool({ thing, name, children, className = 'part-tool', on, off }: ToolProps) {
  return (
    <button
      type="button"
      className={className}
      data-thing={thing}
      tabIndex={-1}
      aria-label={name}
      title={name}
      aria-pressed={on}
      aria-disabled={off}
    >
      {children}
    </button>
  );
}

interface PressProps {
  readonly thing: ThingId;
  readonly children: ReactNode;
  /** The one that most will press. */
  readonly main?: boolean;
}

/** A button of the board's own with words on it. */
export function Press({ thing, children, main = false }: PressProps) {
  const className = main ? 'part-button part-button-main' : 'part-button';
  return (
    <button type="button" className={className} data-thing={thing} tabIndex={-1}>
      {children}
    </button>
  );
}
