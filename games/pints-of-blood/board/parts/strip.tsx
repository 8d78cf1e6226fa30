import { type Moving, Tool, useOutOfSight } from '@shamble/parts';
import { type ReactNode, useRef } from 'react';
import { useStage } from '../stage.ts';

interface StripProps {
  readonly className?: string;
  readonly label: string;
  /** What lies in it: whenever that changes, it is looked at again. */
  readonly cards: string;
  readonly motion?: Moving;
  readonly children: ReactNode;
}

/** Cards, dishes and dice that may be more than can be seen: then a button says how many and leads there. */
export function Strip({ className = '', label, cards, motion, children }: StripProps) {
  const row = useRef<HTMLDivElement>(null);
  const { before, after } = useOutOfSight(row, { scrolls: true, selector: '.part-thing', cards });
  return (
    <div className="pints-strip">
      <More side="before" n={before} sign="‹" />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of cards */}
      <div role="group" className={`pints-strip-row ${className}`} aria-label={label} ref={row} {...motion}>
        {children}
      </div>
      <More side="after" n={after} sign="›" />
    </div>
  );
}

function More({ side, n, sign }: { readonly side: string; readonly n: number; readonly sign: string }) {
  const { tell } = useStage();
  if (n === 0) return null;
  return (
    <Tool thing={`more:${side}`} name={tell('boardview.more', { n })} className="pints-more">
      <span aria-hidden="true">{`+${n}`}</span>
      <span aria-hidden="true">{sign}</span>
    </Tool>
  );
}
