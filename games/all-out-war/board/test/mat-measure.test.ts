import { listen } from '@shamble/kernel/text/faults';
import { expect, test } from 'vitest';
import { targetsOf } from '../../rules/shoot.ts';
import { type Model, models, nameOf, playing, type War } from '../../rules/state.ts';
import { startAt } from '../../rules/test/starting.ts';
import { text } from '../../text/index.ts';
import { distancesFrom } from '../mat/distances.tsx';
import { endAt, gapOf, gapWords, measured, sightWords, weaponsOf, whyNoShot } from '../mat/measure.ts';
import { gaitsOf, movingOf, reachersOf } from '../mat/reach.ts';
import { firstAction } from './mat-at.ts';
import { playThrough, SETUPS } from './positions.ts';

const { war } = firstAction();
const [rick] = war.people;
const endOf = (model: Model) => ({ at: [model.x, model.y] as const, name: nameOf(model) });
const idsOf = (words: readonly { readonly id: string }[]): string[] => words.map(({ id }) => id);

const { faults } = await listen(text);

test('the tape reads from edge to edge: of bases, of pieces, and of bare points', () => {
  const at = (x: number, y: number, name = '') => ({ at: [x, y] as const, name });
  expect(gapOf(war, at(0, 0), at(3000, 4000))).toBe(5000);
  const [walker] = war.walkers;
  const far = Math.sqrt((walker.x - rick.x) ** 2 + (walker.y - rick.y) ** 2);
  expect(gapOf(war, endOf(rick), endOf(walker))).toBeCloseTo(far - 1000, 6);
  // Barricade 2 lies across, half an inch deep, straight before Rick.
  const [, barricade] = war.pieces.filter(({ kind }) => kind === war.pieces.at(-1)?.kind);
  const gap = gapOf(war, endOf(rick), at(barricade.x, barricade.y, 'barricade-2'));
  expect(gap).toBeCloseTo(barricade.y - rick.y - 250 - 500, 6);
});

test('the tape takes hold of a base that is near enough, else of a piece, else of the point', () => {
  expect(endAt(war, [rick.x + 600, rick.y], 250)).toEqual(endOf(rick));
  expect(endAt(war, [rick.x + 600, rick.y], 0).name).toBe('');
  const [piece] = war.pieces;
  expect(endAt(war, [piece.x + 100, piece.y + 900], 0).name).toBe('car-1');
  expect(endAt(war, [1, 2], 250)).toEqual({ at: [1, 2], name: '' });
});

test('a number is never rounded across a limit; at it "exactly", at nothing "touching"', () => {
  const lengthOf = (far: number): unknown => {
    const { id, params } = gapWords(war, far, null);
    const told = params?.length;
    return [id.split('.').at(-1), typeof told === 'object' && 'params' in told ? told.params?.n : null];
  };
  expect(lengthOf(10_003)).toEqual(['gap', 10.01]);
  expect(lengthOf(9997)).toEqual(['gap', 9.99]);
  expect(lengthOf(10_000)).toEqual(['exactly', 10]);
  expect(lengthOf(1000)).toEqual(['exactly', 1]);
  expect(lengthOf(1004)).toEqual(['gap', 1.01]);
  expect(lengthOf(7149)).toEqual(['gap', 7.1]);
  expect(gapWords(war, 1, null).id).toBe('boardview.measure.touching');
  expect(gapWords(war, 7120, null).params).toMatchObject({ cm: 17.8 });
});

/** What could be measured at a moment of a game, and whether the rules agree. */
function compare(s: War, seen: Map<string, number>): void {
  for (const person of playing(s)) {
    for (const { card } of weaponsOf(s, person)) {
      const allowed = targetsOf(s, person, card);
      for (const target of models(s)) {
        if ('side' in target ? target.side === person.side : false) continue;
        const why = whyNoShot(s, person, card, target);
        expect(why === null, `${person.id} ${nameOf(target)}`).toBe(allowed.includes(target));
        seen.set(why ?? 'free', (seen.get(why ?? 'free') ?? 0) + 1);
      }
    }
    for (const target of models(s)) {
      const ids = idsOf(sightWords(s, person, target));
      const lines = ids.filter((id) => /sight\.(?:clear|cover|blocked)$/.test(id));
      expect(lines).toHaveLength(1);
    }
  }
}

