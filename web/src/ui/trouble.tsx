import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSay } from '../app/say.ts';
import { Details, detailsOf, type Mishap, MishapNote } from './mishap.tsx';

/** What can go wrong, each with its own words `web.trouble.<kind>.*`. */
export type TroubleKind =
  | 'address'
  | 'game'
  | 'table'
  | 'damaged'
  | 'newer'
  | 'newer-shelf'
  | 'unreadable'
  | 'language'
  | 'worker'
  | 'download'
  | 'storage'
  | 'crash';

interface TroubleProps {
  readonly kind: TroubleKind;
  /** What the machine says, for those who report it. */
  readonly details?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Gives the data out as a file; shown as "Save the log as a file". */
  readonly onExport?: (() => void | Promise<void>) | undefined;
  /** Goes on from the last state that is sound. */
  readonly onLastGood?: (() => void | Promise<void>) | undefined;
  /** No way to the shelf, for a message inside a page that goes on. */
  readonly inline?: boolean;
  readonly children?: ReactNode;
}

/** Says what happened, that the data is kept, and the ways on. */
export function Trouble({ kind, details, onRetry, onExport, onLastGood, inline, children }: TroubleProps) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  const [failed, setFailed] = useState<Mishap | null>(null);

  useEffect(() => {
    if (!inline) heading.current?.focus();
  }, [inline]);

  const attempt = (work: () => void | Promise<void>) => async () => {
    try {
      setFailed(null);
      await work();
    } catch (error) {
      setFailed({ words: { id: 'web.trouble.failed' }, details: detailsOf(error) });
    }
  };

  const Heading = inline ? 'h2' : 'h1';
  return (
    <section className={inline ? 'trouble trouble-inline on-paper' : 'trouble on-paper'} role="alert">
      <Heading ref={heading} tabIndex={-1} className="trouble-title">
        {say({ id: `web.trouble.${kind}.title` })}
      </Heading>
      <p>{say({ id: `web.trouble.${kind}.what` })}</p>
      <p>{say({ id: `web.trouble.${kind}.kept` })}</p>
      {children}
      <div className="trouble-ways">
        {onRetry && (
          <button type="button" className="btn btn-primary" onClick={attempt(onRetry)}>
            {say({ id: 'web.trouble.retry' })}
          </button>
        )}
        {onLastGood && (
          <button type="button" className="btn" onClick={attempt(onLastGood)}>
            {say({ id: 'web.trouble.last-good' })}
          </button>
        )}
        {onExport && (
          <button type="button" className="btn" onClick={attempt(onExport)}>
            {say({ id: 'web.trouble.export' })}
          </button>
        )}
        {!inline && (
          <a className={onRetry ? 'btn' : 'btn btn-primary'} href="/">
            {say({ id: 'web.trouble.shelf' })}
          </a>
        )}
      </div>
      <MishapNote mishap={failed} className="trouble-failed" />
      {details && <Details text={details} />}
    </section>
  );
}
