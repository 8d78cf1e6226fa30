import type { Json, Message, Seat } from '@shamble/kernel';
import { player } from '@shamble/kernel/words';
import { type Die, type Fact, factsWith } from '@shamble/parts';
import { COLOURS, type Face } from '../content/dice.ts';
import { TO_WIN } from '../rules/state.ts';
import { asView, type View } from '../rules/view.ts';
import { face, item, shot, survivor } from '../text/words.ts';
import { FACE_ICONS, FACT_ICONS, SIGN_ICONS } from './icons.ts';
import { colourAt } from './rolling.ts';

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
  const pool = roll.faces.map(
    (one, i): Die => ({
      icon: FACE_ICONS[one[0]],
      caption: face(one),
      used: !counts(roll, one),
      ground: `dead-ground-${COLOURS[colourAt(roll.pool, i)]}`,
    }),
  );
  const shots = roll.ammo.map(
    (one): Die => ({
      icon: one.endsWith('!') ? SIGN_ICONS.noise : FACT_ICONS.ammo,
      caption: shot(one),
      used: false,
      ground: 'dead-ground-black',
    }),
  );
  return [...pool, ...shots];
}

/** Whether a face is worth something in this roll. */
function counts({ zombies, wanted }: NonNullable<View['roll']>, one: Face): boolean {
  if (one === '-') return false;
  if (one === 'J') return true;
  return one[0] === 'K' ? zombies > 0 || wanted === 0 : wanted > 0;
}
