import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface IconData {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** A file of the app, of what boards share and of every game's board, where they have it. */
function filesNamed(root: string, name: string): string[] {
  const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = ['web', 'parts', ...games.map((game) => join('games', game.name, 'board'))];
  return folders.map((folder) => join(root, folder, name)).filter((file) => existsSync(file));
}

/** Lists of icon names. */
const iconLists = (root: string): string[] => filesNamed(root, 'icons.json');

/** Lists of calmer pictures. */
const calmLists = (root: string): string[] => filesNamed(root, 'calm.json');

const isText = (value: unknown): value is string => typeof value === 'string';

/** Which icon stands in the place of another in calm mode. */
function calmIcons(root: string): Readonly<Record<string, string>> {
  const pairs = calmLists(root).flatMap((file) => {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof list !== 'object' || list === null || !Object.values(list).every(isText))
      throw new Error(`${file} must say for names of icons which one is calmer`);
    return Object.entries(list as Readonly<Record<string, string>>);
  });
  return Object.fromEntries(pairs);
}

/** The names of all icons used, each once. */
export function usedIcons(root: string): string[] {
  const names = iconLists(root).flatMap((file): string[] => {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(list) || !list.every(isText)) throw new Error(`${file} must be a list of icon names`);
    return list;
  });
  return [...new Set([...names, ...Object.values(calmIcons(root))])].sort();
}

/** One SVG file with a symbol per name; one with a calmer picture holds both, and the page shows one of them. */
export function sprite(
  names: readonly string[],
  data: IconData,
  calmer: Readonly<Record<string, string>> = {},
): string {
  const body = (name: string): string => {
    const icon = data.icons[name] ?? data.icons[data.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`game-icons has no icon "${name}"`);
    return icon.body;
  };
  const symbols = names.map((name) => {
    const calm = calmer[name];
    const picture = calm ? `<g class="icon-plain">${body(name)}</g><g class="icon-calm">${body(calm)}</g>` : body(name);
    return `<symbol id="icon-${name}" viewBox="0 0 512 512">${picture}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>`;
}

/** Makes /icons.svg of the icons that are used. */
export function spritePlugin(root: string): Plugin {
  const make = (): string => {
    const data: IconData = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
    return sprite(usedIcons(root), data, calmIcons(root));
  };
  return {
    name: 'shamble-sprite',
    buildStart() {
      for (const file of [...iconLists(root), ...calmLists(root)]) this.addWatchFile(file);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icons.svg', source: make() });
    },
    configureServer(server) {
      server.middlewares.use('/icons.svg', (_, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(make());
      });
    },
  };
}
