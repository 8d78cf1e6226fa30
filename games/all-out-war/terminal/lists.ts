/** What lies and stands on the mat, by name and place; Threat, decks and cards in play. */
import { type Fact, keep, labelled, playerName, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { EVENTS } from '../content/events.ts';
import { BANDS, bandOf, MOST_THREAT } from '../content/threat.ts';
import { letterOf } from '../rules/state.ts';
import { pieceName } from '../rules/terrain.ts';
import type { View } from '../rules/view.ts';
import { staysText } from '../text/event-cards.ts';
import { coordinates } from '../text/lengths.ts';
import { band, card, thing } from '../text/words.ts';
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
  const supplies = sides.map((side) =>
    s.together
      ? tell(say, 'terminal.held.all', { n: held(side) })
      : tell(say, 'terminal.held', { player: playerName(say, side + 1, NOBODY), n: held(side) }),
  );
  const staying = s.staying.map(({ card: number, does, piece }) => {
    const text = staysText(does, piece > 0 ? pieceName(s, piece - 1) : 'car-1');
    return labelled(say, say(card(EVENTS[number].id)), say(text));
  });
  return [
    ...fact(say, 'threat', [`${s.threat}`, say(band(BANDS[level])), dial]),
    ...fact(say, 'supplies', supplies),
    ...fact(say, 'decks', [
      tell(say, 'terminal.decks', { events: s.events.left, supply: s.supply.left, walkers: s.pool }),
    ]),
    ...fact(say, 'staying', staying),
  ];
}
