import type { Say } from '@shamble/kernel';
import type { BoardProps, GameBoard } from '@shamble/parts/board';
import { useEffect, useState } from 'react';
import { loadBoard } from './boards.ts';
import './cover.css';
import { whenIdle } from './idle.ts';

const nothing = (): void => {};

/** An empty table, for a picture of the game. */
const EMPTY: Omit<BoardProps, 'say'> = {
  view: null,
  decision: null,
  refs: new Map(),
  selected: null,
  select: nothing,
  plan: [],
  setPlan: nothing,
  shares: {},
  setShares: nothing,
  news: [],
  pace: 'off',
  people: [],
  showRule: nothing,
  compact: true,
};

/** The game's own picture, fetched after the page stands; without it the poster is plain. */
export function Cover({ game, say }: { readonly game: string; readonly say: Say }) {
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
    <div className="cover" aria-hidden="true">
      {board && <board.Cover {...EMPTY} say={say} />}
    </div>
  );
}
