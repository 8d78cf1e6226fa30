import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that some arguments mean: files, folders with all YAML files below them, and patterns. */
export async function filesOf(words: readonly string[]): Promise<string[]> {
  const files = new Set<string>();
  for (const word of words) {
    const found = await stat(word).catch(() => null);
    if (found?.isDirectory()) for (const file of await matches(join(word, '**/*.{yaml,yml}'))) files.add(file);
    else if (found) files.add(word);
    else {
      const matching = await matches(word);
      // What matches nothing stays in the list, so that reading it says what is wrong.
      for (const file of matching.length > 0 ? matching : [word]) files.add(file);
    }
  }
  return [...files];
}

async function matches(pattern: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(pattern)) found.push(file);
  return found.sort();
}
