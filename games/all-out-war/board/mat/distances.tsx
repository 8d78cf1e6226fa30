import type { Message, Say } from '@shamble/kernel';
import { useMemo, useState } from 'react';
import { lineTo } from '../../rules/lines.ts';
import { type Model, modelNamed, nameOf, type War } from '../../rules/state.ts';
import { thing } from '../../text/words.ts';
import { gapWords, lineWords } from './measure.ts';
import { awayFrom, thingsByGap } from './words.ts';

/** How far something is from somebody, and what is between. */
export interface Distance {
  readonly name: string;
  readonly gap: number;
  readonly far: Message;
  readonly to: Message;
  readonly sight: readonly Message[];
}

/** Everything on the mat by its gap from somebody. */
export const distancesFrom = (war: War, from: Model): readonly Distance[] =>
  thingsByGap(war, from).flatMap((name) => {
    const away = name === nameOf(from) ? null : awayFrom(war, name, from);
    if (away === null) return [];
    const gap = Math.max(0, away.gap);
    const other = modelNamed(war, name);
    return {
      name,
      gap,
      far: gapWords(war, gap, 'status' in from ? from : null),
      to: away.to,
      sight: other ? lineWords(lineTo(war, from, other)) : [],
    };
  });

const COLUMNS = ['name', 'gap', 'to', 'sight', 'can'] as const;
type Column = (typeof COLUMNS)[number];

interface DistancesProps {
  readonly war: War;
  readonly from: Model;
  readonly say: Say;
  /** What can be done with a thing now, in words. */
  readonly can: (name: string) => string;
}

/** A table that can be sorted by each of its columns. */
export function Distances({ war, from, say, can }: DistancesProps) {
  const [by, setBy] = useState<Column>('gap');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position decides all of it
  const rows = useMemo(
    () =>
      distancesFrom(war, from).map(({ name, gap, far, to, sight }) => ({
        id: name,
        n: gap,
        name: say(thing(name, 'The')),
        gap: say(far),
        to: say(to),
        sight: sight.map((word) => say(word)).join(' '),
        can: can(name),
      })),
    [war, from],
  );
  const sorted = by === 'gap' ? rows : rows.toSorted((a, b) => a[by].localeCompare(b[by]) || a.n - b.n);
  return (
    <div className="war-m-distances">
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" aria-sort={by === column ? 'ascending' : 'none'}>
                <button type="button" onClick={() => setBy(column)}>
                  {say({ id: `boardview.distances.${column}` })}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>{row.gap}</td>
              <td>{row.to}</td>
              <td>{row.sight}</td>
              <td>{row.can}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
