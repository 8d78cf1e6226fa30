import { tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { ROWS } from '../rules/state.ts';
import type { SeenBus } from './seen.ts';

/** The row to which the bus drives on: down the page anticlockwise, up the page clockwise. */
const nextStop = ({ row, clockwise }: SeenBus): number => ((row - 1 + (clockwise ? ROWS - 1 : 1)) % ROWS) + 1;

/** The bus as it stands beside its row. */
export const busSign = (say: Say, { riders, clockwise }: Pick<SeenBus, 'riders' | 'clockwise'>): string =>
  `◄ ${tell(say, 'board.bus')} ${riders} ${clockwise ? '↑' : '↓'}`;

/** All about the bus but where it stands. */
export function busLoad(say: Say, bus: SeenBus): string[] {
  const way = bus.clockwise ? 'fact.bus.clockwise' : 'fact.bus.anticlockwise';
  return [
    tell(say, 'fact.bus.aboard', { n: bus.riders }),
    tell(say, way, { row: nextStop(bus) }),
    ...(bus.sick ? [tell(say, 'fact.bus.sick')] : []),
    ...(bus.passing ? [tell(say, 'fact.bus.passing')] : []),
    ...(bus.jukebox ? [tell(say, 'fact.bus.jukebox')] : []),
  ];
}

export const busFacts = (say: Say, bus: SeenBus): string[] =>
  bus.row === 0
    ? [tell(say, 'fact.bus.nowhere'), tell(say, 'fact.bus.aboard', { n: bus.riders })]
    : [tell(say, 'terminal.row', { row: bus.row }), ...busLoad(say, bus)];
