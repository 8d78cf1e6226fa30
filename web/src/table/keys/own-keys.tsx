import type { Message } from '@shamble/kernel';
import { type KeyboardEvent, useState } from 'react';
import { COMMANDS, type CommandId, keysWith, MODIFIERS, refuseKey, withKey } from '../../app/key-map.ts';
import { useSettings } from '../../app/settings.ts';
import { repeatSafe } from '../announce/announcer.ts';
import { useTable } from '../context.ts';
import { ownCommands } from './use-key-map.ts';

/** The commands with their keys, each of which can be changed; what happens is said below, for eyes and ears. */
export function OwnKeys() {
  const table = useTable();
  const { say, board } = table;
  const { keyMap, set } = useSettings();
  const [waiting, setWaiting] = useState<CommandId | null>(null);
  const [said, setSaid] = useState('');
  const own = ownCommands(table);
  const keys = keysWith(keyMap, own);
  const nameOf = (command: CommandId) => {
    const at = own.findIndex(({ id }) => id === command);
    return say(board.commands?.[at]?.name ?? { id: `web.table.keys.${command}` });
  };
  const tell = (message: Message) => setSaid((before) => repeatSafe(before, say(message)));

  const wait = (command: CommandId) => {
    setWaiting(command);
    tell({ id: 'web.table.keys.waiting', params: { what: nameOf(command) } });
  };
  const leave = () => {
    setWaiting(null);
    tell({ id: 'web.table.keys.kept' });
  };
  const take = (command: CommandId, key: string) => {
    const refusal = refuseKey(keys, command, key);
    if (refusal?.code === 'reserved') tell({ id: 'web.table.keys.reserved' });
    else if (refusal) tell({ id: 'web.table.keys.taken', params: { key: keys[refusal.by], what: nameOf(refusal.by) } });
    else {
      const changes = withKey(keyMap, command, key, own);
      set({ keyMap: changes });
      setWaiting(null);
      tell({ id: 'web.table.keys.changed', params: { what: nameOf(command), key: keysWith(changes, own)[command] } });
    }
  };
  const press = (event: KeyboardEvent, command: CommandId) => {
    if (waiting !== command || MODIFIERS.has(event.key)) return;
    // What is meant for the browser stays with it.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // The key that pressed the button may still be down.
    if (event.repeat) return;
    if (event.key === 'Escape') leave();
    else take(command, event.key);
  };

  const changed = Object.keys(keyMap).length > 0;
  return (
    <section className="own-keys" aria-labelledby="own-keys">
      <h3 id="own-keys">{say({ id: 'web.table.keys.own' })}</h3>
      <ul className="own-keys-list">
        {[...COMMANDS, ...own.map(({ id }) => id)].map((command) => (
          <li key={command} data-command={command}>
            <kbd className="table-key">{keys[command] || '–'}</kbd>
            <span className="own-keys-name">{nameOf(command)}</span>
            <button
              type="button"
              className={waiting === command ? 'btn btn-primary table-small' : 'btn table-small'}
              aria-label={waiting === command ? undefined : say(changeOf(nameOf(command)))}
              onClick={() => (waiting === command ? leave() : wait(command))}
              onKeyDown={(event) => press(event, command)}
              // Some browsers press a button when Space is let go.
              onKeyUp={(event) => waiting === command && event.preventDefault()}
              onBlur={() => waiting === command && leave()}
            >
              {say({ id: waiting === command ? 'web.table.keys.wait' : 'web.table.keys.change' })}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn table-small own-keys-reset"
        data-testid="reset-keys"
        aria-disabled={!changed}
        title={changed ? undefined : say({ id: 'web.table.keys.reset.done' })}
        onClick={() => {
          set({ keyMap: {} });
          tell({ id: 'web.table.keys.reset.done' });
        }}
      >
        {say({ id: 'web.table.keys.reset' })}
      </button>
      <p className="own-keys-said" role="status" data-testid="keys-said">
        {said}
      </p>
    </section>
  );
}

const changeOf = (what: string): Message => ({ id: 'web.table.keys.change.of', params: { what } });
