import { WEAPONS } from '../content/weapons.ts';
import { reaches } from '../rules/items.ts';
import { ROWS, SPACES } from '../rules/state.ts';
import { type Board, spaceCost } from './board.ts';
import { blow } from './odds.ts';

/** A die or card that can be placed. */
export interface Piece {
  /** Weapon number, or -1 for extra hits. */
  readonly weapon: number;
  readonly hits: number;
  /** What it is worth unplaced: nothing for a die. */
  readonly keep: number;
  /** Where it lies, as row * 5 + space; -1 unplaced. */
  at: number;
}

/** The least gain that counts, against rounding. */
const EPS = 1e-6;
/** Extra hits that a weapon may count on while weapons are laid. */
const MOST_EXTRAS = 2;

/**
 * Lays pieces beside stacks so that the board costs least, and leaves the hits on the board. Returns what it gains.
 * A `rough` plan is good enough to compare boards; a thorough one tries again with each tile taken up in turn.
 */
export function plan(board: Board, pieces: readonly Piece[], how: 'rough' | 'thorough' = 'rough'): number {
  const work = new Work(board, pieces);
  work.layAll();
  if (how === 'thorough') work.settleDown();
  return work.gain;
}

/** Tiles with zombies in rows still to be fought, by the weapons that reach them. */
function sitesOf(board: Board): number[] {
  const sites: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    const lane = board.lanes[row];
    if (!lane.manned) continue;
    for (let space = 0; space < SPACES; space++) if (lane.stacks[space].size > 0) sites.push(row * SPACES + space);
  }
  return sites;
}

class Work {
  gain = 0;
  private readonly board: Board;
  private readonly pieces: readonly Piece[];
  private readonly sites: readonly number[];
  /** A tile where nothing may be laid now, or -1. */
  private barred = -1;
  /** By tile: the kind of weapon there or -1, how many weapons, how many extra pieces. */
  private readonly kind: number[] = new Array<number>(ROWS * SPACES).fill(-1);
  private readonly weapons: number[] = new Array<number>(ROWS * SPACES).fill(0);
  private readonly extras: number[] = new Array<number>(ROWS * SPACES).fill(0);
  /** By tile: what it costs now, the chance that nobody falls there, and that nobody falls elsewhere in its row. */
  private readonly cost: number[] = new Array<number>(ROWS * SPACES).fill(0);
  private readonly none: number[] = new Array<number>(ROWS * SPACES).fill(1);
  private readonly elsewhere: number[] = new Array<number>(ROWS * SPACES).fill(1);

  constructor(board: Board, pieces: readonly Piece[]) {
    this.board = board;
    this.pieces = pieces;
    this.sites = sitesOf(board);
    for (const at of this.sites) this.settle(at);
    for (let row = 0; row < ROWS; row++) this.settleRow(row);
  }

  /** The gain of so many hits more (or less) on a tile. */
  private more(at: number, hits: number, spoilt: boolean): number {
    const { board } = this;
    const lane = board.lanes[Math.floor(at / SPACES)];
    const space = at % SPACES;
    const struck = blow(lane.stacks[space], board.hits[at] + hits, spoilt);
    const safer = (this.none[at] - struck.none) * this.elsewhere[at] * lane.slip;
    return this.cost[at] - spaceCost(board, lane, space, struck) + safer;
  }

  /** Puts so many hits more (or less) on a tile; returns the gain. */
  private change(at: number, hits: number, spoilt: boolean): number {
    const gain = this.more(at, hits, spoilt);
    this.board.hits[at] += hits;
    this.board.spoilt[at] = spoilt;
    this.settle(at);
    this.settleRow(Math.floor(at / SPACES));
    return gain;
  }

  private settle(at: number): void {
    const { board } = this;
    const lane = board.lanes[Math.floor(at / SPACES)];
    const struck = blow(lane.stacks[at % SPACES], board.hits[at], board.spoilt[at]);
    this.cost[at] = spaceCost(board, lane, at % SPACES, struck);
    this.none[at] = struck.none;
  }

  private settleRow(row: number): void {
    const first = row * SPACES;
    for (let at = first; at < first + SPACES; at++) {
      let others = this.board.lanes[row].defeated ? 0 : 1;
      for (let other = first; other < first + SPACES; other++) if (other !== at) others *= this.none[other];
      this.elsewhere[at] = others;
    }
  }

