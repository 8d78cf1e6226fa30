import type { Say } from '@shamble/kernel';
import { At, Drawing, Icon, Scene } from '@shamble/parts';
import type { ReactNode } from 'react';
import type { Colour } from '../../content/tiles.ts';
import { Badge, Dial } from '../art/badge.tsx';
import { Couch } from '../art/furniture.tsx';
import { Pawn, Stool } from '../art/people.tsx';
import { Token } from '../art/token.tsx';
import { ChipFace } from '../parts/chip.tsx';
import { CardFace } from '../parts/deck.tsx';
import { Plate } from '../parts/space.tsx';
import { HIDDEN } from '../tokens.ts';

/*
 * The pieces of the board as they stand in the pictures for newcomers.
 */

export function Picture({ children }: { readonly children: ReactNode }) {
  return <Scene className="pints-board pints-scene">{children}</Scene>;
}

/** The pub as far as `to`, then the pavement. */
export function Street({ to }: { readonly to: number }) {
  return (
    <Drawing>
      <rect className="pints-scene-pavement" width="320" height="200" />
      <rect className="pints-scene-pub" width={to} height="200" />
      <path className="pints-scene-wall" d={`M${to} 0v200`} />
    </Drawing>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
}

interface TileProps extends Place {
  readonly colour: Colour;
  /** The token on it as the view would show it, if there is one. */
  readonly face?: string;
  readonly below?: number;
  readonly say: Say;
}

export function Tile({ x, y, w = 58, colour, face, below = 0, say }: TileProps) {
  return (
    <At x={x} y={y} w={w} h={w * 0.86}>
      <span className={`pints-slab pints-ground-${colour}`}>
        <Plate plate={{ letter: say({ id: `fact.letter.${colour}` }), icon: null }} />
        {face === undefined ? null : <Token className="pints-stack" face={face} below={below} />}
      </span>
    </At>
  );
}

/** A zombie outside a tile. */
export function Zombie({ x, y, w = 40, face = HIDDEN }: Place & { readonly face?: string }) {
  return (
    <At x={x} y={y} w={w}>
      <Token face={face} />
    </At>
  );
}

const FACE = 1.9;

interface DieProps extends Place {
  /** The face of a battle die, or a weapon card. */
  readonly name: string;
  readonly card?: boolean;
}

export function Chip({ x, y, w = 34, name, card = false }: DieProps) {
  return (
    <At x={x} y={y} w={w} em={w / FACE}>
      <ChipFace name={name} die={!card} />
    </At>
  );
}

/** The colour die, by colour, pattern and letter. */
export function ColourDie({ x, y, w = 34, colour, say }: Place & { readonly colour: Colour; readonly say: Say }) {
  return (
    <At x={x} y={y} w={w} em={w / FACE}>
      <span className={`pints-scene-die pints-ground-${colour}`}>
        <b>{say({ id: `fact.letter.${colour}` })}</b>
      </span>
    </At>
  );
}

export function Card({ x, y, w = 58, id }: Place & { readonly id: string }) {
  return (
    <At x={x} y={y} w={w} h={w * 1.4}>
      <CardFace id={id} />
    </At>
  );
}

/** A card face down. */
export function Back({ x, y, w = 46 }: Place) {
  return (
    <At x={x} y={y} w={w} h={w * 1.4}>
      <span className="pints-card pints-scene-back" />
    </At>
  );
}

const REGULARS = ['A', 'B', 'C', 'D'];

/** The couch with so many of the regulars. */
export function Resting({ x, y, w = 120, n }: Place & { readonly n: number }) {
  return (
    <At x={x} y={y} w={w} h={w * 0.36}>
      <Couch people={REGULARS.slice(0, n).map((letter, key) => ({ key, colour: 'ivory', letter }))} />
    </At>
  );
}

/** A stool, with somebody on it or free. */
export function Seat({ x, y, w = 44, taken = false }: Place & { readonly taken?: boolean }) {
  return (
    <>
      <At x={x} y={y + w * 0.5} w={w} h={w * 1.1}>
        <Stool />
      </At>
      {taken ? (
        <At x={x} y={y - w * 0.3} w={w * 0.8} h={w * 1.05}>
          <Pawn colour="ivory" />
        </At>
      ) : null}
    </>
  );
}

export function Companion({ x, y, w = 60 }: Place) {
  return (
    <At x={x} y={y} w={w} h={w * 1.33}>
      <Pawn colour="ivory" />
    </At>
  );
}

export function Player({ x, y, w = 40, sign, letter }: Place & { readonly sign: number; readonly letter: string }) {
  return (
    <At x={x} y={y} w={w}>
      <Badge sign={sign} letter={letter} />
    </At>
  );
}

export function Bites({ x, y, w = 70, n }: Place & { readonly n: number }) {
  return (
    <At x={x} y={y} w={w}>
      <Dial bites={n} />
    </At>
  );
}

/** Something drawn by a symbol of the board. */
export function Sign({ x, y, w = 40, name }: Place & { readonly name: string }) {
  return (
    <At x={x} y={y} w={w}>
      <Icon name={name} />
    </At>
  );
}
