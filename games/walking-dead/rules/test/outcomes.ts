import type { Encounter } from '../../content/encounters.ts';
import type { Challenge, Effect, MoralOption } from '../../content/words.ts';
import type { Replies } from './drive.ts';
import { type Circumstances, FAR, lose } from './foretell.ts';
import type { Ledger } from './ledger.ts';
import { comparing, picking, voting } from './outcomes-others.ts';
import { ACTIONS, BLANKS, BOTH, type Ending, KILLS, TIRED, type Way } from './ways.ts';

/** So much Fatigue from a fight, none of it on Arnold, who is the first to be left behind. */
function tired(n: number): Pick<Ending, 'replies' | 'first'> {
  const shares = { andrea: Math.min(n, 2), joelle: Math.min(2, Math.max(0, n - 2)), beatriz: Math.max(0, n - 4) };
  return {
    replies: { allot: [n === 1 ? 'andrea' : shares] },
    first: (l) => {
      l.players[0].fatigue += n;
    },
  };
}

/** The ways a card can end, each made certain. */
export function endingsOf(card: Encounter): Ending[] {
  const { challenge, success, fail } = card;
  if (challenge.kind === 'moral') return challenge.options.flatMap(moralEndings);
  return endings(challenge, success, fail);
}

function endings(challenge: Challenge, success: readonly Effect[], fail: readonly Effect[]): Ending[] {
  return waysOf(challenge).map((way) => {
    const effects = way.won ? success : fail;
    const heals = JSON.stringify(effects).includes('"heal"');
    const own = heals && challenge.kind !== 'survive' ? { team: TIRED, ...way.own } : way.own;
    const second = heals ? { team: ['shane 1', 'oscar'], ...way.second } : way.second;
    return { ...way, effects, ...(own && { own }), ...(second && { second }) };
  });
}

function waysOf(challenge: Challenge): Way[] {
  switch (challenge.kind) {
    case 'kill':
      return [
        { name: 'all are killed', won: true, dice: KILLS },
        { name: 'none is killed', won: false, dice: BLANKS, ...tired(Number(challenge.zombies)) },
      ];
    case 'survive':
      return surviving(Number(challenge.zombies));
    case 'act':
      return [
        { name: 'enough actions', won: true, dice: ACTIONS },
        { name: 'no action', won: false, dice: BLANKS },
      ];
    case 'mix':
      return [
        { name: 'both', won: true, dice: BOTH },
        { name: 'only kills', won: false, dice: KILLS },
        { name: 'only actions', won: false, dice: ACTIONS, ...tired(challenge.kills) },
      ];
    case 'pay': {
      const paid = challenge.costs.map(({ what }) => (what === 'any' ? 'food' : what));
      return [
        { name: 'paid', won: true, replies: { pay: ['pay'] }, at: { paid }, first: charge(challenge.costs) },
        { name: 'refused', won: false, replies: { pay: ['refuse'] } },
        { name: 'too poor', won: false, own: { stock: [0, 0, 0] } },
      ];
    }
    case 'have':
      return [
        { name: 'owned', won: true, own: { items: ['crowbar'] } },
        { name: 'not owned', won: false, own: { team: ['andrea', 'arnold'], stock: [3, 3, 1] } },
      ];
    case 'compare':
      return comparing(challenge);
    case 'vote':
      return voting(challenge);
    case 'pick':
      return picking(challenge);
    default:
      return [{ name: 'as it is', won: true }];
  }
}

const charge =
  (costs: Extract<Challenge, { kind: 'pay' }>['costs']) =>
  (l: Ledger): void => {
    for (const { what, n } of costs) lose(l.players[0].stock, what, n);
  };

/** Two Fatigue on everybody kill nobody; three on Arnold kill him. */
function surviving(zombies: number): Way[] {
  const rest = Math.min(zombies - 3, 4);
  const shares = { arnold: 3, andrea: Math.min(rest, 2), joelle: Math.max(0, rest - 2), beatriz: zombies - 3 - rest };
  return [
    {
      name: 'nobody dies',
      won: true,
      dice: BLANKS,
      first: (l) => {
        l.players[0].fatigue += zombies;
      },
    },
    {
      name: 'somebody dies',
      won: false,
      dice: BLANKS,
      replies: { allot: [shares] },
      first: (l) => {
        l.players[0].team.splice(1, 1);
        l.dead.push('arnold');
        l.players[0].fatigue += zombies - 3;
      },
    },
  ];
}

function moralEndings({ id, cost, outcome, effects, nested }: MoralOption): Ending[] {
  const base = { own: { team: TIRED, items: ['crowbar'] }, replies: { moral: [id] } };
  if (nested)
    return endings(nested.challenge, nested.success, nested.fail).map((ending) => ({
      ...ending,
      name: `(${id}) ${ending.name}`,
      replies: { ...base.replies, ...ending.replies },
    }));
  const first = (l: Ledger): void => {
    if (cost === null) return;
    if ('resources' in cost) for (const { what, n } of cost.resources) lose(l.players[0].stock, what, n);
    else if ('leave' in cost) l.markers.push(`${l.players[0].team.splice(1, 1)[0]} B7`);
    else l.discard.push(...l.players[0].items.splice(0, cost.items).map(() => 'K03'));
  };
  const chooses = cost !== null && 'leave' in cost ? { 'which-follower': ['arnold'] } : {};
  return [
    { name: `(${id})`, won: outcome === 'success', effects, ...base, replies: { ...base.replies, ...chooses }, first },
  ];
}

/** What the tests answer to the questions that effects of cards ask. */
export function repliesTo(effects: readonly Effect[], at: Partial<Circumstances>): Replies {
  const replies: Record<string, (string | string[])[]> = {};
  for (const effect of effects) {
    if (effect.do === 'tokens' && effect.n !== 'all')
      replies.sow = [effect.at === 'chosen' ? FAR : effect.n === 1 ? 'A7' : ['A7', 'A8']];
    if (effect.do === 'clear' && effect.n !== 'all') replies.clear = [['A7.1', 'A8.1'].slice(0, effect.n)];
    if (effect.do === 'give' && at.chosen === undefined) replies['which-player'] = ['player.2'];
    if (effect.do === 'swapPublic') replies['which-slot'] = ['public.1'];
  }
  return replies;
}
