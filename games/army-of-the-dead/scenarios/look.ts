import { bagSize, type Json, type Pile } from '@shamble/kernel';
import { EQUIPMENT } from '../content/equipment.ts';
import { skillId } from '../content/skills.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { VAULT_CARDS } from '../content/vault.ts';
import { ORDERS, ZOMBIE_CARDS } from '../content/zombies.ts';
import { stepsDone } from '../rules/goals.ts';
import { planNow, zoneId } from '../rules/ground.ts';
import { healthLeft } from '../rules/harm.ts';
import { pieceId } from '../rules/inventory.ts';
import { LEVELS, levelOf } from '../rules/level.ts';
import { skillsOf } from '../rules/moments.ts';
import { personalDone } from '../rules/personal.ts';
import {
  type Abomination,
  type Army,
  type Companion,
  dormantZone,
  type Fighter,
  HANDS,
  idOf,
  missionOf,
  survivorOf,
} from '../rules/state.ts';
import { BESIDE, lookAtDormant, lookAtToken } from './board.ts';

/** The position in the words of `given`, and some more for what only comes about in play. */
export function look(s: Army): Record<string, Json> {
  return {
    step: s.step,
    round: s.round,
    turns: s.turn,
    first: s.first + 1,
    active: s.active + 1,
    ended: s.ended.map((seat) => seat + 1),
    team: Object.fromEntries(s.team.map((fighter, who) => [idOf(s, who), lookAtFighter(s, fighter, who)])),
    companions: Object.fromEntries(s.companions.map((one) => [survivorOf(one).id, lookAtCompanion(s, one)])),
    now: lookAtNow(s),
    zombies: byZone(s, (zone) => ({
      shamblers: s.shamblers[zone],
      alphas: s.alphas[zone],
      woken: s.woken[zone],
      lying: s.lying
        .filter((one) => one.zone === zone)
        .map(({ kind, phases }) => (phases > 1 ? `${kind} ${phases}` : kind)),
    })),
    onBoard: { shamblers: bagSize(s.shamblers), alphas: bagSize(s.alphas) },
    box: { ...s.box },
    valentine: lookAtAbomination(s, s.valentine),
    queen: lookAtAbomination(s, s.queen),
    zeus: lookAtAbomination(s, s.zeus),
    zeusForm: s.zeusForm,
    queenSleeps: s.queenSleeps,
    noise: zoneId(s, s.noise),
    dormants: byZone(s, (zone) => s.dormants.filter((token) => dormantZone(token) === zone).map(lookAtDormant)),
    sleepers: s.dormants.length,
    tokens: {
      ...byZone(s, (zone) => s.tokens.filter((token) => token.zone === zone).map(lookAtToken)),
      [BESIDE]: s.tokens.filter(({ zone }) => zone < 0).map(lookAtToken),
    },
    laid: s.laid.map(({ card, zone, by }) => ({ card: EQUIPMENT[card].id, zone: zoneId(s, zone), by: idOf(s, by) })),
    spawns: missionOf(s).spawns.flatMap(({ kind }, i) => ((kind === 'zeus' ? s.zeusToken : s.spawns[i]) ? [kind] : [])),
    equipment: lookAtPile(
      s.equipment,
      EQUIPMENT.map(({ id }) => id),
    ),
    zombieCards: lookAtPile(
      s.zombies,
      ZOMBIE_CARDS.map(({ id }) => id),
    ),
    goneCards: s.goneCards.map((kind) => ZOMBIE_CARDS[kind].id),
    orders: lookAtPile(
      s.orders,
      ORDERS.map(({ id }) => id),
    ),
    closed: s.closed.map((i) => missionOf(s).closedDoors?.[i] ?? null),
    broken: s.broken.map((i) => missionOf(s).brokenLifts?.[i] ?? null),
    vault: s.vault && { ...s.vault, card: VAULT_CARDS[s.vault.card].id },
    attempt: s.attempt && { dice: [...s.attempt.dice], kept: [...s.attempt.kept], rolls: s.attempt.rolls },
    truck: s.truck && { zone: zoneId(s, s.truck.zone), started: s.truck.started },
    personal: Object.fromEntries(
      s.personal.map((one) => [
        SURVIVORS[one.survivor].id,
        { colour: one.colour, count: one.count, done: personalDone(s, one) },
      ]),
    ),
    red: s.red,
    taken: [...s.taken],
    steps: stepsDone(s),
    repaired: s.repaired,
    time: s.time,
    hurt: s.hurt,
  };
}

const byZone = (s: Army, of: (zone: number) => Json): Record<string, Json> =>
  Object.fromEntries(planNow(s).zones.map(({ id }, zone) => [id, of(zone)]));

const named = (s: Army, zone: number): string | null => (zone < 0 ? null : zoneId(s, zone));

function lookAtFighter(s: Army, fighter: Fighter, who: number): Json {
  const { orange, red } = survivorOf(fighter);
  const pieces = fighter.slots.map((piece) => (piece < 0 ? null : pieceId(piece)));
  return {
    player: fighter.owner + 1,
    zone: named(s, fighter.zone),
    status: fighter.status,
    seat: fighter.seat,
    wounds: fighter.wounds,
    health: healthLeft(fighter),
    adrenaline: fighter.adrenaline,
    level: LEVELS[levelOf(fighter)],
    orange: fighter.orange < 0 ? null : skillId(orange[fighter.orange]),
    red: fighter.red < 0 ? null : skillId(red[fighter.red]),
    skills: skillsOf(s, who).map(skillId),
    hands: pieces.slice(0, HANDS),
    backpack: pieces.slice(HANDS),
    tokens: [...fighter.tokens],
    acted: fighter.acted,
    searches: fighter.searches,
    kills: fighter.kills,
  };
}

const lookAtCompanion = (s: Army, one: Companion): Json => ({
  zone: named(s, one.zone),
  leader: one.leader < 0 ? null : idOf(s, one.leader),
  hiding: one.hiding,
  aboard: one.aboard,
  status: one.status,
});

/** The Turn or free Action under way. */
function lookAtNow(s: Army): Json {
  const now = s.turns.at(-1);
  if (now === undefined) return null;
  const { actions, free, next, used, done, single } = now;
  return { who: idOf(s, now.who), actions, free: [...free], next, used: [...used], done: [...done], single };
}

const lookAtAbomination = (s: Army, { zone, dead }: Abomination): Json => (dead ? 'dead' : named(s, zone));

const lookAtPile = ({ draw, discard }: Pile, ids: readonly string[]): Json => ({
  size: draw.length,
  cards: draw.map((kind) => ids[kind]),
  discard: discard.map((kind) => ids[kind]),
});
