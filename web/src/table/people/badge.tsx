import type { Person } from '@shamble/parts/board';
import { Sign } from '../../ui/sign.tsx';
import { useTable } from '../context.ts';

/** A person's sign, unless signs belong to the heads of the game's own cards. */
export function Badge({ person, className }: { readonly person: Person; readonly className: string }) {
  const { board } = useTable();
  return board.cards?.Head ? null : <Sign sign={person.sign} name={person.name} className={className} />;
}
