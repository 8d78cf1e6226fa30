import type { Rules } from '@shamble/kernel';
import { push } from './rows.ts';
import { type G, nextRow } from './state.ts';
import { open } from './windows.ts';

const DRIVES_ON = ['PB-BUS01', 'PB-BUS04', 'PB-BUS05-R'];
const BLIND = ['PB-CC23', 'PB-CC23-R'];
const PASSED = ['PB-CC24', 'PB-CC24-R'];
const UNLOADS = ['PB-BUS02', 'PB-BUS08'];
const ALL_OFF = ['PB-CC22', 'PB-CC22-R'];

/**
 * A bus run: window W9, then a stop at each row until nobody is aboard (PB-BUS01 to PB-BUS06). The run of Phase III
 * starts again at any of its stops from the state alone; one that a Jukebox causes is part of that card.
 */
export function* busRun(g: G, phase3: boolean): Rules {
  const { bus } = g.state;
  yield* open(g, 'W9', phase3);
  bus.running = true;
  if (bus.riders.length === 0) driveOn(g);
  else {
    yield* unload(g);
    yield* busStops(g, phase3);
  }
  endRun(g);
}

/** The stops after the first. */
export function* busStops(g: G, phase3: boolean): Rules {
  const s = g.state;
  if (phase3) s.step = 'bus-stop';
  while (s.bus.riders.length > 0) {
    if (!s.rows[s.bus.row].blind) yield* open(g, 'W10', phase3);
    yield* unload(g);
    if (phase3) g.checkpoint();
  }
}

export function endRun(g: G): void {
  const { bus } = g.state;
  bus.running = false;
  bus.jukebox = false;
  bus.sick = false;
  bus.passing = false;
}

/** One stop: skip a blinded row, pass where Unstoppable was played, else push a tile with one zombie, or with all. */
function* unload(g: G): Rules {
  const s = g.state;
  const { bus } = s;
  // Unstoppable is for the row where the bus stands, also where a blind has come down there since (PB-CC24-R).
  const { passing } = bus;
  bus.passing = false;
  if (s.rows[bus.row].blind) {
    g.emit({ type: 'bus-skips', row: bus.row + 1, rules: BLIND });
  } else if (passing) {
    g.emit({ type: 'bus-skips', row: bus.row + 1, rules: PASSED });
  } else {
    const off = bus.riders.splice(0, bus.sick ? bus.riders.length : 1);
    g.emit({ type: 'bus-unloads', row: bus.row + 1, zombies: off.length, rules: bus.sick ? ALL_OFF : UNLOADS });
    bus.sick = false;
    yield* push(g, bus.row, off);
  }
  driveOn(g);
}

function driveOn(g: G): void {
  const { bus } = g.state;
  bus.row = nextRow(bus.row, bus.clockwise);
  g.emit({ type: 'bus-moves', row: bus.row + 1, riders: bus.riders.length, rules: DRIVES_ON });
}
