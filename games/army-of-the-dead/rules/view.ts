import { type Json, knownTo, type Seat } from '@shamble/kernel';
import { EQUIPMENT } from '../content/equipment.ts';
import { skillId } from '../content/skills.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { VAULT_CARDS } from '../content/vault.ts';
import { ORDERS, ZOMBIE_CARDS } from '../content/zombies.ts';
import { stepsDone } from './goals.ts';
import { planNow, zoneId } from './ground.ts';
import { healthLeft, healthOf } from './harm.ts';
import { pieceId } from './inventory.ts';
import { dangerLevel, LEVELS, levelOf } from './level.ts';
import { skillsOf } from './moments.ts';
import { personalDone } from './personal.ts';
import {
  ABOMINATIONS,
  type Army,
  dormantNumber,
  dormantZone,
  type Fighter,
  idOf,
  missionOf,
  survivorOf,
} from './state.ts';

/** All that a seat may know; here everybody knows the same. Zones, people and cards have their ids, players count from 1. */
export function view(s: Army, seat: Seat) {
  const named = (zone: number): string | null => (zone < 0 ? null : zoneId(s, zone));
  return {
    step: s.step,
    mission: missionOf(s).id,
    help: s.help,
    ammoDiceHit: s.ammoDiceHit,
    seats: s.seats,
    round: s.round,
    turn: s.turn,
    first: s.first + 1,
    active: s.active + 1,
    ended: s.ended.map((one) => one + 1),
    you: seat + 1,
    deadPhase: s.deadPhase,
    passes: s.passes,
    danger: LEVELS[dangerLevel(s)],
    /** The level that the present Spawn step reads, and the number of the next Spawn Zone. */
    level: LEVELS[s.level],
    spawnAt: s.spawnAt,
    team: s.team.map((fighter, who) => fighterView(s, fighter, who)),
    companions: s.companions.map((one) => ({
      survivor: survivorOf(one).id,
      zone: named(one.zone),
      leader: one.leader < 0 ? null : idOf(s, one.leader),
      hiding: one.hiding,
      aboard: one.aboard,
      status: one.status,
    })),
    zones: zonesView(s),
    box: { ...s.box },
    abominations: ABOMINATIONS.map((kind) => ({ kind, zone: named(s[kind].zone), dead: s[kind].dead })),
    zeusForm: s.zeusForm,
    queenSleeps: s.queenSleeps,
    lying: s.lying.map(({ zone, kind, phases }) => ({ zone: zoneId(s, zone), kind, phases })),
    noise: named(s.noise),
    dormants: s.dormants.map((token) => ({
      zone: zoneId(s, dormantZone(token)),
      n: knownTo(token, seat) ? dormantNumber(token) : null,
    })),
    /** Tokens that left the board, by number. */
    turned: s.turnedDormants.slice(),
    tokens: s.tokens.map(({ zone, colour, up, again }) => ({ zone: named(zone), colour: up ? colour : null, again })),
    taking: s.taking,
    goneTokens: s.goneTokens.slice(),
    laid: s.laid.map(({ card, zone, by }) => ({ card: EQUIPMENT[card].id, zone: zoneId(s, zone), by: idOf(s, by) })),
    spawns: missionOf(s).spawns.map(({ zone, kind }, i) => ({
      zone,
      kind,
      active: kind === 'zeus' ? s.zeusToken : s.spawns[i],
    })),
    zeusToken: s.zeusToken,
    spawning: s.spawning.slice(),
    equipment: { cards: s.equipment.draw.length, discard: s.equipment.discard.map((kind) => EQUIPMENT[kind].id) },
    air: s.air.map((kind) => EQUIPMENT[kind].id),
    zombies: { cards: s.zombies.draw.length, discard: s.zombies.discard.map((i) => ZOMBIE_CARDS[i].id) },
    goneCards: s.goneCards.map((i) => ZOMBIE_CARDS[i].id),
    orders: { cards: s.orders.draw.length, discard: s.orders.discard.map((i) => ORDERS[i].id) },
    closed: s.closed.map((i) => missionOf(s).closedDoors?.[i] ?? ''),
    broken: s.broken.map((i) => missionOf(s).brokenLifts?.[i] ?? ''),
    vault: s.vault && {
      card: s.vault.shown ? VAULT_CARDS[s.vault.card].id : null,
      solved: s.vault.solved,
      open: s.vault.open,
    },
    attempt: s.attempt && {
      dice: s.attempt.dice.slice(),
      kept: s.attempt.kept.slice(),
      fresh: s.attempt.fresh.slice(),
      rolls: s.attempt.rolls,
      most: s.attempt.most,
      used: s.attempt.used.slice(),
      again: s.attempt.again,
    },
    truck: s.truck && { zone: zoneId(s, s.truck.zone), started: s.truck.started },
    personal: s.personal.map((one) => ({
      survivor: SURVIVORS[one.survivor].id,
      colour: one.colour,
      count: one.count,
      marked: one.done,
      done: personalDone(s, one),
    })),
    red: s.red,
    taken: s.taken.slice(),
    repaired: s.repaired,
    steps: stepsDone(s),
    time: s.time,
    hurt: s.hurt,
    turns: s.turns.map((now) => ({
      survivor: idOf(s, now.who),
      actions: now.actions,
      free: now.free.slice(),
      next: now.next,
      used: now.used.slice(),
      done: now.done.slice(),
      single: now.single,
    })),
    result: s.result,
  };
}

/** What a seat sees. */
export type View = ReturnType<typeof view>;

/** The view of this game that travels as plain data. */
export const asView = (data: Json): View => data as unknown as View;

function fighterView(s: Army, fighter: Fighter, who: number) {
  return {
    survivor: idOf(s, who),
    player: fighter.owner + 1,
    status: fighter.status,
    zone: fighter.zone < 0 ? null : zoneId(s, fighter.zone),
    seat: fighter.seat,
    health: healthLeft(fighter),
    most: healthOf(fighter),
    adrenaline: fighter.adrenaline,
    level: LEVELS[levelOf(fighter)],
    orange: fighter.orange,
    red: fighter.red,
    skills: skillsOf(s, who).map(skillId),
    slots: fighter.slots.map((piece) => (piece < 0 ? null : pieceId(piece))),
    tokens: fighter.tokens.slice(),
    acted: fighter.acted,
    searches: fighter.searches,
    kills: fighter.kills,
  };
}

/** Zones in which Zombies are. */
function zonesView(s: Army) {
  return planNow(s).zones.flatMap(({ id }, zone) => {
    const [shamblers, alphas, woken] = [s.shamblers[zone], s.alphas[zone], s.woken[zone]];
    return shamblers + alphas > 0 ? [{ id, shamblers, alphas, woken }] : [];
  });
}
