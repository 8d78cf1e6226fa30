import { choose, type Decision, type GameEvent, LANGS, type Lang, type Params, pick } from '@shamble/kernel';
import { rulebook, speaker } from '@shamble/kernel/text';
import { parameters } from '@shamble/kernel/text/faults';
import { describe as about, expect, test } from 'vitest';
import { CARD_IDS, CARDS } from '../../content/cards.ts';
import { BATTLE_FACES, COLOUR_FACES } from '../../content/dice.ts';
import { FOOD } from '../../content/food.ts';
import { COMPANIONS, DIVIDERS } from '../../content/levels.ts';
import { COLOURS, SYMBOLS } from '../../content/tiles.ts';
import { TOKEN_CODES } from '../../content/tokens.ts';
import { RANGES, WEAPON_IDS } from '../../content/weapons.ts';
import { game } from '../../rules/game.ts';
import { describe } from '../describe.ts';
import { text } from '../index.ts';
import { tongues } from './said.ts';

const [english, ...others] = tongues;

test.each(others)('$lang has the messages of English, each with the same parameters', ({ messages }) => {
  const shape = (all: Readonly<Record<string, string>>) =>
    Object.entries(all)
      .map(([id, pattern]) => `${id}(${parameters(pattern)})`)
      .sort();
  expect(shape(messages)).toEqual(shape(english.messages));
});

const NUMBERS = [1, 2, 3, 4, 5, 6];

test('every piece, card, moment and option of the set-up has its words', () => {
  const wanted = [
    ...CARD_IDS.flatMap((id) => [`card.${id}`, `card.${id}.text`, `card.${id}.flavour`]),
    ...TOKEN_CODES.flatMap((code) => [`token.${code}`, `token.${code}.text`]),
    ...FOOD.flatMap(({ id, dish }) => [`food.${id}`, `food.${id}.text`, `dish.${dish}`]),
    ...DIVIDERS.flatMap((_, i) => ['', '.text', '.price', '.bonus'].map((part) => `divider.${i + 1}${part}`)),
    ...COMPANIONS.flatMap((_, i) => [`companion.${i + 1}`, `companion.${i + 1}.flavour`]),
    ...WEAPON_IDS.map((id) => `weapon.${id}`),
    ...Object.keys(RANGES).flatMap((id) => [`range.${id}`, `range.${id}.spaces`]),
    ...BATTLE_FACES.map((face) => `die.${face}`),
    ...COLOUR_FACES.map((face) => `face.${face}`),
    ...COLOURS.flatMap((colour) => [`colour.${colour}`, `tiles.${colour}`]),
    ...Object.values(SYMBOLS).flatMap((id) => ['', '.occupied', '.empty'].map((part) => `symbol.${id}${part}`)),
    ...['prepare', 'fight', 'bus', 'score'].map((phase) => `phase.${phase}`),
    ...['placing', ...CARDS.flatMap(({ play }) => play?.when ?? [])].map((moment) => `moment.${moment}`),
    ...game.options.flatMap(({ id, values }) => [`option.${id}`, ...values.map((value) => `option.${id}.${value}`)]),
  ];
  expect(wanted.filter((id) => !(id in english.messages))).toEqual([]);
});

test('the six companions keep their names in every language', () => {
  const names = tongues.map(({ say }) => NUMBERS.map((n) => say({ id: `companion.${n}` })));
  expect(names).toEqual(LANGS.map(() => ['Morris', 'Beryl', 'Gus', 'Pippa', 'Nadia', 'Walt']));
});

test.each(LANGS)('%s comes with its rulebook', async (lang) => {
  expect(rulebook((await text(lang)).rulebook, lang).title).toBe('Pints of Blood');
});

const NAMES = ['Anna', 'Bruno'];
const voices = Object.fromEntries(
  tongues.map(({ lang, messages }) => [lang, speaker(lang, messages, (seat) => NAMES[seat])]),
);

const inAll = (message: Parameters<(typeof voices)[Lang]>[0]): string[] =>
  LANGS.map((lang) => voices[lang](message).replace(/[\u202f\u00a0]/g, ' '));

const ask = (id: string, params: Params = {}): Decision => choose(0, { id, rules: [] }, [], { params });

