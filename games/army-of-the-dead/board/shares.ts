/** What shares begin with: the dearest of the dead first; Wounds so that nobody falls, or one whom the Mission can spare. */
import type { Decision } from '@shamble/kernel';
import { losesWith } from '../rules/forecast.ts';
import { span } from '../rules/span.ts';
import type { Person } from '../rules/victims.ts';
import type { View } from '../rules/view.ts';
import { stateFor } from './seen-state.ts';

type Split = Extract<Decision, { kind: 'split' }>;
type Shares = Record<string, number>;

/** Wounds that each unit of what is shared out makes; null where what is shared out are hits on the dead. */
const woundsOf = ({ ask, params }: Split): number | null =>
  ask.id === 'hits' ? null : Number(params?.wounds ?? params?.damage ?? 1);

export function sharesFor(view: View, decision: Split): Shares {
  const wounds = woundsOf(decision);
  if (wounds === null) return filled(decision, (id) => (id.startsWith('shambler') ? 1 : 2));
  const room = decision.options.map((id) => Math.floor((healthOf(view, id) - 1) / wounds));
  const most = (i: number): number => Math.min(room[i], decision.limits?.[i] ?? decision.total);
  const all = decision.options.reduce((sum, _, i) => sum + most(i), 0);
  return all >= decision.total
    ? filled(decision, (id, n) => healthOf(view, id) - n * wounds, most)
    : onOne(view, decision, most);
}

/** Companions fall by any Wound. */
const healthOf = ({ team }: View, id: string): number => team.find(({ survivor }) => survivor === id)?.health ?? 1;

/** One after the other to whoever is worth most, with so many already. */
function filled(
  { options, total, limits }: Split,
  worth: (id: string, n: number) => number,
  most = (i: number): number => limits?.[i] ?? total,
): Shares {
  const shares: Shares = Object.fromEntries(options.map((id) => [id, 0]));
  for (let n = 0; n < total; n++) {
    const open = options.filter((id, i) => shares[id] < most(i));
    if (open.length === 0) break;
    const best = open.reduce((a, b) => (worth(b, shares[b]) > worth(a, shares[a]) ? b : a));
    shares[best]++;
  }
  return shares;
}

/** Where somebody has to fall, one takes all, as far as that is allowed (AD-ZATT02-R): whose loss costs the least. */
function onOne(view: View, split: Split, most: (i: number) => number): Shares {
  const { options, total, limits } = split;
  const costs = options.map((id) => costOf(view, id));
  const first = costs.indexOf(Math.min(...costs));
  const shares: Shares = Object.fromEntries(options.map((id) => [id, 0]));
  let left = total;
  const give = (i: number, n: number): void => {
    shares[options[i]] += n;
    left -= n;
  };
  give(first, Math.min(total, limits?.[first] ?? total));
  for (const i of options.keys()) give(i, i === first ? 0 : Math.min(left, most(i)));
  for (const i of options.keys()) give(i, Math.min(left, (limits?.[i] ?? total) - shares[options[i]]));
  return shares;
}

/** More than anything else that somebody may be worth. */
const LOST = 1000;
const CARRIES = 100;

/** What the team loses with somebody: the game, Objectives that are carried, adrenaline. */
function costOf(view: View, id: string): number {
  const who = view.team.findIndex(({ survivor }) => survivor === id);
  const fighter = view.team[who];
  const person: Person = { id, who, health: healthOf(view, id), wounds: span(0) };
  const lost = losesWith(stateFor(view), [person]) ? LOST : 0;
  return fighter === undefined ? lost : lost + CARRIES * fighter.tokens.length + fighter.adrenaline;
}
