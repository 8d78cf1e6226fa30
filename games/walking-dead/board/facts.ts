import type { Json, Message, Seat } from '@shamble/kernel';
import { player } from '@shamble/kernel/words';
import { type Die, type Fact, factsWith } from '@shamble/parts';
import { TO_WIN } from '../rules/state.ts';
import { asView } from '../rules/view.ts';
import { item, survivor } from '../text/words.ts';
import { FACT_ICONS } from './icons.ts';
import { poolDice, shotDie } from './tray.ts';

const fact = factsWith(FACT_ICONS);

/** The numbers on a person's card. */
export function facts(data: Json, seat: Seat): Fact[] {
  const one = asView(data).players[seat];
  if (!one) return [];
  const fatigue = one.team.reduce((sum, member) => sum + member.fatigue, 0);
  const most = one.team.reduce((sum, member) => sum + member.deadly, 0);
  return [
    fact('team', one.team.length),
    fact('fatigue', `${fatigue}/${most}`),
    fact('food', one.food),
    fact('fuel', one.fuel),
    fact('ammo', one.ammo),
    fact('explored', `${one.explored.length}/${TO_WIN}`),
  ];
}

/** Their character, or whose pawn is left of one who is dead; where they stand in the game, who is with them, and what they carry. */
export function notes(data: Json, seat: Seat): Message[] {
  const { players } = asView(data);
  const one = players[seat];
  if (!one) return [];
  const others = players.flatMap((other, i) =>
    one.group !== null && other.group === one.group && i !== seat ? [player(i + 1)] : [],
  );
  const alive = one.team.some(({ id }) => id === one.pawn);
  return [
    ...(one.pawn === null
      ? []
      : [{ id: alive ? 'boardview.note.character' : 'boardview.note.pawn', params: { who: survivor(one.pawn) } }]),
    ...(one.status === 'playing' ? [] : [{ id: `boardview.status.${one.status}` }]),
    ...(others.length > 0 ? [{ id: 'boardview.note.group', params: { who: others } }] : []),
    ...(one.items.length > 0 ? [{ id: 'boardview.note.items', params: { items: one.items.map(item) } }] : []),
  ];
}

/** The dice on the table: the pool by colour, then the shots. */
export function dice(data: Json): Die[] {
  const { roll } = asView(data);
  if (roll === null) return [];
  const last = roll.ammo.length - 1;
  return [
    ...poolDice(roll).map((die, i) => ({ ...die, ref: `die:${i + 1}` })),
    ...roll.ammo.map((one, i) => ({ ...shotDie(one), ...(i === last ? { ref: 'shot' } : {}) })),
  ];
}
