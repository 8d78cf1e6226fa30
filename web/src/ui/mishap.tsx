import type { Message } from '@shamble/kernel';
import { useSay } from '../app/say.ts';

/** What did not work in words, and what the machine says of it. */
export interface Mishap {
  readonly words: Message;
  readonly details?: string;
}

export const detailsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface MishapNoteProps {
  readonly mishap: Mishap | null;
  readonly className: string;
  readonly testId?: string;
}

/** A mishap in a page that goes on; what the machine says is folded. */
export function MishapNote({ mishap, className, testId }: MishapNoteProps) {
  const say = useSay();
  if (mishap === null) return null;
  return (
    <div className={className} role="alert" data-testid={testId}>
      <p>{say(mishap.words)}</p>
      {mishap.details !== undefined && <Details text={mishap.details} />}
    </div>
  );
}

/** What the machine says, for those who report it. */
export function Details({ text }: { readonly text: string }) {
  const say = useSay();
  return (
    <details className="disclosure">
      <summary>{say({ id: 'web.trouble.details' })}</summary>
      <pre className="mishap-details">{text}</pre>
    </details>
  );
}
