import { useTable } from '../context.ts';
import { showRules } from '../state/ui.ts';
import { byChapter } from './by-chapter.ts';

interface RuleLinksProps {
  readonly ids: readonly string[];
  /** At most so many chapters by name; the others behind a number. */
  readonly most?: number;
}

/** Links into the rulebook: a chapter by its title, and small the numbers of the rules meant there. */
export function RuleLinks({ ids, most = 2 }: RuleLinksProps) {
  const { say, ui, book } = useTable();
  if (ids.length === 0) return null;
  const chapters = byChapter(book(), ids);
  const named = chapters.slice(0, chapters.length > most + 1 ? most : chapters.length);
  const others = ids.length - named.flatMap((chapter) => chapter.ids).length;
  return (
    <span className="table-rule-links">
      {named.map(({ title, ids }) => (
        <button key={title} type="button" className="table-link table-rule-link" onClick={() => showRules(ui, ids)}>
          <span>{title}</span> <small>{ids.join(' ')}</small>
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
