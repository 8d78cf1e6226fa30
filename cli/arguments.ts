import { parseArgs } from 'node:util';
import { Complaint } from './complaint.ts';

/** A flag of a command: with the name of its value, or without one (null). */
export interface Flag {
  readonly value: string | null;
  readonly many?: boolean;
  /** Takes true or false as its value, and stands for true without one. */
  readonly truth?: boolean;
}
export type Flags = Readonly<Record<string, Flag>>;

export interface Arguments {
  readonly positionals: readonly string[];
  has(flag: string): boolean;
  /** The last value given. */
  get(flag: string): string | undefined;
  all(flag: string): readonly string[];
}

const HELP: Flags = { help: { value: null } };

/** Reads the arguments of a command; what the flags do not know is refused by name. */
export function readArguments(command: string, args: readonly string[], flags: Flags): Arguments {
  const known: Flags = { ...flags, ...HELP };
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokensOf(args, known)) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(known, name))
      throw new Complaint('cli.bad.flag', { flag: rawName, command, flags: listed(known) });
    const { value: wantsValue, truth } = known[name];
    if (wantsValue === null && value !== undefined && !truth)
      throw new Complaint('cli.bad.no-value', { flag: rawName, value });
    if (wantsValue !== null && (value === undefined || value === '' || (!inlineValue && value.startsWith('--'))))
      throw new Complaint('cli.bad.value-missing', { flag: rawName, value: wantsValue });
    if (values.has(name) && !known[name].many) throw new Complaint('cli.bad.twice', { flag: rawName });
    values.set(name, [...(values.get(name) ?? []), value ?? 'true']);
  }
  return {
    positionals,
    has: (flag) => values.has(flag),
    get: (flag) => values.get(flag)?.at(-1),
    all: (flag) => values.get(flag) ?? [],
  };
}

/** The words that are neither flags nor their values, as far as the flags are known. */
export const bareWords = (args: readonly string[], flags: Flags): string[] =>
  tokensOf(args, flags).flatMap((token) => (token.kind === 'positional' ? [token.value] : []));

/** The value of one flag, before it is known which others there may be. */
export function peek(args: readonly string[], flag: string): string | undefined {
  const tokens = tokensOf(args, { [flag]: { value: 'VALUE' } });
  return tokens.flatMap((token) => (token.kind === 'option' && token.name === flag ? [token.value] : [])).at(-1);
}

export const wantsHelp = (args: readonly string[]): boolean =>
  tokensOf(args, HELP).some((token) => token.kind === 'option' && token.name === 'help');

const listed = (flags: Flags): string =>
  Object.keys(flags)
    .map((name) => `--${name}`)
    .join(', ');

/** Lets `--rain true` mean `--rain=true`. */
const joined = (args: readonly string[], flags: Flags): string[] =>
  args.flatMap((word, i) => {
    if (flags[word.slice(2)]?.truth && isTruth(args[i + 1])) return [`${word}=${args[i + 1]}`];
    return isTruth(word) && flags[args[i - 1]?.slice(2)]?.truth ? [] : [word];
  });

const isTruth = (word: string | undefined): boolean => word === 'true' || word === 'false';

function tokensOf(args: readonly string[], flags: Flags) {
  const options: Record<string, { type: 'string' | 'boolean'; short?: string }> = {};
  for (const name in flags) options[name] = { type: flags[name].value === null ? 'boolean' : 'string' };
  if (options.help) options.help.short = 'h';
  return parseArgs({ args: joined(args, flags), options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

/** A whole number of at least 1. */
export function wholeNumber(args: Arguments, flag: string, otherwise: number): number {
  const text = args.get(flag);
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < 1)
    throw new Complaint('cli.bad.number', { flag: `--${flag}`, value: text });
  return number;
}
