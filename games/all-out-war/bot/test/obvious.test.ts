import { expect, test } from 'vitest';
import { named } from '../../rules/words.ts';
import { bare, nextDeed, offered, put, said, somebody, walker } from './playing.ts';

test('a counter that is touched is searched', () => {
  const s = bare();
  put(s, 'rickLeader', 10, 6.1);
  expect(nextDeed(s, 'rickLeader').answer).toBe('search');
});

test('the Survivor beside a counter goes first', () => {
  const s = bare();
  put(s, 'carl', 10, 6.1);
  expect(said(s, 0, 'activate', ['rickLeader', 'carl', 'liam']).answer).toBe('carl');
});

test('nobody runs past a horde where sneaking is enough', () => {
  const s = bare();
  put(s, 'liam', 10, 3);
  for (const [x, y] of [
    [4, 5],
    [3, 4],
    [16, 5],
    [17, 4],
  ])
    walker(s, x, y);
  expect(nextDeed(s, 'liam').answer).toBe('sneak');
});

test('a shot with good odds at a rival who carries much is fired', () => {
  const s = bare();
  put(s, 'rickLeader', 10, 5);
  const sandra = put(s, 'sandra', 10, 8.5);
  sandra.health = 1;
  // Nothing else to get anywhere near.
  s.counters = s.counters.map((counter) => ({ ...counter, x: 10_000, y: 19_500, source: 0 }));
  for (const letter of [0, 5]) {
    sandra.counters.push(letter);
    s.counters[letter] = { ...s.counters[letter], carrier: s.people.indexOf(sandra), searched: true };
  }
  expect(nextDeed(s, 'rickLeader').answer).toBe('shoot');
  expect(nextDeed(s, 'rickLeader').why).toMatchObject({
    id: 'bot.shoot',
    params: { target: { id: 'survivor.sandra' } },
  });
});

test('whoever is badly hurt behind a barricade defends', () => {
  const s = bare();
  const patrick = put(s, 'patrick', 10, 3.15);
  patrick.health = 1;
  const [one, other] = [walker(s, 9.4, 4.65), walker(s, 10.6, 4.65)];
  s.step = 'melee';
  s.brawl = {
    open: [],
    edges: [],
    declared: [],
    settled: [],
    now: { centre: 'patrick', leaves: [one, other].map(({ number }) => `walker-${number}`) },
    helped: null,
    stances: [],
    weapons: [],
    fought: 0,
  };
  const options = ['attack.hand-1', 'attack.bare', 'defend'];
  expect(said(s, 1, 'stance', options, { survivor: named(patrick) }).answer).toBe('defend');
});

test('the seventh counter is taken, whatever stands near', () => {
  const s = bare();
  const rick = put(s, 'rickLeader', 10, 6.1);
  for (const letter of [0, 1, 2, 3, 4, 6]) {
    rick.counters.push(letter);
    s.counters[letter] = { ...s.counters[letter], carrier: s.people.indexOf(rick), searched: true, source: 0 };
  }
  walker(s, 12, 6.1);
  walker(s, 8, 6.1);
  expect(nextDeed(s, 'rickLeader').answer).toBe('search');
});

test('a Walker that lies there is finished', () => {
  const s = bare();
  const { number } = walker(s, 10, 5, true);
  put(s, 'rickLeader', 10, 4);
  const { answer } = offered(s, 0, 'optional-attack', [`walker-${number}`], {
    survivor: named(somebody(s, 'rickLeader')),
  });
  expect(answer).toBe(`walker-${number}`);
});

test('panic that only makes wild is not drunk away, any other is', () => {
  const s = bare();
  const drink = (result: string) =>
    offered(s, 0, 'hip-flask', ['hipFlask.pack-1'], { result: { id: `panic.${result}` } }).answer;
  expect(drink('flee')).toBe('hipFlask.pack-1');
  expect(drink('berserk')).toBe('keep');
});

test('AW-SCEN16: an edge is chosen for a reason that is true: counters, Walkers, or neither', () => {
  const s = bare();
  const reason = (): string | undefined => said(s, 0, 'choose-edge', ['north', 'south']).why?.id;
  for (const [i, counter] of s.counters.entries()) counter.y = i % 2 === 0 ? 5000 : s.height - 5000;
  s.counters[8].y = s.height / 2;
  expect(reason()).toBe('bot.edge-even');
  walker(s, 10, 3);
  expect(reason()).toBe('bot.edge-walkers');
  s.counters[8].y = s.height - 2000;
  expect(reason()).toBe('bot.edge');
});
