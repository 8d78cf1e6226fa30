import type { Message } from '@shamble/kernel';
import type { SavedTable } from '@shamble/tables';
import { copyWords } from '../copy-words.ts';
import { useLang } from '../say.ts';
import { together } from '../when.ts';
import { shelfGame, useShelfSay } from './words.ts';

/** What a saved table is, how far it is, and who plays. */
export function SlipWords({ table }: { readonly table: SavedTable }) {
  const game = shelfGame(table.game);
  const say = useShelfSay(game);
  const copy = copyWords(table);
  return (
    <>
      <span className="slip-title">
        {game ? say({ id: 'game.title' }) : table.game}
        {copy && (
          <>
            {' '}
            <span className="slip-copy" data-testid="copy" title={say(copy.what)}>
              {say(copy.name)}
            </span>
          </>
        )}
      </span>
      <span className="slip-state">{say(stateOf(table))}</span>
      <span className="slip-people">{together(useLang(), table.names)}</span>
    </>
  );
}

function stateOf({ over, toPlay, round }: SavedTable): Message {
  if (over) return { id: 'web.shelf.over', params: { round } };
  if (toPlay === null) return { id: 'web.shelf.round', params: { round } };
  return { id: 'web.shelf.to-play', params: { round, who: toPlay } };
}
