import { useTable } from '../context.ts';
import { showRules } from '../state/ui.ts';

interface RuleLinksProps {
  readonly ids: readonly string[];
  /** At most so many by name; the others behind a number. */
  readonly most?: number;
}

/** Links into the rulebook. */
export function RuleLinks({ ids, most = 3 }: RuleLinksProps) {
  const { say, ui } = useTable();
  if (ids.length === 0) return null;
  const named = ids.length > most + 1 ? ids.slice(0, most) : ids;
  const others = ids.length - named.length;
  return (
    <span className="table-rule-links">
      {named.map((id) => (
        <button
          key={id}
          type="button"
          className="table-link"
          aria-label={say({ id: 'web.table.rules.open', params: { id } })}
          onClick={() => showRules(ui, [id])}
        >
          {id}
        </button>
      ))}
      {others > 0 && (
        <button
          type="button"
          className="table-link"
          aria-label={say({ id: 'web.table.rules.all', params: { more: others, n: ids.length } })}
          onClick={() => showRules(ui, ids)}
        >
          +{others}
        </button>
      )}
    </span>
  );
}
