/** Scenery as it lies: the parts of every piece with their shapes and tags, and each level as geometry sees it. */
import type { Cover } from '../content/scenery.ts';
import type { Figure, Ground, Piece as Shape } from '../geometry/ground.ts';
import { disc24, type Hull, rectangle } from '../geometry/hull.ts';
import { DIRECTIONS } from '../geometry/vector.ts';
import { type Model, models, nameOf, type Piece, sceneryOf, sideOf, type War } from './state.ts';

/** What the shape of all scenery follows from. */
export type Laid = Pick<War, 'tops' | 'detailed'> & { readonly pieces: readonly Piece[] };

/** A part of a piece on the ground; most pieces have one. */
export interface Part extends Shape {
  /** The piece it belongs to, counted from 1. */
  readonly piece: number;
  readonly cover: Cover | null;
  /** A solid part that carries its piece's counter (AW-SEARCH02, AW-BLD10). */
  readonly source: boolean;
}

/** What the rules have of all scenery; the same for every state with the same pieces. */
export interface Terrain {
  readonly parts: readonly Part[];
  /** Outlines of whole pieces, for placing and for tops. */
  readonly outlines: readonly Hull[];
  /** The rims of tops as walls around them, by piece; empty where a piece has no top (AW-ELEV15). */
  readonly rims: readonly (readonly Shape[])[];
}

const WALL = 250;
const DOOR = 1500;
const WINDOW = 2000;
const RIM = 1000;

/** A piece's name: kind and number within it (AW-DATA10). */
export function pieceName(s: { readonly pieces: readonly Piece[] }, index: number): string {
  const { kind } = s.pieces[index];
  let number = 0;
  for (let i = 0; i <= index; i++) if (s.pieces[i].kind === kind) number++;
  const { id } = sceneryOf(s.pieces[index]);
  return `${id === 'vehicle' ? 'car' : id}-${number}`;
}

/** A rectangle in a piece's own frame: u towards its right end, v towards its back (AW-BLD09). */
function inFrame({ x, y, turn }: Piece, u: number, v: number, long: number, short: number, quarter = false): Hull {
  const [c, s] = DIRECTIONS[turn];
  return rectangle(x + u * c - v * s, y + u * s + v * c, long, short, quarter ? (turn + 6) % 24 : turn);
}

const outlineOf = (piece: Piece): Hull => {
  const { size, disc } = sceneryOf(piece);
  return disc ? disc24(piece.x, piece.y, size[0]) : rectangle(piece.x, piece.y, size[0], size[1], piece.turn);
};

/** One side of a building: how long, where its middle lies, and its gaps from the left end. */
interface Front {
  readonly long: number;
  readonly u: number;
  readonly v: number;
  readonly quarter: boolean;
  readonly doors: readonly number[];
  readonly windows: readonly number[];
}

/** The sides of the catalogue's buildings (AW-BLD08). */
function frontsOf(piece: Piece): Front[] {
  const { size, building } = sceneryOf(piece);
  const [long, short] = size;
  const pair = [2000, 6000];
  const middle = [long / 2];
  const end = [short / 2];
  const side = (v: number, doors: readonly number[], windows: readonly number[]): Front => ({
    long,
    u: 0,
    v: (v * (short - WALL)) / 2,
    quarter: false,
    doors,
    windows,
  });
  const gable = (u: number, doors: readonly number[], windows: readonly number[]): Front => ({
    long: short,
    u: (u * (long - WALL)) / 2,
    v: 0,
    quarter: true,
    doors,
    windows,
  });
  if (building === 'diner') return [side(-1, [], pair), side(1, [], pair), gable(-1, end, []), gable(1, end, [])];
  if (building === 'fillingStation')
    return [side(-1, middle, pair), side(1, [], []), gable(-1, [], []), gable(1, [], [])];
  return [side(-1, middle, []), side(1, middle, []), gable(-1, [], []), gable(1, [], end)];
}

type Tags = Pick<Part, 'area' | 'blocking' | 'defensible' | 'traversable' | 'cover' | 'source'>;

const WALL_TAGS: Tags = {
  area: false,
  blocking: true,
  defensible: false,
  traversable: false,
  cover: null,
  source: false,
};
const WINDOW_TAGS: Tags = { ...WALL_TAGS, blocking: false, defensible: true, traversable: true, cover: 'heavy' };
const ISLAND_TAGS: Tags = { ...WALL_TAGS, blocking: false, traversable: true, cover: 'light' };

/** Walls, windows and islands of a detailed building (AW-BLD02 to AW-BLD05, AW-BLD08, AW-BLD10). */
function* buildingParts(piece: Piece, name: string, number: number): Generator<Part> {
  const counts = { wall: 0, window: 0, island: 0 };
  const part = (what: keyof typeof counts, hull: Hull, tags: Tags): Part => ({
    id: `${name}:${what}-${++counts[what]}`,
    piece: number,
    hull,
    ...tags,
  });
  for (const { long, u, v, quarter, doors, windows } of frontsOf(piece)) {
    const stretch = (from: number, to: number): Hull => {
      const off = (from + to) / 2 - long / 2;
      return quarter ? inFrame(piece, u, v + off, to - from, WALL, true) : inFrame(piece, u + off, v, to - from, WALL);
    };
    const gaps = [
      ...doors.map((at) => ({ from: at - DOOR / 2, to: at + DOOR / 2, window: false })),
      ...windows.map((at) => ({ from: at - WINDOW / 2, to: at + WINDOW / 2, window: true })),
    ].sort((a, b) => a.from - b.from);
    let at = 0;
    for (const { from, to, window } of gaps) {
      if (from > at) yield part('wall', stretch(at, from), WALL_TAGS);
      if (window) yield part('window', stretch(from, to), WINDOW_TAGS);
      at = to;
    }
    if (at < long) yield part('wall', stretch(at, long), WALL_TAGS);
  }
  if (sceneryOf(piece).building === 'fillingStation')
    for (const out of [2000, 3500])
      yield part('island', inFrame(piece, 0, -sceneryOf(piece).size[1] / 2 - out, 2000, 500), ISLAND_TAGS);
}

