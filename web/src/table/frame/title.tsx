import { useDesk, useNow, useShown, useTable } from '../context.ts';

/** The game and its round, and whether it is a copy: it must not be taken for the table it was made from. */
export function Title() {
  const { say, kit } = useTable();
  const past = useDesk((state) => state.past);
  const shown = useShown();
  const { copyOf } = useNow().setup;
  const round = kit.round(past?.view ?? shown.view);
  return (
    <div className="table-title">
      <h1 className="notice">{say({ id: 'game.short' })}</h1>
      <p className="table-quiet">
        {say({ id: 'web.table.round', params: { n: round } })}{' '}
        {copyOf !== undefined && (
          <span
            className="table-tag table-title-copy"
            data-testid="copy"
            title={say({ id: 'web.copy.what', params: { at: copyOf } })}
          >
            {say({ id: 'web.copy' })}
          </span>
        )}
      </p>
    </div>
  );
}
