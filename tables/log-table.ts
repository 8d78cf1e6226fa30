import { type Json, MOST_SIGNS, tableOf } from '@shamble/kernel';
import type { SeatSetup, TableSetup } from './contract.ts';

/** What a log tells of the table it was played at: who sat where, and by which customs. */
type LogTable = Pick<TableSetup, 'seats' | 'freeUndo' | 'curtain'> & { readonly tookBack: boolean };

const PLAYERS: readonly unknown[] = ['human', 'sensible', 'random'];
const WINDOWS: readonly unknown[] = [undefined, 'always', 'new', 'hold'];
const SIGNS = 6;

export function writtenTable({ setup, tookBack }: { readonly setup: TableSetup; readonly tookBack: boolean }): Json {
  const { freeUndo, curtain } = setup;
  const seats = setup.seats.map(({ name, player, sign, windows }) => ({
    name,
    player,
    sign,
    ...(windows && { windows }),
  }));
  return { seats, freeUndo, curtain, tookBack };
}

/** The table in a log; null where it has none that fits so many seats. */
export function readTableOf(text: string, count: number): LogTable | null {
  const table = tableOf(text);
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return null;
  const { seats, freeUndo, curtain, tookBack } = table as Readonly<Record<string, Json>>;
  if (!Array.isArray(seats) || seats.length !== count || !seats.every(isSeat)) return null;
  return { seats, freeUndo: freeUndo === true, curtain: curtain !== false, tookBack: tookBack === true };
}

function isSeat(value: unknown): value is SeatSetup {
  if (typeof value !== 'object' || value === null) return false;
  const { name, player, sign, windows } = value as Readonly<Record<string, unknown>>;
  const isSign = typeof sign === 'number' && Number.isInteger(sign) && sign >= 0 && sign < SIGNS;
  return typeof name === 'string' && name !== '' && PLAYERS.includes(player) && isSign && WINDOWS.includes(windows);
}

/** The id of the game a log names; whether it is a log at all is for the kernel to say. */
export function gameIn(text: string): string | null {
  if (text.length > MOST_SIGNS) return null;
  try {
    const value: unknown = JSON.parse(text);
    const game = typeof value === 'object' && value !== null && 'game' in value ? value.game : null;
    return typeof game === 'string' ? game : null;
  } catch {
    return null;
  }
}
