import type { Decision } from '@shamble/kernel';
import { ROWS, type Step } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { after, type Course, courseOf, type Means, meansOf, type Open } from './course.ts';
import { type Drive, drives } from './drive.ts';
import { laidOf } from './laid.ts';
import { distinct, entryOf, type Fray, fought, hitSpace, type Laid, type Lane, laneOf, pushed } from './lanes.ts';
import { around, bitesOf, exactly, plus, type Range, sum, type Unseen, unseen } from './tokens.ts';

/** What happens in a row if the active player does nothing more. */
export interface RowForecast {
  /** Tiles it slides after its fight. */
  readonly slides: Range;
  /** Tiles the bus pushes in. */
  readonly bus: Range;
  /** Zombies that get into the pub through it. */
  readonly enters: Range;
}

export interface Forecast {
  readonly rows: readonly RowForecast[];
  /** Rows, counted from 1, at which the bus may end up; none where nobody can say. */
  readonly parks: readonly number[];
  /** Zombies on the ambulance when they are scored. */
  readonly defeated: Range;
  /** Bites of the zombies on the active player's marker when they are counted. */
  readonly bites: Range;
  /** The active player's dial before they are counted. */
  readonly dial: Range;
  /** Why not all can be said, or null. */
  readonly open: Open | null;
}

const NO_TURN: readonly Step[] = ['set-up', 'rescue', 'over'];
const BEFORE_PLACING: readonly Step[] = ['turn-start', 'send', 'roll', 'rolled', 'colour'];
const SCORING: readonly Step[] = ['score', 'before-bites', 'bites'];

/** Questions in the middle of an effect, when part of it is already done. */
const MIDWAY: ReadonlySet<string> = new Set([
  ...['no-sauce', 'no-bite', 'who-dies', 'return-food', 'give-cards', 'marker', 'distracted'],
  ...['divider-1', 'divider-2', 'divider-3', 'colour', 'change-colours'],
]);

/**
 * The rest of the turn as far as this view can tell, if what lies there is all that is played: fights, slides, bus.
 * `laid` is what would be placed, while that is being decided. Null outside turns.
 */
export function forecast(
  view: View,
  laid: readonly Laid[] = view.assigned,
  ask: string | null = null,
): Forecast | null {
  if (NO_TURN.includes(view.step)) return null;
  if (isBusy(view) || (ask !== null && MIDWAY.has(ask))) return nothingSure('busy');
  return new Turn(view, laid).played();
}

/** The forecast for what the viewer is planning: while dice are placed, it goes by the plan. */
export function forecastFor(view: View, decision: Decision | null, plan: readonly string[]): Forecast | null {
  const ask = decision?.ask.id ?? null;
  return forecast(view, ask === 'place' ? laidOf(plan, view.players.length) : view.assigned, ask);
}

/** Something is being resolved whose rest the view does not show. */
const isBusy = ({ resolving, divider, entering, bus, step }: View): boolean =>
  resolving.length > 0 || divider > 0 || entering.length > 0 || (bus.running && step !== 'bus-stop');

const ANY: Range = { lo: 0, hi: null };
const NO_ROW_SURE: RowForecast = { slides: { lo: 0, hi: 2 }, bus: ANY, enters: ANY };

const nothingSure = (open: Open): Forecast => ({
  rows: Array.from({ length: ROWS }, () => NO_ROW_SURE),
  parks: [],
  defeated: ANY,
  bites: ANY,
  dial: { lo: 0, hi: 4 },
  open,
});

/** The rest of one turn, played in every way it may go. */
class Turn {
  private readonly view: View;
  private readonly laid: readonly Laid[];
  private readonly kinds: Unseen;
  private readonly means: Means;
  /** For each row, the ways it may stand. */
  private readonly lanes: Lane[][];
  private readonly slides: Range[] = Array.from({ length: ROWS }, () => exactly(0));
  private course: Course;

