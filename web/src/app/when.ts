import type { Lang } from '@shamble/kernel';

/** English here is that of Britain: day before month, no comma before "and". */
const british = (lang: Lang): string => (lang === 'en' ? 'en-GB' : lang);

/** People by name, as one says them. */
export const together = (lang: Lang, names: readonly string[]): string =>
  new Intl.ListFormat(british(lang), { type: 'conjunction' }).format(names);

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, as one says it: "2 hours ago", "ieri". */
export function ago(lang: Lang, when: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(british(lang), { numeric: 'auto' });
  // Clocks may be set back; nothing was saved in the future.
  const seconds = Math.max(0, (now - when) / 1000);
  const step = STEPS.find(([, length]) => seconds >= length);
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : words.format(0, 'second');
}

/** The whole date and time, for those who look closer. */
export const dateAndTime = (lang: Lang, when: number): string =>
  new Intl.DateTimeFormat(british(lang), { dateStyle: 'medium', timeStyle: 'short' }).format(when);
