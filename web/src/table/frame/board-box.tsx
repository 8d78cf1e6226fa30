import type { BoardProps, Pace } from '@shamble/parts/board';
import { useLit } from '@shamble/parts/telling';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { usePace } from '../../app/pace.ts';
import { useDesk, useShown, useShownDecision, useTable, useUi } from '../context.ts';
import { useLitThings } from '../log/lit.ts';
import { draftOf } from '../prompt/answer-words.ts';
import { spotOf } from '../prompt/plan.ts';
import { byRef, toldOf } from '../prompt/rows.ts';
import { useAnswering } from '../prompt/use-answering.ts';
import { RuleLinks } from '../rules/rule-links.tsx';
import type { Hint } from '../state/store.ts';
import { Told } from './told.tsx';
import { useZoom } from './use-zoom.ts';
import { ZoomButton } from './zoom.tsx';

const NO_REFS: ReadonlyMap<string, readonly string[]> = new Map();

/** The board with its zoom; it shows a past moment, or the present as far as motion has come. */
export function BoardBox() {
  const { say, board, desk, ui, people, layout } = useTable();
  const shown = useShown();
  const past = useDesk((state) => state.past);
  const draft = useDesk((state) => state.draft);
  const news = useDesk((state) => state.news);
  const tumbling = useDesk((state) => state.tumbling);
  const held = useDesk((state) => state.held);
  const hint = useDesk((state) => state.hint);
  const zoom = useZoom();
  const pace = useBoardPace();
  const box = useRef<HTMLDivElement>(null);
  useLit(box, useLitThings());
  const decision = useShownDecision();
  const call = useUi((state) => state.call);
  // By now the board has heard of it.
  useEffect(() => {
    if (call !== null) ui.setState({ call: null });
  }, [call, ui]);
  const command = useUi((state) => state.command);
  useEffect(() => {
    if (command !== null) ui.setState({ command: null });
  }, [command, ui]);
  const answering = useAnswering(decision);
  const refs = useMemo(() => (decision ? byRef(answering.rows) : NO_REFS), [decision, answering.rows]);
  const props: BoardProps = {
    view: past?.view ?? shown.view,
    say,
    decision,
    refs,
    selected: draft.selected,
    hinted: hinted(hint),
    told: (id) => toldOf(answering.rows, id),
    select: answering.choose,
    follow: (plan) => desk.setDraft(decision, { selected: plan[0], plan }),
    give: (id) => void desk.goOnWith(decision, id),
    plan: draft.plan,
    setPlan: (plan) => desk.setDraft(decision, { plan, selected: null }),
    shares: draft.shares,
    setShares: (shares) => desk.setDraft(decision, { shares, selected: null }),
    spot: spotOf(decision, draft),
    setSpot: (spot) => decision && desk.setDraft(decision, spot ? draftOf(decision, spot) : { spot, selected: null }),
    trouble: answering.notYet,
    announce: (text) => ui.setState({ voice: { from: 'board', words: () => [text] } }),
    hand: draft.hand,
    setHand: (hand) => desk.setDraft(decision, { hand }),
    news: past ? NO_NEWS : news,
    tumbling: tumbling && past === null,
    pace,
    people,
    Rules: RuleLinks,
    compact: layout === 'phone' || layout === 'side',
    zoom,
    command,
    call,
  };
  const catchUp = (event: MouseEvent) => {
    if (ui.getState().lit !== null) ui.setState({ lit: null });
    if (past !== null || !held) return;
    event.stopPropagation();
    desk.skip();
  };
  const { Board } = board;
  return (
    <div className="table-board-box" data-testid="board">
      {/* A press on a board that lags behind shows where the table is; keys skip by answering. */}
      <div className="table-board-inner" onClickCapture={catchUp} ref={box}>
        <Board {...props} />
      </div>
      <Told />
      {zoom.now > 1 && !board.zoom && (
        <fieldset className="table-zoom">
          <legend className="unseen">{say({ id: 'web.table.zoom' })}</legend>
          <ZoomButton id="in" />
          <ZoomButton id="out" />
          <ZoomButton id="fit" />
        </fieldset>
      )}
    </div>
  );
}

/** Of a hint that is one option, that option. */
const hinted = (hint: Hint): string | null =>
  hint !== null && typeof hint === 'object' && typeof hint.answer === 'string' ? hint.answer : null;

const NO_NEWS: BoardProps['news'] = [];

/** How fast things move on the board: as fast as what is being shown. */
function useBoardPace(): Pace {
  const pace = usePace();
  const shown = useDesk(({ beat, beatPace }) => (beat === null ? null : beatPace));
  return pace === 'off' ? 'off' : (shown ?? pace);
}
