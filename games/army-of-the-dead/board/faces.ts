/** Cards as they are shown large: `equipment.katana`, `zombie.001`, `orders.Z01`, `skill.lucky`, `vault.gears`, `personal.kate`, `objective.blue`, `survivor.kate`. */
import type { GameEvent, Json, Message } from '@shamble/kernel';
import type { CardFace } from '@shamble/parts';
import { EQUIPMENT, type Equipment } from '../content/equipment.ts';
import { type Colour, MISSIONS } from '../content/missions.ts';
import { PERSONAL_OBJECTIVES } from '../content/objectives.ts';
import { skillId } from '../content/skills.ts';
import { healthOf, SURVIVORS, survivorNumber } from '../content/survivors.ts';
import { VAULT_CARDS } from '../content/vault.ts';
import { ORDERS, ZOMBIE_CARDS } from '../content/zombies.ts';
import { LEVELS } from '../rules/level.ts';
import { asView, type View } from '../rules/view.ts';
import { objectiveFor } from '../text/personal.ts';
import {
  bonus,
  card,
  dead,
  isColour,
  kind,
  level,
  skill,
  skillText,
  speciality,
  strings,
  survivor,
  vaultCard,
} from '../text/words.ts';
import { DEAD_ICONS, EQUIPMENT_ICONS, OBJECTIVE_ICONS, SIGN_ICONS, SPECIALITY_ICONS } from './icons.ts';
import { needsRun } from './vault-help.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.card.${id}`, params });

const isEquipment = (id: string): boolean => EQUIPMENT.some((one) => one.id === id);

/** Of what sort the card of an event is, where it is no Equipment. */
const SORTS: Readonly<Record<string, string>> = {
  'zombie-card': 'zombie',
  'orders-card': 'orders',
  'vault-card': 'vault',
};

/** The cards that an event names, the one it is about first. */
export function cardsOf(event: GameEvent): string[] {
  const sort = SORTS[event.type];
  const one = (detail: string, of: string): string[] =>
    typeof event[detail] === 'string' ? [`${of}.${event[detail]}`] : [];
  const cards = sort
    ? one('card', sort)
    : [...strings([event.card ?? null]), ...strings(event.cards)].filter(isEquipment).map((id) => `equipment.${id}`);
  return [
    ...(event.type === 'personal' ? one('survivor', 'personal') : []),
    ...(event.type === 'objective' ? one('colour', 'objective') : []),
    ...cards,
    ...one('skill', 'skill'),
    ...['survivor', 'partner', 'leader', 'by'].flatMap((detail) => one(detail, 'survivor')),
  ];
}

const FACES: Readonly<Record<string, (id: string, view: View) => CardFace | null>> = {
  equipment: (id) => {
    const found = EQUIPMENT.find((one) => one.id === id);
    return found ? equipmentFace(found) : null;
  },
  zombie: zombieFace,
  orders: ordersFace,
  skill: (id) => ({
    sort: say('skill'),
    title: skill(id),
    icon: SIGN_ICONS.adrenaline,
    lines: [skillText(id)],
    rules: ['AD-ADR05'],
  }),
  vault: vaultFace,
  personal: personalFace,
  objective: objectiveFace,
  survivor: survivorFace,
};

/** A card as it is shown large. */
export function faceOf(id: string, view: Json): CardFace | null {
  const dot = id.indexOf('.');
  return FACES[id.slice(0, dot)]?.(id.slice(dot + 1), asView(view)) ?? null;
}

/** Whether a weapon is heard in the hands of somebody who carries these things; a Silencer helps with some (AD-EQUIP04). */
export const isHeard = ({ noisy, silenced }: Equipment, carried: readonly (string | null)[]): boolean =>
  noisy && !(silenced && carried.includes('silencer'));

/** Range, dice, Accuracy, Damage and sound, then what it does besides, with what else is carried. */
export function equipmentLines(one: Equipment, carried: readonly (string | null)[] = []): Message[] {
  const { range, dice, accuracy, damage, backpack, does, explosive } = one;
  const weapon = range !== null;
  return [
    ...(weapon
      ? [range[0] === range[1] ? say('range', { n: range[0] }) : say('range.span', { from: range[0], to: range[1] })]
      : []),
    ...(dice === null
      ? []
      : [
          dice[1] > 0
            ? say('dice.ammo', { dice: dice[0], ammo: dice[1], least: accuracy })
            : say('dice', { dice: dice[0], least: accuracy }),
        ]),
    ...(damage > 0 ? [say('damage', { n: damage })] : []),
    ...(explosive && dice !== null ? [say('explosive')] : []),
    ...(weapon ? [say(isHeard(one, carried) ? 'noisy' : 'silent')] : []),
    ...(does === null ? [] : [{ id: `cardtext.${does}` }]),
    ...(backpack ? [say('backpack')] : []),
  ];
}

const equipmentFace = (one: Equipment): CardFace => ({
  sort: say(`equipment.${one.kind}`),
  title: card(one.id),
  icon: EQUIPMENT_ICONS[one.id],
  lines: equipmentLines(one),
  rules: one.kind === 'aaahh' ? ['AD-SEARCH07'] : ['AD-EQUIP04'],
});

