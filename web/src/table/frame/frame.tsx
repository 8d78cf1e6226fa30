import type { ReactNode } from 'react';
import { SettingsDialog } from '../../app/settings-dialog.tsx';
import { Live } from '../announce/live.tsx';
import { useDesk, useNow, useTable, useUi } from '../context.ts';
import { Over, Result } from '../end/result.tsx';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Late, Lateness, Soon, useVeiled } from '../late.tsx';
import { Log } from '../log/log.tsx';
import { Recent } from '../log/recent.tsx';
import { Heads } from '../people/cards.tsx';
import { Panels } from '../people/panels.tsx';
import { People } from '../people/people.tsx';
import { Pointers } from '../pointers/pointers.tsx';
import { DiceTray } from '../prompt/dice.tsx';
import { Asked, PromptBox, WaitingFor } from '../prompt/prompt.tsx';
import { Showing } from '../prompt/showing.tsx';
import { type Answering, useAnswering } from '../prompt/use-answering.ts';
import { Between } from '../replay/between.tsx';
import { Replay } from '../replay/replay.tsx';
import { GlanceWindow } from '../rules/glance-window.tsx';
import { Rules } from '../rules/rules.tsx';
import { BoardBox } from './board-box.tsx';
import { Menu } from './menu.tsx';
import { Note } from './note.tsx';
import { Notices } from './notices.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { Rail } from './rail.tsx';
import { Scroller } from './scroller.tsx';
import { Sheet } from './sheet.tsx';
import { StatusLine } from './status-line.tsx';
import { Top } from './top.tsx';

/** Parts that need nothing of their surroundings are made once: what changes around them does not draw them anew. */
const TOP = <Top />;
const ASIDE = (
  <>
    <Live />
    <Menu />
    <KeysDialog />
    <GlanceWindow />
    <Result />
  </>
);
const TEAM = (
  <Late>
    <People />
    <Panels quiet />
  </Late>
);
const RAIL = (
  <Late>
    <Rail />
  </Late>
);
const LOG = (
  <Late>
    <Log />
  </Late>
);
const RECENT = (
  <Late>
    <Recent />
  </Late>
);
const HEADS = (
  <div className="table-heads">
    <Late>
      <Heads />
    </Late>
  </div>
);
const STATUS = <StatusLine />;
const RULES = <Rules />;
const NOTE = <Note />;
const POINTERS = <Pointers />;
const NOTICES = <Notices />;
const DICE = <DiceTray />;
const TABS = <PhoneTabs />;
const BOARD = <BoardBox />;
const PROMPT = (
  <Soon>
    <Prompt />
  </Soon>
);

/** The whole table, laid out for the screen it is on. */
export function Frame() {
  const { ui, layout, roomy } = useTable();
  const rail = useUi((state) => state.rail);
  const tab = useUi((state) => state.phoneTab);
  const sheet = useUi((state) => state.sheet);
  const settings = useUi((state) => state.window === 'settings');
  const small = layout === 'phone' || layout === 'side';
  return (
    <div
      className="table"
      data-layout={layout}
      data-roomy={roomy}
      data-rail={rail && !small}
      data-tab={tab}
      data-sheet={sheet}
    >
      {TOP}
      <Lateness>{small ? <Small /> : <Wide rail={rail} />}</Lateness>
      {ASIDE}
      <SettingsDialog
        open={settings}
        onClose={() => ui.setState(({ window }) => ({ window: window === 'settings' ? null : window }))}
      />
    </div>
  );
}

function Wide({ rail }: { readonly rail: boolean }) {
  const { say } = useTable();
  return (
    <>
      <Scroller aside className="table-people" label={say({ id: 'web.table.people' })}>
        {TEAM}
      </Scroller>
      <Middle>
        {STATUS}
        {NOTICES}
        {BOARD}
        {POINTERS}
        {NOTE}
      </Middle>
      {rail && RAIL}
      {PROMPT}
    </>
  );
}

function Small() {
  const { say, board } = useTable();
  const tab = useUi((state) => state.phoneTab);
  return (
    <>
      {STATUS}
      <Middle>
        {NOTICES}
        {tab === 'board' && BOARD}
        {tab === 'board' && board.cards?.Head && HEADS}
        {tab === 'board' && POINTERS}
        {tab === 'team' && (
          <Scroller className="table-scroll" label={say({ id: 'web.table.people' })}>
            {TEAM}
          </Scroller>
        )}
        {tab === 'log' && LOG}
        {tab === 'rules' && RULES}
        {NOTE}
      </Middle>
      {PROMPT}
      {TABS}
    </>
  );
}

function Middle({ children }: { readonly children: ReactNode }) {
  return <main className="table-main">{children}</main>;
}

/** The question with its ways to answer, by keys too. */
function Prompt() {
  const { decision, outcome, at } = useNow();
  const { layout } = useTable();
  const held = useDesk((state) => state.held && state.past === null);
  const tumbling = useDesk((state) => state.tumbling);
  const past = useDesk((state) => state.past);
  const tab = useUi((state) => state.phoneTab);
  // What somebody who knew more was asked is gone at once; the place is kept for what comes.
  const veiled = useVeiled();
  const handing = useDesk((state) => state.handing);
  const answering = useAnswering(held || veiled || handing ? null : decision);
  useKeys(answering);
  const question = !veiled && (held ? <Showing /> : <Question answering={answering} />);
  const dice = !veiled && !outcome && !tumbling && DICE;
  return (
    <PromptBox at={held || veiled ? null : at}>
      {layout === 'phone' || layout === 'side' ? (
        <Sheet>
          {question}
          {dice}
          {!outcome && !past && tab === 'board' && RECENT}
        </Sheet>
      ) : (
        <>
          {question}
          {dice}
        </>
      )}
    </PromptBox>
  );
}

/** What stands where the question stands: the past, the end, the question, or who is waited for. */
function Question({ answering }: { readonly answering: Answering }) {
  const { decision, outcome } = useNow();
  const past = useDesk((state) => state.past);
  const handing = useDesk((state) => state.handing);
  const between = useUi((state) => state.between);
  if (past) return between === null ? <Replay /> : <Between from={between} />;
  if (outcome) return <Over outcome={outcome} />;
  return decision && !handing ? <Asked decision={decision} answering={answering} /> : <WaitingFor />;
}