test('AW-SHOOT01: reasons why somebody cannot be shot are those of the rules, at every position', () => {
  const seen = new Map<string, number>();
  let asked = 0;
  for (const setup of [SETUPS[1], SETUPS[4]])
    playThrough(
      setup,
      ({ state }, { ask }) => {
        if (ask.id === 'shoot-target' || (ask.id === 'act' && asked++ % 4 === 0)) compare(state, seen);
      },
      250,
    );
  // A prone Walker behind a barricade (AW-SHOOT14) seldom comes about by chance.
  const low = { people: { derek: { at: [10, 10], hands: ['pocket22'] } }, walkers: [[10, 15, 'prone']] };
  compare(startAt({ ...low, pieces: { barricade: [[10, 12.5]] } }).state, seen);
  for (const why of ['free', 'range', 'blocked', 'sheltered']) expect(seen.get(why) ?? 0, why).toBeGreaterThan(0);
});

test('all that is measured is said in three languages', () => {
  const found = new Set<string>();
  for (const setup of SETUPS.slice(0, 5))
    playThrough(
      setup,
      ({ state }, { ask }) => {
        if (ask.id !== 'act') return;
        const [from, ...others] = models(state);
        for (const to of others)
          for (const word of [...measured(state, endOf(from), endOf(to)), ...measured(state, endOf(to), endOf(from))])
            for (const fault of faults(word)) found.add(fault);
        for (const { far, to, sight } of distancesFrom(state, from))
          for (const word of [far, to, ...sight]) for (const fault of faults(word)) found.add(fault);
      },
      60,
    );
  expect([...found]).toEqual([]);
});

test('distances are by gap, each thing once, and never to oneself', () => {
  const rows = distancesFrom(war, rick);
  expect(rows.map(({ gap }) => gap)).toEqual(rows.map(({ gap }) => gap).toSorted((a, b) => a - b));
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows.some(({ name }) => name === rick.id)).toBe(false);
  expect(rows.length).toBe(models(war).length - 1 + war.counters.length + war.pieces.length);
});

test('who can reach somebody next turn: a rival by its Run, a Walker that lunges, one that hears', () => {
  const rival = playing(war).find(({ side }) => side !== rick.side);
  if (rival === undefined) throw new Error('nobody is against Rick');
  const put = (x: number, y: number, walker: readonly [number, number]): War => ({
    ...war,
    pieces: [],
    walkers: [{ ...war.walkers[0], x: walker[0], y: walker[1] }],
    people: war.people.map((one) => (one.id === rick.id ? { ...one, x, y } : one)),
  });
  const at = (s: War) => {
    const person = s.people.find(({ id }) => id === rick.id);
    if (person === undefined) throw new Error('Rick is gone');
    return reachersOf(s, person).map(({ name, how }) => `${name} ${how}`);
  };
  const far: readonly [number, number] = [19_000, 1000];
  expect(at(put(rival.x, rival.y - 3000, far))).toContain(`${rival.id} sneak`);
  expect(at(put(rival.x, rival.y - 8000, far))).toContain(`${rival.id} run`);
  expect(at(put(rival.x, 500, far)).filter((one) => one.startsWith(rival.id))).toEqual([]);
  expect(at(put(3000, 3000, [3000, 5000]))).toContain(`walker-${war.walkers[0].number} lunge`);
  expect(at(put(3000, 3000, [3000, 8000]))).toContain(`walker-${war.walkers[0].number} hears`);
  expect(gaitsOf(war, { ...rick, prone: true })).toEqual(['sneak']);
  expect(movingOf(war, rick, 'run')).toMatchObject({ mover: rick.id, allowance: 8000 });
});
