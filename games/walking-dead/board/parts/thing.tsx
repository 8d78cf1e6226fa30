import type { ReactNode } from 'react';
import { useStage } from '../stage.ts';
import type { Thing as ThingId } from '../things.ts';

interface ThingProps {
  readonly thing: ThingId;
  /** All that a reader who does not see it should hear. */
  readonly name: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly pressed?: boolean | undefined;
}

/** Something beside the map that can be reached, chosen and looked at. The board's root hears the clicks. */
export function Thing({ thing, name, className, children, pressed }: ThingProps) {
  const { options, selected, plan } = useStage();
  const open = options(thing);
  const chosen = open.some((id) => id === selected || plan.includes(id));
  const marks = [className, 'dead-thing', open.length > 0 ? 'dead-can' : '', chosen ? 'dead-chosen' : ''];
  return (
    <div className={marks.filter(Boolean).join(' ')}>
      <span className="dead-looks" aria-hidden="true">
        {children}
      </span>
      <button
        type="button"
        className="dead-touch"
        data-thing={thing}
        tabIndex={-1}
        aria-label={name}
        aria-haspopup={open.length > 1 ? 'menu' : undefined}
        aria-pressed={pressed ?? (chosen ? true : undefined)}
      />
      <span className="dead-edge" aria-hidden="true" />
    </div>
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

/** A button of the board's own, with words for its name or in it. */
export function Tool({ thing, name, children, className = 'dead-tool', on, off }: ToolProps) {
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
