import { useSettings } from '../../app/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useTable, useUi } from '../context.ts';
import { QUERY_KEYS } from '../prompt/option-keys.ts';

/** The keys of the table and the words for what they do. */
const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['1 … 9', 'a b c …'], 'options'],
  [['Space'], 'default'],
  [['Enter'], 'enter'],
  [['Esc'], 'escape'],
  [['Ctrl Z'], 'undo'],
  [['Ctrl Shift Z'], 'redo'],
  [[QUERY_KEYS.here], 'here'],
  [[QUERY_KEYS.possible], 'possible'],
  [[QUERY_KEYS.last], 'last'],
  [[QUERY_KEYS.status], 'status'],
  [[QUERY_KEYS.rules], 'rules'],
  [[QUERY_KEYS.hint], 'hint'],
  [[QUERY_KEYS.replay], 'replay'],
  [['Home', 'End', '←', '→'], 'replay-steps'],
  [['Tab', '← ↑ ↓ →'], 'board'],
  [['+', '-'], 'zoom'],
  [['?'], 'help'],
];

/** Lists the keys; single ones can be switched off here. */
export function KeysDialog() {
  const { say, ui } = useTable();
  const open = useUi((state) => state.window === 'keys');
  const { keys, set } = useSettings();
  return (
    <Dialog
      open={open}
      onClose={() => ui.setState(({ window }) => ({ window: window === 'keys' ? null : window }))}
      title={say({ id: 'web.table.keys' })}
    >
      <dl className="table-keys">
        {KEYS.map(([list, what]) => (
          <div key={what}>
            <dt>
              {list.map((key) => (
                <kbd key={key} className="table-key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{say({ id: `web.table.keys.${what}` })}</dd>
          </div>
        ))}
      </dl>
      <label className="switch">
        <input type="checkbox" checked={keys} onChange={(event) => set({ keys: event.target.checked })} />
        <span className="switch-words">
          <span className="switch-name">{say({ id: 'web.table.keys.single' })}</span>
          <span className="hint">{say({ id: 'web.table.keys.single.what' })}</span>
        </span>
      </label>
    </Dialog>
  );
}
