import { type ReactNode, useId } from 'react';

interface SwitchProps {
  readonly name: ReactNode;
  readonly hint?: ReactNode;
  /** Of the form control. */
  readonly inputName?: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

/** Yes or no, with a line that says what it does. */
export function Switch({ name, hint, inputName, on, change }: SwitchProps) {
  const id = useId();
  return (
    <label className="switch">
      <input
        type="checkbox"
        name={inputName}
        checked={on}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span className="switch-words">
        <span id={`${id}-name`} className="switch-name">
          {name}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="hint">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
