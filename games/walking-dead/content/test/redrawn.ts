import { ARROW_ENDS, DRAWING } from '../map.ts';
import { type Board, readMap } from '../map-read.ts';

type Ends = readonly (readonly [string, string])[];

/** The board with other marks on some spaces (`~` takes one away), more rows, or other arrows. */
export function redrawn(marks: Readonly<Record<string, string>>, more: readonly string[] = [], arrows?: Ends): Board {
  const rows = DRAWING.trim()
    .split('\n')
    .map((line) => line.replace(/\[\s*(\S+?)\s*\]/g, ' [$1] ').split(/\s+/));
  for (const [space, mark] of Object.entries(marks)) {
    const row = rows.find(([letter]) => letter === space[0]);
    const column = Number(space.slice(1));
    if (row?.[column] === undefined) throw new Error(`the drawing has no ${space}`);
    row[column] = mark;
  }
  return readMap([...rows.map((row) => row.join(' ')), ...more].join('\n'), arrows ?? ARROW_ENDS);
}