/** All a piece covers, for placing: a filling station with its islands (AW-BLD10). */
export function footprints(piece: Piece, detailed: boolean): Hull[] {
  const hull = outlineOf(piece);
  if (!detailed || sceneryOf(piece).building !== 'fillingStation') return [hull];
  return [hull, ...[...buildingParts(piece, '', 0)].filter(({ id }) => id.includes('island')).map((part) => part.hull)];
}

function* partsIn(s: Laid, index: number): Generator<Part> {
  const piece = s.pieces[index];
  const kind = sceneryOf(piece);
  const name = pieceName(s, index);
  if (kind.building !== null && s.detailed) {
    yield* buildingParts(piece, name, index + 1);
    return;
  }
  const { area, blocking, defensible, traversable, cover, source } = kind;
  yield {
    id: name,
    piece: index + 1,
    hull: outlineOf(piece),
    area,
    blocking,
    defensible,
    traversable,
    cover,
    source,
  };
}

/** Whether a piece has a top in this game (AW-ELEV01, AW-CONT09). */
export function hasTop(s: Laid, index: number): boolean {
  const { climb, topOptional, building } = sceneryOf(s.pieces[index]);
  return climb !== null && (!topOptional || s.tops) && (building === null || s.detailed);
}

/** Four walls just outside the outline keep a base on the top, as a border does. */
function rimOf(s: Laid, index: number): Shape[] {
  const piece = s.pieces[index];
  const [long, short] = sceneryOf(piece).size;
  const wall = (n: number, hull: Hull): Shape => ({
    id: `${pieceName(s, index)}:rim-${n}`,
    hull,
    area: false,
    blocking: false,
    defensible: false,
    traversable: false,
  });
  return [
    wall(1, inFrame(piece, 0, -(short + RIM) / 2, long + 2 * RIM, RIM)),
    wall(2, inFrame(piece, (long + RIM) / 2, 0, short + 2 * RIM, RIM, true)),
    wall(3, inFrame(piece, 0, (short + RIM) / 2, long + 2 * RIM, RIM)),
    wall(4, inFrame(piece, -(long + RIM) / 2, 0, short + 2 * RIM, RIM, true)),
  ];
}

const byPieces = new WeakMap<readonly Piece[], Terrain>();
const byLayout = new Map<string, Terrain>();
const MOST_LAYOUTS = 64;

/** The terrain of a state; worked out once for a layout, since a state's copies have equal pieces. */
export function terrainOf(s: Laid): Terrain {
  const known = byPieces.get(s.pieces);
  if (known !== undefined && known.outlines.length === s.pieces.length) return known;
  const layout = `${s.tops} ${s.detailed} ${s.pieces.map(({ kind, x, y, turn }) => `${kind},${x},${y},${turn}`).join(' ')}`;
  let terrain = byLayout.get(layout);
  if (terrain === undefined) {
    terrain = {
      parts: s.pieces.flatMap((_, i) => [...partsIn(s, i)]),
      outlines: s.pieces.map(outlineOf),
      rims: s.pieces.map((_, i) => (hasTop(s, i) ? rimOf(s, i) : [])),
    };
    if (byLayout.size >= MOST_LAYOUTS) byLayout.clear();
    byLayout.set(layout, terrain);
  }
  byPieces.set(s.pieces, terrain);
  return terrain;
}

export const figureOf = (model: Model): Figure => ({
  id: nameOf(model),
  x: model.x,
  y: model.y,
  standing: !model.prone,
  side: sideOf(model),
});

/** One level of the table with everybody on it (AW-ELEV10). */
export function groundOf(s: War, level = 0): Ground {
  const { parts, rims } = terrainOf(s);
  const figures: Figure[] = [];
  for (const model of models(s)) if (model.level === level) figures.push(figureOf(model));
  return { width: s.width, height: s.height, pieces: level === 0 ? parts : rims[level - 1], figures };
}

/** The piece of that name, counted from 1; 0 where there is none. */
export function pieceNamed(s: War, name: string): number {
  for (let i = 0; i < s.pieces.length; i++) if (pieceName(s, i) === name) return i + 1;
  return 0;
}

/** Solid parts: obstacles, stoppers, things to hide at (AW-AREA05). */
export const solid = (s: War): readonly Part[] => terrainOf(s).parts.filter(({ area }) => !area);

/** The parts of one piece, counted from 1. */
export const partsOf = (s: Laid, piece: number): readonly Part[] =>
  terrainOf(s).parts.filter((part) => part.piece === piece);
