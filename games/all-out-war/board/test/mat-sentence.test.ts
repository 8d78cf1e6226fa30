import { LANGS, type Point, type Say } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';
import { rangeOf } from '../../rules/loud.ts';
import { areEnemies, isWithin } from '../../rules/near.ts';
import { models } from '../../rules/state.ts';
import { text } from '../../text/index.ts';
import { thingWords } from '../mat/words.ts';
import { askingOf } from '../plan/asking.ts';
import { ARROWS, nextUseful, stepped } from '../plan/cursor.ts';
import { goalOf } from '../plan/go-to.ts';
import { meantBy } from '../plan/resolve.ts';
import { aroundWords, sentenceOf, spoken } from '../plan/sentence.ts';
import { firstAction } from './mat-at.ts';

const { war, decision } = firstAction();
const asking = askingOf(war, decision);
if (asking === null) throw new Error('a Move can be planned');

/** Twenty places: free ones by both gaits, too far, too near, on things, beyond the border. */
const POINTS: readonly Point[] = [
  [10_000, 500],
  [10_000, 2000],
  [10_000, 3150],
  [12_500, 3000],
  [6500, 3100],
  [12_500, 6000],
  [7000, 4500],
  [10_000, 3900],
  [8000, 500],
  [10_000, 5500],
  [10_000, 8000],
  [14_000, 7200],
  [15_000, 4000],
  [5000, 4500],
  [18_500, 1000],
  [200, 200],
  [10_000, 13_000],
  [13_500, 5500],
  [7500, 5500],
  [16_900, 2400],
];

const planAt = (at: Point) => meantBy(asking, { at, near: null, bends: [], turn: 0 });

describe.each(LANGS)('the sentence in %s', async (lang) => {
  const { messages } = await text(lang);
  const say: Say = speaker(lang, messages, (seat) => ['Nadia', 'Bruno'][seat]);
  const partsAt = (at: Point): string[] =>
    sentenceOf(war, planAt(at)).map((part) => part.map((one) => say(one)).join(' '));

  test('of twenty recorded places', () => {
    expect(POINTS.map((at) => spoken(partsAt(at), null, 'full'))).toMatchSnapshot();
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

test('arrows go an inch or a tenth and stay on the table; with Ctrl to where something changes', () => {
  expect(stepped(war, [10_000, 500], ARROWS.ArrowUp, false)).toEqual([10_000, 1500]);
  expect(stepped(war, [10_000, 500], ARROWS.ArrowLeft, true)).toEqual([9900, 500]);
  expect(stepped(war, [10_000, 500], ARROWS.ArrowDown, false)).toEqual([10_000, 0]);
  const at = nextUseful(war, asking, [], [10_000, 1000], ARROWS.ArrowUp);
  expect(at[1]).toBeGreaterThan(1000);
  expect(planAt(at).trouble).toBeNull();
  const there = (y: number): string => JSON.stringify(sentenceOf(war, planAt([at[0], y])).slice(3, 6));
  expect(there(at[1] + 60) !== there(at[1] - 60) || inRange(at[1] + 60) !== inRange(at[1] - 60)).toBe(true);
});

test('with Ctrl the cross stops where somebody comes into the range of what is held', () => {
  const stops: number[] = [];
  for (let [x, y]: Point = [10_000, 500]; y < 9000 && stops.length < 12; )
    stops.push(([x, y] = nextUseful(war, asking, [], [x, y], ARROWS.ArrowUp))[1]);
  expect(stops.some((y) => inRange(y + 2) > inRange(y - 2))).toBe(true);
});
