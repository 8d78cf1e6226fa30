/** The second line of an option: distance, cover, chance, loudness. */
import type { Decision, Message, Point } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { ITEMS, itemNumber, type Loudness } from '../content/items.ts';
import { LEAST_THREAT } from '../content/threat.ts';
import { type BlastAhead, levelAhead } from '../rules/blast.ts';
import { has, isCard, itemOf, slotNamed } from '../rules/cards.ts';
import type { Die } from '../rules/dice.ts';
import { canFire } from '../rules/fire.ts';
import { type Ghost, loudAhead } from '../rules/forecast.ts';
import { coverDice } from '../rules/lines.ts';
import { loudnessOf } from '../rules/loud.ts';
import { moment } from '../rules/moments.ts';
import { allowanceOf, takePath } from '../rules/move.ts';
import { searchable, touchesCounter } from '../rules/search.ts';
import { isWalker, modelNamed, type Person, survivorOf, type War } from '../rules/state.ts';
import { pieceNamed } from '../rules/terrain.ts';
import { wouldPanic } from '../rules/threat.ts';
import type { View } from '../rules/view.ts';
import { length } from '../text/lengths.ts';
import { loud as loudName, role, thing } from '../text/words.ts';
import { shotsWith, weaponIn } from './ahead.ts';
import { weaponWords } from './crew.ts';
import { blastOf, struckWords } from './forecast/blasts.ts';
import { type Fall, fallsAfter } from './forecast/pulls.ts';
import { meleeShotOf, type ShotPlan, shotOf } from './forecast/shots.ts';
import { moveOf } from './forecast/ways.ts';
import { areSearched, guardWords, incidentChance } from './forecast/words.ts';
import { anyOf, diceMessage, figures } from './names.ts';
import {
  grantedBy,
  onAmmo,
  onGranted,
  onInitiative,
  onItem,
  onPanic,
  onQuickHands,
  onRummage,
} from './option-cards.ts';
import { onCritical, onFight, onFightOf, onPairing, onWound } from './option-fights.ts';
import { acting, onPerson, say, type Tell } from './option-tell.ts';
import { onAlarm, onEnd, onGlass, onLunge, onPiece, onPush, onSteer, onVictim, onWalker } from './option-things.ts';
import { panicsAt } from './panics.ts';
import { movingIn } from './plan/asking.ts';
import { levelAt, movedTo } from './plan/moved.ts';
import { overOf } from './plan/over.ts';
import { endIn } from './plan/resolve.ts';
import { stateFor } from './seen-state.ts';
import { againChance } from './tray.ts';

const pulls = (s: War, person: Person, loud: Loudness, count = 1): Message[] =>
  pulled(loud, loudAhead(s, loud, person, count));

/** Who would come, in a few words, and whom they engage. */
function pulled(loud: Loudness, ghosts: readonly Ghost[]): Message[] {
  const named = { loud: loudName(loud) };
  if (ghosts.length === 0) return [say('pulls.nobody', named)];
  const engaging = ghosts.filter(({ touches }) => touches.length > 0);
  const told =
    loud === 'mayhem'
      ? say('pulls.some', { ...named, n: ghosts.length })
      : say('pulls', { ...named, who: ghosts.map(({ walker }) => thing(walker)) });
  return [told, ...comers(engaging)];
}

/** Walkers that come, each with whom it engages. */
const comers = (ghosts: readonly Ghost[]): Message[] =>
  ghosts.map(({ walker, touches }) =>
    touches.length === 0 ? thing(walker) : say('heard.engages', { who: thing(walker), whom: figures(touches) }),
  );

/** Who would come instead if a Walker goes down. */
const pulledIf = (loud: Loudness, { walker, how, ghosts }: Fall): Message => {
  const some = loud === 'mayhem' && ghosts.length > 0;
  const what =
    ghosts.length === 0 ? [say('heard.nobody')] : some ? [say('heard.some', { n: ghosts.length })] : comers(ghosts);
  return say('pulls.if', { who: thing(walker), how, what });
};

