import { copyWords } from '../../app/copy-words.ts';
import { useDesk, useNow, useShown, useTable } from '../context.ts';

/** The game and its round, and whether it is a copy: it must not be taken for the table it was made from. */
export function Title() {
  const { say, kit } = useTable();
  const past = useDesk((state) => state.past);
  const shown = useShown();
  const copy = copyWords(useNow().setup);
  const round = kit.round(past?.view ?? shown.view);
  return (
    <div className="table-title">
      <h1 className="notice">{say({ id: 'game.short' })}</h1>
      <p className="table-quiet">
        {say({ id: 'web.table.round', params: { n: round } })}{' '}
        {copy && (
          <span className="table-tag table-title-copy" data-testid="copy" title={say(copy.what)}>
            {say(copy.name)}
          </span>
        )}
      </p>
    </div>
  );
}
