import type { Decision, Message, Refusal } from '@shamble/kernel';
import { useId, useMemo, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useDesk, useNow, useTable } from '../context.ts';
import { Glyph } from '../frame/glyph.tsx';
import { Late } from '../late.tsx';
import { PlanLines } from '../people/panels.tsx';
import { refusalWords } from '../refusal-words.ts';
import { RuleLinks } from '../rules/rule-links.tsx';
import { answerWords } from './answer-words.ts';
import { Detail } from './detail.tsx';
import { Heard } from './heard.tsx';
import { MoreBelow } from './more-below.tsx';
import { NoUndo } from './no-undo.tsx';
import { answerOf, type Draft, isFilled, isMarked, isTouched, left } from './plan.ts';
import { takesTwo } from './pointer.ts';
import type { Answering } from './use-answering.ts';

interface ConfirmBarProps {
  readonly decision: Decision;
  readonly answering: Answering;
}

/** What would be given now, why it cannot be yet, and the button that gives it. */
export function ConfirmBar({ decision, answering }: ConfirmBarProps) {
  const { say, desk, kit, board, layout } = useTable();
  const { view, setup } = useNow();
  const draft = useDesk((state) => state.draft);
  const giving = useDesk((state) => state.giving);
  const oneTap = useSettings((settings) => settings.oneTap);
  const why = useId();
  /** The question to which nothing was pressed once, and the one to which what cannot be given was. */
  const [meant, setMeant] = useState<string | null>(null);
  const [tried, setTried] = useState<string | null>(null);
  const whole = useMemo(
    () => board.options?.whole?.(view, { decision, ...draft }) ?? null,
    [board, view, decision, draft],
  );
  const { selected } = draft;
  const row = useMemo(() => {
    const found = [...answering.rows.main, ...answering.rows.beside].find(({ id }) => id === selected);
    return found && whole ? { ...found, detail: () => whole.detail().map(say).join(' ') } : found;
  }, [answering.rows, selected, whole, say]);
  if (!answering.open) return null;
  const { notYet, ready } = answering;
  const locks = answering.locks || (whole?.weight === 'reveals' && !setup.freeUndo);
  const single = selected !== null || draft.spot !== null ? answerOf(decision, draft) : null;
  const marked = isMarked(decision, draft);
  const question = `${decision.seat}/${decision.n}`;
  const told = board.options?.confirm?.(view, { decision, ...draft }) ?? null;
  const summary = single === null ? countOf(decision, draft.plan.length, draft.shares, told) : null;
  // Where a first tap only shows, nothing is no exception, unless the button says what comes of it.
  const nothing = notYet === null && told === null && isNothing(decision, draft);
  const press = () => {
    if (notYet !== null) setTried(question);
    else if (nothing && meant !== question && takesTwo(oneTap, false)) setMeant(question);
    else answering.confirm();
  };
  const chosen = single === null ? null : answerWords(decision, single, kit.describe, say);
  const words = whole ? say(whole.words) : chosen;
  // In the strip of a wide screen it stands at the option alone, which is in sight.
  const small = layout === 'phone' || layout === 'side';
  const label = told ?? confirmLabel(decision, draft, notYet);
  const alarm = row?.alarm?.() ?? null;
  /** What was chosen but not given, with what comes of it; the board itself says places. */
  const heard = (): readonly string[] => {
    const given = told ? say(told) : words;
    const detail = row?.detail?.() ?? '';
    return [
      given,
      // Where the button says it already, it is not said twice.
      given?.endsWith(detail.replace(/\.$/, '')) ? null : detail,
      alarm,
      locks ? say({ id: 'web.table.no-undo' }) : null,
      ready && !small ? say({ id: 'web.table.confirm.key' }) : null,
    ].flatMap((part) => part || []);
  };
  const clearing = say({
    id: single !== null ? 'web.table.unselect' : `web.table.${isFilled(draft) ? 'as-begun' : 'clear'}`,
  });
  return (
    <div className="table-confirm">
      {single !== null && decision.kind !== 'place' && <Heard about={`${question} ${words}`} words={heard} />}
      <p className="table-confirm-words" role={single === null ? 'status' : undefined}>
        {words !== null && decision.kind !== 'place' && (
          <strong className={small && told ? 'unseen' : undefined}>{words}</strong>
        )}
        {(whole !== null || (small && !told)) && row?.detail && <Detail row={row} />}
        {!(small || whole) && alarm !== null && (
          <>
            {' '}
            <strong className="table-alarm">{alarm}</strong>
          </>
        )}
        {summary && say(summary)}
        {locks && !(small && told) && (
          <>
            {' '}
            <NoUndo />
          </>
        )}
      </p>
      <div className="table-confirm-buttons">
        <button
          type="button"
          className={['btn', marked && 'btn-primary', alarm !== null && 'btn-alarm'].filter(Boolean).join(' ')}
          data-testid="confirm"
          data-nothing={nothing || undefined}
          aria-disabled={notYet !== null || giving}
          aria-describedby={notYet ? why : undefined}
          aria-keyshortcuts={ready ? 'Space' : undefined}
          onClick={press}
        >
          {ready && (
            <span className="table-key" aria-hidden="true">
              ␣
            </span>
          )}
          {decision.kind === 'place' && words
            ? words
            : say(nothing && meant === question ? { id: 'web.table.confirm.nothing' } : label)}
        </button>
        {isTouched(decision, draft) && (
          <button
            type="button"
            className={small ? 'btn btn-quiet btn-icon' : 'btn btn-quiet'}
            aria-label={small ? clearing : undefined}
            onClick={() => desk.clear()}
          >
            {small ? <Glyph name="close" /> : clearing}
          </button>
        )}
        {small && told && locks && <NoUndo short />}
        {small && <MoreBelow short />}
      </div>
      {small && board.planPanel && (
        <Late>
          <PlanLines />
        </Late>
      )}
      {notYet && (
        <p id={why} className="table-confirm-why" data-tried={tried === question || undefined}>
          {refusalWords(notYet, kit.describe, say)} <RuleLinks ids={notYet.rules ?? []} />
        </p>
      )}
    </div>
  );
}

/** Whether to confirm now would be to take none of what is offered. */
const isNothing = (decision: Decision, { selected, plan }: Draft): boolean =>
  decision.kind === 'pick' && selected === null && plan.length === 0 && decision.options.length > 0;

function confirmLabel(decision: Decision, { selected, plan }: Draft, notYet: Refusal | null): Message {
  const lacks = notYet !== null && plan.length === 0;
  if (selected !== null || decision.kind !== 'pick' || lacks) return { id: 'web.table.confirm' };
  return { id: 'web.table.confirm.pick', params: { n: plan.length } };
}

/** How much is chosen of how much; where a button says what is given, how much of at most is no help. */
function countOf(
  decision: Decision,
  chosen: number,
  shares: Readonly<Record<string, number>>,
  told: Message | null,
): Message | null {
  if (decision.kind === 'split')
    return { id: 'web.table.split.left', params: { left: left(decision, shares), total: decision.total } };
  if (decision.kind !== 'pick') return null;
  const { min, max } = decision;
  if (min === max) return { id: 'web.table.pick.exactly', params: { chosen, max } };
  return told === null ? { id: 'web.table.pick.count', params: { chosen, max } } : null;
}
