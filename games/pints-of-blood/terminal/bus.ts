import type { Say } from '@shamble/kernel';
import { ROWS } from '../rules/state.ts';
import type { SeenBus } from './seen.ts';
import { tell } from './words.ts';

/** The row to which the bus drives on: down the page anticlockwise, up the page clockwise. */
const nextStop = ({ row, clockwise }: SeenBus): number => ((row - 1 + (clockwise ? ROWS - 1 : 1)) % ROWS) + 1;

/** The bus as it stands beside its row. */
export const busSign = (say: Say, { riders, clockwise }: Pick<SeenBus, 'riders' | 'clockwise'>): string =>
  `◄ ${tell(say, 'board.bus')} ${riders} ${clockwise ? '↑' : '↓'}`;

/** All about the bus but where it stands. */
export function busLoad(say: Say, bus: SeenBus): string[] {
  const way = bus.clockwise ? 'terminal.bus.clockwise' : 'terminal.bus.anticlockwise';
  return [
    tell(say, 'terminal.bus.aboard', { n: bus.riders }),
    tell(say, way, { row: nextStop(bus) }),
    ...(bus.sick ? [tell(say, 'terminal.bus.sick')] : []),
    ...(bus.passing ? [tell(say, 'terminal.bus.passing')] : []),
    ...(bus.jukebox ? [tell(say, 'terminal.bus.jukebox')] : []),
  ];
}

export const busFacts = (say: Say, bus: SeenBus): string[] =>
  bus.row === 0
    ? [tell(say, 'terminal.bus.nowhere'), tell(say, 'terminal.bus.aboard', { n: bus.riders })]
    : [tell(say, 'terminal.row', { row: bus.row }), ...busLoad(say, bus)];