about('options say what they do', () => {
  const place = pick(0, { id: 'place', rules: [] }, [], { min: 0, max: 9, params: { extra: 3 } });

  test.each([
    ['send.3', 'send-first', 'Row 3: send a companion and draw a card'],
    ['beer.1', 'w6', 'Drink a beer (4 crisps): heal 1 bite'],
    ['beer.2', 'w6', 'Buy Bruno a beer (4 crisps): heals 1 bite'],
    ['food.noBite', 'w6', 'Order ‘Don’t Bite Me Now!’ (7 crisps)'],
    ['food.random', 'w6', 'Order a surprise dish (5 crisps)'],
    ['keep', 'change-colours', 'Keep the roll'],
    ['keep', 'sell', 'Keep the card'],
    ['niceShots.move.2.4', 'place', 'Nice Shots: move the companion from row 2 to row 4'],
    ['weapon.rugbyBall', 'arms-dealing', 'rugby ball (1 hit, medium range, plus 1 in a neighbouring row)'],
    ['umbrella2', 'give-cards', 'Umbrella no. 2 goes under the deck'],
    ['take', 'divider-2', 'Accept: 2 cards under the deck for a companion'],
  ])('%s at %s', (id, question, words) => {
    expect(inAll(describe.option(ask(question), id))[0]).toBe(words);
  });

  test.each([
    ['bat2@2.1', 'Row 2, space 1: cricket bat no. 2 (1 hit, short range)'],
    ['billiardBalls1@4.3', 'Row 4, space 3: Billiard Balls (2 hits, medium range)'],
    ['teapot1@4.3', 'Row 4, space 3: Teapot (1 hit, medium range, stops mint sauce)'],
    ['toaster1=cricketBat@3.1', 'Row 3, space 1: Toaster as cricket bat (1 hit, short range)'],
    ['rugbyBall1@1.2>2.5', 'Row 1, space 2: Rugby Ball (1 hit, medium range) and 1 hit on row 2, space 5'],
    ['extra2@1.2', 'Row 1, space 2: extra hit no. 2 (1 extra hit)'],
    ['extra21@1.2', 'Row 1, space 2: Extra Hits ×2 (2 extra hits)'],
    ['extraN1@1.2', 'Row 1, space 2: Extra Hits ×? (3 extra hits)'],
  ])('%s in a placement', (id, words) => {
    expect(inAll(describe.option(place, id))[0]).toBe(words);
  });

  test('a zombie of a stack is named by its height, the uppermost as such', () => {
    const stack = ask('distracted', { n: 3 });
    expect(inAll(describe.option(stack, '3.1.4'))[0]).toBe('The top zombie goes to row 1, space 4');
    expect(inAll(describe.option(stack, '2.1.4'))[0]).toBe('Zombie 2 from the bottom goes to row 1, space 4');
  });

  test('an id of no option is a mistake, not a silence', () => {
    expect(() => describe.option(ask('w6'), 'whistle')).toThrow('there are no words for the option "whistle" of w6');
    expect(() => describe.event({ type: 'whistled', rules: [] })).toThrow(
      'there are no words for the event "whistled"',
    );
  });
});

about('options refer to things on the board', () => {
  test.each([
    ['send.3', 'send-first', 'row:3'],
    ['rugbyBall1@1.2>2.5', 'place', 'space:1.2'],
    ['niceShots.move.2.4', 'place', 'row:4'],
    ['armsDealing.bat', 'place', 'die:bat'],
    ['armsDealing.cue', 'place', 'card:cue'],
    ['buy.2.umbrella', 'w6', 'card:2.umbrella'],
    ['umbrella2', 'give-cards', 'card:umbrella'],
    ['noBite', 'return-food', 'food:noBite'],
    ['noTicket', 'w3', 'food:noTicket'],
    ['zWord', 'w3', 'card:zWord'],
    ['2.1.4', 'distracted', 'space:1.4'],
    ['marker.2', 'marker', 'player:2'],
    ['go-on', 'w6', null],
    ['weapon.dart', 'arms-dealing', null],
  ])('%s at %s is %s', (id, question, ref) => {
    expect(describe.ref(ask(question), id)).toBe(ref);
  });
});

