import type { Lang, Messages } from '@shamble/kernel';
import type { Settings } from './settings.ts';

/** Other words that a reader may want: `calm.<id>`, where a game has it, then stands in the place of `<id>`. */
const WORDINGS = ['calm', 'cm'] as const;

type Wording = (typeof WORDINGS)[number];

/** Who reads Italian or French measures in centimetres, unless they say otherwise. */
const isMetric = (lengths: Settings['lengths'], lang: Lang): boolean =>
  lengths === 'lang' ? lang !== 'en' : lengths === 'both';

/** The words that these settings ask for. */
export const wordings = ({ calm, lengths }: Pick<Settings, 'calm' | 'lengths'>, lang: Lang): readonly Wording[] =>
  WORDINGS.filter((one) => (one === 'calm' ? calm : isMetric(lengths, lang)));

export function reworded(messages: Messages, wanted: readonly Wording[]): Messages {
  const others = wanted.flatMap((one) =>
    Object.entries(messages).flatMap(([id, words]) =>
      id.startsWith(`${one}.`) ? [[id.slice(one.length + 1), words] as const] : [],
    ),
  );
  return others.length === 0 ? messages : { ...messages, ...Object.fromEntries(others) };
}
