import { useMemo } from 'react';
import { keysWith, optionKeys } from '../../app/key-map.ts';
import { useSettings } from '../../app/settings.ts';
import type { Row } from '../prompt/grouped.ts';
import type { Rows } from '../prompt/rows.ts';
import type { Answering } from '../prompt/use-answering.ts';

/** Options with other keys, in their order; their words are still made only when somebody looks. */
export function keyedRows({ main, beside }: Rows, keys: readonly string[]): Rows {
  const keyed = (row: Row, index: number): Row => {
    const key = keys[index] ?? null;
    if (key === row.key) return row;
    return {
      id: row.id,
      ref: row.ref,
      key,
      get words() {
        return row.words;
      },
    };
  };
  return { main: main.map(keyed), beside: beside.map((row, i) => keyed(row, main.length + i)) };
}

/** The ways to answer, with the keys that the commands leave to the options. */
export function useKeyed(answering: Answering): Answering {
  const changes = useSettings((settings) => settings.keyMap);
  const rows = useMemo(() => keyedRows(answering.rows, optionKeys(keysWith(changes))), [answering.rows, changes]);
  return useMemo(() => ({ ...answering, rows }), [answering, rows]);
}
