/** The second line of an option: what it costs, how likely it is to work, and what else comes of it. */
import type { Decision, Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { EQUIPMENT, equipmentNumber } from '../content/equipment.ts';
import { TRUCK_ATTACK } from '../rules/aim.ts';
import { groundNow, numberOf, zoneId } from '../rules/ground.ts';
import { has } from '../rules/moments.ts';
import { chargeFor, type Deed } from '../rules/pay.ts';
import { hasSpeciality } from '../rules/people.ts';
import { removalCost } from '../rules/sleepers.ts';
import { type Army, hasDormants, idOf, nowOf, zombiesIn } from '../rules/state.ts';
import { mayEscape } from '../rules/turn.ts';
import type { View } from '../rules/view.ts';
import { skillText, survivor, token } from '../text/words.ts';
import { label } from '../text/zones.ts';
import { aheadOf, moveCharge } from './ahead.ts';
import { actingIn, askedOf, asksDeed, doerOf, isOfTurn } from './asked.ts';
import { attackDetails, cost, say, wakes } from './attack-details.ts';
import { fillingOf, tokenNamed } from './filling.ts';
import { deedOf } from './forecast/deed.ts';
import { endsBy, endsNow } from './forecast/leaving.ts';
import { gainsOf, liftedBy, liftedByRemoval } from './forecast/lifted.ts';
import { ordersMessage, wokenMessage } from './forecast/orders.ts';
import { reaching, removing } from './forecast/personal.ts';
import { aaahh } from './forecast/search.ts';
import { helpMessage, vaultChance } from './forecast/vault.ts';
import { stepLines } from './goals.ts';
import { missionIn } from './mission-in.ts';
import { stateFor } from './seen-state.ts';
import { broughtBy } from './spawns.ts';
import { attemptLines } from './vault-help.ts';

/** What a deed of one Action costs now. */
const costs = (s: Army, type: Deed['type']): Message => cost(chargeFor(s, { type }, 1));

export function detailsOf(view: View, decision: Decision, id: string): readonly Message[] {
  const { ask } = decision;
  if (id.startsWith('discard.')) return discarding(id);
  if (ask.id === 'escape') return id === 'escape' ? escaping(view, decision) : [];
  if (ask.id === 'vault-keep' || ask.id === 'vault-last') {
    const help = view.help === 'none' ? null : helpMessage(stateFor(view), id);
    return help === null ? [] : [help];
  }
  if (ask.id === 'free-move' || ask.id === 'on') return stepping(view, decision, id);
  if (!asksDeed(view, decision)) return [];
  const s = stateFor(view);
  const [verb] = id.split('.');
  const told = BY_VERB[verb]?.(view, s, id) ?? [];
  // What somebody gives another to do costs that one nothing.
  return ask.id === 'single' ? told.map((one) => (one.id === cost(1).id ? cost(0) : one)) : told;
}

/** Who may leave, by the place in the team. */
export function leaverIn({ team }: View, decision: Decision): number {
  const who = askedOf(decision);
  return team.findIndex(({ survivor: id }) => id === who);
}

/** What goes along with who leaves, and how far the team has come with it. */
function escaping(view: View, decision: Decision): readonly Message[] {
  const who = leaverIn(view, decision);
  const tokens = [...new Set(view.team[who]?.tokens ?? [])];
  const out = stepLines(view).find(({ state, count, goal }) => state === 'now' && goal === 'escape' && count !== '');
  return [
    ...(endsBy(stateFor(view), who) === 'won' ? [say('wins')] : []),
    ...(tokens.length > 0 ? [say('along', { what: tokens.map(token) })] : []),
    ...(out ? [say('escaped', { count: out.count })] : []),
  ];
}

/** What is thrown away could still be used. */
function discarding(id: string): readonly Message[] {
  const card = EQUIPMENT.find((one) => one.id === id.split('.')[1]);
  return [cost(0), ...(card?.kind === 'item' || card?.kind === 'explosive' ? [say('unused-card')] : [])];
}

type Details = (view: View, s: Army, id: string) => readonly Message[];

/** What a table that tells nothing leaves out. */
export const odds = ({ help }: View, tell: () => readonly Message[]): readonly Message[] =>
  help === 'none' ? [] : tell();

/** A 1 on the die wakes those who are left behind; luck rolls twice, the Stealthy never (AD-DORM09, AD-SKILL10-R). */
export function wakesLeaving(s: Army, zone: number): number {
  const { who } = nowOf(s);
  if (!hasDormants(s, zone) || hasSpeciality(s.team[who], 'stealthy')) return 0;
  return has(s, who, 'rollsAgain') ? 1 / 36 : 1 / 6;
}

const move: Details = (view, s, id) => [cost(moveCharge(s)), ...onTheWay(view, s, id, moveCharge(s))];

/** A step that is paid for already: `on.R6:02`, `move.R6:02`; out of turn only what would meet one there. */
function stepping(view: View, decision: Decision, id: string): readonly Message[] {
  const [verb, zone] = id.split('.');
  const doer = doerOf(view, decision);
  if (!['on', 'move', 'sprint'].includes(verb) || askedOf(decision) === null || doer === null) return [];
  const step = `move.${zone}`;
  return isOfTurn(view, decision) ? onTheWay(view, stateFor(view), step, 0) : meeting(view, step, doer);
}

/** What meets the mover there, whom it wakes here, and what it takes to get away again. */
function onTheWay(view: View, s: Army, id: string, charge: number): readonly Message[] {
  const left = wakesLeaving(s, here(s));
  return [
    ...meeting(view, id),
    ...odds(view, () => (left > 0 ? [say('leaves', { percent: percent(left) })] : [])),
    ...stuckIn(s, numberOf(s, id.slice('move.'.length)), charge),
  ];
}

/** The Attacks that would meet the mover in the Zone of a `move.R6:02`, and what may come there besides. */
export function meeting(view: View, id: string, doer = actingIn(view)): readonly Message[] {
  if (view.help !== 'all') return [];
  const danger = aheadOf(view, [id], null, doer)?.dangers[0];
  return [
    ...(danger ? [danger.most === 0 ? say('safe') : say('meets', { n: danger.most, health: danger.health })] : []),
    ...appearing(view, id.slice('move.'.length), danger?.more === true),
  ];
}

/** What those that appear may do there at once. */
function appearing(view: View, zone: string, more: boolean): readonly Message[] {
  const ordered = ordersMessage(view, zone);
  if (ordered !== null) return [ordered];
  return more ? [{ id: 'boardview.orders.again' }] : [];
}

/** What leaving again costs, where Zombies are, and how many Actions are left once the way there is paid (AD-SMOVE02). */
export function stuckIn(s: Army, zone: number, charge: number): readonly Message[] {
  const n = zombiesIn(s, zone);
  const { who, actions } = nowOf(s);
  return n === 0 || has(s, who, 'unhindered') ? [] : [say('stuck', { n: n + 1, left: actions - charge })];
}

const here = (s: Army): number => s.team[nowOf(s).who].zone;

/** Whom a deed wakes. */
const waking: Details = (view, s, id) => odds(view, () => wakes(s, deedOf(s, id)?.wakes ?? []));

/** Whether a deed is heard, and whom it wakes. */
const heard: Details = (view, s, id) => {
  const deed = deedOf(s, id);
  return deed === null ? [] : [say(deed.noise === null ? 'silent' : 'noisy'), ...waking(view, s, id)];
};

/** What an Objective fills, and what goes for it. */
function fills(s: Army, name: string): readonly Message[] {
  const filling = fillingOf(s, name);
  if (filling === null) return [];
  const { what, lost, some } = filling;
  if (lost.length > 0) return [say('fills.lost', { what, cards: lost })];
  return [some > 0 ? say('fills.some', { what, n: some }) : say('fills', { what })];
}

/** The adrenaline it gives, and to whom. */
function gains(s: Army, name: string): readonly Message[] {
  const token = tokenNamed(s, name);
  const gained = token === null || token.again ? null : gainsOf(s, token.colour);
  return gained === null ? [] : [say(`gains.${gained.to}`, { n: gained.n })];
}

/** Whom those that Zeus orders may reach there, where it is his Spawn Zone. */
function ordering(view: View, zone: string): readonly Message[] {
  const isHis = view.spawns.some((one) => one.zone === zone && one.kind === 'zeus');
  const woken = isHis && view.help === 'all' ? wokenMessage(view, zone) : null;
  return woken === null ? [] : [woken];
}

/** What an Objective brings: those it wakes, Spawn Zones, Zeus, and a level with more dangerous cards. */
const objective: Details = (view, s, id) => {
  const [, colour] = id.split('.');
  const { zones, zeus, step } = broughtBy(view, s, colour);
  const token = tokenNamed(s, colour);
  return [
    costs(s, 'objective'),
    ...fills(s, colour),
    ...gains(s, colour),
    ...(step === null ? [] : [say('step', { n: step })]),
    ...(deedOf(s, id)?.noise == null ? waking : heard)(view, s, id),
    ...zones.flatMap((zone) => [say('spawns', { zone: label(view.mission, zone) }), ...ordering(view, zone)]),
    ...(zeus ? [say('zeus')] : []),
    ...reaching(s, token?.again === true ? null : gainsOf(s, token?.colour ?? null)),
    ...odds(view, () => liftedBy(view, s, colour)),
  ];
};

/** What a Trap or a Gas Can that is laid does, to whom and when. */
const lay: Details = (_, s, id) => {
  const card = EQUIPMENT[equipmentNumber(id.split('.')[1])];
  return [
    cost(chargeFor(s, { type: 'lay', explosive: true }, 1)),
    say(card.does === 'trap' ? 'lay.trap' : 'lay.gas', { n: card.damage }),
  ];
};

/** What a Skill does, and whom those who run at the dead reach that way. */
const skill: Details = (view, s, id) => {
  const [, name, to] = id.split('.');
  const does = skillText(name.replace('-', '.'));
  if (!['bloodlust', 'charge'].includes(name.split('-')[0])) return [does];
  const zone = numberOf(s, to);
  const dead = [zone, ...groundNow(s).next[zone]].filter((near) => zombiesIn(s, near) > 0);
  return [does, say('towards', { zones: dead.map((near) => label(view.mission, zoneId(s, near))) })];
};

/** What a token of Dormants brings, as far as its number is known, and whether its weapon is heard. */
const removal: Details = (view, s, id) => {
  const [, , nth] = id.split('.');
  const zone = zoneId(s, here(s));
  const n = view.dormants.filter((one) => one.zone === zone)[Number(nth) - 1]?.n ?? null;
  return [
    cost(removalCost(s, nowOf(s).who)),
    n === null ? say('removes') : say('removes.known', { n }),
    ...removing(s),
    ...odds(view, () => liftedByRemoval(view, s, n)),
    ...heard(view, s, id),
  ];
};

/** Another seat; whoever sits there may refuse, and the Action is spent all the same (AD-TRUCK06-R). */
const seat: Details = (view, s, id) => {
  const whom = id.split('.')[2];
  const other = view.team.find((one) => one.survivor === whom);
  const asks = other !== undefined && other.player !== s.team[nowOf(s).who].owner + 1;
  return [costs(s, 'truck'), ...(asks ? [say('seat.asks', { who: survivor(whom) })] : [])];
};

/** Zombies ahead are run over by the values of the Truck's card (AD-TRUCK09, AD-TRUCK11). */
const drive: Details = (_, s, id) => {
  const n = zombiesIn(s, numberOf(s, id.slice('drive.'.length)));
  const { dice, accuracy, damage } = TRUCK_ATTACK;
  return [costs(s, 'truck'), ...(n === 0 ? [] : [say('rams', { dice: dice?.[0] ?? 0, least: accuracy, damage })])];
};

/** What starting the engine or mending something wakes. */
const atMission: Details = (view, s, id) => {
  const { spawns } = missionIn(view);
  const starts = id === 'mission.start' ? spawns.filter(({ onStart }) => onStart) : [];
  return [
    costs(s, 'objective'),
    ...waking(view, s, id),
    ...starts.map(({ zone }) => say('spawns', { zone: label(view.mission, zone) })),
  ];
};

const BY_VERB: Readonly<Record<string, Details>> = {
  move,
  attack: attackDetails,
  throw: attackDetails,
  gun: attackDetails,
  lay,
  trade: (_, s) => [costs(s, 'trade')],
  enter: (_, s) => [costs(s, 'truck')],
  leave: (_, s) => [costs(s, 'truck')],
  seat,
  drive,
  noise: (view, s, id) => [costs(s, 'noise'), ...waking(view, s, id)],
  search: (view, s, id) => [
    costs(s, 'search'),
    ...odds(view, () => {
      const chance = aaahh(s);
      return chance > 0 ? [say('aaahh', { percent: percent(chance) })] : [];
    }),
    ...waking(view, s, id),
  ],
  objective,
  mission: atMission,
  door: (view, s, id) => [costs(s, 'objective'), ...heard(view, s, id)],
  'vault-door': (_, s) => [costs(s, 'objective')],
  skill,
  dormants: removal,
  vault: (view, s) => [
    cost(2),
    ...odds(view, () => (view.vault?.card == null ? [] : [say('vault', { percent: percent(vaultChance(s)) })])),
    ...attemptLines(view),
  ],
  end: (view, s) => {
    const { team, turns, help } = view;
    const { who } = nowOf(s);
    const ordered = help === 'all' ? ordersMessage(view, zoneId(s, s.team[who].zone)) : null;
    const last = team.every(({ status, acted }) => status !== 'playing' || acted);
    const left = turns.at(-1)?.actions ?? 0;
    const next =
      endsNow(s) === 'won'
        ? [say('wins')]
        : mayEscape(s, who)
          ? [say('may-leave', { who: survivor(idOf(s, who)) })]
          : last
            ? [say('dead-next')]
            : [];
    return [...(left > 0 ? [say('unused', { n: left })] : []), ...next, ...(ordered ? [ordered] : [])];
  },
};
