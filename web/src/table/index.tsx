import { fingerprint, isWindow, type Seat } from '@shamble/kernel';
import { type Rulebook, rulebook } from '@shamble/kernel/text';
import type { Person } from '@shamble/parts/board';
import type { Pacing, TableSetup, TableUpdate } from '@shamble/tables';
import { Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { loadGame } from '../app/load-game.ts';
import { useOthersPace, usePace } from '../app/pace.ts';
import { useGameText, useLang, useSay } from '../app/say.ts';
import { useSettings } from '../app/settings.ts';
import { tables } from '../engine/client.ts';
import { Context, type TableContext } from './context.ts';
import { Curtain } from './curtain.tsx';
import { carriedTo } from './end/carried.ts';
import { useVictories } from './end/use-victories.ts';
import { Frame } from './frame/frame.tsx';
import { useLayout, useRoomy } from './frame/layout.ts';
import { teller } from './log/tell.ts';
import { watchPointer } from './prompt/pointer.ts';
import { afterPaint } from './state/frame.ts';
import { TableDesk } from './state/store.ts';
import { createUi, type UiStore } from './state/ui.ts';
import { TableTrouble } from './trouble.tsx';
import './styles.css';

/** One table, opened for play, replay or watching. */
export function TableScreen({ id }: { readonly id: string }) {
  const say = useSay();
  const layout = useLayout();
  const [desk] = useState(() => new TableDesk(tables, id, afterPaint));
  const [ui] = useState(() => createUi(layout === 'desk'));
  const now = useStore(desk.store, (state) => state.now);
  const trouble = useStore(desk.store, (state) => state.trouble);
  const pacing = usePacing(desk, ui);
  const pace = usePace();
  const others = useOthersPace();

  useEffect(() => {
    desk.pace = pace;
    desk.othersPace = others;
    if (pace === 'off') desk.skip();
  }, [desk, pace, others]);
  useEffect(watchPointer, []);
  // Beside a wide board there is room for the rail; over others it is a drawer that starts closed.
  useEffect(() => ui.setState({ rail: layout === 'desk' }), [ui, layout]);
  const latest = useRef(pacing);
  latest.current = pacing;
  const open = useCallback(() => desk.open(latest.current), [desk]);
  useEffect(() => {
    void open();
    return () => void desk.close();
  }, [desk, open]);

  if (trouble !== null) {
    const retry = () => {
      desk.forgetTrouble();
      void open();
    };
    return <TableTrouble error={trouble} desk={desk} id={id} opened={now !== null} onRetry={retry} />;
  }
  if (now === null) return <Waiting text={say({ id: 'web.table.opening' })} />;
  return (
    <>
      <Fingerprint desk={desk} now={now} />
      {now.curtain === null ? (
        <Suspense fallback={<Waiting text={say({ id: 'web.table.opening' })} />}>
          <OpenTable desk={desk} ui={ui} setup={now.setup} takeOver={open} />
        </Suspense>
      ) : (
        <Curtain say={say} seat={now.curtain} setup={now.setup} onRaise={desk.raiseCurtain} />
      )}
    </>
  );
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <p className="waiting" role="status">
      {text}
    </p>
  );
}

/** What the viewer wants to be asked; told to the table whenever it changes. */
function usePacing(desk: TableDesk, ui: UiStore): Pacing {
  const windows = useSettings((settings) => settings.windows);
  const auto = useSettings((settings) => settings.auto);
  const wants = useStore(ui, (state) => state.hold);
  // It is for the one who looked when it was pressed.
  const holder = useRef<Seat | null>(null);
  if (!wants) holder.current = null;
  else holder.current ??= desk.store.getState().now?.viewer ?? null;
  const hold = holder.current;
  const pacing = useMemo(() => ({ windows, auto, hold }), [windows, auto, hold]);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else desk.setPacing(pacing);
  }, [desk, pacing]);
  // A window that is asked stays asked: the hold has done its work.
  const held = useStore(
    desk.store,
    ({ now }) => now?.decision != null && isWindow(now.decision) && now.decision.seat === hold,
  );
  useEffect(() => {
    if (held) ui.setState({ hold: false });
  }, [held, ui]);
  return pacing;
}

/** A hash of what is shown, for comparing with a log. */
function Fingerprint({ desk, now }: { readonly desk: TableDesk; readonly now: TableUpdate }) {
  const past = useStore(desk.store, (state) => state.past);
  const { at, view } = past ?? now;
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Made only when somebody asks for it.
    if (mark.current) Object.assign(mark.current, { fingerprint: () => fingerprint(view) });
  }, [view]);
  return (
    <span
      ref={mark}
      className="unseen"
      aria-hidden="true"
      data-testid="fingerprint"
      data-at={at}
      data-state={past ? 'replay' : stateOf(now)}
    />
  );
}

function stateOf({ curtain, outcome, decision }: TableUpdate): string {
  if (curtain !== null) return 'curtain';
  if (outcome) return 'over';
  return decision ? 'asked' : 'waiting';
}

interface OpenTableProps {
  readonly desk: TableDesk;
  readonly ui: UiStore;
  readonly setup: TableSetup;
  readonly takeOver: () => void;
}

function OpenTable({ desk, ui, setup, takeOver }: OpenTableProps) {
  const [kit, board] = use(loadGame(setup.game));
  const lang = useLang();
  const layout = useLayout();
  const roomy = useRoomy();
  useEffect(() => {
    desk.hasSecrets = kit.hasSecrets;
    desk.beats = board.telling.beats;
    desk.beginWith((view, decision) => carriedTo(desk.id, decision) ?? board.begins?.(view, decision) ?? null);
    desk.tells = (event) => kit.describe.event(event) !== null;
    return desk.store.subscribe(({ now }, { now: before }) => {
      // A note may tell what only the one who looked before may know, and what was asked is no longer possible.
      if (now?.viewer !== before?.viewer || now?.decision?.n !== before?.decision?.n) ui.setState({ note: null });
    });
  }, [desk, kit, board, ui]);
  useVictories({ desk, kit, board });
  // A board that needs the whole width begins with the rail closed.
  const wide = useStore(desk.store, ({ now }) => now !== null && (board.needsWidth?.(now.view) ?? false));
  useEffect(() => {
    if (wide) ui.setState({ rail: false });
  }, [wide, ui]);
  // Equal set-ups come anew with every update.
  const seats = useRef(setup.seats);
  if (JSON.stringify(seats.current) !== JSON.stringify(setup.seats)) seats.current = setup.seats;
  const named = seats.current;
  const people = useMemo((): readonly Person[] => named.map(({ name, sign }, seat) => ({ seat, name, sign })), [named]);
  const names = useCallback((seat: Seat) => named[seat]?.name ?? String(seat + 1), [named]);
  const say = useSay(kit, names);
  const text = useGameText(kit);
  const title = say({ id: 'game.title' });
  useEffect(() => {
    document.title = title;
  }, [title]);

  const context = useMemo((): TableContext => {
    let book: Rulebook | null = null;
    return {
      desk,
      ui,
      kit,
      board,
      say,
      people,
      layout,
      roomy,
      tell: teller(kit.describe, say),
      book: () => (book ??= rulebook(text.rulebook, lang)),
      takeOver,
    };
  }, [desk, ui, kit, board, say, people, layout, roomy, text, lang, takeOver]);

  return (
    <Context value={context}>
      <Frame />
    </Context>
  );
}
