import type { CSSProperties } from 'react';
import { type Piece, sceneryOf } from '../../rules/state.ts';
import { pieceName } from '../../rules/terrain.ts';
import { useStage } from '../stage.ts';
import { standing, type Touching } from './figure.tsx';
import { inches, type Plane } from './plane.ts';

interface PiecesProps {
  readonly plane: Plane;
  readonly touching: (thing: string) => Touching;
  readonly nameOf: (thing: string) => () => string;
}

const boxOf = (piece: Piece, plane: Plane): CSSProperties => {
  const [long, short] = sceneryOf(piece).size;
  return {
    width: `calc(var(--war-inch) * ${inches(long)})`,
    height: `calc(var(--war-inch) * ${inches(short)})`,
    transform: `${standing(piece.x, piece.y, plane.height)} rotate(${-15 * piece.turn}deg) translate(-50%, -50%)`,
  };
};

/** Scenery as things: buttons as large as the pieces; while a place is planned, presses go to the ground. */
export function Pieces({ plane, touching, nameOf }: PiecesProps) {
  const { war } = useStage();
  return (
    <>
      {war.pieces.map((piece, i) => {
        const thing = `piece:${pieceName(war, i)}`;
        const { can, chosen, popup } = touching(thing);
        const classes = ['war-m-piece', can ? 'war-m-can' : '', chosen ? 'war-m-chosen' : ''];
        return (
          <button
            key={thing}
            type="button"
            className={classes.filter(Boolean).join(' ')}
            style={boxOf(piece, plane)}
            data-thing={thing}
            tabIndex={-1}
            aria-label={nameOf(thing)()}
            aria-haspopup={popup ? 'menu' : undefined}
            aria-pressed={chosen || undefined}
          />
        );
      })}
    </>
  );
}
