/** A state as good as any that a view could be of: what is hidden lies in the order of the lists. For forecasts and bots. */
import { card, SPECTATOR, seeded, seenBy } from '@shamble/kernel';
import { EQUIPMENT, equipmentNumber } from '../content/equipment.ts';
import { type Colour, MISSIONS } from '../content/missions.ts';
import { survivorNumber } from '../content/survivors.ts';
import { VAULT_CARDS } from '../content/vault.ts';
import { DORMANTS, ORDERS, ZOMBIE_CARDS } from '../content/zombies.ts';
import { planFor } from './ground.ts';
import { healthOf } from './harm.ts';
import { LEVELS } from './level.ts';
import { type Army, COLOURS, cardIn, dormantAt, EMPTY, type Fighter, TOKEN } from './state.ts';
import type { View } from './view.ts';

/** The number of what lies in a slot, from its name. */
function pieceNumber(id: string): number {
  if ((COLOURS as readonly string[]).includes(id)) return TOKEN + COLOURS.indexOf(id as Colour);
  return id.endsWith('!') ? equipmentNumber(id.slice(0, -1)) + EMPTY : equipmentNumber(id);
}

function fighterOf(one: View['team'][number], zone: (id: string | null) => number): Fighter {
  const fighter: Fighter = {
    survivor: survivorNumber(one.survivor),
    owner: one.player - 1,
    status: one.status,
    zone: zone(one.zone),
    seat: one.seat,
    wounds: 0,
    adrenaline: one.adrenaline,
    orange: one.orange,
    red: one.red,
    slots: one.slots.map((id) => (id === null ? -1 : pieceNumber(id))),
    tokens: one.tokens.slice(),
    acted: one.acted,
    searches: one.searches,
    kills: one.kills,
  };
  fighter.wounds = healthOf(fighter) - one.health;
  return fighter;
}

/** Numbers of a list of ids within a table. */
const numbersOf = (table: readonly { readonly id: string }[], ids: readonly string[]): number[] =>
  ids.map((id) => table.findIndex((one) => one.id === id));

