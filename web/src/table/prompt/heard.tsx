import { useEffect, useEffectEvent } from 'react';
import { useTable } from '../context.ts';

interface HeardProps {
  /** What a key asked for is told to its end. */
  readonly from?: 'choice' | 'key';
  /** What makes it another thing to be told. */
  readonly about: string;
  readonly words: () => readonly string[];
}

/**
 * What is shown only now, told to those who listen through the one voice of the table: what comes into the page together
 * with its words is not read out everywhere.
 */
export function Heard({ about, words, from = 'choice' }: HeardProps) {
  const { ui } = useTable();
  const tell = useEffectEvent(() => ui.setState({ voice: { from, words } }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each thing
  useEffect(() => tell(), [about]);
  return null;
}
