import { useEffect, useId } from 'react';
import { useIntent, useTable, useUi } from '../context.ts';
import { Log } from '../log/log.tsx';
import { Panels } from '../people/panels.tsx';
import { Rules } from '../rules/rules.tsx';
import type { RailTab } from '../state/ui.ts';
import { Glyph } from './glyph.tsx';
import { Scroller } from './scroller.tsx';

const TABS: readonly RailTab[] = ['log', 'rules', 'panels'];

/** Log, rules and forecasts beside the board; it can be put away. */
export function Rail() {
  const { say, ui, layout } = useTable();
  const tab = useUi((state) => state.railTab);
  const id = useId();
  useOpening();
  return (
    <aside className={`table-rail table-rail-${layout}`} aria-label={say({ id: 'web.table.rail' })}>
      <div className="table-rail-head">
        <div className="table-tabs" role="tablist" aria-label={say({ id: 'web.table.rail' })} onKeyDown={turnTabs}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              aria-selected={tab === name}
              aria-controls={`${id}-body`}
              tabIndex={tab === name ? 0 : -1}
              className="table-tab"
              onClick={() => ui.setState({ railTab: name })}
            >
              {say({ id: `web.table.tab.${name}` })}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="btn btn-quiet btn-icon table-tool"
          aria-label={say({ id: 'web.table.rail.hide' })}
          title={say({ id: 'web.table.rail.hide' })}
          onClick={() => ui.setState({ rail: false })}
        >
          <Glyph name="close" />
        </button>
      </div>
      <div id={`${id}-body`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className="table-rail-body">
        {tab === 'log' && <Log />}
        {tab === 'rules' && <Rules />}
        {tab === 'panels' && (
          <Scroller className="table-scroll" label={say({ id: 'web.table.tab.panels' })}>
            <Panels />
          </Scroller>
        )}
      </div>
    </aside>
  );
}

/** The first time something is chosen whose forecast matters, the forecasts open by themselves. */
function useOpening(): void {
  const { ui, board } = useTable();
  const intent = useIntent();
  const opens = intent !== null && (board.opensPanels?.(intent) ?? false);
  useEffect(() => {
    if (opens && !ui.getState().foreseen) ui.setState({ railTab: 'panels', foreseen: true });
  }, [opens, ui]);
}

/** Arrow keys go from tab to tab. */
function turnTabs(event: React.KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  const next = tabs[(at + by + tabs.length) % tabs.length];
  next.focus();
  next.click();
}
