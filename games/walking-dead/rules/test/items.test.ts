import { describe, expect, it } from 'vitest';
import { events } from './drive.ts';
import { type Played, turn } from './item-turn.ts';
import { ledger } from './ledger.ts';

const offered = ({ log }: Played, option: string): boolean => log.some(({ options }) => options.includes(option));
const fought = ({ match }: Played): unknown => events(match, 'fought')[0].kills;
const tokenFight = { tokens: { B6: [4] } };
const steps = { step: ['go.B6', 'stop'] };
const encounter = { own: { space: 'B6' }, encounters: ['K10'] };

describe('items that add kills after the roll (WD-INV02, WD-INV06)', () => {
  it.each([
    ['crowbar', 2, 'K03'],
    ['fireAxe', 3, 'X03'],
  ])('%s: %i kills in a fight, then discarded', (item, n, card) => {
    const played = turn(item, 'own', tokenFight, {}, { ...steps, shoot: [`item.${item}`] });
    expect(fought(played)).toBe(n);
    const { players, discard } = ledger(played.match.state);
    expect([players[0].items, discard]).toEqual([[], [card]]);
  });

  it.each(['crowbar', 'fireAxe'])('%s: not once the zombies are beaten', (item) => {
    const dice = { blue: [['K2', '-']] };
    expect(offered(turn(item, 'own', { tokens: { B6: [2] } }, dice, steps), `item.${item}`)).toBe(false);
  });

  it.each(['crowbar', 'fireAxe'])('%s: in the fight of a card too, before or after Ammo', (item) => {
    const replies = { step: ['go.B7'], shoot: ['ammo', `item.${item}`] };
    const played = turn(item, 'own', encounter, { ammo: ['1'] }, replies);
    expect(fought(played)).toBe(item === 'crowbar' ? 3 : 4);
  });

  it.each(['crowbar', 'fireAxe'])('%s: not in the turn of another (WD-INV04)', (item) => {
    expect(offered(turn(item, 'member', tokenFight, {}, steps), `item.${item}`)).toBe(false);
  });
});

describe('items that add kills to every fight of a kind (WD-INV04-R)', () => {
  it.each([
    ['machete', 1, 0],
    ['crossbow', 0, 1],
  ])('%s: %i against tokens, %i in Encounters', (item, token, card) => {
    expect(fought(turn(item, 'own', tokenFight, {}, steps))).toBe(token);
    expect(fought(turn(item, 'own', encounter, {}, { step: ['go.B7'] }))).toBe(card);
    expect(fought(turn(item, 'member', tokenFight, {}, steps))).toBe(0);
    expect(fought(turn(item, 'member', encounter, {}, { step: ['go.B7'] }))).toBe(0);
  });

  it('crossbow: also in a fight of a Location, machete not (WD-FIGHT10)', () => {
    const location = { step: 'attempt', own: { space: 'H1' }, attempt: 'public.2' } as const;
    expect(fought(turn('crossbow', 'own', location, {}, {}))).toBe(1);
    expect(fought(turn('machete', 'own', location, {}, {}))).toBe(0);
  });
});

describe('Hunting Rifle', () => {
  const shots = { ammo: ['1', '3', '1'] };
  it('rolls the Ammo die again, once a turn', () => {
    const own = { stock: [1, 1, 2] as const };
    const replies = { ...steps, shoot: ['ammo', 'ammo'], 'ammo-again': ['again'] };
    const played = turn('huntingRifle', 'own', { ...tokenFight, own }, shots, replies);
    expect(fought(played)).toBe(4);
    expect(played.log.filter(({ ask }) => ask === 'ammo-again')).toHaveLength(1);
  });

  it('does nothing in the turn of another', () => {
    const played = turn('huntingRifle', 'member', tokenFight, shots, { ...steps, shoot: ['ammo'] });
    expect(fought(played)).toBe(1);
  });
});

describe('Riot Shield', () => {
  it.each([
    [1, 0],
    [2, 0],
    [4, 2],
  ])('of %i Fatigue leaves %i', (zombies, left) => {
    const played = turn(
      'riotShield',
      'own',
      { tokens: { B6: [zombies] } },
      {},
      { ...steps, shield: ['item.riotShield'] },
    );
    const [player] = ledger(played.match.state).players;
    expect([player.fatigue, player.items]).toEqual([left, []]);
  });

  it('can be kept, and is not for others', () => {
    const kept = turn('riotShield', 'own', { tokens: { B6: [2] } }, {}, { ...steps, shield: ['endure'] });
    expect(ledger(kept.match.state).players[0]).toMatchObject({ fatigue: 2, items: ['riotShield'] });
    const member = turn('riotShield', 'member', { tokens: { B6: [2] } }, {}, { ...steps, volunteer: ['take.1'] });
    expect(member.log.map(({ ask }) => ask)).not.toContain('shield');
    expect(ledger(member.match.state).players.map(({ fatigue }) => fatigue)).toEqual([1, 1]);
  });
});

