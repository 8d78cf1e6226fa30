import { type ReactNode, useId } from 'react';

interface Choice<T> {
  readonly value: T;
  readonly label: ReactNode;
  /** The full name where the label is an abbreviation or a picture. */
  readonly name?: string;
  readonly lang?: string;
  readonly disabled?: boolean;
}

interface SegmentProps<T> {
  readonly legend: ReactNode;
  /** The legend is only for those who cannot see where the choices stand. */
  readonly quiet?: boolean;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly choose: (value: T) => void;
  readonly hint?: ReactNode;
  readonly className?: string;
  /** Of the form control. */
  readonly name?: string;
}

/** One of a few choices, all in sight: native radio buttons, so arrow keys work as everywhere. */
export function Segment<T extends string | number | boolean>(props: SegmentProps<T>) {
  const { legend, quiet, value, choices, choose, hint, className } = props;
  const id = useId();
  const name = props.name ?? id;
  const hintId = `${id}-hint`;
  return (
    <fieldset className={className ? `segment ${className}` : 'segment'} aria-describedby={hint ? hintId : undefined}>
      <legend className={quiet ? 'unseen' : undefined}>{legend}</legend>
      <div className="segment-choices">
        {choices.map((choice) => (
          <label key={String(choice.value)} className="segment-choice" title={choice.name} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              value={String(choice.value)}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-label={choice.name}
              onChange={() => choose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