export function stateOf(v: View): Army {
  const mission = MISSIONS.findIndex(({ id }) => id === v.mission);
  const plan = planFor(mission);
  const sheet = MISSIONS[mission];
  const zone = (id: string | null): number => (id === null ? -1 : (plan.numbers.get(id) ?? -1));
  const team = v.team.map((one) => fighterOf(one, zone));
  const placeOf = (id: string): number => v.team.findIndex(({ survivor }) => survivor === id);
  const counts = (of: (one: View['zones'][number]) => number): number[] => {
    const list = plan.zones.map(() => 0);
    for (const one of v.zones) list[zone(one.id)] = of(one);
    return list;
  };
  const abomination = (kind: string) => {
    const one = v.abominations.find((other) => other.kind === kind);
    return { zone: zone(one?.zone ?? null), dead: one?.dead ?? false };
  };
  const spare = DORMANTS.map((count, n) => count - v.turned[n]);
  for (const { n } of v.dormants) if (n !== null) spare[n]--;
  const dormants = v.dormants.map(({ zone: id, n }) => {
    if (n !== null) return seenBy(card(dormantAt(zone(id), n)), [SPECTATOR]);
    const number = spare.findIndex((left) => left > 0);
    spare[number]--;
    return card(dormantAt(zone(id), number));
  });
  const air = numbersOf(EQUIPMENT, v.air);
  const equipment = EQUIPMENT.map(({ copies }) => copies);
  const discard = numbersOf(EQUIPMENT, v.equipment.discard);
  for (const kind of [
    ...discard,
    ...air,
    ...numbersOf(
      EQUIPMENT,
      v.laid.map((one) => one.card),
    ),
  ])
    equipment[kind]--;
  for (const { slots } of team) for (const slot of slots) if (cardIn(slot) !== null) equipment[slot % EMPTY]--;
  const left = (table: readonly unknown[], gone: readonly number[]): number[] =>
    table.flatMap((_, i) => (gone.includes(i) ? [] : [i]));
  const zombieDiscard = numbersOf(ZOMBIE_CARDS, v.zombies.discard);
  const goneCards = numbersOf(ZOMBIE_CARDS, v.goneCards);
  const orderDiscard = numbersOf(ORDERS, v.orders.discard);
  return {
    rng: seeded('seen'),
    step: v.step,
    mission,
    help: v.help,
    ammoDiceHit: v.ammoDiceHit,
    seats: v.seats,
    round: v.round,
    turn: v.turn,
    first: v.first - 1,
    active: v.active - 1,
    ended: v.ended.map((seat) => seat - 1),
    team,
    companions: v.companions.map((one) => ({
      survivor: survivorNumber(one.survivor),
      zone: zone(one.zone),
      leader: one.leader === null ? -1 : placeOf(one.leader),
      hiding: one.hiding,
      aboard: one.aboard,
      status: one.status,
    })),
    shamblers: counts(({ shamblers }) => shamblers),
    alphas: counts(({ alphas }) => alphas),
    woken: counts(({ woken }) => woken),
    lying: v.lying.map(({ zone: id, kind, phases }) => ({ zone: zone(id), kind, phases })),
    box: { ...v.box },
    valentine: abomination('valentine'),
    queen: abomination('queen'),
    zeus: abomination('zeus'),
    zeusForm: v.zeusForm,
    queenSleeps: v.queenSleeps,
    acting: [],
    passes: 0,
    noise: zone(v.noise),
    dormants,
    spareDormants: spare,
    turnedDormants: v.turned.slice(),
    tokens: hiddenFronts(v, zone),
    taking: v.taking,
    goneTokens: v.goneTokens.slice(),
    laid: v.laid.map((one) => ({ card: equipmentNumber(one.card), zone: zone(one.zone), by: placeOf(one.by) })),
    spawns: v.spawns.map(({ active, kind }) => kind === 'zeus' || active),
    zeusToken: v.zeusToken,
    spawning: v.spawning.slice(),
    equipment: { draw: equipment.flatMap((n, kind) => Array.from({ length: n }, () => kind)), discard },
    air,
    zombies: { draw: left(ZOMBIE_CARDS, [...zombieDiscard, ...goneCards]), discard: zombieDiscard },
    orders: { draw: left(ORDERS, orderDiscard), discard: orderDiscard },
    goneCards,
    closed: v.closed.map((door) => sheet.closedDoors?.indexOf(door) ?? -1),
    broken: v.broken.map((lift) => sheet.brokenLifts?.indexOf(lift) ?? -1),
    vault: v.vault && {
      card: v.vault.card === null ? 0 : VAULT_CARDS.findIndex(({ id }) => id === v.vault?.card),
      shown: v.vault.card !== null,
      solved: v.vault.solved,
      open: v.vault.open,
    },
    attempt: v.attempt && { ...v.attempt },
    truck: v.truck && { zone: zone(v.truck.zone), started: v.truck.started },
    personal: v.personal.map(({ survivor, colour, count, marked }) => ({
      survivor: survivorNumber(survivor),
      colour,
      count,
      done: marked,
    })),
    red: v.red,
    taken: v.taken.slice(),
    repaired: v.repaired,
    time: v.time,
    hurt: v.hurt,
    deadPhase: v.deadPhase,
    turns: v.turns.map(({ survivor, ...now }) => ({
      ...now,
      who: placeOf(survivor),
      free: now.free.slice(),
      used: now.used.slice(),
      done: now.done.slice(),
    })),
    extras: null,
    level: LEVELS.indexOf(v.level),
    spawnAt: v.spawnAt,
    result: v.result,
  };
}

/** Objectives lying face down have the fronts that are not known yet, in the order of the list. */
function hiddenFronts(v: View, zone: (id: string | null) => number): Army['tokens'] {
  const seen: Colour[] = [
    ...v.tokens.flatMap(({ colour }) => (colour === null ? [] : [colour])),
    ...v.team.flatMap(({ tokens }) => tokens),
    ...(v.taking === null ? [] : [v.taking]),
    ...v.goneTokens,
  ];
  const personal = (['yellow', 'violet'] as const).filter((colour) => !seen.includes(colour));
  let next = 0;
  return v.tokens.map(({ zone: id, colour, again }) => ({
    zone: zone(id),
    colour: colour ?? personal[next++] ?? 'red',
    up: colour !== null,
    again,
  }));
}
