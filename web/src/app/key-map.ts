/** What has a key of its own at the table, with the key it has until the reader gives it another. */
const FIRST_KEYS = {
  'to-board': 'g',
  'to-prompt': 'q',
  here: 'o',
  possible: 'm',
  last: 'l',
  status: 's',
  rules: 'r',
  hint: 'h',
  replay: 'p',
  hold: 'w',
  restart: 't',
  'zoom-in': '+',
  'zoom-out': '-',
  help: '?',
} as const;

export type Command = keyof typeof FIRST_KEYS;

/** A command of a board: the game's id, a dot, and the board's name for it. */
type OwnId = `${string}.${string}`;
export type CommandId = Command | OwnId;

/** A command of a board, and the key it has until the reader gives it another. */
export interface OwnCommand {
  readonly id: OwnId;
  readonly key: string;
}

/** The key of each command; a board's is empty where another command has it already. */
export type KeyMap = Readonly<Record<Command, string>> & { readonly [own: OwnId]: string };

/** The keys that the reader changed. */
export type KeyChanges = Readonly<Partial<Record<Command, string>>> & { readonly [own: OwnId]: string };

/** Why a command cannot have a key: it means something fixed, or another command has it. */
export type KeyRefusal = { readonly code: 'reserved' } | { readonly code: 'taken'; readonly by: CommandId };

/** Keys that only change what another key means. */
export const MODIFIERS: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'Fn',
]);

export const COMMANDS = Object.keys(FIRST_KEYS) as readonly Command[];

const isOwn = (id: string): id is OwnId => id.includes('.');

/** The keys at a table with these commands of its board. */
export function keysWith(changes: KeyChanges, own: readonly OwnCommand[] = []): KeyMap {
  const keys: Record<Command, string> & Record<OwnId, string> = { ...FIRST_KEYS };
  for (const command of COMMANDS) keys[command] = changes[command] ?? keys[command];
  for (const { id, key } of own) {
    const wanted = changes[id] ?? key;
    keys[id] = Object.values(keys).includes(wanted) ? '' : wanted;
  }
  return keys;
}

const commandsIn = (keys: KeyMap): readonly CommandId[] => Object.keys(keys) as CommandId[];

/** Digits choose options, and keys with names (Tab, Escape, Enter, arrows and the like) and Space belong to the page. */
const isReserved = (key: string): boolean => !/^[^\s1-9]$/u.test(key);

const isLetter = (key: string): boolean => key.toLowerCase() !== key.toUpperCase();

/** A key as it is kept: letters are small whatever Shift and Caps Lock say. */
const plainKey = (key: string): string => (isReserved(key) ? key : key.toLowerCase());

export function refuseKey(keys: KeyMap, command: CommandId, pressed: string): KeyRefusal | null {
  const key = plainKey(pressed);
  if (isReserved(key)) return { code: 'reserved' };
  const by = commandsIn(keys).find((other) => other !== command && keys[other] === key);
  return by === undefined ? null : { code: 'taken', by };
}

/** The changes with another key for a command; a key it had from the start is no change. */
export function withKey(
  changes: KeyChanges,
  command: CommandId,
  pressed: string,
  own: readonly OwnCommand[] = [],
): KeyChanges {
  const { [command]: _, ...others } = changes;
  const key = plainKey(pressed);
  const first = isOwn(command) ? own.find(({ id }) => id === command)?.key : FIRST_KEYS[command];
  return key === first ? others : { ...others, [command]: key };
}

/** The command a key press means; letters mean none together with Shift, other signs may need it. */
export function commandFor(keys: KeyMap, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): CommandId | null {
  if (isReserved(key) || (shiftKey && isLetter(key))) return null;
  return commandsIn(keys).find((command) => keys[command] === plainKey(key)) ?? null;
}

/** The keys of options in their order: 1 to 9, then the letters that no command has. */
export function optionKeys(keys: KeyMap): readonly string[] {
  const taken = new Set(Object.values(keys));
  return [...'123456789', ...'abcdefghijklmnopqrstuvwxyz'].filter((key) => !taken.has(key));
}

/** Remembered changes as far as they make sense; none where two commands would have one key. Boards come later. */
export function readKeyChanges(kept: unknown): KeyChanges {
  if (typeof kept !== 'object' || kept === null) return {};
  let changes: KeyChanges = {};
  for (const [command, key] of Object.entries(kept)) {
    const isKnown = isOwn(command) || COMMANDS.some((one) => one === command);
    if (isKnown && typeof key === 'string' && !isReserved(key)) changes = withKey(changes, command as CommandId, key);
  }
  return new Set(Object.values(keysWith(changes))).size === COMMANDS.length ? changes : {};
}
