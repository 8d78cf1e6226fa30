import { type FormEvent, useEffect, useId, useRef } from 'react';
import { thing } from '../../text/words.ts';
import { useStage } from '../stage.ts';

interface GoToProps {
  /** Goes there; false where nothing of that name is. */
  readonly go: (text: string) => boolean;
  readonly close: () => void;
}

/** A box that takes the name of a place, a thing with a range, or two numbers. */
export function GoToBox({ go, close }: GoToProps) {
  const { tell, acting } = useStage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (go(input.current?.value ?? '')) close();
    else {
      input.current?.setAttribute('aria-invalid', 'true');
      input.current?.select();
    }
  };
  return (
    <form
      className="war-m-goto"
      onSubmit={submit}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') close();
      }}
    >
      <label htmlFor={id}>
        {acting ? tell('boardview.goto.from', { who: thing(acting.id) }) : tell('boardview.goto')}
      </label>
      <input id={id} ref={input} type="text" autoComplete="off" placeholder={tell('boardview.goto.like')} />
    </form>
  );
}
