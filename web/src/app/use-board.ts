import type { GameBoard } from '@shamble/parts/board';
import { useEffect, useState } from 'react';
import { loadBoard } from './boards.ts';
import { whenIdle } from './idle.ts';

/** How a game looks, fetched after the page stands; null until then, and where it cannot be had. */
export function useBoard(game: string): GameBoard | null {
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
  return board;
}
