import type { Decision } from '@shamble/kernel';
import { useId } from 'react';
import type { Impossible as NotPossible } from '../../contract.ts';
import { useTable } from '../context.ts';
import { refusalWords } from '../refusal-words.ts';
import { RuleLinks } from '../rules/rule-links.tsx';

interface ImpossibleProps {
  readonly decision: Decision;
  readonly list: readonly NotPossible[];
}

/** What a player may look for and cannot do now, with the reason. */
export function Impossible({ decision, list }: ImpossibleProps) {
  return (
    <ul className="table-option-list">
      {list.map((item) => (
        <li key={item.option}>
          <NotNow decision={decision} item={item} />
        </li>
      ))}
    </ul>
  );
}

function NotNow({ decision, item }: { readonly decision: Decision; readonly item: NotPossible }) {
  const { say, kit } = useTable();
  const id = useId();
  return (
    <div className="table-not-now">
      <button
        type="button"
        className="table-option table-option-not"
        data-testid="impossible"
        data-option={item.option}
        aria-disabled="true"
        aria-describedby={id}
      >
        <span className="table-option-words">{say(kit.describe.option(decision, item.option))}</span>
      </button>
      <p id={id} className="table-not-why">
        {refusalWords(item.refusal, kit.describe, say)} <RuleLinks ids={item.refusal.rules ?? []} />
      </p>
    </div>
  );
}