/** A piece and the die it gives. */
const covering = ({ colour, why }: Die): Message =>
  say('cover.one', { piece: thing(why, 'thing'), dice: diceMessage([colour]) });

/** What a shot does: whom it kills and whom it wounds; Walkers that go, and those that are only laid down. */
function hits(s: War, { odds, kills, target }: ShotPlan): Message[] {
  const model = modelNamed(s, target);
  if (model === undefined || !isWalker(model))
    return [
      ...(kills > 0 ? [say('kills', { percent: percent(kills) })] : []),
      say('wounds', { percent: percent(odds.wounds) }),
    ];
  const one = { n: 1, of: 1 };
  const lays = odds.wounds - kills;
  return [
    ...(kills > 0 || model.prone ? [say('removes', { percent: percent(kills), ...one })] : []),
    ...(model.prone || lays <= 0 ? [] : [say('fells', { percent: percent(lays), ...one })]),
  ];
}

function shotWords(s: War, shot: ShotPlan): Message[] {
  const { person, far, cover, stray } = shot;
  return [
    ...hits(s, shot),
    say('far', { far: length(far) }),
    ...(cover.length > 0 ? [say('cover', { pieces: coverDice(person, cover).map(covering) })] : []),
    ...(stray.length > 0 ? [say('stray', { who: anyOf(stray) })] : []),
    ...shotPulls(s, shot),
  ];
}

let heard: { readonly s: War; readonly by: ReadonlyMap<string, readonly Ghost[]> } | null = null;

/** Who comes to a weapon that is fired; all targets of it share that. */
function hearersOf(s: War, person: Person, loud: Loudness): readonly Ghost[] {
  const key = `${person.id} ${loud}`;
  const known = heard?.s === s ? heard.by : new Map<string, readonly Ghost[]>();
  const ghosts = known.get(key) ?? loudAhead(s, loud, person);
  heard = { s, by: new Map([...known, [key, ghosts]]) };
  return ghosts;
}

function pullsOf(s: War, person: Person, card: number): Message[] {
  const loud = loudnessOf(card);
  return loud === null ? [say('silent')] : pulled(loud, hearersOf(s, person, loud));
}

/** Who comes to a shot, and who instead if it fells its target. */
function shotPulls(s: War, shot: ShotPlan): Message[] {
  const loud = loudnessOf(shot.card);
  if (loud === null) return [say('silent')];
  const ghosts = hearersOf(s, shot.person, loud);
  return [...pulled(loud, ghosts), ...fallsAfter(s, shot, loud, ghosts).map((fall) => pulledIf(loud, fall))];
}

/** The text of what a Special Action is granted by. */
const specialText = (id: string): Message[] => (id === 'silenceAlarm' ? [] : [grantedBy(id)]);

const onAct: Tell = (s, id) => {
  const person = acting(s);
  if (person === null) return [];
  switch (id) {
    case 'sneak':
      return [say('sneak', { far: length(allowanceOf(s, person, 'sneak')) })];
    case 'run':
    case 'burst':
      return [say('run', { far: length(allowanceOf(s, person, id)) })];
    case 'shoot': {
      const [best] = ['hand-1', 'hand-2'].flatMap((hand) => shotsWith(s, person, hand));
      return best === undefined ? [] : [say('best', { who: thing(best.target), percent: percent(best.odds.wounds) })];
    }
    case 'search':
      return [areSearched(s, searchable(s, person)) ? say('searched') : incidents(s)];
    case 'hide':
      return [say('hide')];
    case 'stand':
      return [say('stand')];
    case 'nerve': {
      const by = Math.max(1, ...moment(s, person, 'holds').map(({ value }) => value));
      const n = Math.min(by, s.threat - LEAST_THREAT);
      if (n === 0) return [say('nerve.none')];
      return [say(survivorOf(person).role === 'tactician' ? 'nerve.sure' : 'nerve', { n })];
    }
    case 'noise':
      return pulls(s, person, 'noise', moment(s, person, 'baits')[0]?.value ?? 1);
    case 'end':
      return (s.now?.actions ?? 0) > 0 ? [say('unused', { n: s.now?.actions ?? 0 })] : [];
    default: {
      const what = id.startsWith('special.') ? id.slice('special.'.length) : '';
      return what === '' ? [] : specialText(ITEMS[itemNumber(what)]?.type === 'melee' ? 'surgeon' : what);
    }
  }
};

