import { fingerprint, SPECTATOR } from '@shamble/kernel';
import { NOTHING_ASKED } from './asking.ts';
import type { SeatSetup } from './contract.ts';
import type { Chunk, StoredLine, StoredTable, TableHead } from './store.ts';

const LETTERS = 'ABCDEF';
const SIGNS = 6;

/** People nobody has told the names of. */
export const strangers = (count: number, player: (seat: number) => SeatSetup['player'] = () => 'human'): SeatSetup[] =>
  Array.from({ length: count }, (_, seat) => ({
    name: LETTERS[seat] ?? String(seat + 1),
    player: player(seat),
    sign: seat % SIGNS,
  }));

/** Whether the beginning of a line is as it was written. */
export const isAsWritten = ({ sum, ...fields }: StoredLine): boolean => fingerprint(fields) === sum;

/** The entry of a table on the shelf, made anew from what else is stored of it; null where that does not hold either. */
export function mendedHead(id: string, { line, chunks }: StoredTable, when: number): TableHead | null {
  if (!line || !isAsWritten(line)) return null;
  const { game, seats, options, seed } = line;
  const setup = { game, seats: strangers(seats, playerIn(chunks)), options, seed, freeUndo: false, curtain: true };
  return {
    id,
    setup,
    round: 0,
    toPlay: null,
    over: false,
    when,
    tookBack: false,
    asked: NOTHING_ASKED,
    holder: SPECTATOR,
    autosaved: null,
    autosaves: [],
  };
}

/** Who sat where shows in who gave the answers. */
function playerIn(chunks: readonly Chunk[]): (seat: number) => SeatSetup['player'] {
  const bots = new Set(chunks.flatMap(({ steps }) => steps.flatMap(({ seat, by }) => (by === 'bot' ? [seat] : []))));
  return (seat) => (bots.has(seat) ? 'sensible' : 'human');
}
