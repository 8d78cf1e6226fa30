/** The second line of an option: distance, cover, chance, loudness. */
import type { Decision, Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { ITEMS, itemNumber } from '../content/items.ts';
import { isCard, itemOf, slotNamed } from '../rules/cards.ts';
import { loudAhead } from '../rules/forecast.ts';
import { loudnessOf } from '../rules/loud.ts';
import { moment } from '../rules/moments.ts';
import { allowanceOf } from '../rules/move.ts';
import { modelNamed, type Person, survivorOf, type War } from '../rules/state.ts';
import { wouldPanic } from '../rules/threat.ts';
import type { View } from '../rules/view.ts';
import { length } from '../text/lengths.ts';
import { isItem, loud as loudName, thing } from '../text/words.ts';
import { shotsWith, weaponIn } from './ahead.ts';
import { compared } from './compare.ts';
import { armed, type FightPlan, fightOf, inFight, stanceOf } from './forecast/fights.ts';
import { meleeShotOf, type ShotPlan, shotOf } from './forecast/shots.ts';
import { incidentChance } from './forecast/words.ts';
import { figures } from './names.ts';
import { panicsAt } from './panics.ts';
import { stateFor } from './seen-state.ts';
import { againChance } from './tray.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.detail.${id}`, params });

type Tell = (s: War, id: string, decision: Decision) => readonly Message[];

const acting = (s: War): Person | null => (s.now === null ? null : s.people[s.now.who]);

/** Who would come, in a few words. */
function pulls(s: War, person: Person, loud: 'noise' | 'mayhem', count = 1): Message[] {
  const ghosts = loudAhead(s, loud, person, count);
  if (ghosts.length === 0) return [say('pulls.nobody', { loud: loudName(loud) })];
  return loud === 'mayhem'
    ? [say('pulls.some', { loud: loudName(loud), n: ghosts.length })]
    : [say('pulls', { loud: loudName(loud), who: figures(ghosts.map(({ walker }) => walker)) })];
}

function shotWords(shot: ShotPlan): Message[] {
  const { odds, far, cover, stray, kills } = shot;
  return [
    say('far', { far: length(far) }),
    ...(cover.length > 0 ? [say('cover', { pieces: cover.map(({ part }) => thing(part, 'thing')) })] : []),
    say('wounds', { percent: percent(odds.wounds) }),
    ...(kills > 0 ? [say(shot.target.startsWith('walker-') ? 'removes' : 'kills', { percent: percent(kills) })] : []),
    ...(stray.length > 0 ? [say('stray', { who: figures(stray) })] : []),
  ];
}

const fightWords = (plan: FightPlan | null): Message[] =>
  plan === null
    ? []
    : [
        say('wins', { percent: percent(plan.odds.win) }),
        ...(plan.attacks && plan.odds.deals > 0
          ? [say(plan.walker ? 'fells' : 'wounds', { percent: percent(plan.odds.deals) })]
          : []),
        ...(plan.odds.takes > 0 ? [say('hurt', { percent: percent(plan.odds.takes) })] : []),
      ];

/** The text of what a Special Action is granted by. */
const specialText = (id: string): Message[] =>
  id === 'silenceAlarm' ? [] : [{ id: isItem(id) ? `itemtext.${id}` : `abilitytext.${id}` }];

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
      return [incidents(s)];
    case 'hide':
      return [say('hide')];
    case 'stand':
      return [say('stand')];
    case 'nerve': {
      const by = Math.max(1, ...moment(s, person, 'holds').map(({ value }) => value));
      return [say(survivorOf(person).role === 'tactician' ? 'nerve.sure' : 'nerve', { n: by })];
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
  ];
};

const onTarget: Tell = (s, id, decision) => {
  const [person, weapon] = [acting(s), weaponIn(decision)];
  const shot = person === null || weapon === null ? null : shotOf(s, person, weapon, id);
  return shot === null ? [] : shotWords(shot);
};

