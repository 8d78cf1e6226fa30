import { useEffect, useRef } from 'react';
import { MODIFIERS } from '../../app/key-map.ts';
import { useTable, useUi } from '../context.ts';
import { focusPrompt } from '../prompt/focus.ts';
import { Glyph } from './glyph.tsx';

/** The answer to a question key, for the eyes; the announcement says it too. It lies over the board until the next key. */
export function Note() {
  const { say, ui } = useTable();
  const note = useUi((state) => state.note);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = note !== null;
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && box.current?.contains(event.target) === true;
      const isEscape = event.key === 'Escape';
      if (event.repeat || event.key === 'Tab' || MODIFIERS.has(event.key) || (isInside && !isEscape)) return;
      ui.setState({ note: null });
      if (isInside) focusPrompt();
      if (!isEscape) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the board, which may have its own use for the key.
    window.addEventListener('keydown', close, true);
    return () => window.removeEventListener('keydown', close, true);
  }, [isOpen, ui]);
  if (note === null) return null;
  return (
    <div ref={box} className="table-note on-paper" data-testid="note">
      <p>{note.text}</p>
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={say({ id: 'web.table.note.close' })}
        onClick={() => {
          ui.setState({ note: null });
          focusPrompt();
        }}
      >
        <Glyph name="close" />
      </button>
    </div>
  );
}
