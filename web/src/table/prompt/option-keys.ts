/** Single keys that mean something else at the table. */
export const QUERY_KEYS = {
  here: 'o',
  possible: 'm',
  last: 'l',
  status: 's',
  rules: 'r',
  hint: 'h',
  replay: 'p',
} as const;

const RESERVED: ReadonlySet<string> = new Set(Object.values(QUERY_KEYS));

/** The keys of options in their order: 1 to 9, then the letters that are free. */
export const OPTION_KEYS: readonly string[] = [...'123456789', ...'abcdefghijklmnopqrstuvwxyz'].filter(
  (key) => !RESERVED.has(key),
);

export const optionKey = (index: number): string | null => OPTION_KEYS[index] ?? null;

/** The place of the option a key stands for; -1 for other keys. */
export const optionIndex = (key: string): number => OPTION_KEYS.indexOf(key.toLowerCase());
