/** Groups kept on this device, each as its line of text. */
const KEY = 'shamble.all-out-war.groups';

const MOST = 30;

/** What is stored; nothing where the browser keeps nothing. */
export function savedGroups(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((line) => typeof line === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps these; false where the browser does not. */
export function keepGroups(lines: readonly string[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(lines.slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}
