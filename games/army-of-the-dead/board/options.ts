import type { Decision, Json, Message } from '@shamble/kernel';
import type { Intent, OptionLooks, Weight, Whole } from '@shamble/parts/board';
import { EQUIPMENT, equipmentNumber } from '../content/equipment.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { asView, type View } from '../rules/view.ts';
import { shotOf } from './ahead.ts';
import { asksDeed } from './asked.ts';
import { confirmOf, isLast } from './confirm.ts';
import { detailsOf, leaverIn } from './details.ts';
import { fillingOf } from './filling.ts';
import { felledMessage } from './forecast/felled.ts';
import { endsBy } from './forecast/leaving.ts';
import { stateFor } from './seen-state.ts';
import { broughtBy } from './spawns.ts';
import { tried } from './tried.ts';
import { wholeOf } from './whole.ts';

/** What stands beside the words of options: cost and odds, whether there is a way back, and the verbs of long lists. */
export const options = {
  weight: (data: Json, decision: Decision, id: string): Weight => weightOf(asView(data), decision, id),
  detail: (data: Json, decision: Decision, id: string): readonly Message[] => detailsOf(asView(data), decision, id),
  verb: ({ ask }: Decision, id: string): Message | null => {
    const verb = verbOf(id);
    return verb !== null && (IN_TURN.has(ask.id) || verb === DISCARD) ? { id: `boardview.verb.${verb}` } : null;
  },
  alarm: (data: Json, decision: Decision, id: string): Message | null => alarmOf(asView(data), decision, id),
  confirm: (data: Json, intent: Intent): Message | null => confirmOf(asView(data), intent),
  whole: (data: Json, intent: Intent): Whole | null => wholeOf(asView(data), intent),
} satisfies OptionLooks;

function weightOf(view: View, decision: Decision, id: string): Weight {
  // What is thrown away is asked twice (D11).
  if (verbOf(id) === DISCARD) return 'stirs';
  const known = tried(view, decision, id);
  if (letsTheDeadAct(view, decision, id) && !known?.reveals) return 'stirs';
  // Who ends with Actions left is asked once more.
  if (known !== null && id === 'end' && !known.reveals && (view.turns.at(-1)?.actions ?? 0) > 0 && hasMore(decision))
    return 'stirs';
  if (known !== null && !known.reveals && throwsAway(view, id)) return 'stirs';
  if (known !== null) return known.reveals ? 'reveals' : known.free ? 'free' : 'costs';
  const [verb] = id.split('.');
  if (ROLLS[decision.ask.id]?.includes(verb)) return 'reveals';
  return STEPS.has(verb) && leavesSleepers(view, decision) ? 'reveals' : 'costs';
}

/** The last Turn of the round ends with it: the moment before the dead act. */
const letsTheDeadAct = (view: View, { ask }: Decision, id: string): boolean =>
  isLast(view) && ((ask.id === 'act' && id === 'end') || ask.id === 'escape');

/** An attack that may cost a friend's life; leaving where that loses the game. */
function alarmOf(view: View, decision: Decision, id: string): Message | null {
  const { ask } = decision;
  if (ask.id === 'escape' && id === 'escape')
    return endsBy(stateFor(view), leaverIn(view, decision)) === 'lost' ? { id: 'boardview.alarm.lost' } : null;
  if (view.help === 'none' || !asksDeed(view, decision)) return null;
  const s = stateFor(view);
  const shot = shotOf(s, id);
  return shot && felledMessage(s, shot, 'alarm');
}

/** Whether an Objective costs cards that nobody is asked about, or brings Zeus. */
function throwsAway(view: View, id: string): boolean {
  const [verb, name] = id.split('.');
  if (verb !== 'objective') return false;
  const s = stateFor(view);
  return (fillingOf(s, name)?.lost.length ?? 0) > 0 || broughtBy(view, s, name).zeus;
}

/** Whether anything else can be done. */
const hasMore = (decision: Decision): boolean => decision.kind === 'choose' && decision.options.length > 1;

/** Answers in the middle of something after which dice are rolled, by the question. */
const ROLLS: Readonly<Record<string, readonly string[]>> = {
  first: ['random'],
  companion: ['random'],
  lucky: ['again'],
  'lucky-leave': ['again'],
  six: ['roll'],
  reflexes: ['attack'],
  'vault-die': ['die', 'without'],
  'vault-keep': ['again'],
  'vault-last': ['roll'],
};

/** Answers that go on to another Zone. */
const STEPS: ReadonlySet<string> = new Set(['on', 'move', 'sprint']);

/** Whoever leaves Dormants rolls a die, but for the Stealthy (AD-DORM09, AD-SPEC02). */
function leavesSleepers({ team, dormants }: View, { params }: Decision): boolean {
  const who = params?.survivor;
  const message = typeof who === 'object' && 'id' in who ? who.id : '';
  const mover = team.find(({ survivor }) => message === `survivor.${survivor}`);
  const stealthy = SURVIVORS.find(({ id }) => id === mover?.survivor)?.speciality === 'stealthy';
  return !stealthy && dormants.some(({ zone }) => zone === mover?.zone);
}

/** Questions with lists that are long. */
const IN_TURN: ReadonlySet<string> = new Set(['act', 'single', 'reflexes', 'free-move']);

const DISCARD = 'discard';

/** What one does in a Turn, by the first word of an option; what is missing stands alone. */
const VERBS: Readonly<Record<string, string>> = {
  move: 'move',
  sprint: 'move',
  drive: 'truck',
  gun: 'truck',
  enter: 'truck',
  seat: 'truck',
  leave: 'truck',
  throw: 'throw',
  lay: 'throw',
  trade: 'trade',
  objective: 'objective',
  mission: 'objective',
  vault: 'objective',
  'vault-door': 'objective',
  door: 'objective',
  dormants: 'sleepers',
  skill: 'skill',
  item: 'item',
  reload: 'item',
  zeus: 'item',
  show: 'item',
  discard: DISCARD,
};

function verbOf(id: string): string | null {
  const [verb, card] = id.split('.');
  if (verb === 'attack') return EQUIPMENT[equipmentNumber(card)].kind === 'melee' ? 'fight' : 'shoot';
  return VERBS[verb] ?? null;
}
