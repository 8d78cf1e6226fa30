import { Tool, useOutOfSight } from '@shamble/parts';
import { type ReactNode, useRef } from 'react';
import { useStage } from '../stage.ts';

interface StripProps {
  readonly id: string;
  readonly className: string;
  /** Whether the row scrolls by itself, or with what it lies in. */
  readonly scrolls: boolean;
  /** Which cards lie in it: whenever they change, they are looked for again. */
  readonly cards: string;
  readonly children: ReactNode;
}

const CARDS = '.dead-place-card, .dead-member, .dead-item';

/** Cards side by side in a row that may scroll; where some are out of sight, a button says how many and leads there. */
export function Strip({ id, className, scrolls, cards, children }: StripProps) {
  const row = useRef<HTMLDivElement>(null);
  const { before, after } = useOutOfSight(row, { scrolls, selector: CARDS, cards });
  return (
    <div className="dead-strip">
      <More id={`${id}.before`} n={before} sign="‹" />
      <div className={`dead-strip-row ${scrolls ? 'dead-scrolls' : ''} ${className}`} ref={row}>
        {children}
      </div>
      <More id={`${id}.after`} n={after} sign="›" />
    </div>
  );
}

function More({ id, n, sign }: { readonly id: string; readonly n: number; readonly sign: string }) {
  const { tell } = useStage();
  if (n === 0) return null;
  return (
    <Tool thing={`more:${id}`} name={tell('boardview.more', { n })} className="dead-more">
      <span aria-hidden="true">{`+${n}`}</span>
      <span aria-hidden="true">{sign}</span>
    </Tool>
  );
}
