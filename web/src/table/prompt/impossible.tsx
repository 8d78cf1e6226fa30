import { type Decision, isOffered, type Refusal } from '@shamble/kernel';
import type { Impossible as NotPossible } from '@shamble/tables';
import { useEffect, useId, useMemo, useState } from 'react';
import { useNow, useTable, useUi } from '../context.ts';
import { refusalWords } from '../refusal-words.ts';
import { RuleLinks } from '../rules/rule-links.tsx';

/** What a player may look for that is not offered; a board that fails must not stop its table. */
export function useWishes(decision: Decision): readonly string[] {
  const { board } = useTable();
  const { view } = useNow();
  return useMemo(() => {
    try {
      return board.wishes(view, decision).filter((option) => !isOffered(decision, option));
    } catch {
      return [];
    }
  }, [board, view, decision]);
}

interface ImpossibleProps {
  readonly decision: Decision;
  readonly options: readonly string[];
}

/** What a player may look for and cannot do now, with the reason. */
export function Impossible({ decision, options }: ImpossibleProps) {
  const { desk } = useTable();
  const open = useUi((state) => state.fold === 'impossible');
  const [reasons, setReasons] = useState<readonly NotPossible[]>([]);
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    desk.table.whyNot(decision.n, options).then(
      (found) => wanted && setReasons(found),
      // Without its reason it is still not possible.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [desk, decision, options, open]);
  return (
    <ul className="table-option-list">
      {options.map((option) => (
        <li key={option}>
          <NotNow
            decision={decision}
            option={option}
            refusal={reasons.find((reason) => reason.option === option)?.refusal ?? null}
          />
        </li>
      ))}
    </ul>
  );
}

interface NotNowProps {
  readonly decision: Decision;
  readonly option: string;
  /** Null until the table has said why. */
  readonly refusal: Refusal | null;
}

function NotNow({ decision, option, refusal }: NotNowProps) {
  const { say, kit } = useTable();
  const id = useId();
  return (
    <div className="table-not-now">
      <button
        type="button"
        className="table-option table-option-not"
        data-testid="impossible"
        data-option={option}
        aria-disabled="true"
        aria-describedby={id}
      >
        <span className="table-option-words">{say(kit.describe.option(decision, option))}</span>
      </button>
      <p id={id} className="table-not-why">
        {refusal && (
          <>
            {refusalWords(refusal, kit.describe, say)} <RuleLinks ids={refusal.rules ?? []} />
          </>
        )}
      </p>
    </div>
  );
}
