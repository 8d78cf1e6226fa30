import type { Message } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { messagesIn } from '@shamble/kernel/text/faults';
import { describe as about, expect, test } from 'vitest';
import { COLOURS } from '../../content/dice.ts';
import { ENCOUNTERS } from '../../content/encounters.ts';
import { ITEMS } from '../../content/items.ts';
import { LOCATION_CARDS } from '../../content/locations.ts';
import { readChallenge, readEffects } from '../../content/notation.ts';
import { type Ability, SURVIVORS } from '../../content/survivors.ts';
import { KINDS } from '../../content/words.ts';
import { EDITIONS, type EditionId } from '../../rules/edition.ts';
import { abilityText } from '../ability-text.ts';
import { cardText, itemText, locationText, objectiveText, survivorText } from '../cards.ts';
import { challengeText, moralTexts } from '../challenge-text.ts';
import { choicesIn, effectTexts, together } from '../effect-text.ts';
import rules from '../en/cards.ts';
import { faults, tongues } from './said.ts';

const editions = Object.keys(EDITIONS) as EditionId[];

function cardMessages(id: string, edition: EditionId): Message[] {
  const { title, story, challenge, success, fail, options, item } = cardText(id, edition);
  const sides = options.flatMap(({ label, text }) => [label, ...text]);
  return [
    title,
    story,
    challenge,
    ...success,
    ...fail,
    ...sides,
    ...(item ? [item.title, item.when, ...item.text] : []),
  ];
}

function survivorMessages(id: string): Message[] {
  const { title, dice, gains, abilities } = survivorText(id);
  return [title, ...dice, ...gains, ...abilities];
}

const printed: readonly Message[] = [
  ...editions.flatMap((edition) => ENCOUNTERS.flatMap(({ id }) => cardMessages(id, edition))),
  ...SURVIVORS.flatMap(({ id }) => survivorMessages(id)),
  ...ITEMS.flatMap(({ id }) => [itemText(id).title, itemText(id).when, ...itemText(id).text]),
  ...LOCATION_CARDS.flatMap(({ id }) => [locationText(id).title, ...locationText(id).tiers.flat()]),
];

/** Words of the card language that no printed card uses, or not in every form. */
const EFFECTS = [
  '+food 1, +any 1+1/survivor, +fuel 1*follower, -ammo 1*item, fat 1*explored, +any 2 except paid',
  'fat 2, fatAll 2, heal 1, follower 2, item, -item 2, peek 1, shift 2, noRes, followerDies',
  'move+1 next, enc+1, swapLoc, exchange, leave here else fat 1, leave near',
  'tokens 2, tokens all, tokens 2 at chosen, tokens all at chosen, clear 2, clear all',
  'give food 1 to chosen, give any 2 to fewest items, steal any 1 from chosen',
  'each(all): heal 1, each(other): fat 1, each(yes): -food 1, each(no): {+any 1, heal 1}, each(chosen): +any 1',
  'each(elected): fat 1, each(fewestOther survivors): +any 1*shifted',
  'one of {+food 1 / heal 1, peek 2 / fat 1}, if ammo 2: heal 1, if 1 resource: heal 1, if explored 2: heal 1',
  'if food 1: heal 1, if fuel 1: heal 1, if 2 survivors: heal 1, if 2 items: heal 1, if ammo 1: heal 1',
].map((line) => readEffects(line));

const CHALLENGES = [
  'kill 1+1/survivor',
  'survive 2',
  'act 1',
  'mix 1 kill, 1 action',
  'mix 2 kills, 2 actions, no zombies',
  'pay food 1, any 2',
  'have 3 survivors',
  'compare fuel most',
  'compare fuel most, ties count',
  'compare ammo fewest',
  'compare resources fewest, ties count',
  'compare food notMost',
  'compare survivors notMost, ties count',
  'compare items most',
  'vote all yes-no, majority',
  'vote others yes-no, half',
  'vote all yes-no, unanimous',
  'vote all yes-no, unlessMajority',
  'vote all player, notActive',
  'pick; auto',
  'pick; pays any 1',
  'pick; contest',
  'pick; shift 2',
  'pick; exchange',
  'moral (a) survive 4; success: -; fail: heal 1 (b) cost item 1; fail: -',
  'auto',
].map((line) => readChallenge(line));

const ABILITIES: readonly Ability[] = [
  { word: 'reroll', colour: 'any', n: 2 },
  ...COLOURS.map((colour) => ({ word: 'reroll' as const, colour, n: 1 })),
  { word: 'ammoReroll' },
  ...(['token', 'encounter', 'any'] as const).map((fight) => ({ word: 'killPlus' as const, fight, n: 2 })),
  { word: 'actPlus', n: 2 },
  { word: 'swap', to: 'kill' },
  { word: 'swap', to: 'action' },
  { word: 'quiet', n: 2 },
  { word: 'loud' },
  { word: 'move', plus: 2 },
  { word: 'moveMax', n: 1 },
  { word: 'fuelCap', plus: 1 },
  ...KINDS.map((kind) => ({ word: 'forage' as const, kind })),
  ...(['longDrive', 'medic', 'rest', 'tough', 'hoard', 'voice', 'hungry'] as const).map((word) => ({ word })),
  { word: 'scout', n: 1 },
];