  constructor(view: View, laid: readonly Laid[]) {
    this.view = view;
    this.laid = laid;
    this.kinds = unseen(view);
    this.means = meansOf(view);
    this.lanes = view.rows.map((row) => [laneOf(row)]);
    this.course = courseOf(view);
  }

  played(): Forecast {
    const { view } = this;
    if (!SCORING.includes(view.step)) {
      this.fightAll();
      const ways = this.course.open === null ? this.driven() : [];
      return this.told(ways);
    }
    return this.told([
      { row: view.bus.row - 1, course: this.course, pushes: [0, 0, 0, 0, 0], passing: false, sick: false },
    ]);
  }

  private driven(): Drive[] {
    return drives(this.view, this.course, this.lanes, this.means);
  }

  private fightAll(): void {
    const { view } = this;
    const order = view.step === 'row-before' || view.step === 'row-after' ? view.fights : this.orderOfFights();
    order.forEach((number, i) => {
      const row = number - 1;
      const done = i === 0 && view.step === 'row-after';
      if (!done && view.rows[row].companion === null) return;
      if (this.course.open !== null) {
        this.slides[row] = { lo: 0, hi: view.rows[row].blind ? 0 : 2 };
        return;
      }
      if (!done) this.fight(row);
      if (this.course.open === null) this.move(row);
    });
  }

  /** Before Phase II the order is that from the bus's row on (PB-FIGHT02-R); later none is left. */
  private orderOfFights(): number[] {
    const { view } = this;
    if (view.step !== 'place' && !BEFORE_PLACING.includes(view.step)) return [];
    return Array.from({ length: ROWS }, (_, i) => ((view.bus.row - 1 + i) % ROWS) + 1);
  }

  private fight(row: number): void {
    // In the middle of a fight the view does not tell which hits are spent.
    const { step, fights, rows } = this.view;
    const midway = step === 'row-before' && fights[0] === row + 1 && rows[row].defeated > 0;
    if (midway || !this.strike(row)) this.giveUp(row);
  }

  /** Everything laid in a row strikes, then its angled hits; false where there are too many ways to follow. */
  private strike(row: number): boolean {
    const here = this.laid.filter((item) => item.row === row + 1);
    const after = fought(this.lanes[row], here, this.fray(row));
    if (after === null) return false;
    this.lanes[row] = after;
    for (const { angled } of here) {
      if (angled === null) continue;
      const struck = hitSpace(this.lanes[angled.row - 1], angled.space, ANGLED, this.fray(angled.row - 1, false));
      if (struck === null) return false;
      this.lanes[angled.row - 1] = struck;
    }
    return true;
  }

  private fray(row: number, last = !this.laid.some(({ angled }) => angled?.row === row + 1)): Fray {
    return { kinds: this.kinds, scarce: this.means.scarce, last };
  }

  private giveUp(row: number): void {
    this.slides[row] = { lo: 0, hi: this.view.rows[row].blind ? 0 : 2 };
    this.course = { ...this.course, open: 'ways' };
  }

  /** One tile where somebody fell, else two; none behind a blind (PB-MOVE03, PB-CC23). */
  private move(row: number): void {
    const { blind } = this.view.rows[row];
    if (blind) return;
    const ways = this.lanes[row];
    this.slides[row] = around(ways.map(({ fellHi }) => (fellHi > 0 ? 1 : 2)));
    this.push(row, ways, true);
    const slipping = this.lanes[row].filter(({ fellHi }) => fellHi === 0);
    if (slipping.length > 0 && this.course.open === null)
      this.push(row, slipping, slipping.length === this.lanes[row].length);
  }

  /** A tile comes in for some of the ways the row may stand. */
  private push(row: number, ways: readonly Lane[], sure: boolean): void {
    const { undead } = this.view.rows[row];
    this.course = after(this.course, ways.map(entryOf), sure, undead, this.means);
    const moving = new Set(ways);
    this.lanes[row] = distinct(
      this.lanes[row].map((lane) => (moving.has(lane) ? pushed(lane, 0, undead, this.kinds) : lane)),
    );
  }

