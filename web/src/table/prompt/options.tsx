import type { Decision } from '@shamble/kernel';
import { type ReactNode, useMemo } from 'react';
import { useDesk, useTable, useUi } from '../context.ts';
import { Late } from '../late.tsx';
import { PlanLines } from '../people/panels.tsx';
import { namedIn } from './answer-words.ts';
import { Chosen } from './chosen.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { Fold } from './fold.tsx';
import type { Row } from './grouped.ts';
import { Impossible, useWishes } from './impossible.tsx';
import { openIn } from './open.ts';
import { OptionButton } from './option-button.tsx';
import { FEW, OptionList } from './option-list.tsx';
import { OrderRows } from './order.tsx';
import { canJoin, isOneOf } from './plan.ts';
import { type Rows, wayOn } from './rows.ts';
import { SplitRows } from './split.tsx';
import type { Answering } from './use-answering.ts';
import { foldOf, unfolded, type Verb } from './verbs.ts';

/** On a small screen what can be played beside a question stands open where there is hardly anything else. */
const OPEN_SMALL = 3;

interface OptionsProps {
  readonly decision: Decision;
  readonly answering: Answering;
}

/** The options in sight, and what is being put together. */
export function Options({ decision, answering }: OptionsProps) {
  const { layout, roomy, board } = useTable();
  const { rows } = answering;
  const small = layout === 'phone' || layout === 'side';
  // On a wide screen what is put together of many is confirmed above them; all else below, so that nothing moves under
  // the finger.
  const above = decision.kind === 'pick' && !small;
  const listed = useListed(decision);
  const main = listed && rows.main.length > 0 && (small || !foldsMain(decision, answering, roomy));
  const folds = !small && foldsBelow(decision, answering, roomy) && <Folds decision={decision} answering={answering} />;
  return (
    <div className="table-options">
      {decision.kind === 'split' && !listed && <SplitRows decision={decision} rows={rows.main} />}
      {decision.kind === 'order' && <OrderRows decision={decision} rows={rows.main} />}
      {above && <ConfirmBar decision={decision} answering={answering} />}
      {decision.kind !== 'choose' && folds}
      {decision.kind === 'pick' && <Chosen decision={decision} answering={answering} />}
      {main && <Main decision={decision} answering={answering} />}
      {decision.kind === 'choose' && folds}
      {rows.beside.length > 0 && !foldsBeside(rows, roomy, small) && (
        <Beside decision={decision} answering={answering} />
      )}
      {small && <Folds decision={decision} answering={answering} />}
      {small && answering.open && board.planPanel && (
        <Late>
          <PlanLines high />
        </Late>
      )}
      <div className="table-foot">{!above && <ConfirmBar decision={decision} answering={answering} />}</div>
    </div>
  );
}

/** Whether the answers are buttons of a list. */
function useListed(decision: Decision): boolean {
  const oneOf = useDesk(({ draft }) => isOneOf(decision, draft));
  return decision.kind === 'choose' || decision.kind === 'pick' || decision.kind === 'place' || oneOf;
}

