import type { Decision } from '@shamble/kernel';
import { useEffect } from 'react';
import { keysWith } from '../../app/key-map.ts';
import { useSettings } from '../../app/settings.ts';
import { useDesk, useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { answerLines, draftOf } from './answer-words.ts';
import { Heard } from './heard.tsx';

export function HintButton() {
  const { say, desk } = useTable();
  const thinking = useDesk(({ hint }) => hint === 'thinking');
  const key = useSettings(({ keyMap }) => keysWith(keyMap).hint);
  return (
    <button
      type="button"
      className="btn btn-quiet table-small table-hint-button"
      data-testid="hint"
      aria-keyshortcuts={key}
      aria-disabled={thinking}
      title={say({ id: 'web.table.hint' })}
      onClick={() => !thinking && desk.askHint()}
    >
      <Glyph name="bulb" />
      <span className="table-tool-words">{say({ id: thinking ? 'web.table.hint.thinking' : 'web.table.hint' })}</span>
    </button>
  );
}

/** A suggested answer with its reason, and a way to take it over. */
export function HintAnswer({ decision }: { readonly decision: Decision }) {
  const { say, desk, kit, ui, layout } = useTable();
  const hint = useDesk((state) => state.hint);
  const told = hint !== null && hint !== 'thinking';
  // A low sheet has no room for it; once it is closed, the board is what counts again.
  useEffect(() => {
    if (!told || layout !== 'phone' || ui.getState().sheet !== 'peek') return;
    ui.setState({ sheet: 'half' });
    let raised = true;
    const forget = ui.subscribe(({ sheet }) => {
      raised &&= sheet === 'half';
    });
    return () => {
      forget();
      if (raised) ui.setState({ sheet: 'peek' });
    };
  }, [told, layout, ui]);
  if (hint === null || hint === 'thinking') return null;
  if (hint === 'none')
    return (
      <p className="table-hint">
        <Heard from="key" about={`none ${decision.n}`} words={() => [say({ id: 'web.table.hint.none' })]} />
        {say({ id: 'web.table.hint.none' })}
      </p>
    );
  const lines = answerLines(decision, hint.answer, kit.describe, say);
  return (
    <div className="table-hint">
      <Heard from="key" about={lines.join(' ')} words={() => [...lines, say(hint.why)]} />
      <div data-testid="hint-answer">
        {lines.length === 1 ? (
          <>
            <Glyph name="bulb" />
            <strong>{lines[0]}</strong>
          </>
        ) : (
          <ul className="table-hint-lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}{' '}
        {say(hint.why)}
      </div>
      <div className="table-hint-buttons">
        <button
          type="button"
          className="btn table-small"
          data-testid="take-hint"
          onClick={() => {
            desk.setDraft(decision, draftOf(decision, hint.answer));
            desk.forgetHint();
          }}
        >
          {say({ id: 'web.table.hint.take' })}
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-icon table-small"
          aria-label={say({ id: 'web.table.note.close' })}
          onClick={() => desk.forgetHint()}
        >
          <Glyph name="close" />
        </button>
      </div>
    </div>
  );
}