const vocabulary: readonly Message[] = [
  ...editions.flatMap((edition) =>
    EFFECTS.flatMap((effects) => [
      ...effectTexts(effects, edition, null),
      ...effectTexts(effects, edition, 'crowbar'),
      together(effectTexts(effects, edition, null)),
    ]),
  ),
  ...CHALLENGES.map(challengeText),
  ...CHALLENGES.flatMap((challenge) =>
    challenge.kind === 'moral' ? challenge.options.flatMap((option) => moralTexts(option, 'fr', null)) : [],
  ),
  ...ABILITIES.map(abilityText),
];

test('every card, survivor, item and Location is told in three languages', () => {
  expect([...new Set(printed.flatMap(faults))]).toEqual([]);
});

test('every word of the card language is told in three languages', () => {
  expect([...new Set(vocabulary.flatMap(faults))]).toEqual([]);
});

test('no rule of a card has words that no card needs', () => {
  const heard = new Set([...printed, ...vocabulary].flatMap(messagesIn).map(({ id }) => id));
  expect(Object.keys(rules).filter((id) => !heard.has(id))).toEqual([]);
});

const voices = tongues.map(({ lang, messages }) => speaker(lang, messages));
const inAll = (messages: readonly Message[]): string[][] =>
  voices.map((say) => messages.map((message) => say(message).replace(/[\u202f\u00a0]/g, ' ')));

about('what a card does', () => {
  test('there are as many lines as effects, in their order', () => {
    for (const { id, success, fail } of ENCOUNTERS) {
      expect(cardText(id, 'fr').success).toHaveLength(success.length);
      expect(cardText(id, 'fr').fail).toHaveLength(fail.length);
    }
  });

  test('a follower goes to the nearest space that the edition names', () => {
    expect(inAll(cardText('K11', 'it').fail)).toEqual([
      ['leave a follower behind on the nearest Location space'],
      ['lasciare un compagno nello spazio Luogo più vicino'],
      ['laisser un compagnon sur la case Lieu la plus proche'],
    ]);
    expect(inAll(cardText('K11', 'fr').fail)).toEqual([
      ['leave a follower behind on the nearest Start space'],
      ['lasciare un compagno nello spazio iniziale più vicino'],
      ['laisser un compagnon sur la case Départ la plus proche'],
    ]);
  });

  test('a denial costs what it costs in the edition', () => {
    expect(inAll(cardText('K01', 'it').fail)[0]).toEqual(['collect nothing more this turn']);
    expect(inAll(cardText('K01', 'fr').fail)[0]).toEqual(['collect one resource fewer here']);
  });

  test('a card that is kept names its item', () => {
    const { success, item } = cardText('K03', 'fr');
    expect(inAll(success)).toEqual([
      ['keep this card as an item: Crowbar'],
      ['tenere questa carta nell’Inventario: Piede di porco'],
      ['ajouter cette carte à l’équipement : Pied-de-biche'],
    ]);
    expect(item && inAll([item.when, ...item.text])[0]).toEqual([
      'Once, after a fight roll',
      '+2 kills in this fight.',
    ]);
  });

  test('a moral choice tells its sides, a vote its two', () => {
    const [open] = cardText('M03', 'fr').options;
    expect(inAll([open.label, ...open.text])[0]).toEqual([
      'Pull the bolt',
      'survive an attack by 4 zombies',
      'success: 1 follower joins your team',
      'failure: collect one resource fewer here',
    ]);
    expect(inAll(cardText('V02', 'fr').options.map(({ label }) => label))[2]).toEqual([
      'Oui : On leur ouvre',
      'Non : Le portail reste fermé',
    ]);
    expect(cardText('V01', 'fr').options).toEqual([]);
  });

  test('an amount may grow', () => {
    expect(inAll(effectTexts(readEffects('+food 1+2/item'), 'fr', null))).toEqual([
      ['gain 1 Food, and gain 2 Food more for each item'],
      ['guadagnare 1 Cibo, e in più guadagnare 2 Cibo per ogni oggetto'],
      ['gagner 1 nourriture, et en plus gagner 2 nourritures par objet'],
    ]);
  });

  test('the sides of a choice are found, however deep', () => {
    const effects = readEffects('heal 1, if ammo 2: one of {+food 1 / fat 1}');
    expect(choicesIn(effects).map((side) => inAll(effectTexts(side, 'fr', null))[0])).toEqual([
      ['gain 1 Food'],
      ['take 1 Fatigue'],
    ]);
    expect(choicesIn(readEffects('heal 1'))).toEqual([]);
  });
});

about('what else is printed', () => {
  test('a survivor', () => {
    const { dice, gains, abilities } = survivorText('nadia');
    expect(inAll([...dice, ...gains, ...abilities])[0]).toEqual([
      '1 green die',
      '1 Ammo',
      'Before you move, look at 1 zombie token next to you.',
    ]);
  });

  test('the objective of a tier, in the order in which it is met', () => {
    expect(inAll(objectiveText('motelB', 3))).toEqual([
      ['succeed at 2 Encounters in a row', 'pay 3 Food and 1 Fuel'],
      ['superare 2 Incontri di fila', 'pagare 3 Cibo e 1 Carburante'],
      ['réussir 2 rencontres à la suite', 'payer 3 nourritures et 1 essence'],
    ]);
    expect(inAll(objectiveText('farmB', 3))[0]).toEqual([
      'have at least 4 survivors',
      'succeed at 2 Encounters in a row',
    ]);
  });
});
