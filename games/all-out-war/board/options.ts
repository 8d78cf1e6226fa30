import type { Decision, Json, Message, Place, Point, Spot } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Intent, OptionLooks, Weight, Whole } from '@shamble/parts/board';
import { ITEMS, itemNumber } from '../content/items.ts';
import { hasOneLevel } from '../rules/blast.ts';
import type { Ghost } from '../rules/forecast.ts';
import { takePath } from '../rules/move.ts';
import { searchable } from '../rules/search.ts';
import { isWalker, modelNamed, nameOf, type War } from '../rules/state.ts';
import { asView, type View } from '../rules/view.ts';
import { describe } from '../text/describe.ts';
import { thing } from '../text/words.ts';
import { type Ahead, aheadFor, shotsWith } from './ahead.ts';
import { blastOf, staysWords, struckWords } from './forecast/blasts.ts';
import { areSearched, incidentChance } from './forecast/words.ts';
import { figures } from './names.ts';
import { detailsOf } from './option-details.ts';
import { deadly } from './option-fights.ts';
import { actingIn, askingOf, movingIn, type Planned, plannedIn } from './plan/asking.ts';
import { gaitOf } from './plan/gait.ts';
import { rollsOf } from './plan/over.ts';
import { stateFor } from './seen-state.ts';
import { isSwap, swapWords } from './swapping.ts';
import { reveals } from './tried.ts';

/** What stands beside the words of options: chances, whether there is a way back, and the verbs of long lists. */
export const options = {
  weight: (data: Json, decision: Decision, id: string): Weight => weightOf(asView(data), decision, id),
  detail: (data: Json, decision: Decision, id: string): readonly Message[] => {
    const all = detailsOf(asView(data), decision, id);
    return all.length < 2 ? all : [all.reduce((a, b) => ({ id: 'boardview.detail.all', params: { a, b } }))];
  },
  alarm: (data: Json, decision: Decision, id: string): Message | null => {
    const view = asView(data);
    return view.help === 'none' ? null : deadly(stateFor(view), id, decision);
  },
  verb: (decision: Decision, id: string): Message | null => {
    const verb = verbOf(decision, id);
    return verb === null ? null : { id: `boardview.verb.${verb}` };
  },
  confirm: (data: Json, intent: Intent): Message | null => confirmOf(asView(data), intent),
  whole: (data: Json, intent: Intent): Whole | null => wholeOf(asView(data), intent),
} satisfies OptionLooks;

function weightOf(view: View, decision: Decision, id: string): Weight {
  const known = reveals(view, decision, id);
  if (known !== null) return known ? 'reveals' : id === 'noise' ? 'stirs' : 'costs';
  if (decision.kind === 'choose' && id === decision.pass) return 'costs';
  const { ask } = decision;
  if (ask.id === 'shoot-weapon') {
    const s = stateFor(view);
    const person = s.now === null ? null : s.people[s.now.who];
    return person !== null && shotsWith(s, person, id).length === 1 ? 'reveals' : 'costs';
  }
  if (ask.id === 'search-counter') return view.counters['abcdefghi'.indexOf(id)]?.searched ? 'costs' : 'reveals';
  if (decision.kind === 'place' && (ask.id === 'move' || ask.id === 'move-on'))
    return wayReveals(view, decision, id) ? 'reveals' : 'stirs';
  const at = decision.kind === 'place' ? decision.candidates.find((one) => one.id === id)?.answer : undefined;
  if (at !== undefined && blastRolls(view, decision, at)) return 'reveals';
  if (ROLLS.has(ask.id)) return 'reveals';
  // Where a Walker would come is looked at first.
  if (ask.id === 'event-walker') return 'stirs';
  // Every place is looked at before it is taken.
  return decision.kind === 'place' ? 'stirs' : 'costs';
}

/** Questions after whose answers dice are rolled. */
const ROLLS: ReadonlySet<string> = new Set([
  'shoot-target',
  'shoot-next',
  'stray',
  'shot-again',
  'dual-wield',
  'pierced',
  'ammo-again',
  'panic-again',
  'melee-shot',
  'melee-shot-next',
  'stance',
  'melee-weapon',
  'next-bitten',
  'blast-level',
]);

/** What a planned Move of whoever acts rolls for. */
function rollsIn(s: War, { way, spot }: Planned): Message[] {
  const person = actingIn(s);
  if (way.place.path === null || person === null || movingIn(way.place).mover !== nameOf(person)) return [];
  const taken = spot.length === 0 ? null : takePath(movingIn(way.place), spot as readonly Point[]);
  return rollsOf(s, person, gaitOf(way), taken === null || 'code' in taken ? null : taken);
}

/** Whether the way to a named place rolls, or what comes after it. */
function wayReveals(view: View, place: Place, id: string): boolean {
  const found = place.candidates.find((one) => one.id === id);
  return (
    found !== undefined && rollsIn(stateFor(view), { way: { place, option: null }, spot: found.answer }).length > 0
  );
}

/** Whether dice follow where a Blast falls: the attack at the one level there is, or the Defense of whom it touches (AW-KEY22). */
function blastRolls(view: View, decision: Decision, spot: Spot): boolean {
  if (decision.kind === 'place' && decision.ask.id === 'blast-point') return hasOneLevel(decision, spot as Point);
  return (blastOf(stateFor(view), decision, spot)?.struck.length ?? 0) > 0;
}