const onWeapon: Tell = (s, id) => {
  const person = acting(s);
  if (person === null) return [];
  const card = person.slots[slotNamed(person, id.split('.')[0])];
  const [best] = shotsWith(s, person, id);
  const loud = isCard(card) ? loudnessOf(card) : null;
  return [
    ...(best === undefined ? [] : [say('best', { who: thing(best.target), percent: percent(best.odds.wounds) })]),
    ...(loud === null ? [say('silent')] : pulls(s, person, loud)),
  ];
};

const onMeleeShot: Tell = (s, id) => {
  const shot = meleeShotOf(s, id);
  if (shot === null) return [];
  const loud = loudnessOf(shot.card);
  return [
    say('wounds', { percent: percent(shot.odds.wounds) }),
    ...(loud === null ? [say('silent')] : pulls(s, shot.person, loud)),
  ];
};

const sideOf = (s: War, { seat }: Decision): number => (s.together ? 0 : seat);

const onStance: Tell = (s, id, decision) => {
  const star = s.brawl?.now ?? null;
  return star === null ? [] : fightWords(stanceOf(s, star, sideOf(s, decision), id));
};

const onNextMelee: Tell = (s, id, decision) => {
  const [centre, ...leaves] = id.split('+');
  const star = { centre, leaves };
  const side = sideOf(s, decision);
  const weapons = armed(inFight(s, star, side));
  return fightWords(fightOf(s, star, side, weapons));
};

const onOptional: Tell = (s, id, decision) => {
  const person = bearerOf(s, decision);
  if (person === null || modelNamed(s, id) === undefined) return [];
  return fightWords(fightOf(s, { centre: person.id, leaves: [id] }, person.side, armed([person])));
};

/** Whom a question is about. */
function bearerOf(s: War, { params }: Decision): Person | null {
  const named = params?.survivor;
  if (typeof named !== 'object' || !('id' in named)) return null;
  const inner = named.id === 'survivorOf' ? named.params?.survivor : named;
  const seat = named.id === 'survivorOf' ? named.params?.seat : undefined;
  const id = typeof inner === 'object' && 'id' in inner ? inner.id.slice('survivor.'.length) : '';
  const owner = typeof seat === 'object' && 'seat' in seat ? seat.seat : null;
  return s.people.find((one) => survivorOf(one).id === id && (owner === null || one.owner === owner)) ?? null;
}

/** What is found, compared with what is in hand; for an exchange, what would be lost. */
const onItem: Tell = (s, id, decision) => {
  const person = bearerOf(s, decision);
  const found = decision.params?.item;
  const what = typeof found === 'object' && 'id' in found ? found.id.slice('item.'.length) : '';
  const item = ITEMS[itemNumber(what)];
  if (person === null || item === undefined || id === 'decline') return [];
  return compared(survivorOf(person), person.slots, item);
};

const onCounter: Tell = (s, id) => {
  const counter = s.counters['abcdefghi'.indexOf(id)];
  return counter?.searched ? [say('searched')] : [incidents(s)];
};

const onHelp: Tell = (s, id) => {
  const person = s.people.find((one) => one.id === id);
  return person === undefined
    ? []
    : [{ id: 'boardview.health', params: { n: person.health, of: survivorOf(person).health } }];
};

const onAgain: Tell = (_s, id, decision) => {
  const chance = againChance(decision, id);
  return chance === null ? [] : [say('again', { percent: percent(chance) })];
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
  stance: onStance,
  'next-melee': onNextMelee,
  'optional-attack': onOptional,
  'shot-again': onAgain,
};

const ALWAYS: Readonly<Record<string, Tell>> = {
  act: onAct,
  activate: onActivate,
  'take-item': onItem,
  'search-counter': onCounter,
  'special-target': onHelp,
  'place-gear': onHandOver,
};

export function detailsOf(view: View, decision: Decision, id: string): readonly Message[] {
  const { ask } = decision;
  const tell = ALWAYS[ask.id] ?? (view.help === 'none' ? undefined : RECKONED[ask.id]);
  if (tell === undefined || (view.help === 'none' && HIDDEN.has(id))) return [];
  return tell(stateFor(view), id, decision);
}

/** Of the Actions, those whose second line is a chance. */
const HIDDEN: ReadonlySet<string> = new Set(['shoot', 'search', 'noise']);
