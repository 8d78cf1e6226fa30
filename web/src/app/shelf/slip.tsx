import type { SavedTable } from '@shamble/tables';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { tables } from '../../engine/client.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icon.tsx';
import { detailsOf, type Mishap, MishapNote } from '../../ui/mishap.tsx';
import { copyWords } from '../copy-words.ts';
import { useLang } from '../say.ts';
import { useSettings } from '../settings.ts';
import { ago, dateAndTime, together } from '../when.ts';
import { SlipWords } from './slip-words.tsx';
import { shelfGame, useShelfSay } from './words.ts';

interface SlipProps {
  readonly table: SavedTable;
  readonly onGone: () => void;
}

/** One saved table: what, who, how far, when; its older states; the way to throw it away. */
export function Slip({ table, onGone }: SlipProps) {
  const game = shelfGame(table.game);
  const say = useShelfSay(game);
  const lang = useLang();
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<Mishap | null>(null);
  const named = game ? say({ id: 'game.title' }) : table.game;
  const copy = copyWords(table);
  const title = copy ? say({ id: 'web.copy.of', params: { title: named, copy: say(copy.name) } }) : named;
  const people = together(lang, table.names);

  const discard = async (): Promise<void> => {
    try {
      await tables.remove(table.id);
      onGone();
    } catch (error) {
      setTrouble(failed(error));
    }
  };

  return (
    <li className="slip on-paper" data-testid="saved">
      <Link className="slip-open" href={`/table/${table.id}`}>
        <SlipWords table={table} />
      </Link>
      <div className="slip-foot">
        <time dateTime={new Date(table.when).toISOString()} title={dateAndTime(lang, table.when)}>
          {ago(lang, table.when, Date.now())}
        </time>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={say({ id: 'web.shelf.delete', params: { title, people } })}
          title={say({ id: 'web.shelf.delete', params: { title, people } })}
          onClick={() => setAsking(true)}
        >
          <Icon name="trash-can" />
        </button>
      </div>
      {table.autosaves.length > 0 && <Autosaves table={table} onTrouble={setTrouble} />}
      <MishapNote mishap={trouble} className="slip-trouble" />
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        onAct={() => void discard()}
        title={say({ id: 'web.shelf.delete.title' })}
        text={say({ id: 'web.shelf.delete.text', params: { title, people } })}
        act={say({ id: 'web.shelf.delete.act' })}
      />
    </li>
  );
}

const failed = (error: unknown): Mishap => ({ words: { id: 'web.trouble.failed' }, details: detailsOf(error) });

interface AutosavesProps {
  readonly table: SavedTable;
  readonly onTrouble: (what: Mishap) => void;
}

/** Older states of a table, the latest three first. */
function Autosaves({ table, onTrouble }: AutosavesProps) {
  const say = useShelfSay(shelfGame(table.game));
  const lang = useLang();
  const [, go] = useLocation();
  const latest = table.autosaves.toSorted((a, b) => b.when - a.when);

  const goBack = async (at: number): Promise<void> => {
    const { windows, auto } = useSettings.getState();
    try {
      const opened = await tables.open(table.id, { windows, auto, hold: null }, () => {});
      const refusal = await opened.goBackTo(at);
      await opened.close();
      if (refusal) onTrouble({ words: { id: 'web.shelf.autosave.refused' } });
      else go(`/table/${table.id}`);
    } catch (error) {
      onTrouble(failed(error));
    }
  };

  return (
    <details className="disclosure slip-autosaves">
      <summary>
        <Icon name="backward-time" />
        {say({ id: 'web.shelf.autosaves', params: { n: latest.length } })}
      </summary>
      <ul>
        {latest.map(({ at, round, when }) => (
          <li key={at}>
            <button type="button" className="btn" title={dateAndTime(lang, when)} onClick={() => void goBack(at)}>
              {say({ id: 'web.shelf.autosave', params: { round, when: ago(lang, when, Date.now()) } })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