/** Lists behind buttons: what does not stand open, and what is not possible. */
export function Folds({ decision, answering }: OptionsProps) {
  const { say, layout, roomy } = useTable();
  const wishes = useWishes(decision);
  const { main, beside, verbs } = answering.rows;
  const small = layout === 'phone' || layout === 'side';
  const listed = useListed(decision);
  return (
    <>
      {!small && verbs !== null && <Main decision={decision} answering={answering} />}
      {listed && !small && verbs === null && foldsMain(decision, answering, roomy) && (
        <Fold
          key={`main ${decision.n}`}
          name="main"
          title={say({ id: `web.table.list.${decision.kind === 'split' ? 'choose' : decision.kind}` })}
          count={main.length}
        >
          <Main decision={decision} answering={answering} />
        </Fold>
      )}
      {beside.length > 0 && foldsBeside(answering.rows, roomy, small) && (
        <FoldedBeside decision={decision} answering={answering} />
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
export function foldsBelow(decision: Decision, answering: Answering, roomy: boolean): boolean {
  if (decision.kind !== 'choose' || foldsMain(decision, answering, roomy)) return true;
  const { main, beside } = answering.rows;
  return main.length <= FEW && (beside.length === 0 || foldsBeside(answering.rows, roomy, false));
}

const foldsMain = ({ kind }: Decision, { rows }: Answering, roomy: boolean): boolean =>
  rows.verbs !== null || rows.main.length > openIn(roomy)[kind === 'pick' ? 'parts' : 'main'];

/** Whether what can be played beside a question is behind a button. */
export const foldsBeside = ({ main, beside }: Rows, roomy: boolean, small: boolean): boolean =>
  main.length + beside.length > (small ? OPEN_SMALL : openIn(roomy).all);

/** The options a hint names. */
function useHinted(decision: Decision): ReadonlySet<string> {
  const hint = useDesk((state) => state.hint);
  return useMemo(
    () => new Set(hint !== null && typeof hint === 'object' ? namedIn(decision, hint.answer) : []),
    [decision, hint],
  );
}

function Main({ decision, answering: { rows, choose } }: OptionsProps) {
  const { kit } = useTable();
  const draft = useDesk((state) => state.draft);
  const hinted = useHinted(decision);
  const draw = (row: Row, keyless = false) => (
    <OptionButton
      row={row}
      keyless={keyless}
      checked={decision.kind === 'pick' ? draft.plan.includes(row.id) : undefined}
      fits={decision.kind !== 'pick' || canJoin(decision, draft.plan, row.id, kit.game)}
      selected={draft.selected === row.id || (decision.kind === 'split' && (draft.shares[row.id] ?? 0) > 0)}
      main={wayOn(decision) === row.id && draft.selected === null}
      hinted={hinted.has(row.id)}
      onChoose={() => choose(row.id)}
    />
  );
  return rows.verbs ? <Verbs verbs={rows.verbs} draw={draw} /> : <OptionList rows={rows.main} draw={draw} />;
}

interface VerbsProps {
  readonly verbs: readonly Verb[];
  readonly draw: (row: Row, keyless: boolean) => ReactNode;
}

/** What one can do, each behind a button; what can be done in one way only is that option. */
function Verbs({ verbs, draw }: VerbsProps) {
  // The keys belong to the list that is open.
  const open = useUi(({ fold }) => unfolded(verbs, fold) !== null);
  return (
    <div className="table-verbs">
      {verbs.map((verb) =>
        verb.rows.length === 1 ? (
          <div key={foldOf(verb)} className="table-fold">
            {draw(verb.rows[0], open)}
          </div>
        ) : (
          <Fold
            key={foldOf(verb)}
            name={foldOf(verb)}
            title={verb.title}
            count={verb.rows.length}
            shortcut={open ? null : verb.key}
          >
            <OptionList rows={verb.rows} draw={(row) => draw(row, false)} />
          </Fold>
        ),
      )}
    </div>
  );
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

/** What can be played beside behind buttons: one for each thing one can do, which it names; else one for all. */
function FoldedBeside({ decision, answering }: OptionsProps) {
  const { say } = useTable();
  const { beside, besideVerbs } = answering.rows;
  const draw = useDrawBeside(decision, answering);
  if (besideVerbs) return <Verbs verbs={besideVerbs} draw={draw} />;
  return (
    <Fold key={`beside ${decision.n}`} name="beside" title={say({ id: 'web.table.beside' })} count={beside.length}>
      <OptionList rows={beside} draw={draw} />
    </Fold>
  );
}

function BesideList({ decision, answering }: OptionsProps) {
  return <OptionList rows={answering.rows.beside} draw={useDrawBeside(decision, answering)} />;
}

function useDrawBeside(decision: Decision, { choose }: Answering): (row: Row) => ReactNode {
  const selected = useDesk(({ draft }) => draft.selected);
  const hinted = useHinted(decision);
  return (row) => (
    <OptionButton
      row={row}
      selected={selected === row.id}
      hinted={hinted.has(row.id)}
      onChoose={() => choose(row.id)}
    />
  );
}