/** A Zombie card: how many at each level; the line that is read now is marked. */
function zombieFace(id: string, { step, level: read, danger }: View): CardFace | null {
  const found = ZOMBIE_CARDS.find((one) => one.id === id);
  if (!found) return null;
  return {
    sort: say('zombie'),
    title: kind(found.kind),
    icon: DEAD_ICONS[found.kind],
    lines: LEVELS.map((at, i) => {
      const now = at === (step === 'spawn' ? read : danger) ? '.now' : '';
      return found.counts[i] === 0
        ? say(`level.none${now}`, { level: level(at) })
        : say(`level${now}`, { level: level(at), dead: dead(found.kind, found.counts[i]) });
    }),
    rules: ['AD-SPAWN03'],
  };
}

/** Who comes with an Order of Zeus. */
const comingWith = ({ shamblers, alphas }: (typeof ORDERS)[number]): Message[] => [
  ...(shamblers > 0 ? [dead('shambler', shamblers)] : []),
  ...(alphas > 0 ? [dead('alpha', alphas)] : []),
];

/** An Order of Zeus in a line. */
export const ordersMessage = (one: (typeof ORDERS)[number]): Message =>
  one.order === null
    ? say('orders.short', { dead: comingWith(one) })
    : say('orders.order', { dead: comingWith(one), order: { id: `order.${one.order}` } });

function ordersFace(id: string): CardFace | null {
  const found = ORDERS.find((one) => one.id === id);
  if (!found) return null;
  const { order } = found;
  return {
    sort: say('orders'),
    title: kind('zeus'),
    icon: SIGN_ICONS.orders,
    lines: [
      say('appear', { dead: comingWith(found) }),
      ...(order === null ? [] : [say('order', { order: { id: `order.${order}` } })]),
    ],
    rules: ['AD-SPAWN05', 'AD-SPAWN11'],
  };
}

function vaultFace(id: string): CardFace | null {
  const found = VAULT_CARDS.find((one) => one.id === id);
  if (!found) return null;
  return {
    sort: say('vault'),
    title: vaultCard(id),
    icon: SPECIALITY_ICONS.vaultExpert,
    lines: [needsRun, ...found.bonuses.map(([who, help]) => say('help', { who: speciality(who), help: bonus(help) }))],
    rules: ['AD-VAULT05', 'AD-VAULT07', 'AD-VAULT08'],
  };
}

function personalFace(id: string, view: View): CardFace | null {
  const found = PERSONAL_OBJECTIVES.find((one) => one.survivor === survivorNumber(id));
  if (!found) return null;
  const colour = view.personal.find((one) => one.survivor === id)?.colour;
  return {
    sort: say('personal'),
    title: survivor(id),
    icon: OBJECTIVE_ICONS[colour ?? 'yellow'],
    // What it asks for, and its token, stand in the sentence that it is shown beside.
    lines: [{ id: `power.${found.power}` }],
    rules: ['AD-PO02-R', 'AD-PO04'],
  };
}

/** What a Mission says of a token; the yellow and the violet one are those of Personal Objectives. */
function objectiveFace(id: string, view: View): CardFace | null {
  if (!isColour(id)) return null;
  return {
    sort: say('objective'),
    title: say(`objective.title.${id}`),
    icon: OBJECTIVE_ICONS[id],
    lines: objectiveLines(id, view),
    rules: ['AD-OBJ01', 'AD-MISS08-R'],
  };
}

export function objectiveLines(colour: Colour, { mission, personal }: View): Message[] {
  if (colour === 'red') return [say('objective.red')];
  const sheet = MISSIONS.find(({ id }) => id === mission)?.tokens.find((one) => one.colour === colour);
  const owner = personal.find((one) => one.colour === colour)?.survivor;
  if (sheet === undefined)
    return owner === undefined
      ? [say('objective.personal')]
      : [
          say('objective.of', { who: survivor(owner), goal: { id: `personal.${owner}` } }),
          { id: `power.${objectiveFor(owner).power}` },
        ];
  const { adrenaline, fills, noisy } = sheet;
  return [
    say(`objective.${sheet.way}`),
    ...(adrenaline ? [say(`objective.${adrenaline.to}`, { n: adrenaline.n })] : []),
    ...(fills ? [say(`objective.fills.${fills}`)] : []),
    ...(noisy ? [say('noisy')] : []),
  ];
}

/** Somebody with the Skill of each level; of two or three one will be chosen. */
function survivorFace(id: string): CardFace | null {
  const n = SURVIVORS.findIndex((one) => one.id === id);
  if (n < 0) return null;
  const { blue, orange, red, speciality: special } = SURVIVORS[n];
  const line = (at: (typeof LEVELS)[number], skills: readonly Message[]): Message =>
    say(skills.length > 1 ? 'skills.one-of' : 'skills', { level: level(at), skills });
  return {
    sort: speciality(special),
    title: { id: `survivor.${id}.full` },
    icon: SPECIALITY_ICONS[special],
    lines: [
      say('health', { n: healthOf(n) }),
      line('blue', [skill(skillId(blue))]),
      line('yellow', [skill('plusAction')]),
      line(
        'orange',
        orange.map((one) => skill(skillId(one))),
      ),
      line(
        'red',
        red.map((one) => skill(skillId(one))),
      ),
      { id: 'boardview.team.personal', params: { goal: { id: `personal.${id}` } } },
    ],
    rules: ['AD-SPEC01', 'AD-ADR05'],
  };
}