/** A Blast with whom it touches; null where none is aimed. */
function blastWhole(view: View, decision: Decision, spot: Spot): Whole | null {
  const s = stateFor(view);
  const blast = blastOf(s, decision, spot);
  if (decision.kind !== 'place' || blast === null) return null;
  const place = describe.spot?.(decision, spot) ?? { id: 'boardview.say.here' };
  const things = struckWords(s, blast);
  return {
    words: things.length === 0 ? say('blast.nobody', { place }) : say('blast', { place, things }),
    detail: () => staysWords(s, blast),
    weight: blastRolls(view, decision, spot) ? 'reveals' : 'stirs',
  };
}

/** A Blast; a Move that is planned before its gait is given, or to a place without a name, and rolls. */
function wholeOf(view: View, { decision, selected, plan, spot = null }: Intent): Whole | null {
  const named = decision.kind === 'place' ? decision.candidates.find(({ id }) => id === selected)?.answer : undefined;
  const blast = (named ?? spot) === null ? null : blastWhole(view, decision, (named ?? spot) as Spot);
  if (blast !== null) return blast;
  const s = stateFor(view);
  const planned = plannedIn(askingOf(s, decision), { selected, plan, spot });
  const rolls = planned === null ? [] : rollsIn(s, planned);
  if (planned === null || rolls.length === 0) return null;
  const words = selected === null ? describe.spot?.(planned.way.place, planned.spot) : null;
  return { words: words ?? describe.option(decision, selected ?? ''), detail: () => rolls, weight: 'reveals' };
}

/** Named places by what one does there. */
const PLACES: Readonly<Record<string, string>> = {
  touch: 'touch',
  toward: 'touch',
  on: 'touch',
  by: 'touch',
  gap: 'touch',
  engage: 'engage',
  across: 'engage',
  behind: 'hide',
  unseen: 'hide',
  away: 'hide',
  beyond: 'hide',
  leap: 'leap',
  up: 'climb',
  down: 'climb',
  within: 'reach',
  sight: 'reach',
  edge: 'edge',
  aim: 'aim',
  dir: 'aim',
};

function verbOf(decision: Decision, id: string): string | null {
  if (decision.kind === 'place') return PLACES[id.split(':')[0]] ?? null;
  if (decision.ask.id !== 'build-group') return null;
  const item = ITEMS[itemNumber(id.split('.')[0])];
  return item === undefined ? 'people' : `items.${item.type}`;
}

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.confirm.${id}`, params });

function confirmOf(view: View, intent: Intent): Message | null {
  const { decision, selected, shares, plan } = intent;
  if (isSwap(decision)) return swapWords(decision, selected === null ? plan : [selected]);
  if (decision.ask.id === 'share-wounds' && decision.kind === 'split')
    return wounded(view, selected === null ? shares : { [selected]: 1 });
  if (decision.ask.id === 'act' && selected === 'end') {
    const n = view.now?.actions ?? 0;
    return n > 0 ? say('end', { n }) : null;
  }
  const ahead = aheadFor(view, intent);
  // A Move that is planned has words of its own.
  if (ahead !== null && ahead.move !== null)
    return ahead.move.engages.length > 0 ? say('engage', { who: figures(ahead.move.engages) }) : null;
  if (decision.kind !== 'choose' || selected === null) return null;
  return (view.help === 'none' ? null : setsOff(view, intent, selected, ahead)) ?? describe.option(decision, selected);
}

/** What an answer is and what it sets off, where that is the whole point of it. */
function setsOff(
  view: View,
  { decision: { ask }, plan }: Intent,
  selected: string,
  ahead: Ahead | null,
): Message | null {
  const aim = plan[0] === selected ? plan[1] : undefined;
  if (ahead?.shot != null)
    return say('shoot', { who: thing(ahead.shot.target), percent: percent(ahead.shot.odds.wounds) });
  if (ask.id !== 'act') return null;
  if (selected === 'noise') return noisy(ahead?.noise?.ghosts ?? []);
  const s = stateFor(view);
  const person = s.now === null ? null : s.people[s.now.who];
  if (selected === 'shoot') return aim === undefined ? null : say('shoot.at', { who: thing(aim) });
  if (selected !== 'search' || person === null || areSearched(s, searchable(s, person))) return null;
  const { n, of } = incidentChance(s);
  return say('search', { percent: percent(of === 0 ? 0 : n / of) });
}

/** Who comes and engages whom, and who only comes nearer. */
function noisy(ghosts: readonly Ghost[]): Message {
  if (ghosts.length === 0) return say('noise.nobody');
  const [engaging, others] = [true, false].map((engages) =>
    ghosts.flatMap(({ walker, touches }) => (touches.length > 0 === engages ? [thing(walker)] : [])),
  );
  if (engaging.length === 0) return say('noise', { who: others, n: others.length });
  const whom = figures([...new Set(ghosts.flatMap(({ touches }) => touches))]);
  const text = say('noise.engages', { who: engaging, n: engaging.length, whom });
  return others.length === 0 ? text : say('noise.both', { text, who: others, n: others.length });
}

/** Who would fall as the wounds are shared out now. */
function wounded(view: View, shares: Intent['shares']): Message | null {
  const s = stateFor(view);
  const falls = Object.entries(shares).flatMap(([name, n]) => {
    const model = modelNamed(s, name);
    if (model === undefined || n === 0) return [];
    return isWalker(model) || n >= model.health ? [name] : [];
  });
  return falls.length === 0 ? null : say('falls', { who: figures(falls), n: falls.length });
}
