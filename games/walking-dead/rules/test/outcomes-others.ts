import type { Challenge } from '../../content/words.ts';
import type { Replies } from './drive.ts';
import type { Ledger } from './ledger.ts';
import type { Seated } from './stage.ts';
import { BLANKS, type Dice, KILLS, TIRED, type Way } from './ways.ts';

const SHIFTED_TO = 2;

/** The second player is made to have more, or fewer, of what is compared. */
export function comparing({ metric, relation }: Extract<Challenge, { kind: 'compare' }>): Way[] {
  const more: Partial<Seated> =
    metric === 'survivors'
      ? { team: ['shane', 'oscar', 'priya', 'fiona', 'elias'] }
      : { stock: [5, 5, 5], explored: ['mallA'] };
  const at = { receiver: 2, fewest: [2, 3] };
  const behind = relation === 'most' ? { second: more } : { own: { explored: ['mallA'] } };
  if (relation === 'notMost')
    return [
      { name: 'another has more', won: true, second: more, at },
      { name: 'nobody has more', won: false, at },
    ];
  if (relation === 'fewest')
    return [
      { name: 'fewest', won: true, own: { stock: [1, 1, 1] }, at },
      { name: 'not fewest', won: false, ...behind, at },
    ];
  return [
    { name: 'most', won: true, at },
    { name: 'not most', won: false, ...behind, at },
  ];
}

export function voting({ voters, ballot, rule }: Extract<Challenge, { kind: 'vote' }>): Way[] {
  const seats = voters === 'all' ? [1, 2, 3] : [2, 3];
  const votes = (vote: string): Replies => ({ vote: seats.map(() => vote) });
  if (ballot === 'player')
    return [
      { name: 'the second is elected', won: true, replies: votes('player.2'), at: { elected: 2 } },
      { name: 'the active player is elected', won: false, replies: votes('player.1'), at: { elected: 1 } },
    ];
  const yes = { replies: votes('yes'), at: { yes: seats } };
  const no = { replies: votes('no'), at: { no: seats } };
  const unless = rule === 'unlessMajority';
  return [
    { name: 'all say yes', won: !unless, ...yes },
    { name: 'all say no', won: unless, ...no },
  ];
}

export function picking({ then }: Extract<Challenge, { kind: 'pick' }>): Way[] {
  const at = { chosen: 2 };
  const which = { 'which-player': ['player.2'] };
  const versus = (own: typeof KILLS, second: string): Dice => ({
    blue: [own.blue[0], [second]],
    red: [own.red[0], [second, second, second]],
    green: own.green,
  });
  switch (then) {
    case 'auto':
      return [{ name: 'done', won: true, replies: which, at }];
    case 'pays':
      return [
        { name: 'paid', won: true, replies: { ...which, debt: ['fuel'] }, at, first: (l) => handOver(l, 1) },
        { name: 'refused', won: false, replies: { ...which, debt: ['refuse'] }, at },
      ];
    case 'contest':
      return [
        { name: 'stronger', won: true, dice: versus(KILLS, '-'), replies: which, at },
        { name: 'weaker', won: false, dice: versus(BLANKS, 'K1'), replies: which, at },
      ];
    case 'shift':
      return [
        {
          name: 'two are taken',
          won: true,
          own: { team: TIRED },
          replies: { ...which, burden: ['take.2'] },
          at: { ...at, shifted: SHIFTED_TO },
          first: (l) => {
            l.players[0].fatigue -= SHIFTED_TO;
            l.players[1].fatigue += SHIFTED_TO;
          },
        },
        { name: 'none is taken', won: false, own: { team: TIRED }, replies: { ...which, burden: ['take.0'] }, at },
      ];
    case 'exchange': {
      const offer = { ...which, offer: ['trade.ammo.fuel'] };
      return [
        { name: 'accepted', won: true, replies: { ...offer, trade: ['accept'] }, at, first: exchange },
        { name: 'refused', won: false, replies: { ...offer, trade: ['refuse'] }, at },
      ];
    }
  }
}

function handOver(l: Ledger, kind: number): void {
  l.players[1].stock[kind]--;
  l.players[0].stock[kind]++;
}

function exchange(l: Ledger): void {
  handOver(l, 1);
  l.players[0].stock[2]--;
  l.players[1].stock[2]++;
}