describe('Body Armour', () => {
  const worn = { team: ['dale 2', 'delphine 2'], stock: [0, 0, 0] } as const;
  const allot = { allot: ['delphine'] };
  it('keeps a survivor who would die, with 2 Fatigue', () => {
    const how = { tokens: { B6: [1] }, own: worn };
    const played = turn('bodyArmour', 'own', how, {}, { ...steps, ...allot, armour: ['item.bodyArmour'] });
    expect(ledger(played.match.state).players[0]).toMatchObject({ team: ['dale', 'delphine'], fatigue: 4, items: [] });
  });

  it('a tough one with 3', () => {
    const own = { team: ['dale 2', 'silas 3'], stock: [0, 0, 0] } as const;
    const dice = { blue: [['-', '-']], red: [['-']], green: [['-']] };
    const replies = { ...steps, allot: ['silas'], armour: ['item.bodyArmour'] };
    const played = turn('bodyArmour', 'own', { tokens: { B6: [1] }, own }, dice, replies);
    expect(ledger(played.match.state).players[0]).toMatchObject({ team: ['dale', 'silas'], fatigue: 5 });
  });

  it('makes a challenge to survive succeed by preventing the only death', () => {
    const how = { own: { ...worn, team: ['dale 2', 'delphine'], space: 'B6' }, encounters: ['S01'] };
    const replies = { step: ['go.B7'], allot: [{ dale: 1, delphine: 2 }], armour: ['item.bodyArmour'] };
    expect(events(turn('bodyArmour', 'own', how, {}, replies).match, 'succeeded')).toHaveLength(1);
    const bare = { ...replies, armour: ['let-die'] };
    expect(events(turn('bodyArmour', 'own', how, {}, bare).match, 'succeeded')).toHaveLength(0);
  });

  it('is not for others', () => {
    const how = { tokens: { B6: [1] }, own: worn };
    const { log } = turn('bodyArmour', 'member', how, {}, { ...steps, ...allot, volunteer: ['take.0'] });
    expect(log.map(({ ask }) => ask)).not.toContain('armour');
  });
});

describe('Medical Kit', () => {
  const how = { step: 'recover', own: { team: ['dale 2', 'delphine 2'], stock: [0, 0, 0] } } as const;
  it('removes up to 3 Fatigue in Recover', () => {
    const replies = { ...steps, recover: ['item.medicalKit'], heal: [{ dale: 1, delphine: 2 }] };
    const { match } = turn('medicalKit', 'own', how, {}, replies);
    expect(ledger(match.state)).toMatchObject({ players: [{ fatigue: 1, items: [] }, {}], discard: ['A13'] });
  });

  it('is of no use without Fatigue, nor to others', () => {
    const fresh = { ...how, own: { team: ['dale', 'delphine'] } };
    expect(offered(turn('medicalKit', 'own', fresh, {}, steps), 'item.medicalKit')).toBe(false);
    expect(offered(turn('medicalKit', 'member', how, {}, steps), 'item.medicalKit')).toBe(false);
  });
});

describe('items for action rolls', () => {
  const card = { own: { space: 'B6' }, encounters: ['A05'] };
  const visit = { step: ['go.B7'] };
  const one = { own: { green: [['A1', '-']] }, member: { green: [['A1', '-', '-', '-']] } };
  it('Lockpicks: 2 actions after the roll, then discarded', () => {
    const played = turn('lockpicks', 'own', card, {}, { ...visit, 'help-action': ['item.lockpicks'] });
    expect(events(played.match, 'acted')).toMatchObject([{ actions: 2 }]);
    expect(ledger(played.match.state).discard).toEqual(['A06', 'A05']);
  });

  it('Lockpicks: not once the actions are enough, and not in a fight', () => {
    const enough = turn('lockpicks', 'own', card, { green: [['A2', '-']] }, visit);
    expect(offered(enough, 'item.lockpicks')).toBe(false);
    expect(offered(turn('lockpicks', 'own', tokenFight, {}, steps), 'item.lockpicks')).toBe(false);
  });

  it('Toolbox: 1 action in each action roll, for its owner', () => {
    expect(events(turn('toolbox', 'own', card, one.own, visit).match, 'acted')).toMatchObject([{ actions: 2 }]);
    expect(events(turn('toolbox', 'member', card, one.member, visit).match, 'acted')).toMatchObject([{ actions: 1 }]);
  });

  it('Lockpicks: not in the turn of another', () => {
    expect(offered(turn('lockpicks', 'member', card, {}, visit), 'item.lockpicks')).toBe(false);
  });
});
