import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { usedIcons } from './sprite.ts';

const ID = 'virtual:credits';

interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

export interface Credits {
  readonly version: string;
  readonly icons: {
    readonly collection: string;
    readonly licence: string;
    readonly list: readonly { readonly name: string; readonly artist: string | null }[];
  };
  readonly fonts: readonly Licensed[];
  readonly libraries: readonly Licensed[];
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const readPackage = (file: string): Package => readJson(file) as Package;

/** The package.json of a dependency as its user finds it; packages need not export it. */
function findPackage(name: string, from: string): string {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', name, 'package.json');
    try {
      readFileSync(file);
      return file;
    } catch {
      if (folder === dirname(folder)) throw new Error(`the package ${name} is not installed`);
    }
  }
}

/** Everything that comes along with the packages of a workspace, each once, by name. */
function dependencies(files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    for (const name of Object.keys(readPackage(file).dependencies ?? {})) {
      if (name.startsWith('@shamble/') || found.has(name)) continue;
      const own = findPackage(name, file);
      found.set(name, own);
      visit(own);
    }
  };
  for (const file of files) visit(file);
  return found;
}

function licensed(file: string, name?: string): Licensed {
  const { name: own, version, license } = readPackage(file);
  return { name: name ?? own, version, licence: license ?? '?' };
}

export function readCredits(root: string): Credits {
  const require = createRequire(import.meta.url);
  const { author, license } = require('@iconify-json/game-icons/info.json') as {
    readonly author: { readonly name: string };
    readonly license: { readonly title: string };
  };
  const artists = readJson(join(root, 'web', 'build', 'artists.json')) as Readonly<Record<string, readonly string[]>>;
  const artistOf = (icon: string): string | null =>
    Object.entries(artists).find(([, icons]) => icons.includes(icon))?.[0] ?? null;
  const all = [...dependencies([join(root, 'web', 'package.json'), join(root, 'kernel', 'package.json')])].sort();
  const isFont = ([name]: readonly [string, string]): boolean => name.startsWith('@fontsource/');
  const family = (file: string): string =>
    (readJson(join(dirname(file), 'metadata.json')) as { readonly family: string }).family;
  return {
    version: readPackage(join(root, 'package.json')).version,
    icons: {
      collection: author.name,
      licence: license.title,
      list: usedIcons(root).map((name) => ({ name, artist: artistOf(name) })),
    },
    fonts: all.filter(isFont).map(([, file]) => licensed(file, family(file))),
    libraries: all.filter((one) => !isFont(one)).map(([, file]) => licensed(file)),
  };
}

/** Who made what is used, read from the packages themselves whenever the app is built. */
export function creditsPlugin(root: string): Plugin {
  return {
    name: 'shamble-credits',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(readCredits(root))};` : null),
  };
}
