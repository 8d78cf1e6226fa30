import { type Chapter, type Found, type Rulebook, searchRules } from '@shamble/kernel/text';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNow, useTable, useUi } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { showRules } from '../state/ui.ts';
import { Markdown } from './markdown.tsx';
import { Paragraph } from './paragraph.tsx';

const NO_RULES: readonly string[] = [];

/** The rulebook beside the table: the rules of the moment, search, chapters. */
export function Rules() {
  const { say, ui, book: read } = useTable();
  const book = read();
  const { decision } = useNow();
  const rule = useUi((state) => state.rule);
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words);
  const found = useMemo(() => searchRules(book, searched), [book, searched]);
  const field = useId();
  const now = decision?.ask.rules ?? NO_RULES;

  // A link into the book leaves the search.
  useEffect(() => {
    if (rule) setWords('');
  }, [rule]);

  return (
    <div className="table-rules">
      <div className="table-rules-head">
        <label htmlFor={field} className="unseen">
          {say({ id: 'web.table.rules.search' })}
        </label>
        <input
          id={field}
          className="input"
          type="search"
          placeholder={say({ id: 'web.table.rules.search' })}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="button" className="btn table-rules-now" onClick={() => ui.setState({ window: 'glance' })}>
          <Glyph name="eye" />
          {say({ id: 'web.glance' })}
        </button>
        {now.length > 0 && rule !== null && (
          <button type="button" className="btn table-rules-now" onClick={() => showRules(ui, now)}>
            {say({ id: 'web.table.rules.now' })}
          </button>
        )}
      </div>
      {searched.trim() !== '' ? <Results found={found} /> : <Book book={book} wanted={rule} now={now} />}
    </div>
  );
}

function Results({ found }: { readonly found: readonly Found[] }) {
  const { say } = useTable();
  return (
    <div className="table-rules-body">
      <p role="status" className="table-quiet">
        {say({ id: 'web.table.rules.found', params: { n: found.length } })}
      </p>
      {found.slice(0, 60).map((paragraph) => (
        <div key={`${paragraph.chapter.slug}${paragraph.id}${paragraph.text.slice(0, 20)}`}>
          <p className="table-quiet">{paragraph.chapter.title}</p>
          <Paragraph paragraph={paragraph} />
        </div>
      ))}
    </div>
  );
}

interface BookProps {
  readonly book: Rulebook;
  readonly wanted: { readonly ids: readonly string[]; readonly serial: number } | null;
  /** Without a wish, the rules of the present question. */
  readonly now: readonly string[];
}

/** The wanted rules on top, then all chapters, folded. */
function Book({ book, wanted, now }: BookProps) {
  const { say } = useTable();
  const top = useRef<HTMLDivElement>(null);
  const rules = useMemo(
    () => (wanted?.ids ?? now).flatMap((id) => book.rule(id) ?? []).filter((rule, i, all) => all.indexOf(rule) === i),
    [book, wanted, now],
  );

  useEffect(() => {
    if (wanted === null) return;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.querySelector<HTMLElement>('[data-rule]')?.focus({ preventScroll: true });
  }, [wanted]);

  return (
    <div className="table-rules-body">
      <div ref={top}>
        {rules.length > 0 && (
          <section
            className="table-rules-card on-paper"
            aria-label={say({ id: wanted ? 'web.table.rules.card' : 'web.table.rules.now' })}
          >
            {rules.map((rule) => (
              <Paragraph key={rule.id} paragraph={rule} marked={wanted !== null} />
            ))}
          </section>
        )}
        {wanted !== null && wanted.ids.length > 0 && rules.length === 0 && (
          <p className="table-quiet">{say({ id: 'web.table.rules.missing', params: { id: wanted.ids.join(', ') } })}</p>
        )}
      </div>
      {book.chapters.map((chapter) => (
        <ChapterFold key={chapter.slug} chapter={chapter} />
      ))}
    </div>
  );
}

/** A chapter that is written out only while it is open. */
function ChapterFold({ chapter }: { readonly chapter: Chapter }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{chapter.title}</h3>
      </summary>
      {open && (
        <>
          <div className="table-rules-intro">
            <Markdown text={chapter.intro} />
          </div>
          {chapter.paragraphs.map((paragraph) => (
            <Paragraph key={`${paragraph.id}${paragraph.text.slice(0, 20)}`} paragraph={paragraph} />
          ))}
        </>
      )}
    </details>
  );
}
