import { useEffect, useEffectEvent } from 'react';
import { type Command, type CommandId, commandFor } from '../../app/key-map.ts';
import { useSettings } from '../../app/settings.ts';
import { useTable } from '../context.ts';
import { useZoom } from '../frame/use-zoom.ts';
import { litEvent } from '../log/lit.ts';
import { focusBoard, focusOption, focusPrompt, focusUnfolded, isOptionInSight } from '../prompt/focus.ts';
import { isLeftByKey } from '../prompt/plan.ts';
import { wayOn } from '../prompt/rows.ts';
import type { Answering } from '../prompt/use-answering.ts';
import { foldOf, unfolded, type Verb } from '../prompt/verbs.ts';
import { enterReplay } from '../replay/enter.ts';
import { stepBy } from '../replay/playback.ts';
import type { TableState } from '../state/store.ts';
import { note, showRules } from '../state/ui.ts';
import { hereWords, lastWords, possibleWords, statusWords } from './status.ts';
import { useKeyMap } from './use-key-map.ts';
import { useSpace } from './use-space.ts';

/** Where letters are text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="range"]):not([type="checkbox"]):not([type="radio"])'));

/** What Space and Enter already mean something to. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, summary, input, select, [role="button"], [tabindex="0"]') !== null;

/** Whether an option has the focus while another one is chosen, in the list or in the menu of a thing. */
const isAnother = (target: EventTarget | null, selected: string | null): boolean => {
  if (selected === null || !(target instanceof Element)) return false;
  const option = target.closest<HTMLElement>('[data-option]')?.dataset.option;
  return (option !== undefined && option !== selected) || target.closest('[role="menuitem"]') !== null;
};

const inBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.table-board-box, [role="tablist"], .table-log-body') !== null;

/** Keys that may be held down: through a replay, to change the size of the board, and those of the board itself. */
const isMoving = (key: string, command: CommandId | null): boolean =>
  key.startsWith('Arrow') || command === 'zoom-in' || command === 'zoom-out' || (command?.includes('.') ?? false);

/** The rules of what happened last. */
const rulesAtEnd = (entries: TableState['entries']): readonly string[] =>
  entries.findLast(({ event }) => event.rules.length > 0)?.event.rules ?? [];

