/** How figures are written on the mat: two characters each. */
import { lettersOf } from '../board/letters.ts';
import type { Person } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Survivors of the first group begin with a capital, those of the second do not; who lies has a line under the place of a letter. */
export function marksOf(s: View) {
  const letters = lettersOf(s);
  const people = ({ id, side, prone }: Person): string => {
    const two = letters.get(id) ?? '??';
    const own = side === 0 ? two : two.toLowerCase();
    return prone ? `${own[0]}_` : own;
  };
  const walkers = (number: number): string => {
    const prone = s.walkers.some((walker) => walker.number === number && walker.prone);
    return `${prone ? '_' : number < 10 ? 'w' : ''}${number}`;
  };
  return { people, walkers };
}