about('sentences in three languages', () => {
  test('an offer for a card', () => {
    const params = { card: { id: 'card.umbrella' }, buyer: { seat: 1 }, price: 1 };
    expect(inAll(describe.prompt(ask('sell', params)))).toEqual([
      'Anna, Bruno offers 1 crisp for your ‘Umbrella’. Sell?',
      'Anna, Bruno offre 1 sacchetto per «Ombrello». La vendi?',
      'Anna, Bruno offre 1 paquet de chips pour « Parapluie ». Vendez-vous ?',
    ]);
  });

  test('a roll, alike dice together', () => {
    const dice = ['bat', 'extra', 'zombie', 'extra', 'bat', 'bat', 'zombie'];
    const event = describe.event({ type: 'rolled', player: 1, dice, colour: 'white', rules: [] });
    expect(event && inAll(event)[1]).toBe(
      'Anna lancia: 3 × mazza da cricket, 2 × colpo extra e 2 × zombi; colore: bianco.',
    );
  });

  test('a placement, space by space', () => {
    const items = ['bat1@2.1', 'bat2@2.1', 'extra1@2.1', 'rugbyBall1@4.2>5.3'];
    const event = describe.event({ type: 'placed', player: 2, items, rules: [] });
    expect(event && inAll(event)[2]).toBe(
      'Bruno place : 2 × batte de cricket et coup bonus (rangée 2, case 1) et Ballon de rugby avec un coup en rangée 5, case 3 (rangée 4, case 2).',
    );
  });

  test('zombies off the bus, one and several', () => {
    const off = (zombies: number) => describe.event({ type: 'bus-unloads', row: 2, zombies, rules: [] });
    const [one, three] = [off(1), off(3)];
    expect(one && inAll(one)).toEqual([
      'Row 2: 1 zombie gets off the bus.',
      'Riga 2: 1 zombi scende dal bus.',
      'Rangée 2 : 1 zombie descend du bus.',
    ]);
    expect(three && inAll(three)).toEqual([
      'Row 2: 3 zombies get off the bus.',
      'Riga 2: 3 zombi scendono dal bus.',
      'Rangée 2 : 3 zombies descendent du bus.',
    ]);
  });

  test('a reason of the game’s own; the kernel’s are left to the kernel', () => {
    const refusal = describe.refusal({ code: 'too-few-crisps', params: { price: 4, have: 0 } });
    expect(refusal && inAll(refusal)).toEqual([
      'That costs 4 crisps, and you have none.',
      'Servono 4 sacchetti di patatine, e tu non ne hai.',
      'Il faut 4 paquets de chips ; vous n’en avez aucun.',
    ]);
    const late = describe.refusal({ code: 'not-in-this-window', params: { when: { id: 'moment.rolled' } } });
    expect(late && inAll(late)).toEqual([
      'You can play that card only right after your roll.',
      'Questa carta si gioca solo subito dopo il tuo lancio.',
      'Cette carte se joue seulement juste après votre lancer.',
    ]);
    expect(describe.refusal({ code: 'stale' })).toBeNull();
  });

  test('the three ways it ends', () => {
    expect(inAll(describe.outcome({ id: 'rescue', winners: [0, 1], rescue: 'tandem' }))[0]).toBe(
      'The tandem wobbles off with Anna and Bruno. There is no third saddle.',
    );
    expect(inAll(describe.outcome({ id: 'zombies', winners: [], rescue: 'taxi' }))[1]).toBe(
      'Nessuno può pagare il taxi. Vincono gli zombi.',
    );
    expect(inAll(describe.outcome({ id: 'zombies', winners: [] }))[2]).toBe(
      'Le dernier compagnon est mort. Le pub est désormais aux zombies.',
    );
  });
});

about('a line of the log that is unfolded', () => {
  const say = speaker('en', tongues[0].messages, (seat) => ['Nadia', 'Bruno'][seat]);
  const explained = (event: Record<string, string | number | readonly string[]>): string | null => {
    const message = describe.explain?.({ type: 'none', rules: [], ...event } as GameEvent) ?? null;
    return message && say(message);
  };

  test.each([
    [
      { type: 'rolled', player: 1, dice: ['bat', 'zombie', 'bat'], colour: 'blue' },
      'Seven battle dice and the colour die: 2 × cricket bat, zombie and colour die blue.',
    ],
    [{ type: 'zombie-defeated', row: 1, space: 2, zombie: 'T', hits: 4, left: 2 }, 'Hit 2 of 4 on this space; 2 left.'],
    [{ type: 'zombie-hit', row: 1, space: 2, zombie: 'T', hits: 1, left: 0 }, 'The only hit on this space.'],
    [
      { type: 'crisps', player: 1, crisps: 3, total: 7, tokens: ['F', 'T', 'F'] },
      'In the ambulance: 2 × fast-food zombie and tough zombie. One crisp each: 4 + 3 = 7.',
    ],
    [
      { type: 'bites-counted', player: 1, tokens: ['F', 'Tl'], bites: 3 },
      'fast-food zombie (1) and lively tough zombie (2): 3 in all.',
    ],
    // Told by older rules, without its numbers.
    [{ type: 'zombie-defeated', row: 1, space: 2, zombie: 'T' }, null],
    [{ type: 'crisps', player: 1, crisps: 3 }, null],
    [{ type: 'bus-moves', row: 3 }, null],
  ])('%j', (event, words) => {
    expect(explained(event)).toBe(words);
  });
});
