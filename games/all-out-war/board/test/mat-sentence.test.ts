import { readFileSync } from 'node:fs';
import { LANGS, type Lang, type Point, type Say } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';
import { rangeOf } from '../../rules/loud.ts';
import { areEnemies, isWithin } from '../../rules/near.ts';
import { models } from '../../rules/state.ts';
import { text } from '../../text/index.ts';
import { spent } from '../../text/lengths.ts';
import { thingWords } from '../mat/words.ts';
import { askingOf } from '../plan/asking.ts';
import { isInContact } from '../plan/contact.ts';
import { ARROWS, nextUseful, stepped } from '../plan/cursor.ts';
import { goalOf } from '../plan/go-to.ts';
import { namedPlaces, planOf } from '../plan/named.ts';
import { meantBy } from '../plan/resolve.ts';
import { aroundWords, sentenceOf, spoken } from '../plan/sentence.ts';
import { firstAction } from './mat-at.ts';

const { war, decision } = firstAction();
const asking = askingOf(war, decision);
if (asking === null) throw new Error('a Move can be planned');

interface Recorded extends Readonly<Record<Lang, readonly string[]>> {
  readonly points: readonly Point[];
}

/** Twenty places: free ones by both gaits, too far, too near, on things, beyond the border; the browser is tested by them, too. */
const RECORDED: Recorded = JSON.parse(readFileSync(new URL('./sentences.json', import.meta.url), 'utf8'));

/** What people write before a thing: to touch it, to be behind it, to leap it. */
const VERBS: Readonly<Record<Lang, readonly [string, string, string]>> = {
  en: ['reach', 'behind', 'over'],
  it: ['raggiungi', 'dietro', 'oltre'],
  fr: ['rejoindre', 'derrière', 'sauter par-dessus'],
};

const planAt = (at: Point) => meantBy(asking, { at, near: null, bends: [], turn: 0 });

describe.each(LANGS)('the sentence in %s', async (lang) => {
  const { messages } = await text(lang);
  const say: Say = speaker(lang, messages, (seat) => ['Nadia', 'Bruno'][seat]);
  const partsAt = (at: Point): string[] =>
    sentenceOf(war, planAt(at)).map((part) => part.map((one) => say(one)).join(' '));

  test('of twenty recorded places', () => {
    expect(RECORDED.points.map((at) => spoken(partsAt(at), null, 'full'))).toEqual(RECORDED[lang]);
  });

  test('around somebody, clockwise from north', () => {
    const [rick] = war.people;
    expect(aroundWords(war, rick, rick.id).map((clause) => say(clause))).toMatchSnapshot();
  });

  test('names of things tell how they stand and how far they are', () => {
    const [rick] = war.people;
    const names = ['walker:6', 'survivor:carl', 'counter:b', 'piece:barricade-2'];
    expect(
      names.map((thing) =>
        thingWords(war, thing, rick)
          .map((part) => say(part))
          .join(', '),
      ),
    ).toMatchSnapshot();
  });

  test('a thing, a point and a range are gone to', () => {
    expect(goalOf('9.35 12.25', war, asking, say)).toEqual({ at: [9350, 12_250] });
    expect(goalOf('nobody', war, asking, say)).toBeNull();
    const walker = say({ id: 'thing.walker', params: { number: 6 } });
    const goal = goalOf(walker, war, asking, say);
    expect(goal && goal !== 'far' && 'named' in goal ? goal.named.id : null).toContain('walker-6');
    expect(goalOf('derek 8', war, asking, say), 'just within a range that nobody gets to').toBe('far');
    expect(goalOf('derek >10', war, asking, say), 'out of it already').toEqual({ at: [10_000, 500] });
    expect(goalOf(`${walker} 3`, war, asking, say)).toHaveProperty('at');
  });

  test('a barricade is touched, and leapt only by the words of a Leap', () => {
    const later: typeof war = { ...war, turn: 2 };
    const asks = askingOf(later, decision);
    if (asks === null) throw new Error('a Move can be planned');
    const barricade = say({ id: 'thing.barricade', params: { number: 2 } });
    const endOf = (typed: string): string => {
      const goal = goalOf(typed, later, asks, say);
      if (goal === null || goal === 'far') return String(goal);
      if ('named' in goal) return goal.named.id;
      const { trouble } = meantBy(asks, { at: goal.at, near: null, bends: [], turn: 0 });
      return trouble === null && isInContact(asks.ways[asks.ways.length - 1].place, goal.at) ? 'contact' : 'no contact';
    };
    const [touch, behind, leap] = VERBS[lang];
    expect(endOf(barricade)).toBe('contact');
    expect(endOf(`${touch} ${barricade}`)).toBe('contact');
    expect(endOf(`${leap} ${barricade}`)).toBe('leap:barricade-2');
    expect(endOf(`${behind} ${barricade}`)).toMatch(/^(?:behind:barricade-2|null)/);
  });
});

test('short says verdict and contact; what alone has changed comes first, in short too', () => {
  const before = ['Run 5.', '', 'Near.', 'In no Kill Zone.', 'Quiet.'];
  const now = ['Run 5.', '', 'Near.', 'Within one.', 'Quiet.'];
  expect(spoken(before, null, 'short')).toBe('Run 5.');
  expect(spoken(now, before, 'short')).toBe('Within one. Run 5.');
  expect(spoken(now, null, 'normal')).toBe('Run 5. Near. Within one. Quiet.');
});

