import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { NewVersion } from './new-version.tsx';
import { QuickSettings } from './quick-settings.tsx';
import { useSay } from './say.ts';

interface PageProps {
  /** Of the window; the page's own heading stands in its content. */
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Where the reader came from: the first page shown keeps the focus where the browser puts it. */
let shown: string | null = null;

/** The frame of every screen but the table: name, quick settings, content, foot. */
export function Page({ title, children, className }: PageProps) {
  const say = useSay();
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    document.title = path === '/' ? title : `${title} · ${say({ id: 'web.title' })}`;
  }, [title, path, say]);

  useEffect(() => {
    if (shown !== null && shown !== path) {
      main.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    shown = path;
  }, [path]);

  return (
    <div className="page">
      <a className="page-skip btn" href="#content">
        {say({ id: 'web.skip' })}
      </a>
      <header className="page-head">
        <Link href="/" className="page-name" aria-label={say({ id: 'web.home' })}>
          {say({ id: 'web.title' })}
        </Link>
        <QuickSettings />
      </header>
      <NewVersion />
      <main id="content" ref={main} tabIndex={-1} className={className ? `page-main ${className}` : 'page-main'}>
        {children}
      </main>
      <footer className="page-foot">
        <p>{say({ id: 'web.foot' })}</p>
        <nav aria-label={say({ id: 'web.foot.nav' })}>
          <Link href="/settings">{say({ id: 'web.settings' })}</Link>
          <Link href="/credits">{say({ id: 'web.credits' })}</Link>
        </nav>
      </footer>
    </div>
  );
}
