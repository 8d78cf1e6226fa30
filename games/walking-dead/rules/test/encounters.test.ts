import { describe, expect, it } from 'vitest';
import { ENCOUNTERS } from '../../content/encounters.ts';
import { drive, events } from './drive.ts';
import { stage } from './stage.ts';

const MULTI = ENCOUNTERS.flatMap(({ multi }, card) => (multi ? [card] : []));

/** The first player is about to enter the only icon of B7, with these cards left in the pile and in the discard. */
function withCards(draw: readonly number[], discard: readonly number[], others: 'there' | 'away') {
  const match = stage({ players: [{ team: ['tyreese', 'beatriz'], space: 'B6' }] });
  const { encounters, players } = match.state;
  encounters.draw = [...draw];
  encounters.discard = [...discard];
  if (others === 'away') Object.assign(players[1], { status: 'out', space: -1 });
  drive(match, { step: ['go.B7'] });
  return match;
}

describe('a pile without a card (WD-ENC08-R, WD-ENC09)', () => {
  it('is a success without effect, and the resource is collected', () => {
    const match = withCards([], [], 'there');
    expect(events(match, 'no-encounter')).toHaveLength(1);
    expect(events(match, 'encounter')).toEqual([]);
    expect(events(match, 'collected')).toMatchObject([{ kind: 'fuel', n: 1 }]);
  });

  it('counts as empty where only cards for others are left and nobody else is in play', () => {
    const match = withCards(MULTI.slice(0, 5), MULTI.slice(5), 'away');
    expect(events(match, 'no-encounter')).toHaveLength(1);
    expect(match.state.encounters.draw.length + match.state.encounters.discard.length).toBe(17);
  });

  it('is made anew of the discarded cards, all of them', () => {
    const match = withCards([], [60], 'there');
    expect(events(match, 'encounter')).toMatchObject([{ card: ENCOUNTERS[60].id }]);
  });
});