const incidents = (s: War): Message => {
  const { n, of } = incidentChance(s);
  return say('incident', { percent: percent(of === 0 ? 0 : n / of) });
};

const onActivate: Tell = (s, id) => {
  const person = s.people.find((one) => one.id === id);
  if (person === undefined) return [];
  if (wouldPanic(s, person)) return [say(person.prone ? 'panics.prone' : 'panics')];
  const at = panicsAt(s, person);
  return [
    ...(person.prone ? [say('prone')] : []),
    ...(person.bitten ? [say('bitten')] : []),
    ...(at !== null && at - s.threat === 1 ? [say('panics-next', { n: at })] : []),
    weaponWords(s, person) ?? role(survivorOf(person).role),
  ];
};

const onTarget: Tell = (s, id, decision) => {
  const [person, weapon] = [acting(s), weaponIn(decision)];
  const shot = person === null || weapon === null ? null : shotOf(s, person, weapon, id);
  return shot === null ? [] : shotWords(s, shot);
};

const onWeapon: Tell = (s, id) => {
  const person = acting(s);
  if (person === null) return [];
  const card = person.slots[slotNamed(person, id.split('.')[0])];
  const [best] = shotsWith(s, person, id);
  return [
    ...(best === undefined ? [] : [say('best', { who: thing(best.target), percent: percent(best.odds.wounds) })]),
    ...(isCard(card) ? pullsOf(s, person, card) : []),
  ];
};

const onMeleeShot: Tell = (s, id) => {
  const shot = meleeShotOf(s, id);
  return shot === null ? [] : [...hits(s, shot), say('then-defends'), ...shotPulls(s, shot)];
};

const onCounter: Tell = (s, id) => {
  const counter = s.counters['abcdefghi'.indexOf(id)];
  if (counter?.searched) return [say('searched')];
  return s.help === 'none' ? [] : [incidents(s)];
};

/** A place at a counter that cannot be Searched from there says so. */
const guardAt: Tell = (s, id, decision) => {
  const person = acting(s);
  if (s.help === 'none' || person === null || decision.kind !== 'place') return [];
  const spot = decision.candidates.find((one) => one.id === id)?.answer;
  if (spot === undefined) return [];
  const there = movedTo(s, person, endIn(decision, spot), levelAt(decision, spot)).person;
  if (!s.counters.some((counter) => touchesCounter(s, there, counter))) return [];
  const plan = moveOf(s, { decision, selected: null, plan: [], spot });
  return (plan?.guarded ?? []).map((one) => guardWords(s, one));
};

const onAgain: Tell = (_s, id, decision) => {
  const chance = againChance(decision, id);
  return chance === null ? [] : [say('again', { percent: percent(chance) })];
};

/** What a named place of a Move is rolled for: a Leap or a climb. */
const overAt: Tell = (s, id, decision) => {
  const person = acting(s);
  const stops = decision.kind === 'place' ? decision.candidates.find((one) => one.id === id)?.answer : undefined;
  if (person === null || decision.kind !== 'place' || stops === undefined || stops.length === 0) return [];
  const taken = takePath(movingIn(decision), stops as readonly Point[]);
  const over = 'code' in taken ? null : overOf(s, person, taken);
  if (over === null || over.chance === 1) return [];
  return [
    s.help === 'none' ? say('badge.bare') : say('badge', { percent: percent(over.chance) }),
    ...(over.how === 'down' ? [say('falls')] : []),
  ];
};

const onPlace: Tell = (...asked) => [...overAt(...asked), ...guardAt(...asked)];

