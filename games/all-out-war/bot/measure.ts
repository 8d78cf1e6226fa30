import { option, share } from '@shamble/bots/advice/measuring';
import { READY_GROUPS } from '../content/groups.ts';
import { type Ended, playOne } from './measuring.ts';

const games = Number(option('games', '100'));
const from = Number(option('from', '0'));
const points = option('points', '100');
const bots = option('bots', 'sensible,sensible').split(',');
const alone = option('mode', 'rivals') === 'alone';
const deck = option('deck', 'plain');

/** Won, drawn and played. */
interface Score {
  won: number;
  drawn: number;
  played: number;
}

const scores = new Map<string, Score>();

function count(name: string, { winners }: Ended, seat: number): void {
  const score = scores.get(name) ?? { won: 0, drawn: 0, played: 0 };
  scores.set(name, score);
  score.played++;
  if (winners.includes(seat)) score.won++;
  else if (winners.length === 0 && !alone) score.drawn++;
}

const ids = READY_GROUPS.filter(({ limit }) => String(limit) === points).map(({ id }) => id);
const pairs = ids.flatMap((a) => ids.filter((b) => b !== a).map((b) => [a, b] as const));

/** Game number `i`: every pair of groups in both seats, and with different bots each of them in both. */
function play(i: number): Ended {
  if (alone) {
    const group = ids[i % ids.length];
    const ended = playOne({ seats: 1, options: { points, group1: group, deck }, bots: [bots[0]] }, i);
    count('alone', ended, 0);
    count(group, ended, 0);
    return ended;
  }
  const [a, b] = pairs[i % pairs.length];
  const seated = Math.floor(i / pairs.length) % 2 === 0 ? bots : [bots[1], bots[0]];
  const ended = playOne({ seats: 2, options: { points, group1: a, group2: b }, bots: seated }, i);
  for (const seat of [0, 1]) {
    count(`seat ${seat + 1}`, ended, seat);
    if (bots[0] !== bots[1]) count(seated[seat], ended, seat);
    else count([a, b][seat], ended, seat);
  }
  count('went first', ended, ended.first);
  count('south edge', ended, ended.south);
  if (bots[0] === bots[1] && ids.length > 2) count(`${a} against ${b}`, ended, 0);
  return ended;
}

const all: Ended[] = [];
const began = performance.now();
for (let i = from; i < from + games; i++) all.push(play(i));

const mean = (of: (ended: Ended) => number): string => (all.reduce((sum, one) => sum + of(one), 0) / games).toFixed(1);
const times = all.flatMap(({ thinking }) => thinking).sort((a, b) => a - b);
const at = (part: number): string =>
  (times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0).toFixed(0);

console.log(
  `${alone ? 'alone' : bots.join(' and ')}, ${points} points: games ${from} to ${from + games - 1}, ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
for (const [name, { won, drawn, played }] of scores)
  console.log(`  ${name}: won ${share(won, played)}${alone ? '' : `, drawn ${share(drawn, played)}`} of ${played}`);
const ends = new Map<string, number>();
for (const { by, winners } of all) {
  const key = `${winners.length > 0 ? 'won' : alone ? 'lost' : 'drawn'} by ${by}`;
  ends.set(key, (ends.get(key) ?? 0) + 1);
}
console.log(`  ${[...ends].map(([end, n]) => `${end} ${share(n, games)}`).join(', ')}`);
console.log(
  `  turns ${mean(({ turns }) => turns)}, Threat ${mean(({ threat }) => threat)}, counters ${mean(({ counters }) => counters[0] + counters[1])}, answers ${mean(({ answers }) => answers)}`,
);
console.log(`  processor time for an activation: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`);
