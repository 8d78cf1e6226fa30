import type { Checks, Decision } from '@shamble/kernel';
import { useMemo } from 'react';
import { useDesk, useTable } from '../context.ts';
import { namedIn } from './answer-words.ts';
import { Chosen } from './chosen.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { Fold } from './fold.tsx';
import type { Row } from './grouped.ts';
import { Impossible, useWishes } from './impossible.tsx';
import { OptionButton } from './option-button.tsx';
import { OptionList } from './option-list.tsx';
import { OrderRows } from './order.tsx';
import { fits } from './plan.ts';
import { SplitRows } from './split.tsx';
import type { Answering } from './use-answering.ts';

/** So many options stand open in the strip of a wide screen; more are behind a button. What is put together needs room. */
const OPEN_MAIN = 12;
const OPEN_PARTS = 5;
const OPEN_ALL = 5;
const NO_CHECKS: Checks = {};

interface OptionsProps {
  readonly decision: Decision;
  readonly answering: Answering;
}

/** The options in sight, and what is being put together. */
export function Options({ decision, answering }: OptionsProps) {
  const { layout } = useTable();
  const { rows } = answering;
  const small = layout === 'phone' || layout === 'side';
  // What one press chooses is confirmed below, so that nothing moves under the finger.
  const single = decision.kind === 'choose' || decision.kind === 'place';
  const listed = decision.kind === 'choose' || decision.kind === 'pick' || decision.kind === 'place';
  const main = listed && rows.main.length > 0 && (small || !foldsMain(decision, answering));
  return (
    <div className="table-options">
      {decision.kind === 'split' && <SplitRows decision={decision} rows={rows.main} />}
      {decision.kind === 'order' && <OrderRows decision={decision} rows={rows.main} />}
      {!single && <ConfirmBar decision={decision} answering={answering} />}
      {!small && foldsBelow(decision, answering) && <Folds decision={decision} answering={answering} />}
      {decision.kind === 'pick' && <Chosen decision={decision} answering={answering} />}
      {main && <Main decision={decision} answering={answering} />}
      {!small && rows.beside.length > 0 && !foldsBeside(answering) && (
        <Beside decision={decision} answering={answering} />
      )}
      {small && <Folds decision={decision} answering={answering} />}
      {single && <ConfirmBar decision={decision} answering={answering} />}
    </div>
  );
}

/** Lists behind buttons: what does not stand open, and what is not possible. */
export function Folds({ decision, answering }: OptionsProps) {
  const { say, layout } = useTable();
  const wishes = useWishes(decision);
  const { main, beside } = answering.rows;
  const small = layout === 'phone' || layout === 'side';
  const listed = decision.kind === 'choose' || decision.kind === 'pick' || decision.kind === 'place';
  return (
    <>
      {listed && !small && foldsMain(decision, answering) && (
        <Fold
          key={`main ${decision.n}`}
          name="main"
          title={say({ id: `web.table.list.${decision.kind}` })}
          count={main.length}
        >
          <Main decision={decision} answering={answering} />
        </Fold>
      )}
      {beside.length > 0 && (small || foldsBeside(answering)) && (
        <Fold key={`beside ${decision.n}`} name="beside" title={say({ id: 'web.table.beside' })} count={beside.length}>
          <BesideList decision={decision} answering={answering} />
        </Fold>
      )}
      {wishes.length > 0 && (
        <Fold
          key={`impossible ${decision.n}`}
          name="impossible"
          title={say({ id: 'web.table.impossible' })}
          count={wishes.length}
        >
          <Impossible decision={decision} options={wishes} />
        </Fold>
      )}
    </>
  );
}

/** Whether the lists behind buttons stand with the options, as there is nothing else there or little. */
export const foldsBelow = (decision: Decision, answering: Answering): boolean =>
  decision.kind !== 'choose' || foldsMain(decision, answering);

const foldsMain = ({ kind }: Decision, { rows }: Answering): boolean =>
  rows.main.length > (kind === 'pick' ? OPEN_PARTS : OPEN_MAIN);

const foldsBeside = ({ rows: { main, beside } }: Answering): boolean => main.length + beside.length > OPEN_ALL;

/** The options a hint names. */
function useHinted(): ReadonlySet<string> {
  const hint = useDesk((state) => state.hint);
  return useMemo(() => new Set(hint !== null && typeof hint === 'object' ? namedIn(hint.answer) : []), [hint]);
}

function Main({ decision, answering: { rows, choose } }: OptionsProps) {
  const { kit } = useTable();
  const draft = useDesk((state) => state.draft);
  const hinted = useHinted();
  const checks = kit.game.checks ?? NO_CHECKS;
  const draw = (row: Row) => (
    <OptionButton
      row={row}
      checked={decision.kind === 'pick' ? draft.plan.includes(row.id) : undefined}
      fits={decision.kind !== 'pick' || fits(decision, draft.plan, row.id, checks)}
      selected={draft.selected === row.id}
      main={decision.kind === 'choose' && decision.pass === row.id && draft.selected === null}
      hinted={hinted.has(row.id)}
      onChoose={() => choose(row.id)}
    />
  );
  return <OptionList rows={rows.main} draw={draw} />;
}

function Beside({ decision, answering }: OptionsProps) {
  const { say } = useTable();
  return (
    <div className="table-beside">
      <h3 className="table-beside-title">{say({ id: 'web.table.beside' })}</h3>
      <BesideList decision={decision} answering={answering} />
    </div>
  );
}

function BesideList({ answering: { rows, choose } }: OptionsProps) {
  const selected = useDesk(({ draft }) => draft.selected);
  const hinted = useHinted();
  const draw = (row: Row) => (
    <OptionButton
      row={row}
      selected={selected === row.id}
      hinted={hinted.has(row.id)}
      onChoose={() => choose(row.id)}
    />
  );
  return <OptionList rows={rows.beside} draw={draw} />;
}