  private lay(piece: Piece, at: number): void {
    this.gain += this.change(at, piece.hits, this.spoiltBy(piece, at)) - piece.keep;
    piece.at = at;
    if (piece.weapon < 0) this.extras[at]++;
    else {
      this.kind[at] = piece.weapon;
      this.weapons[at]++;
    }
  }

  private lift(piece: Piece): void {
    const { at } = piece;
    piece.at = -1;
    if (piece.weapon < 0) this.extras[at]--;
    else if (--this.weapons[at] === 0) this.kind[at] = -1;
    this.gain += this.change(at, -piece.hits, this.kind[at] >= 0 && this.board.spoilt[at]) + piece.keep;
  }

  /** Whether the sauce of a tile is spoilt once the piece lies there too. */
  private spoiltBy(piece: Piece, at: number): boolean {
    return this.board.spoilt[at] || (piece.weapon >= 0 && WEAPONS[piece.weapon].spoilsSauce === true);
  }

  /** Whether a piece may lie on a tile (PB-WPN07, PB-WPN09, ranges). */
  private fits(piece: Piece, at: number): boolean {
    if (at === this.barred) return false;
    if (piece.weapon < 0) return this.weapons[at] > 0;
    return reaches(piece.weapon, at % SPACES) && (this.kind[at] < 0 || this.kind[at] === piece.weapon);
  }

  private loose(weapons: boolean): Piece[] {
    return this.pieces.filter((p) => p.at < 0 && p.weapon >= 0 === weapons);
  }

  layAll(): void {
    this.layWeapons();
    for (const piece of this.loose(false)) this.layBest(piece);
  }

  /** Weapons one after another, each where it gains most, thinking of extra hits that may join it. */
  private layWeapons(): void {
    for (;;) {
      const pieces = this.loose(true);
      const extras = this.loose(false).filter((p) => p.keep === 0);
      let best = EPS;
      let bestPiece: Piece | null = null;
      let bestAt = -1;
      let bestExtras = 0;
      for (let i = 0; i < pieces.length; i++) {
        const piece = pieces[i];
        if (i > 0 && pieces[i - 1].weapon === piece.weapon && pieces[i - 1].keep === piece.keep) continue;
        for (const at of this.sites) {
          if (!this.fits(piece, at)) continue;
          for (let n = 0; n <= Math.min(MOST_EXTRAS, extras.length); n++) {
            const gain = (this.more(at, piece.hits + n, this.spoiltBy(piece, at)) - piece.keep) / (1 + n);
            if (gain <= best) continue;
            best = gain;
            bestPiece = piece;
            bestAt = at;
            bestExtras = n;
          }
        }
      }
      if (bestPiece === null) return;
      this.lay(bestPiece, bestAt);
      for (let n = 0; n < bestExtras; n++) this.lay(extras[n], bestAt);
    }
  }

  private layBest(piece: Piece): void {
    let best = EPS + piece.keep;
    let bestAt = -1;
    for (const at of this.sites) {
      if (!this.fits(piece, at)) continue;
      const gain = this.more(at, piece.hits, this.spoiltBy(piece, at));
      if (gain <= best) continue;
      best = gain;
      bestAt = at;
    }
    if (bestAt >= 0) this.lay(piece, bestAt);
  }

  /** Improves what lies there until no change gains anything. */
  settleDown(): void {
    while (this.improve() || this.sites.some((at) => this.weapons[at] > 0 && this.clearTile(at)));
  }

  /** Takes each piece up and lays it down where it is best now; true if that gained anything. */
  private improve(): boolean {
    const before = this.gain;
    for (const piece of this.pieces) {
      const { at } = piece;
      if (at >= 0) {
        if (piece.weapon >= 0 && this.weapons[at] === 1 && this.extras[at] > 0) continue;
        this.lift(piece);
      }
      this.layBest(piece);
    }
    return this.gain > before + EPS;
  }

  /** Takes up all that lies at a tile and lays it elsewhere, unless that gains nothing. */
  private clearTile(at: number): boolean {
    const before = this.gain;
    const places = this.pieces.map((piece) => piece.at);
    for (const piece of this.pieces) if (piece.at === at) this.lift(piece);
    this.barred = at;
    this.layAll();
    this.barred = -1;
    this.improve();
    if (this.gain > before + EPS) return true;
    for (const piece of this.pieces) if (piece.at >= 0) this.lift(piece);
    this.pieces.forEach((piece, i) => {
      if (places[i] >= 0) this.lay(piece, places[i]);
    });
    this.gain = before;
    return false;
  }
}
