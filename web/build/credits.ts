import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { usedIcons } from './sprite.ts';

const ID = 'virtual:credits';

export interface Credits {
  readonly version: string;
  readonly icons: {
    readonly collection: string;
    readonly licence: string;
    readonly url: string;
    readonly list: readonly { readonly name: string; readonly artist: string | null }[];
  };
  readonly fonts: readonly { readonly name: string; readonly licence: string }[];
}

/** The icons' licence wants its address to go with them. */
const ICONS_LICENCE = { title: 'CC BY 3.0', url: 'https://creativecommons.org/licenses/by/3.0/' };

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const readPackage = (file: string): Package => readJson(file) as Package;

/** The typefaces that the app depends on. */
function fontsOf(root: string): Credits['fonts'] {
  const { dependencies = {} } = readPackage(join(root, 'web', 'package.json'));
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource/'));
  return names.sort().map((name) => {
    const folder = join(root, 'node_modules', name);
    const { family } = readJson(join(folder, 'metadata.json')) as { readonly family: string };
    return { name: family, licence: readPackage(join(folder, 'package.json')).license ?? '?' };
  });
}

export function readCredits(root: string): Credits {
  const require = createRequire(import.meta.url);
  const { author, license } = require('@iconify-json/game-icons/info.json') as {
    readonly author: { readonly name: string };
    readonly license: { readonly title: string };
  };
  if (license.title !== ICONS_LICENCE.title) throw new Error(`the icons are under ${license.title} now`);
  const artists = readJson(join(root, 'web', 'build', 'artists.json')) as Readonly<Record<string, readonly string[]>>;
  const artistOf = (icon: string): string | null =>
    Object.entries(artists).find(([, icons]) => icons.includes(icon))?.[0] ?? null;
  return {
    version: readPackage(join(root, 'package.json')).version,
    icons: {
      collection: author.name,
      licence: ICONS_LICENCE.title,
      url: ICONS_LICENCE.url,
      list: usedIcons(root).map((name) => ({ name, artist: artistOf(name) })),
    },
    fonts: fontsOf(root),
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
