/** What this game keeps on the device, each by its name. */
const keyOf = (name: string): string => `shamble.all-out-war.${name}`;

/** What is stored, whatever it may be; nothing where the browser keeps nothing. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps it; false where the browser does not. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
