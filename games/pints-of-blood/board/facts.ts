import type { Json, Message, Seat } from '@shamble/kernel';
import { type Die, type Fact, factsWith, type Intent } from '@shamble/parts';
import { BITES_TO_DIE } from '../content/levels.ts';
import { asView, type View } from '../rules/view.ts';
import { DIE_ICONS, FACT_ICONS, SIGN_ICONS } from './icons.ts';
import { chipsOf, isPlacing } from './placing.ts';

const fact = factsWith(FACT_ICONS);

/** The numbers on a person's card. */
export function facts(data: Json, seat: Seat): Fact[] {
  const { players } = asView(data);
  const player = players[seat];
  if (!player) return [];
  const { bites, crisps, beers, cards, marker } = player;
  return [
    fact('bites', `${bites}/${BITES_TO_DIE}`),
    fact('crisps', crisps),
    fact('beers', beers),
    fact('cards', cards.length),
    ...(marker.length > 0 ? [fact('marker', marker.length)] : []),
  ];
}

/** Pub food tiles, ready or used. */
export function notes(data: Json, seat: Seat): Message[] {
  const { players } = asView(data);
  return (players[seat]?.food ?? []).map(({ tile, used }) => ({
    id: used ? 'boardview.food.used' : 'boardview.food.ready',
    params: { food: { id: `food.${tile}` } },
  }));
}

/**
 * The dice as they were rolled: usable ones first, then the zombies, then the colour die. Used is what cannot be placed
 * any more, or lies on the board in the plan.
 */
export function dice(data: Json, intent: Intent | null): Die[] {
  const view = asView(data);
  const placing = intent !== null && isPlacing(intent.decision);
  const planned = placing ? intent.plan : [];
  const chips = placing ? chipsOf(view, planned) : [];
  const order = ['bat', 'dart', 'longbow', 'extra', 'zombie'];
  const battle = order.flatMap((face) => {
    const n = view.dice.filter((die) => die === face).length;
    const spent = spentOf(view, face, n, planned);
    const free = chips.flatMap(({ name, key, left }) => (name === face ? left.map(() => `chip:${key}`) : []));
    return Array.from({ length: n }, (_, i) => ({
      ...battleDie(face, i >= n - spent),
      ...(i < free.length ? { takes: free[i] } : {}),
    }));
  });
  return view.colour === null ? battle : [...battle, colourDie(view.colour, !isCounting(view))];
}

export const battleDie = (face: string, used = false): Die => ({
  icon: DIE_ICONS[face],
  ...(face === 'extra' ? { sign: PLUS_ONE } : {}),
  caption: { id: `die.${face}` },
  used,
  ground: face === 'zombie' ? 'pints-ground-zombie' : 'pints-ground-bone',
});

export const colourDie = (face: string, used = false): Die => ({
  icon: face === 'black' ? SIGN_ICONS.zombie : SIGN_ICONS.colour,
  ...(face === 'black' ? {} : { sign: letterOf(face) }),
  caption: { id: `face.${face}` },
  used,
  ground: `pints-ground-${face}`,
});

/** The same number as on the bench. */
const PLUS_ONE: Message = { id: 'boardview.die.extra' };

/** A colour is known by its letter; white is any of them. */
const letterOf = (colour: string): Message =>
  colour === 'white' ? { id: 'boardview.die.any' } : { id: `fact.letter.${colour}` };

/** Zombies and colour of the roll are still to take effect. */
const isCounting = ({ step }: View): boolean => step === 'rolled' || step === 'colour';

/** Of the dice that show a face, those that are used. */
function spentOf(view: View, face: string, n: number, planned: readonly string[]): number {
  if (face === 'zombie') return isCounting(view) ? view.setAside : n;
  if (isCounting(view)) return 0;
  if (view.step !== 'place') return n;
  return planned.filter((id) => id.replace(/\d[=@].*$/, '') === face).length;
}
