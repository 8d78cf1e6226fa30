import { most, numberIn, shareOut } from '@shamble/bots/advice';
import type { Advice, Choose, Decision, Split } from '@shamble/kernel';
import { advise, survivorName } from './advice.ts';
import { itemWorth } from './items.ts';
import type { Mind } from './mind.ts';
import { bear, type Member, spareOf, tiredOf, worthOf } from './team.ts';
import { WEIGHTS } from './weights.ts';

const memberOf = ({ own }: Mind, id: string): Member => {
  const found = own.team.find((member) => member.id === id);
  if (!found) throw new Error(`${id} is not in the team`);
  return found;
};

/** How near to death: a survivor who would die of the next Fatigue comes first, then who is worth most. */
const urgency = ({ id, fatigue, deadly }: Member): number => {
  const left = deadly - fatigue;
  return (left <= 1 ? 100 : left <= 2 ? 50 : 0) + worthOf(id);
};

/** Food for the tired, less what a Location asks for unless somebody is about to die. */
export function recover(mind: Mind, { options }: Choose): Advice {
  const { own, stock, needs } = mind;
  const tired = tiredOf(own.team);
  const kit = options.find((id) => id.startsWith('item.'));
  if (kit !== undefined && (tired >= 3 || (mind.spare <= 1 && stock[0] === 0))) return advise(kit, 'kit');
  const feeds = options.filter((id) => id.startsWith('food.'));
  if (feeds.length === 0) return advise('done', 'food-kept');
  const patient = most(feeds, (id) => urgency(memberOf(mind, id.slice('food.'.length))));
  const { id, fatigue, deadly } = memberOf(mind, patient.slice('food.'.length));
  const dying = deadly - fatigue <= 1;
  const kept = needs.upTo[0] > 0 && stock[0] <= needs.upTo[0] ? needs.unit[0] : 0;
  if (dying || mind.spare <= 2 || kept < WEIGHTS.units[0] / 2)
    return advise(patient, dying ? 'eat-now' : 'eat', { survivor: survivorName(id) });
  return advise('done', 'food-kept');
}

/** Fatigue where least is lost. */
export function allot(mind: Mind, decision: Decision): Advice {
  const { team } = mind.own;
  const { options } = decision as Choose | Split;
  const limits = team.map(({ id, fatigue, deadly }) => {
    const at = options.indexOf(id);
    if (at < 0) return 0;
    return (decision.kind === 'split' ? decision.limits?.[at] : undefined) ?? deadly - fatigue;
  });
  const total = decision.kind === 'split' ? decision.total : 1;
  const shares = bear(team, limits, total);
  const deaths = team.filter(({ fatigue, deadly }, i) => fatigue + shares[i] >= deadly);
  const reason = deaths.length === 0 ? 'allot' : 'allot-death';
  if (decision.kind === 'split')
    return advise(Object.fromEntries(options.map((id) => [id, shares[team.findIndex((m) => m.id === id)]])), reason);
  return advise(team[shares.findIndex((n) => n > 0)].id, reason);
}

/** Those nearest to death are healed first. */
export function heal(mind: Mind, decision: Decision): Advice {
  const { options } = decision as Choose | Split;
  const worth = (id: string, got = 0): number => {
    const member = memberOf(mind, id);
    return urgency({ ...member, fatigue: member.fatigue - got });
  };
  if (decision.kind === 'split') return advise(shareOut(decision, worth), 'heal');
  return advise(most(options, worth), 'heal');
}

/** The Riot Shield where it saves more than it is worth. */
export function shieldOrNot({ costs }: Mind, { params, options }: Choose): Advice {
  const n = Math.min(Number(params?.n), costs.length - 1);
  const saved = costs[n] - costs[Math.max(0, n - 2)];
  if (saved > itemWorth('riotShield')) return advise(options.find((id) => id !== 'endure') ?? options[0], 'shield');
  return advise('endure', 'endure');
}

export function armourOrNot(_mind: Mind, { params, options }: Choose): Advice {
  const survivor = String(params?.survivor);
  const told = { survivor: survivorName(survivor) };
  if (worthOf(survivor) < itemWorth('bodyArmour')) return advise('let-die', 'let-die', told);
  return advise(options.find((id) => id !== 'let-die') ?? options[0], 'armour', told);
}

/** The follower who is worth least goes. */
export function whichFollower(_mind: Mind, { options }: Choose): Advice {
  const answer = most(options, (id) => -worthOf(id));
  return advise(answer, 'which-follower', { survivor: survivorName(answer) });
}

/** The item that is worth least goes. */
export const whichItem = (_mind: Mind, { options }: Choose): Advice =>
  advise(
    most(options, (id) => -itemWorth(id)),
    'which-item',
  );

/** Fatigue of a friend is taken over where the friend would lose somebody and the own team can bear it. */
export function volunteer(mind: Mind, { options, params }: Choose): Advice {
  const { view } = mind;
  const active = view.players[view.active - 1];
  const left = Number(params?.left);
  const over = left - spareOf(active.team);
  const lead = active.explored.length >= mind.own.explored.length;
  const most = Math.min(over, mind.spare - (lead ? 1 : 2), numberIn(options[options.length - 1]));
  if (most <= 0) return advise('take.0', 'take-none');
  return advise(`take.${most}`, 'take', { n: most });
}
