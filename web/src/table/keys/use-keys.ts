import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useTable } from '../context.ts';
import { optionIndex, QUERY_KEYS } from '../prompt/option-keys.ts';
import { isMarked, isTouched } from '../prompt/plan.ts';
import type { Answering } from '../prompt/use-answering.ts';
import { enterReplay } from '../replay/enter.ts';
import { stepBy } from '../replay/playback.ts';
import { isHeld } from '../state/store.ts';
import { note, showRules, zoomTo } from '../state/ui.ts';
import { hereWords, lastWords, possibleWords, statusWords } from './status.ts';

/** Where letters are text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="range"]):not([type="checkbox"]):not([type="radio"])'));

/** What Space and Enter already mean something to. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, summary, input, select, [role="button"], [tabindex="0"]') !== null;

const inBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.table-board-scroll, [role="tablist"], .table-log-body') !== null;

/** Keys that may be held down: through a replay, and to change the size of the board. */
const isMoving = (key: string): boolean => key.startsWith('Arrow') || key === '+' || key === '-';

/** The keys of the table, wherever the focus is. */
export function useKeys(answering: Answering): void {
  const table = useTable();
  const { desk, ui } = table;
  const single = useSettings((settings) => settings.keys);

  const typed = useEffectEvent((event: KeyboardEvent) => {
    // A key held down was meant for one question only.
    if (event.repeat && !isMoving(event.key)) return;
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const taken = event.ctrlKey || event.metaKey ? controlKey(event) : !event.altKey && plainKey(event);
    if (taken) event.preventDefault();
  });

  const controlKey = (event: KeyboardEvent): boolean => {
    if (isTyping(event.target) || event.key.toLowerCase() !== 'z') return false;
    void (event.shiftKey ? desk.redo() : desk.undo());
    return true;
  };

  const plainKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') return leaveOne();
    if (isTyping(event.target)) return false;
    if (replayKey(event)) return true;
    if (event.key === ' ' && !isPressable(event.target)) return skipped() || takeDefault();
    if (event.key === 'Enter' && isChecked(event.target)) return takeDefault();
    return single && letterKey(event);
  };

  /** Closes what is open, shows what is moving, forgets what is planned: one thing at a time. */
  const leaveOne = (): boolean => {
    const { fold, note: noted, rail } = ui.getState();
    const { banner, draft, now, wanted, hint } = desk.store.getState();
    if (banner.length > 0) desk.skip();
    else if (noted) ui.setState({ note: null });
    else if (hint !== null) desk.forgetHint();
    else if (fold !== null) ui.setState({ fold: null });
    else if (isTouched(now?.decision ?? null, draft)) desk.clear();
    else if (wanted !== null) desk.backToNow();
    else if (rail && table.layout === 'tablet') ui.setState({ rail: false });
    else return false;
    return true;
  };

  const replayKey = ({ key, target }: KeyboardEvent): boolean => {
    const { wanted, past, now } = desk.store.getState();
    if (wanted === null || !now) return false;
    // Until the controls are there, the focus is still where the replay was asked for.
    if (past && (inBoard(target) || (target instanceof HTMLElement && target.matches('input')))) return false;
    const to = stepBy(key, wanted, now.at);
    if (to === null) return false;
    void desk.goTo(to);
    return true;
  };

  /** While others' doings are shown, Space shows their end. */
  const skipped = (): boolean => {
    const state = desk.store.getState();
    if (state.banner.length === 0 || (state.now?.decision && !isHeld(state))) return false;
    desk.skip();
    return true;
  };

  const takeDefault = (): boolean => {
    const { now, wanted, draft } = desk.store.getState();
    const decision = now?.decision;
    if (!decision || wanted !== null) return false;
    if (answering.open && isMarked(decision, draft)) answering.confirm();
    else if (decision.kind === 'choose' && decision.pass !== null) answering.choose(decision.pass);
    else return false;
    return true;
  };

  const letterKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const state = desk.store.getState();
    if (key === '?') ui.setState({ window: 'keys' });
    else if (key === '+' || key === '-') zoomTo(ui, ui.getState().zoom * (key === '+' ? 1.4 : 1 / 1.4));
    else if (shiftKey || key.length !== 1) return false;
    else if (key === QUERY_KEYS.here) note(ui, hereWords(table));
    else if (key === QUERY_KEYS.possible) note(ui, possibleWords(table, state, answering.rows));
    else if (key === QUERY_KEYS.last) note(ui, lastWords(table, state));
    else if (key === QUERY_KEYS.status) note(ui, statusWords(table, state));
    else if (key === QUERY_KEYS.rules) showRules(ui, state.now?.decision?.ask.rules ?? []);
    else if (key === QUERY_KEYS.hint) void desk.askHint();
    else if (key === QUERY_KEYS.replay && state.now) {
      if (state.wanted !== null) desk.backToNow();
      else enterReplay(table, state.now.at - 1);
    } else return optionKeyPressed(key);
    return true;
  };

  const optionKeyPressed = (key: string): boolean => {
    const { main, beside } = answering.rows;
    const row = [...main, ...beside][optionIndex(key)];
    if (!row || desk.store.getState().wanted !== null) return false;
    answering.choose(row.id);
    return true;
  };

  useEffect(() => {
    const listen = (event: KeyboardEvent) => typed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Enter does nothing on a checkbox of its own, so it may confirm the selection. */
const isChecked = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[role="checkbox"]');
