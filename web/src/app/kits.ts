import type { Kit } from '@shamble/kernel';
import { SHOWN } from './boards.ts';
import { readAtOnce } from './voice.ts';

const kits = new Map<string, Promise<Kit | null>>();

/** A game's code, fetched once and again after a failure; null where there is no such game. */
export function kitOf(id: string): Promise<Kit | null> {
  const known = kits.get(id);
  if (known) return known;
  const fresh = fetchKit(id);
  fresh.catch(() => kits.delete(id));
  kits.set(id, readAtOnce(fresh));
  return fresh;
}

async function fetchKit(id: string): Promise<Kit | null> {
  const [load] = SHOWN[id] ?? [];
  return load ? (await load()).kit : null;
}