/** How many enemies Rick's weapon would reach from there. */
function inRange(y: number): number {
  const rick = war.people.find(({ id }) => id === asking?.mover);
  if (rick === undefined) throw new Error('nobody moves');
  const range = rangeOf(war, rick, rick.slots[0]) ?? 0;
  return models(war).filter((one) => areEnemies(one, rick) && isWithin(one, { ...rick, x: 10_000, y }, range)).length;
}

describe('a place tells', async () => {
  const { messages } = await text('en');
  const say: Say = speaker('en', messages, (seat) => ['Nadia', 'Bruno'][seat]);
  const later: typeof war = { ...war, turn: 2 };
  const asksLater = askingOf(later, decision);
  const told = (at: Point, voice: 'normal' | 'full' = 'normal', state = later): string => {
    const asks = askingOf(state, decision);
    if (asks === null) throw new Error('a Move can be planned');
    const planned = meantBy(asks, { at, near: null, bends: [], turn: 0 });
    return spoken(
      sentenceOf(state, planned).map((part) => part.map((one) => say(one)).join(' ')),
      null,
      voice,
    );
  };

  test('the scenery and the friends that it touches', () => {
    expect(told([10_000, 3150])).toContain('Touching barricade 2.');
    expect(told([11_000, 500])).toContain('Touching Liam.');
  });

  test('that a Search is allowed there, to whoever wants to hear everything', () => {
    const alone = { ...later, walkers: [] };
    expect(told([12_500, 5700], 'full', alone)).toContain('Then Search is allowed: counter C.');
    const normal = told([12_500, 5700], 'normal', alone);
    expect(normal, 'the first five parts').toMatch(
      /^(?:Sneak|Run): .*Touching counter C .*Nearest enemy.*Kill Zone.*(?:Quiet|NOISE)/,
    );
    expect(normal).not.toMatch(/Search|Seen by/);
  });

  test('an engagement once, and no Kill Zone beside it', () => {
    const words = told([8935, 6002], 'full');
    expect(words.match(/activation ends/g)).toHaveLength(1);
    expect(words).not.toContain('In no Kill Zone');
  });

  test('every named place, also where one stays', () => {
    for (const one of asksLater ? namedPlaces(asksLater) : [])
      expect(
        sentenceOf(later, planOf(one))[0]
          .map((part) => say(part))
          .join(' '),
        one.id,
      ).toMatch(/^(?:Sneak|Run): /);
  });

  test('the chance of a Leap, and where one stands after a blank', () => {
    const leap = asksLater && namedPlaces(asksLater).find(({ id }) => id === 'leap:barricade-2');
    if (!leap) throw new Error('the barricade can be leapt');
    const [first] = sentenceOf(later, planOf(leap)).map((part) => part.map((one) => say(one)).join(' '));
    expect(first).toMatch(
      /^Run: [\d.]+ in of 8 in\. Leap \(barricade 2\): a badge is needed \(50%\)\. After a blank it stays before it, in no Kill Zone\.$/,
    );
  });

  test('what is in the way, where only the way around is too long', () => {
    expect(told([10_000, 9000])).toMatch(/^Not here: /);
    const walled: typeof war = {
      ...later,
      people: later.people.map((one) => (one.id === 'rickLeader' ? { ...one, y: 3150 } : one)),
    };
    const asking2 = askingOf(walled, decision);
    const [sneak] = asking2?.ways ?? [];
    const planned = { way: sneak, spot: [[10_000, 4650]] as const };
    const [words] = sentenceOf(walled, planned).map((part) => part.map((one) => say(one)).join(' '));
    expect(words).toMatch(/^Not here: Barricade 2 is in the way; around it is [\d.]+ in too far\.$/);
  });
});

test('lengths that are told add up', () => {
  for (const [cost, allowance] of [
    [4949, 8000],
    [3988, 4000],
    [3050, 4000],
    [7960, 8000],
    [4001, 8000],
  ]) {
    const { used, left } = spent(cost, allowance);
    expect(used + left).toBeCloseTo(allowance / 1000, 6);
  }
});

test('arrows go an inch or a tenth and stay on the table; with Ctrl to where something changes', () => {
  expect(stepped(war, [10_000, 500], ARROWS.ArrowUp, false)).toEqual([10_000, 1500]);
  expect(stepped(war, [10_000, 500], ARROWS.ArrowLeft, true)).toEqual([9900, 500]);
  expect(stepped(war, [10_000, 500], ARROWS.ArrowDown, false)).toEqual([10_000, 0]);
  const { at, borders } = nextUseful(war, asking, [], [10_000, 1000], ARROWS.ArrowUp);
  expect(borders.length).toBeGreaterThan(0);
  expect(at[1]).toBeGreaterThan(1000);
  expect(planAt(at).trouble).toBeNull();
  const there = (y: number): string => JSON.stringify(sentenceOf(war, planAt([at[0], y])).slice(3, 6));
  expect(there(at[1] + 60) !== there(at[1] - 60) || inRange(at[1] + 60) !== inRange(at[1] - 60)).toBe(true);
});

test('with Ctrl the cross stops where somebody comes into the range of what is held', () => {
  const stops: number[] = [];
  for (let [x, y]: Point = [10_000, 500]; y < 9000 && stops.length < 12; )
    stops.push(([x, y] = nextUseful(war, asking, [], [x, y], ARROWS.ArrowUp).at)[1]);
  expect(stops.some((y) => inRange(y + 2) > inRange(y - 2))).toBe(true);
});
