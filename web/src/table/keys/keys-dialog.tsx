import type { Message } from '@shamble/kernel';
import { optionKeys } from '../../app/key-map.ts';
import { useSettings } from '../../app/settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useTable, useUi } from '../context.ts';
import { OwnKeys } from './own-keys.tsx';
import { useKeyMap } from './use-key-map.ts';

/** A key with a name of its own in each language. */
const named = (key: string): Message => ({ id: `web.table.key.${key}` });

/** Keys that are always the same, and the words for what they do. */
const FIXED: readonly (readonly [keys: readonly (string | Message)[], what: string])[] = [
  [[named('space')], 'default'],
  [[named('enter')], 'enter'],
  [[named('escape')], 'escape'],
  [['Ctrl Z'], 'undo'],
  [[named('redo')], 'redo'],
  [[named('home'), named('end'), '←', '→'], 'replay-steps'],
  [['← ↑ ↓ →'], 'arrows'],
];

/** Lists the keys; those of commands can be changed here, and single ones switched off. */
export function KeysDialog() {
  const { say, ui, board } = useTable();
  const open = useUi((state) => state.window === 'keys');
  const { keys, set } = useSettings();
  const own = useKeyMap();
  const letters = optionKeys(own).slice(9, 12).join(' ');
  const listed = [[['1 … 9', `${letters} …`], 'options'] as const, ...FIXED];
  return (
    <Dialog
      open={open}
      onClose={() => ui.setState(({ window }) => ({ window: window === 'keys' ? null : window }))}
      title={say({ id: 'web.table.keys' })}
    >
      <dl className="table-keys">
        {listed.map(([list, what]) => (
          <div key={what}>
            <dt>
              {list
                .map((key) => (typeof key === 'string' ? key : say(key)))
                .map((key) => (
                  <kbd key={key} className="table-key">
                    {key}
                  </kbd>
                ))}
            </dt>
            <dd>{say({ id: `web.table.keys.${what}` })}</dd>
          </div>
        ))}
      </dl>
      {board.boardKeys && (
        <>
          <h3>{say({ id: 'web.table.keys.on-board' })}</h3>
          <dl className="table-keys" data-testid="board-keys">
            {board.boardKeys.map(({ key, name }) => (
              <div key={name.id}>
                <dt>
                  <kbd className="table-key">{typeof key === 'string' ? key : say(key)}</kbd>
                </dt>
                <dd>{say(name)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <OwnKeys />
      <label className="switch">
        <input type="checkbox" checked={keys} onChange={(event) => set({ keys: event.target.checked })} />
        <span className="switch-words">
          <span className="switch-name">{say({ id: 'web.table.keys.single' })}</span>
          <span className="hint">{say({ id: 'web.table.keys.single.what', params: { help: own.help } })}</span>
        </span>
      </label>
    </Dialog>
  );
}
