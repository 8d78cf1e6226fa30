import { describe, expect, it } from 'vitest';
import { events, type Replies } from './drive.ts';
import { type Owner, type Played, turn } from './item-turn.ts';
import { ledger } from './ledger.ts';
import { type Seated, stage } from './stage.ts';

describe('items that look under tokens when Move begins', () => {
  const tokens = { B6: [2], A7: [3], A8: [4], A9: [5] };
  const peeked = ({ match }: Played): unknown => events(match, 'peeked')[0]?.spaces;
  const replies = (peek: string | string[]): Replies => ({ peek: [peek], step: ['go.B5', 'stop'] });
  it('Flashlight: one adjacent token', () => {
    const played = turn('flashlight', 'own', { step: 'move', tokens }, {}, replies('A7.1'));
    expect(peeked(played)).toEqual(['A7']);
    expect(played.log[0].options.toSorted()).toEqual(['A7.1', 'B6.1']);
  });

  it('Binoculars: two tokens within two steps', () => {
    const played = turn('binoculars', 'own', { step: 'move', tokens }, {}, replies(['A8.1', 'B6.1']));
    expect(peeked(played)).toEqual(['A8', 'B6']);
    expect(played.log[0].options.toSorted()).toEqual(['A7.1', 'A8.1', 'B6.1']);
  });

  it.each(['flashlight', 'binoculars'])('%s: not in the turn of another', (item) => {
    const played = turn(item, 'member', { step: 'move', tokens }, {}, { step: ['go.B5', 'stop'] });
    expect(peeked(played)).toBeUndefined();
  });
});

describe('items of the road', () => {
  const moves = (owner: Owner): unknown =>
    turn(
      'motorbike',
      owner,
      { step: 'move' },
      {},
      { step: ['go.B6', 'go.B5', 'go.B4', 'go.B5'].slice(0, owner === 'own' ? 4 : 3) },
    ).log.filter(({ ask }) => ask === 'step').length;
  it('Motorbike: one more move, for its owner', () => {
    expect([moves('own'), moves('member')]).toEqual([4, 3]);
  });

  it.each([
    ['own', true],
    ['member', false],
  ] as const)('Pickup Truck: two more Fuel a turn, %s', (owner, more) => {
    expect(drivesAfterThree(owner)).toBe(more);
  });

  it('Climbing Rope: one step across the border of Atlanta, then discarded', () => {
    const { match } = turn('climbingRope', 'own', { own: { space: 'C6' } }, {}, { step: ['rope.D6'] });
    expect(events(match, 'moved')).toMatchObject([{ from: 'C6', to: 'D6', how: 'rope' }]);
    expect(ledger(match.state)).toMatchObject({ players: [{ items: [] }, {}] });
    const other = turn('climbingRope', 'member', { own: { space: 'C6' } }, {}, { step: ['go.B6', 'stop'] });
    expect(other.log[0].options.filter((id) => id.startsWith('rope'))).toEqual([]);
  });
});

/** Whether Fuel can be used once three are burnt this turn. */
function drivesAfterThree(owner: Owner): boolean {
  const first: Seated = { team: ['dale', 'delphine'], space: 'A6', stock: [0, 9, 0], group: 1 };
  const second: Seated = { team: ['andrea', 'beatriz'], space: 'A6', stock: [0, 0, 0], group: 1 };
  const items = ['pickupTruck'];
  const players = owner === 'own' ? [{ ...first, items }, second] : [first, { ...second, items }];
  const match = stage({ players, now: { fuel: 3 } });
  const [decision] = match.pending;
  return decision.kind === 'choose' && decision.options.some((id) => id.startsWith('drive'));
}

describe('Two-Way Radio (WD-INV04)', () => {
  it.each([
    ['own', ['yes.radio', 'no'], true],
    ['member', ['yes', 'no.radio'], false],
  ] as const)('a vote counts three times, %s turn or not', (owner, vote, passed) => {
    const { match } = turn(
      'twoWayRadio',
      owner,
      { own: { space: 'B6' }, encounters: ['V02'] },
      {},
      { step: ['go.B7'], vote },
    );
    expect(events(match, 'voted')).toMatchObject([{ votes: ['yes', 'no'], weights: passed ? [3, 1] : [1, 3] }]);
    expect(events(match, 'succeeded')).toHaveLength(passed ? 1 : 0);
    expect(ledger(match.state).players.flatMap(({ items }) => items)).toEqual([]);
  });

  it('is kept by who votes without it', () => {
    const replies = { step: ['go.B7'], vote: ['yes', 'no'] };
    const { match } = turn('twoWayRadio', 'member', { own: { space: 'B6' }, encounters: ['V02'] }, {}, replies);
    expect(events(match, 'voted')).toMatchObject([{ weights: [1, 1] }]);
    expect(ledger(match.state).players[1].items).toEqual(['twoWayRadio']);
  });
});
