/** What lies and stands on the mat, by name and place; Threat, decks and cards in play. */
import { type Fact, keep, labelled, playerName, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { panickingAt, panicsAt } from '../board/panics.ts';
import { slipsOf } from '../board/slips.ts';
import { stepsLeft } from '../board/threat-words.ts';
import { BANDS, bandOf, MOST_THREAT } from '../content/threat.ts';
import { limitsOf } from '../rules/end-phase.ts';
import { stateOf } from '../rules/seen.ts';
import { letterOf, nameOf, playing, type War } from '../rules/state.ts';
import { pieceName } from '../rules/terrain.ts';
import type { View } from '../rules/view.ts';
import { coordinates } from '../text/lengths.ts';
import { band, thing } from '../text/words.ts';
import { NOBODY } from './crew.ts';

const fact = (say: Say, label: string, parts: readonly string[]): Fact[] =>
  parts.length === 0 ? [] : [{ label: tell(say, `terminal.label.${label}`), parts }];

/** A thing and where it is. */
const placed = (say: Say, name: string, x: number, y: number, more: readonly string[] = []): string =>
  keep([labelled(say, say(thing(name, 'thing')), say(coordinates([x, y]))), ...more].join(', '));

export function matFacts(say: Say, s: View): Fact[] {
  const prone = tell(say, 'terminal.status.prone');
  const walkers = s.walkers.map(({ number, x, y, prone: lies }) =>
    placed(say, `walker-${number}`, x, y, lies ? [prone] : []),
  );
  const counters = s.counters.flatMap(({ x, y, carrier, searched }, i) =>
    carrier >= 0 ? [] : [placed(say, `counter-${letterOf(i)}`, x, y, searched ? [tell(say, 'terminal.searched')] : [])],
  );
  const pieces = s.pieces.map(({ x, y }, i) => placed(say, pieceName(s, i), x, y));
  return [...fact(say, 'walkers', walkers), ...fact(say, 'counters', counters), ...fact(say, 'scenery', pieces)];
}

export function tableFacts(say: Say, s: View): Fact[] {
  const level = bandOf(s.threat);
  const dial = keep(`${'▮'.repeat(s.threat)}${'▯'.repeat(MOST_THREAT - s.threat)}`);
  const sides = s.together ? [0] : [0, 1];
  const held = (side: number): number =>
    s.people.reduce((sum, one) => sum + (one.side === side && one.status === 'playing' ? one.counters.length : 0), 0);
  const { counters } = limitsOf(s);
  const supplies = sides.map((side) =>
    s.together
      ? tell(say, 'terminal.held.all', { n: held(side), of: counters })
      : tell(say, 'terminal.held', { player: playerName(say, side + 1, NOBODY), n: held(side), of: counters }),
  );
  const staying = slipsOf(s).map(({ title, text }) => labelled(say, say(title), say(text)));
  const state = stateOf(s);
  const steps = stepsLeft(state);
  return [
    ...fact(say, 'threat', [`${s.threat}`, say(band(BANDS[level])), dial, ...(steps ? [say(steps)] : [])]),
    ...fact(say, 'panic', panicParts(say, state)),
    ...fact(say, 'supplies', supplies),
    ...fact(say, 'decks', [
      tell(say, 'terminal.decks', { events: s.events.left, supply: s.supply.left, walkers: s.pool }),
    ]),
    ...fact(say, 'staying', staying),
  ];
}

/** Who panics from which Threat on (AW-PANIC02). */
function panicParts(say: Say, s: War): string[] {
  const from = new Set(playing(s).flatMap((person) => panicsAt(s, person) ?? []));
  return [...from]
    .sort((a, b) => a - b)
    .map((n) =>
      tell(say, 'terminal.panic', { n, who: panickingAt(s, n).map((person) => say(thing(nameOf(person), 'thing'))) }),
    );
}
