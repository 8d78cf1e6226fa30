import { keep, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { DIE_WEAPON } from '../content/weapons.ts';
import type { SeenItem, SeenTile } from './seen.ts';

export const cardName = (say: Say, id: string): string => tell(say, `card.${id}`);
export const foodName = (say: Say, id: string): string => tell(say, `food.${id}`);
export const dieName = (say: Say, face: string): string => tell(say, `die.${face}`);
const weaponName = (say: Say, weapon: string): string => tell(say, `weapon.${weapon}`);
export const colourName = (say: Say, colour: string): string => tell(say, `colour.${colour}`);
export const colourLetter = (say: Say, colour: string): string => tell(say, `fact.letter.${colour}`);
export const companionName = (say: Say, companion: number): string => tell(say, `companion.${companion}`);

/** The mark of a tile with a symbol. */
export const MARK = '*';

export const tileName = (say: Say, { colour, marked }: SeenTile): string =>
  colourName(say, colour) + (marked ? MARK : '');

type NameOf = (say: Say, id: string) => string;

/** Things by name with how often each comes, in the order in which they first come. */
export function tally(say: Say, nameOf: NameOf, ids: readonly string[]): string {
  if (ids.length === 0) return tell(say, 'terminal.none');
  return [...new Set(ids)]
    .map((id) => {
      const n = ids.filter((other) => other === id).length;
      const what = nameOf(say, id);
      return keep(n > 1 ? tell(say, 'count', { n, what }) : what);
    })
    .join(', ');
}

/** A zombie by the letters of its kind and its feature. */
export const zombieSign = (say: Say, face: string): string =>
  face.replace(/[FTml]/g, (letter) => tell(say, `terminal.token.${letter}`));

/** Tokens in their order; neighbours that look alike are counted. */
export function tokens(say: Say, faces: readonly string[]): string {
  const runs: { face: string; length: number }[] = [];
  for (const face of faces) {
    const last = runs.at(-1);
    if (last?.face === face) last.length++;
    else runs.push({ face, length: 1 });
  }
  return runs
    .map(({ face, length }) => {
      const sign = zombieSign(say, face);
      return length > 3 ? `${sign}×${length}` : Array(length).fill(sign).join(' ');
    })
    .join(' ');
}

/** How many zombies, and how many of each kind. */
export function countedZombies(say: Say, faces: readonly string[]): string {
  const total = tell(say, 'fact.zombies', { n: faces.length });
  if (faces.length === 0) return total;
  const kinds = [...new Set(faces)].sort();
  const counts = kinds.map((kind) => keep(`${faces.filter((face) => face === kind).length} ${zombieSign(say, kind)}`));
  return `${total} (${counts.join(', ')})`;
}

const isDieWeapon = (weapon: string): boolean => Object.values(DIE_WEAPON).includes(weapon);

/** A die or a card that was placed, with what it counts as where that is something else. */
export function itemName(say: Say, item: SeenItem): string {
  const name = plainItem(say, item);
  return item.angled ? tell(say, 'item.angled', { item: name, ...item.angled }) : name;
}

function plainItem(say: Say, { card, weapon }: SeenItem): string {
  if (card === null) {
    if (weapon === null) return dieName(say, 'extra');
    const name = weaponName(say, weapon);
    return isDieWeapon(weapon) ? name : tell(say, 'terminal.as-die', { weapon: name });
  }
  if (weapon === null || weapon === card) return cardName(say, card);
  return exchangedName(say, cardName(say, card), weapon);
}

export const exchangedName = (say: Say, item: string, weapon: string): string =>
  tell(say, 'item.exchanged', { item, weapon: weaponName(say, weapon) });
