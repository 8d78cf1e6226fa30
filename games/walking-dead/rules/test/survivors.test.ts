import { describe, expect, it } from 'vitest';
import { type Ability, SURVIVORS } from '../../content/survivors.ts';
import { type Where, works } from './abilities.ts';
import { drive, events } from './drive.ts';
import { ledger } from './ledger.ts';
import { stage } from './stage.ts';

const FOLLOWERS = SURVIVORS.filter(({ follower }) => follower);
const plain = (id: string): string => (id === 'delphine' ? 'beatriz' : 'delphine');

/** Abilities of dice, for everybody in the group (WD-TEAM20). */
const OF_DICE: readonly Ability['word'][] = ['reroll', 'ammoReroll', 'killPlus', 'actPlus', 'swap', 'quiet', 'loud'];
/** Abilities that always work for their owner. */
const ALWAYS: readonly Ability['word'][] = ['tough', 'voice'];

const expectation = (word: Ability['word'], where: Where): boolean =>
  where === 'own' || ALWAYS.includes(word) || (where === 'member' && OF_DICE.includes(word));

const CASES = SURVIVORS.flatMap(({ id, abilities }) =>
  abilities.flatMap((ability) =>
    (['own', 'member', 'stranger'] as const).map((where) => ({ id, ability, word: ability.word, where })),
  ),
);

describe('abilities (WD-SURV02, WD-TEAM20, WD-TEAM20-R)', () => {
  it.each(CASES)('$id: $word, $where', ({ id, ability, where }) => {
    expect(works(id, where, ability)).toBe(expectation(ability.word, where));
  });
});

describe('dice (WD-DICE01, WD-COMP03)', () => {
  it.each(SURVIVORS)('$id rolls the dice of the card, and no others', ({ id, dice }) => {
    const players = [{ team: [id], space: 'A6', stock: [1, 1, 0] as const }];
    const match = stage({ players, tokens: { B6: [1] } });
    drive(match, { step: ['go.B6'] });
    expect(events(match, 'rolled')[0].pool).toEqual([...dice]);
  });
});

describe('joining (WD-FOL01, WD-FOL02, WD-FOL03, WD-COMP03)', () => {
  it.each(FOLLOWERS)('$id brings along what the card says', ({ id, gains }) => {
    const players = [
      { team: ['andrea', plain(id)], space: 'B6', stock: [2, 2, 2] as const },
      { team: ['shane'], space: 'J12' },
    ];
    const script = { blue: [['K2']], red: [['K3']], green: [['-', '-']] };
    const match = stage({ players, encounters: ['K08'], followers: [id] }, script);
    drive(match, { step: ['go.B7'] });
    const [after] = ledger(match.state).players;
    expect(after.team).toEqual(['andrea', plain(id), id]);
    // The Fuel of the space comes too, and one more for who knows where to find it.
    const fuel = id === 'quentin' ? 2 : 1;
    expect(after.stock).toEqual([2 + gains[0], 2 + gains[1] + fuel, 2 + gains[2]]);
    expect(after.fatigue).toBe(0);
  });

  it.each(FOLLOWERS)('$id brings nothing along when rescued (WD-FOL02-R, WD-FOL12)', ({ id }) => {
    const players = [
      { team: ['andrea', plain(id)], space: 'A7', stock: [2, 2, 2] as const },
      { team: ['shane'], space: 'J12' },
    ];
    const match = stage({ players, encounters: ['Z01'], markers: { [id]: 'A6' } });
    drive(match, { step: ['go.A6'] });
    const [after] = ledger(match.state).players;
    expect([after.team, after.stock]).toEqual([
      ['andrea', plain(id), id],
      [2, 2, 2],
    ]);
  });
});
