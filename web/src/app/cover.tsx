import type { GameBoard } from '@shamble/parts/board';
import { useEffect, useState } from 'react';
import { loadBoard } from './boards.ts';
import { whenIdle } from './idle.ts';

/** The game's own picture, fetched after the page stands; without it the poster is plain. */
export function Cover({ game }: { readonly game: string }) {
  const [board, setBoard] = useState<GameBoard | null>(null);
  useEffect(() => {
    let gone = false;
    const callOff = whenIdle(() => {
      loadBoard(game).then(
        (loaded) => gone || setBoard(loaded),
        () => {},
      );
    });
    return () => {
      gone = true;
      callOff();
    };
  }, [game]);
  return (
    <div className="cover" aria-hidden="true" data-decoration>
      {board && <board.Cover />}
    </div>
  );
}
