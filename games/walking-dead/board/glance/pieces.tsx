import type { Say } from '@shamble/kernel';
import { At, Drawing, Icon, IconAt, Scene } from '@shamble/parts';
import type { ReactNode } from 'react';
import type { Colour } from '../../content/dice.ts';
import type { Kind } from '../../content/words.ts';
import { KindMark, KindShape } from '../art/marks.tsx';
import { PawnShape, Portrait, Pawn as Sign } from '../art/pawn.tsx';
import { TokenStack } from '../art/token.tsx';
import { hexagon } from '../geometry.ts';
import { FACE_ICONS, LOCATION_ICONS } from '../icons.ts';
import { Pips } from '../parts/team.tsx';

/*
 * The pieces of the board as they stand in the pictures for newcomers.
 */

export function Picture({ children }: { readonly children: ReactNode }) {
  return <Scene className="dead-board dead-scene">{children}</Scene>;
}

/** Units of the map in one of a scene. */
const SCALE = 1.6;

/** A piece of the map: two rows of spaces. */
export function Field({ children }: { readonly children: ReactNode }) {
  return (
    <Drawing scale={SCALE}>
      {SPACES.map(({ x, y }, i) => (
        <path key={`${x} ${y}`} className={`dead-hex dead-hex-${i % 3}`} d={hexagon({ x, y })} />
      ))}
      <path className="dead-grid" d={SPACES.map((middle) => hexagon(middle)).join('')} />
      {children}
    </Drawing>
  );
}

const WIDTH = 173.2;

/** The middle of a space of the field: its place from the left, in the upper or the lower row. */
const spaceAt = (place: number, row: number): { readonly x: number; readonly y: number } => ({
  x: 88 + WIDTH * (place + row / 2),
  y: 90 + 150 * row,
});

/** The same in the units of a scene. */
export const sceneAt = (place: number, row: number): readonly [number, number] => {
  const { x, y } = spaceAt(place, row);
  return [x / SCALE, y / SCALE];
};

const SPACES = [0, 1].flatMap((row) => [-1, 0, 1, 2, 3, 4].map((place) => spaceAt(place, row)));

interface Spot {
  readonly place: number;
  readonly row: number;
}

/** A Location by its picture. */
export function Location({ place, row, id }: Spot & { readonly id: string }) {
  const { x, y } = spaceAt(place, row);
  return (
    <>
      <path className="dead-place" d={hexagon({ x, y }, 0.86)} />
      <IconAt name={LOCATION_ICONS[id]} x={x} y={y} size={92} className="dead-place-icon" />
    </>
  );
}

/** A token: face down, or with its number of zombies. */
export function Token({ place, row, zombies = null }: Spot & { readonly zombies?: number | null }) {
  const { x, y } = spaceAt(place, row);
  return <TokenStack tokens={[zombies]} secret={false} x={x} y={y} />;
}

/** What can be collected on a space. */
export function Icons({ place, row, kinds, say }: Spot & { readonly kinds: readonly Kind[]; readonly say: Say }) {
  const { x, y } = spaceAt(place, row);
  return kinds.map((kind, i) => (
    <KindShape
      key={kind}
      kind={kind}
      letter={say({ id: `boardview.letter.${kind}` })}
      x={x + (i - (kinds.length - 1) / 2) * 62}
      y={y - 50}
      scale={1.1}
    />
  ));
}

interface PawnProps extends Spot {
  readonly sign?: number;
  readonly letter?: string;
  readonly by?: number;
}

/** The pawn of a player. */
export function Pawn({ place, row, sign = 0, letter = 'K', by = 0 }: PawnProps) {
  const { x, y } = spaceAt(place, row);
  return (
    <g transform={`translate(${x - 39 + by} ${y - 14}) scale(3.2)`}>
      <PawnShape sign={sign} letter={letter} />
    </g>
  );
}

/** The pawn of a player by itself. */
export function Player({ x, y, w = 120, sign, letter }: Place & { readonly sign: number; readonly letter: string }) {
  return (
    <At x={x} y={y} w={w}>
      <Sign sign={sign} letter={letter} />
    </At>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
}

/** A die as it lies after a roll: its colour, what it shows, and how many. */
export function Die({
  x,
  y,
  w = 50,
  colour,
  face,
  n,
}: Place & { readonly colour: Colour | 'black'; readonly face: string; readonly n?: number }) {
  return (
    <At x={x} y={y} w={w}>
      <span className={`dead-chip dead-ground-${colour}`}>
        <Icon name={FACE_ICONS[face] ?? face} />
        {n === undefined ? null : <b>{n}</b>}
      </span>
    </At>
  );
}

export function Resource({ x, y, w = 70, kind, say }: Place & { readonly kind: Kind; readonly say: Say }) {
  return (
    <At x={x} y={y} w={w}>
      <KindMark kind={kind} letter={say({ id: `boardview.letter.${kind}` })} />
    </At>
  );
}

/** A survivor with their Fatigue. */
export function Survivor({ x, y, w = 80, letter, fatigue, follower = false }: SurvivorProps) {
  return (
    <>
      <At x={x} y={y} w={w}>
        <Portrait letter={letter} follower={follower} />
      </At>
      <Tired x={x} y={y + w * 0.7} w={w} fatigue={fatigue} />
    </>
  );
}

interface SurvivorProps extends Place {
  readonly letter: string;
  readonly fatigue: number;
  readonly follower?: boolean;
}

const DEADLY = 3;

/** Boxes for Fatigue: the last one is the end. */
export function Tired({ x, y, w = 80, fatigue }: Place & { readonly fatigue: number }) {
  return (
    <At x={x} y={y} w={w} h={w * 0.3}>
      <Pips fatigue={fatigue} deadly={DEADLY} share={0} />
    </At>
  );
}

/** A token by itself. */
export function Horde({ x, y, zombies, scale = 2 }: Place & { readonly zombies: number; readonly scale?: number }) {
  return (
    <Drawing scale={SCALE}>
      <g transform={`translate(${x * SCALE} ${y * SCALE}) scale(${scale})`}>
        <TokenStack tokens={[zombies]} secret={false} x={0} y={0} />
      </g>
    </Drawing>
  );
}

/** A card with a picture. */
export function Card({ x, y, w = 62, icon }: Place & { readonly icon: string }) {
  return (
    <At x={x} y={y} w={w} h={w * 1.35}>
      <span className="dead-scene-card">
        <Icon name={icon} />
        <i />
        <i />
      </span>
    </At>
  );
}

/** So many Locations explored. */
export function Stars({ x, y, w = 44, n }: Place & { readonly n: number }) {
  return (
    <At x={x} y={y} w={n * w} h={w}>
      <span className="dead-scene-stars">{'★'.repeat(n)}</span>
    </At>
  );
}
