import { useBoard } from './use-board.ts';

/** The game's own picture; without it the poster is plain. */
export function Cover({ game }: { readonly game: string }) {
  const board = useBoard(game);
  return (
    <div className="cover" aria-hidden="true" data-decoration>
      {board && <board.Cover />}
    </div>
  );
}
