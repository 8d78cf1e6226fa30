import { nextRow, ROWS } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { after, type Course, type Means } from './course.ts';
import type { Entry, Lane } from './lanes.ts';

/** One way the bus may drive: where it stands, how many tiles it has pushed into each row, who got off where. */
export interface Drive {
  readonly row: number;
  readonly course: Course;
  readonly pushes: readonly number[];
  readonly passing: boolean;
  readonly sick: boolean;
}

/** More ways or stops than these are too many to follow. */
const MOST_WAYS = 300;
const MOST_STOPS = 30;

/** The ways the bus may drive from where it stands until nobody is aboard (PB-BUS01 to PB-BUS09-R). */
export function drives(view: View, course: Course, lanes: readonly (readonly Lane[])[], means: Means): Drive[] {
  const { bus } = view;
  const ends: Drive[] = [];
  let open: Drive[] = [];
  for (let riders = course.ridersLo; riders <= course.ridersHi; riders++)
    open.push({
      row: bus.row - 1,
      course: { ...course, ridersLo: riders, ridersHi: riders },
      pushes: [0, 0, 0, 0, 0],
      passing: bus.passing,
      sick: bus.sick,
    });
  // At the start an empty bus drives on one row; after a stop it has done so already.
  const atStart = !bus.running;
  for (let stop = 0; open.length > 0; stop++) {
    const next = new Map<string, Drive>();
    for (const drive of open) {
      const { ridersHi, open: lost } = drive.course;
      if (lost !== null || (ridersHi === 0 && (stop > 0 || !atStart))) ends.push(drive);
      else if (ridersHi === 0) ends.push({ ...drive, row: nextRow(drive.row, bus.clockwise) });
      else for (const way of stopped(view, drive, lanes, means)) next.set(keyOf(way), way);
    }
    open = [...next.values()];
    if (open.length + ends.length > MOST_WAYS || stop > MOST_STOPS) return [...ends, ...open.map(givenUp)];
  }
  return ends;
}

const keyOf = ({ row, course, pushes, passing, sick }: Drive): string =>
  JSON.stringify([row, course, pushes, passing, sick]);

const givenUp = (drive: Drive): Drive => ({ ...drive, course: { ...drive.course, open: 'ways' } });

/** One stop in every way it may go: the row stays shut, is passed, or a tile comes in with one zombie or all. */
function stopped(view: View, drive: Drive, lanes: readonly (readonly Lane[])[], means: Means): Drive[] {
  const { row } = drive;
  const on = nextRow(row, view.bus.clockwise);
  if (view.rows[row].blind || drive.passing) return [{ ...drive, row: on, passing: false }];
  const off = drive.sick ? drive.course.ridersHi : 1;
  const left = drive.course.ridersHi - off;
  const course = { ...drive.course, ridersLo: left, ridersHi: left };
  const pushes = drive.pushes.map((n, r) => (r === row ? n + 1 : n));
  const courses = entriesAt(lanes[row], drive.pushes[row], means).map((entry) =>
    after(course, [entry], true, view.rows[row].undead, means),
  );
  return courses.flatMap((one) =>
    split(one).map((way) => ({ row: on, course: way, pushes, passing: false, sick: false })),
  );
}

/** A course with exactly so many aboard, for each number there may be. */
const split = (course: Course): Course[] =>
  Array.from({ length: course.ridersHi - course.ridersLo + 1 }, (_, i) => {
    const riders = course.ridersLo + i;
    return { ...course, ridersLo: riders, ridersHi: riders };
  });

/** What may enter at the next push into a row, each once. */
function entriesAt(ways: readonly Lane[], pushes: number, means: Means): Entry[] {
  if (!means.symbols) return [{ symbol: null, occupied: false }];
  if (pushes >= ROWS) return [{ symbol: 'fresh', occupied: false }];
  const entries = ways.map(({ cells }) => ({
    symbol: cells[pushes].symbol,
    occupied: cells[pushes].stack.length > 0,
  }));
  return entries.filter(
    (entry, i) => entries.findIndex((e) => e.symbol === entry.symbol && e.occupied === entry.occupied) === i,
  );
}
