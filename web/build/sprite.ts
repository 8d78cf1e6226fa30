import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface IconData {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** Lists of icon names: the app's own and one per game's board. */
function iconLists(root: string): string[] {
  const games = join(root, 'games');
  const boards = readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(games, entry.name, 'board', 'icons.json'));
  return [join(root, 'web', 'icons.json'), ...boards].filter((file) => existsSync(file));
}

/** The names of all icons used, each once. */
export function usedIcons(root: string): string[] {
  const names = iconLists(root).flatMap((file): string[] => {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(list) || !list.every((name) => typeof name === 'string'))
      throw new Error(`${file} must be a list of icon names`);
    return list;
  });
  return [...new Set(names)].sort();
}

/** One SVG file with a symbol per name. */
export function sprite(names: readonly string[], data: IconData): string {
  const symbols = names.map((name) => {
    const icon = data.icons[name] ?? data.icons[data.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`game-icons has no icon "${name}"`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>`;
}

/** Makes /icons.svg of the icons that are used. */
export function spritePlugin(root: string): Plugin {
  const make = (): string => {
    const data: IconData = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
    return sprite(usedIcons(root), data);
  };
  return {
    name: 'shamble-sprite',
    buildStart() {
      for (const file of iconLists(root)) this.addWatchFile(file);
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
