import { type Fact, labelled, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { player } from '@shamble/kernel/words';
import { LOCATION_SPACE, SPACES } from '../content/map.ts';
import { objectiveText } from '../text/cards.ts';
import { kind, locationCard, stock, survivor } from '../text/words.ts';
import type { Seen } from './seen.ts';
import { placeOf } from './spot.ts';
import { list, sentences, tierOf, viewer } from './words.ts';

/** The Locations that can be explored, each with the objective that counts for the viewer. */
export function locationFacts(say: Say, s: Seen): Fact[] {
  const tier = tierOf(viewer(s));
  const facts = s.shown.map((card, slot) => ({
    label: tell(say, 'terminal.label.slot', { n: slot + 1 }),
    parts: [card === null ? tell(say, 'terminal.empty-slot') : objective(say, card, tier)],
  }));
  const own = s.players[s.you - 1]?.private ?? null;
  if (own !== null) facts.push({ label: tell(say, 'terminal.label.private'), parts: [objective(say, own, tier)] });
  return facts;
}

const objective = (say: Say, card: string, tier: number): string =>
  labelled(say, cardAt(say, card), sentences(say, objectiveText(card, tier)));

/** A Location card and where its Location lies. */
export const cardAt = (say: Say, card: string): string =>
  `${say(locationCard(card))} (${SPACES[LOCATION_SPACE[placeOf(card)]]})`;

/** What is being done on a space: cards to face, an attempt at a Location, what members pledged for one. */
export function visitFacts(say: Say, s: Seen): Fact[] {
  const facts: Fact[] = [];
  const { visit, attempt, pledge } = s;
  if (visit !== null) {
    const parts = [
      ...(visit.cards > 0 ? [tell(say, 'terminal.visit.cards', { n: visit.cards })] : []),
      ...(visit.markers.length > 0
        ? [tell(say, 'terminal.visit.markers', { who: list(say, visit.markers.map(survivor)) })]
        : []),
      ...(visit.icons.length > 0
        ? [tell(say, 'terminal.visit.icons', { what: list(say, visit.icons.map(kind)) })]
        : []),
      ...(visit.denials > 0 ? [tell(say, 'terminal.visit.denials', { n: visit.denials })] : []),
      ...(s.now.denied ? [tell(say, 'terminal.visit.denied')] : []),
    ];
    if (parts.length > 0) facts.push({ label: tell(say, 'terminal.label.visit'), parts });
  }
  if (attempt !== null) {
    const tier = tierOf(s.players[s.active - 1]);
    const parts = [objective(say, attempt.card, tier)];
    if (attempt.series > 0) parts.push(tell(say, 'terminal.series', { n: attempt.series }));
    facts.push({ label: tell(say, 'terminal.label.attempt'), parts });
  }
  if (pledge !== null) {
    const parts = pledge.units.flatMap((units, seat) =>
      units.some((n) => n > 0)
        ? [labelled(say, tell(say, 'terminal.who', { who: player(seat + 1) }), list(say, stock(units)))]
        : [],
    );
    if (parts.length > 0) facts.push({ label: tell(say, 'terminal.label.pledges'), parts });
  }
  return facts;
}
