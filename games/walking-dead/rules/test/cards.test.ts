import { describe, expect, it } from 'vitest';
import { ENCOUNTERS, type Encounter } from '../../content/encounters.ts';
import type { EditionId } from '../edition.ts';
import { game } from '../game.ts';
import { events } from './drive.ts';
import { facePrinted } from './faced.ts';
import { foretell } from './foretell.ts';
import type { Ledger } from './ledger.ts';
import { endingsOf, repliesTo } from './outcomes.ts';
import type { Ending } from './ways.ts';

/** The table after the card, by the words of the card. */
function expected(card: Encounter, ending: Ending, edition: EditionId, before: Ledger): Ledger {
  const after = structuredClone(before);
  after.tokens.B6 = 1;
  ending.first?.(after);
  foretell(after, ending.effects, { edition, item: card.item, ...ending.at });
  if (!ending.effects.some((effect) => effect.do === 'deny')) after.players[0].stock[1]++;
  if (!(ending.won && card.item)) after.discard.push(card.id);
  return after;
}

const CASES = ENCOUNTERS.flatMap((card) =>
  endingsOf(card).flatMap((ending) =>
    (['fr', 'it'] as const).map((edition) => ({ card, ending, edition, id: card.id, how: ending.name })),
  ),
);

describe('every Encounter card, both ways, in both editions (WD-ENC03, WD-ENC05, WD-ENC07, WD-ENC11)', () => {
  it('ends both ways wherever the card has two', () => {
    const oneWay = ENCOUNTERS.filter((card) => new Set(endingsOf(card).map(({ won }) => won)).size < 2);
    expect(oneWay.map(({ id }) => id)).toEqual(['Z01', 'Z02', 'O02', 'O03']);
  });

  it.each(CASES)('$id, $how, $edition', ({ card, ending, edition }) => {
    const { effects, at = {}, own, second, dice } = ending;
    const replies = { ...repliesTo(effects, at), ...ending.replies };
    const { match, before, after } = facePrinted(card.id, { edition, own, second, dice, replies });
    expect(events(match, ending.won ? 'succeeded' : 'failed')).toMatchObject([{ card: card.id }]);
    expect(events(match, ending.won ? 'failed' : 'succeeded')).toEqual([]);
    expect(after).toEqual(expected(card, ending, edition, before));
    expect(game.counts(match.state)).toEqual({
      tokens: 216,
      encounters: ENCOUNTERS.length,
      locations: 26,
      followers: 23,
      characters: 6,
    });
  });
});
