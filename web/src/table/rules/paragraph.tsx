import type { Paragraph as RuleParagraph } from '@shamble/kernel/text';
import { Markdown } from './markdown.tsx';

interface ParagraphProps {
  readonly paragraph: RuleParagraph;
  /** Whether this is a place a link led to. */
  readonly marked?: boolean;
}

/** One rule with its number. */
export function Paragraph({ paragraph: { id, text }, marked }: ParagraphProps) {
  return (
    <div className={marked ? 'table-rule table-rule-marked' : 'table-rule'} data-rule={id ?? undefined} tabIndex={-1}>
      {id !== null && <span className="table-rule-id">{id}</span>}
      <Markdown text={text} />
    </div>
  );
}