  private told(ways: readonly Drive[]): Forecast {
    const { view } = this;
    const roll: Open | null = BEFORE_PLACING.includes(view.step) ? 'roll' : null;
    const lost = this.course.open ?? ways.find(({ course }) => course.open !== null)?.course.open ?? null;
    const through = this.lanes.map((lanes, row) => this.throughRow(lanes, row, ways));
    const fell = sum(this.lanes.map((lanes) => around(lanes.flatMap((lane) => [lane.fellLo, lane.fellHi]))));
    const before = view.rows.reduce((n, row) => n + row.defeated, 0);
    const fallen = { lo: fell.lo - before, hi: lost === null && fell.hi !== null ? fell.hi - before : null };
    const defeated = plus(exactly(view.ambulance.length), SCORING.includes(view.step) ? exactly(0) : fallen);
    const bites = plus(this.waiting(), sum(through.map((row) => row.bites)));
    const helped = this.mayEnd(defeated, ways);
    return {
      rows: through.map(({ bus, enters }, row) => ({ slides: this.slides[row], bus, enters })),
      parks: lost === null ? [...new Set(ways.map(({ row }) => row + 1))].sort() : [],
      defeated,
      bites: helped || view.bus.jukebox ? { lo: 0, hi: bites.hi } : bites,
      dial: this.dial(ways, lost),
      open: lost ?? roll ?? (helped ? 'rescue' : null),
    };
  }

  /** What comes through a row, over all ways it may stand and the bus may drive. */
  private throughRow(lanes: readonly Lane[], row: number, ways: readonly Drive[]) {
    const { undead } = this.view.rows[row];
    const lost = this.course.open !== null || ways.some(({ course }) => course.open !== null);
    const pushes = ways.map((way) => way.pushes[row]);
    const ends = lanes.flatMap((lane) =>
      [...new Set(pushes.length > 0 ? pushes : [0])].map((n) => {
        let end = lane;
        for (let i = 0; i < n; i++) end = pushed(end, 1, undead, this.kinds);
        return end;
      }),
    );
    const enters = around(ends.map(({ entered }) => entered));
    const bites = { lo: Math.min(...ends.map((e) => e.bitesLo)), hi: Math.max(...ends.map((e) => e.bitesHi)) };
    if (!lost) return { bus: around(pushes), enters, bites };
    const least = pushes.length > 0 ? Math.min(...pushes) : 0;
    return { bus: { lo: least, hi: null }, enters: { lo: enters.lo, hi: null }, bites: { lo: bites.lo, hi: null } };
  }

  /** The bites of those already on the active player's marker. */
  private waiting(): Range {
    return sum(this.view.players[this.view.active - 1].marker.map((face) => bitesOf(face, this.kinds)));
  }

  private dial(ways: readonly Drive[], lost: Open | null): Range {
    if (lost !== null) return { lo: 0, hi: 4 };
    return {
      lo: Math.min(...ways.map(({ course }) => course.dialLo)),
      hi: Math.max(...ways.map(({ course }) => course.dialHi)),
    };
  }

  /** Whether help may come before the bites are counted: the discards may reach it (PB-SCORE05-R). */
  private mayEnd(defeated: Range, ways: readonly Drive[]): boolean {
    const { view } = this;
    if (view.step === 'before-bites' || view.step === 'bites') return false;
    if (defeated.hi === null) return true;
    const taken = Math.max(this.course.taken, ...ways.map(({ course }) => course.taken));
    return taken + discards(view, defeated.hi) > this.means.safe;
  }
}

const ANGLED = { hits: 1, spoilt: false } as const;

/** At most so many cards are discarded for the defeated (PB-SCORE03-R). */
const discards = ({ menu }: View, defeated: number): number => Math.floor(defeated / Math.min(...menu.discard));