/** The keys of the table, wherever the focus is. */
export function useKeys(answering: Answering): void {
  const table = useTable();
  const { desk, ui } = table;
  const zoom = useZoom();
  const single = useSettings((settings) => settings.keys);
  const keyMap = useKeyMap();
  const commandOf = (event: KeyboardEvent) => commandFor(keyMap, event);

  const typed = useEffectEvent((event: KeyboardEvent) => {
    // A key held down was meant for one question only.
    if (event.repeat && !isMoving(event.key, commandOf(event))) return;
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
    if (event.key === ' ' && !isPressable(event.target)) return skipped() || passed();
    return single && letterKey(event);
  };

  /** Closes what is open, shows what is moving, forgets what is planned: one thing at a time. */
  const leaveOne = (): boolean => {
    const { fold, note: noted, rail, lit } = ui.getState();
    const { beat, draft, now, wanted, hint } = desk.store.getState();
    if (beat !== null) desk.skip();
    else if (noted) ui.setState({ note: null });
    else if (litEvent(lit, desk.store.getState())) ui.setState({ lit: null });
    else if (hint !== null) desk.forgetHint();
    else if (fold !== null) ui.setState({ fold: null });
    else if (draft.hand !== null) desk.setDraft(now?.decision ?? null, { hand: null });
    else if (isLeftByKey(now?.decision ?? null, draft)) desk.clear();
    else if (wanted !== null) desk.backToNow();
    else if (rail && table.layout === 'tablet') ui.setState({ rail: false });
    else return false;
    return true;
  };

  const replayKey = ({ key, target }: KeyboardEvent): boolean => {
    const { wanted, past, now } = desk.store.getState();
    // From one moment to another its own slider leads.
    if (wanted === null || !now || ui.getState().between !== null) return false;
    // Until the controls are there, the focus is still where the replay was asked for.
    if (past && (inBoard(target) || (target instanceof HTMLElement && target.matches('input')))) return false;
    const to = stepBy(key, wanted, now.at);
    if (to === null) return false;
    void desk.goTo(to);
    return true;
  };

  /** While others' doings are shown, Space shows their end. */
  const skipped = (): boolean => {
    if (!desk.store.getState().held) return false;
    desk.skip();
    return true;
  };

  const passed = (): boolean => {
    const { now, wanted } = desk.store.getState();
    const on = now?.decision ? wayOn(now.decision) : null;
    if (wanted !== null || on === null) return false;
    answering.choose(on);
    return true;
  };

  /** Where the button shows its sign, Space confirms; whatever has the focus is pressed by Enter, another option by both. */
  const spaceConfirms = (event: KeyboardEvent): boolean => {
    const { wanted, draft } = desk.store.getState();
    if (!answering.ready || wanted !== null || isAnother(event.target, draft.selected)) return false;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return false;
    answering.confirm();
    return true;
  };

  const commands: Readonly<Record<Command, (state: TableState) => void>> = {
    'to-board': () => {
      // What lies over the board makes room.
      ui.setState({ fold: null, phoneTab: 'board', sheet: 'peek' });
      focusBoard();
    },
    'to-prompt': focusPrompt,
    here: () => note(ui, hereWords(table)),
    possible: (state) => note(ui, possibleWords(table, state, answering.rows)),
    last: (state) => note(ui, lastWords(table, state)),
    status: (state) => note(ui, statusWords(table, state)),
    // After the end there is no question: those by which it ended, else the beginning of the book.
    rules: ({ now, entries }) => showRules(ui, now?.outcome ? rulesAtEnd(entries) : (now?.decision?.ask.rules ?? [])),
    hint: () => void desk.askHint(),
    replay: ({ wanted, now }) => {
      if (wanted !== null) desk.backToNow();
      else if (now) enterReplay(table, now.at - 1);
    },
    hold: ({ now }) => {
      if (!now || now.outcome || now.following) return;
      const hold = !ui.getState().hold;
      ui.setState({ hold });
      note(ui, table.say({ id: hold ? 'web.table.hold.on' : 'web.table.hold.off' }));
    },
    // Who looks at the past does not mean the turn that goes on behind it.
    restart: ({ wanted }) => wanted === null && void desk.restartTurn(),
    'zoom-in': () => zoom.by(1),
    'zoom-out': () => zoom.by(-1),
    help: () => ui.setState({ window: 'keys' }),
  };

  const isTables = (command: CommandId): command is Command => command in commands;

  /** The board comes into sight and hears of it; a past moment is looked at, not played. */
  const commandBoard = (command: CommandId) => {
    if (desk.store.getState().wanted !== null) return;
    ui.setState({ phoneTab: 'board', command: { id: command.slice(command.indexOf('.') + 1) } });
  };

  const letterKey = (event: KeyboardEvent): boolean => {
    const command = commandOf(event);
    if (command === null) return !event.shiftKey && optionKeyPressed(event.key.toLowerCase());
    if (isTables(command)) commands[command](desk.store.getState());
    else commandBoard(command);
    return true;
  };

  const unfold = (verb: Verb): boolean => {
    ui.setState({ fold: foldOf(verb) });
    focusUnfolded();
    return true;
  };

  const optionKeyPressed = (key: string): boolean => {
    const { main, beside, verbs } = answering.rows;
    const open = unfolded(verbs, ui.getState().fold);
    const verb = open ? null : verbs?.find((one) => one.key === key && one.rows.length > 1);
    if (desk.store.getState().wanted !== null) return false;
    if (verb) return unfold(verb);
    const rows = open?.rows ?? [...main, ...beside];
    const row = rows.find((one) => one.key === key && isOptionInSight(one.id));
    if (!row) return false;
    focusOption(row.id);
    answering.choose(row.id);
    return true;
  };

  useEffect(() => {
    const listen = (event: KeyboardEvent) => typed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  useSpace(spaceConfirms);
}
