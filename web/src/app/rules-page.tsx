import type { Kit } from '@shamble/kernel';
import { type Found, type Rulebook, rulebook, searchRules } from '@shamble/kernel/text';
import { use, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Markdown } from '../table/rules/markdown.tsx';
import { Glance } from './glance/glance.tsx';
import { kitOf } from './kits.ts';
import { NoSuchGame } from './no-such-game.tsx';
import { Page } from './page.tsx';
import { useGameText, useLang, useSay } from './say.ts';

/** Where the game at a glance stands on the page. */
const GLANCE = 'glance';

/** The rulebook of a game as a page: contents, search, and every rule under its own address. */
export function RulesPage({ game }: { readonly game: string }) {
  const kit = use(kitOf(game));
  return kit ? <Rules kit={kit} /> : <NoSuchGame game={game} />;
}

function Rules({ kit }: { readonly kit: Kit }) {
  const say = useSay(kit);
  const lang = useLang();
  const text = useGameText(kit);
  const book = useMemo(() => rulebook(text.rulebook, lang), [text, lang]);
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words);
  const found = useMemo(() => searchRules(book, searched), [book, searched]);
  const field = useId();

  // The browser looked for the rule before the book was there.
  useEffect(() => {
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  }, []);

  return (
    <Page title={say({ id: 'web.rules.title', params: { game: { id: 'game.title' } } })} className="rules">
      <h1 className="rules-title">{book.title}</h1>
      <div className="rules-side">
        <label htmlFor={field} className="unseen">
          {say({ id: 'web.rules.search' })}
        </label>
        <input
          id={field}
          type="search"
          className="input"
          placeholder={say({ id: 'web.rules.search' })}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Link className="btn btn-primary" href={`/new/${kit.game.id}`}>
          {say({ id: 'web.shelf.play' })}
        </Link>
        <details className="disclosure rules-contents" open={window.matchMedia('(min-width: 56rem)').matches}>
          <summary>{say({ id: 'web.rules.contents' })}</summary>
          <ol>
            {[{ slug: GLANCE, title: say({ id: 'web.glance' }) }, ...book.chapters].map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#${slug}`} onClick={() => setWords('')}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </div>
      <article className="rules-book on-paper">
        {searched.trim() === '' ? (
          <>
            <section aria-labelledby={GLANCE}>
              <h2 id={GLANCE} tabIndex={-1}>
                {say({ id: 'web.glance' })}
              </h2>
              <Glance kit={kit} />
            </section>
            <Book book={book} />
          </>
        ) : (
          <Results found={found} />
        )}
      </article>
    </Page>
  );
}

function Book({ book }: { readonly book: Rulebook }) {
  return book.chapters.map(({ slug, title, intro, paragraphs }) => (
    <section key={slug} aria-labelledby={slug}>
      <h2 id={slug} tabIndex={-1}>
        {title}
      </h2>
      <Markdown text={intro} />
      {paragraphs.map(({ id, text }) => (
        <Rule key={id ?? text} id={id} text={text} linked />
      ))}
    </section>
  ));
}

function Results({ found }: { readonly found: readonly Found[] }) {
  const say = useSay();
  return (
    <>
      <p role="status" className="hint">
        {say({ id: 'web.rules.found', params: { n: found.length } })}
      </p>
      {found.map(({ id, text, chapter }) => (
        <div key={id ?? text}>
          <p className="rules-chapter">{chapter.title}</p>
          <Rule id={id} text={text} />
        </div>
      ))}
    </>
  );
}

interface RuleProps {
  readonly id: string | null;
  readonly text: string;
  /** Whether the rule stands here under its address. */
  readonly linked?: boolean;
}

function Rule({ id, text, linked }: RuleProps) {
  return (
    <div className="rules-rule" id={linked && id !== null ? id : undefined}>
      {id !== null && (
        <a className="rules-id" href={`#${id}`}>
          {id}
        </a>
      )}
      <Markdown text={text} />
    </div>
  );
}