/** Whom a Blast touches at a named point, and the chances. */
const onBlastAt: Tell = (s, id, decision) => {
  const at = decision.kind === 'place' ? decision.candidates.find((one) => one.id === id)?.answer : undefined;
  const blast = at === undefined ? null : blastOf(s, decision, at);
  return blast === null ? [] : blastWords(s, blast);
};

/** Whom it touches at one of the levels of a point (AW-ELEV14). */
const onBlastLevel: Tell = (s, id, decision) => {
  const [person, at] = [acting(s), decision.params?.at];
  const card = person?.slots.slice(0, 2).find((one) => canFire(one) && has(one, 'blast'));
  if (person === null || card === undefined || !Array.isArray(at)) return [];
  return blastWords(s, levelAhead(s, person, card, [Number(at[0]), Number(at[1])], pieceNamed(s, id)));
};

const blastWords = (s: War, blast: BlastAhead): Message[] => {
  const things = struckWords(s, blast);
  return [
    things.length === 0 ? say('blast.nobody') : say('blast', { things }),
    ...(blast.critical === null || s.help === 'none'
      ? []
      : [say('blast.critical', { percent: percent(blast.critical) })]),
  ];
};

const onHandOver: Tell = (s, id) => {
  const person = s.people.find((one) => one.id === id);
  return person === undefined ? [] : [say('items', { n: person.slots.filter(isCard).map(itemOf).length })];
};

/** What is reckoned, and hidden where the table tells nothing beforehand. */
const RECKONED: Readonly<Record<string, Tell>> = {
  'shoot-target': onTarget,
  'shoot-next': onTarget,
  'shoot-weapon': onWeapon,
  'melee-shot': onMeleeShot,
  'walkers-join': onFight,
  stance: onFight,
  'melee-weapon': onFight,
  'next-melee': onFightOf,
  'optional-attack': onFight,
  'shot-again': onAgain,
  'next-lunge': onLunge,
  steer: onSteer,
};

const ALWAYS: Readonly<Record<string, Tell>> = {
  'pick-scenery': onPiece,
  'which-scenery': onPiece,
  'place-gear': onHandOver,
  'take-initiative': onInitiative,
  act: onAct,
  'blast-point': onBlastAt,
  'blast-level': onBlastLevel,
  'blast-drift': onBlastAt,
  move: onPlace,
  'move-on': onPlace,
  activate: onActivate,
  'panic-again': onPanic,
  'hip-flask': onPanic,
  'search-counter': onCounter,
  'take-item': onItem,
  rummage: onRummage,
  'quick-hands': onQuickHands,
  'special-target': onPerson,
  'ammo-again': onAmmo,
  'ignore-critical': onGranted,
  stray: onPerson,
  'blast-critical': onPerson,
  'noise-tie': onWalker,
  'mayhem-next': onWalker,
  'event-walker': onWalker,
  'event-rise': onWalker,
  'it-moves': onWalker,
  'walker-nearest': onVictim,
  'lunge-at': onVictim,
  'walker-beside': onEnd,
  'event-glass': onGlass,
  'event-alarm': onAlarm,
  'event-nerves': onGlass,
  'split-melees': onPairing,
  'share-wounds': onWound,
  'next-push': onPush,
  'place-critical': onCritical,
  stunned: onPerson,
  'push-end': onEnd,
  slippery: onPush,
  'next-bitten': onPerson,
  antibiotics: onGranted,
};

export function detailsOf(view: View, decision: Decision, id: string): readonly Message[] {
  const { ask } = decision;
  const tell = ALWAYS[ask.id] ?? (view.help === 'none' ? undefined : RECKONED[ask.id]);
  if (tell === undefined || (view.help === 'none' && HIDDEN.has(id))) return [];
  return tell(stateFor(view), id, decision);
}

/** Of the Actions, those whose second line is a chance. */
const HIDDEN: ReadonlySet<string> = new Set(['shoot', 'search', 'noise', 'nerve']);
