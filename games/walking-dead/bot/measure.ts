import { option, share } from '@shamble/bots/advice/measuring';
import { ENCOUNTERS } from '../content/encounters.ts';
import { type Count, newTally, playOne, type Setting, type Tally } from './measuring.ts';

/** Wins as a share of games. */
const shares = (counts: readonly (readonly [string, Count])[]): string =>
  counts.map(([name, { wins, tries }]) => `${name} ${share(wins, tries)}`).join('  ');

const byId = (counts: Readonly<Record<string, Count>>): (readonly [string, Count])[] =>
  Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));

function report(tally: Tally): string[] {
  const { games, seats, places } = tally;
  return [
    `turns a game ${(tally.turns / games).toFixed(1)}  to the first refuge ${(tally.race / Math.max(1, games - tally.unwon)).toFixed(1)}  decisions a game ${(tally.decisions / games).toFixed(0)}`,
    `thinking ${((1000 * tally.thinking) / tally.decisions).toFixed(0)} µs a decision, slowest ${tally.slowest.toFixed(1)} ms`,
    `nobody won ${share(tally.unwon, games)}  won together ${share(tally.shared, games)}  a team was lost ${share(tally.wiped, games)}`,
    `won by seat        ${shares(seats.map((one, i) => [String(i + 1), one]))}`,
    `won by turn order  ${shares(places.map((one, i) => [String(i + 1), one]))}`,
    `won by character   ${shares(byId(tally.characters))}`,
    `followers in a game won alone ${(tally.score / Math.max(1, games - tally.unwon)).toFixed(2)}`,
    `Locations explored a game ${tally.explored
      .slice(1)
      .map((n) => (n / games).toFixed(2))
      .join(' ')}`,
  ];
}

const games = Number(option('games', '200'));
const seats = Number(option('seats', '2'));
const edition = option('edition', 'fr');
const rival = option('rival', '');
const from = Number(option('from', '0'));
const bot = process.argv.includes('--race') ? 'racing' : 'sensible';
const cards = process.argv.includes('--cards');

/** Against another kind of bot the sensible one takes each seat in turn. */
function settingOf(i: number): Setting {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === i % seats || rival === '' ? bot : rival));
  return { options: { edition }, bots, closely: true };
}

const tally = newTally(seats);
let won = 0;
const began = performance.now();
for (let i = from; i < from + games; i++) {
  const before = tally.seats[i % seats].wins;
  playOne(settingOf(i), i, tally);
  won += tally.seats[i % seats].wins - before;
  const done = i - from + 1;
  if (process.stderr.isTTY && done % 20 === 0) process.stderr.write(`\r${done} of ${games}`);
}
const seconds = (performance.now() - began) / 1000;
if (process.stderr.isTTY) process.stderr.write('\r');
console.log(`${games} games, edition ${edition}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, ${seconds.toFixed(0)} s`);
if (rival !== '') console.log(`sensible against ${rival}: won ${share(won, games)}`);
for (const line of report(tally)) console.log(line);
if (cards) {
  const successes = ENCOUNTERS.map(({ id }) => [id, tally.encounters[id] ?? { tries: 0, wins: 0 }] as const);
  console.log(`Encounters: ${shares(successes)}`);
  console.log(
    `Attempts: ${byId(tally.locations)
      .map(([id, { wins, tries }]) => `${id} ${wins}/${tries}`)
      .join('  ')}`,
  );
}
