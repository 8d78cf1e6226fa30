import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

/** A package whose code or files are in the app, and what its makers want to be said wherever it is. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

const LICENCES = 'licences.json';

/** Where the package lies that a module or a file is of; null for what is our own. */
function packageFolder(id: string, root: string): string | null {
  const [, inside] = /^((?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id) ?? [];
  if (inside !== undefined) return resolve(root, inside);
  // Helpers that the tools add carry the tool's name, as `\0vite/preload-helper.js` does.
  const [, tool] = /^\0([a-z-]+)\//.exec(id) ?? [];
  const folder = join(root, 'node_modules', tool ?? '');
  return tool !== undefined && existsSync(join(folder, 'package.json')) ? folder : null;
}

const TEXTS = /^(licen[cs]e|copying|notice)/i;
/** What a package carries within itself does not come along with the helpers we have of it. */
const CARRIED = /^# Licenses of bundled dependencies/m;

/** The licence of a package in full: its own files, else the text that its licence has for everybody. */
function licenceIn(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .sort();
  const common = new URL(`./licences/${license}.txt`, import.meta.url);
  if (files.length === 0 && !existsSync(common)) throw new Error(`${name} comes without the text of its licence`);
  const texts = files.length > 0 ? files.map((file) => join(folder, file)) : [common];
  const text = texts.map((file) => readFileSync(file, 'utf8').split(CARRIED)[0].trim()).join('\n\n');
  return { name, version, licence: license, text };
}

/** The files of packages that a source map names, whichever folder it was made in. */
function sourcesOf(map: string): string[] {
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: readonly string[] };
  return sources.map((source) => source.replace(/^.*?(?=node_modules\/)/, ''));
}

/** Writes the licences of all packages that went into the app, its workers and its service worker. */
export function licencesPlugin(root: string): { readonly app: Plugin; readonly worker: Plugin } {
  const folders = new Set<string>();
  const note = (ids: Iterable<string>, from: string): void => {
    for (const id of ids) {
      const folder = packageFolder(id, from);
      if (folder !== null) folders.add(folder);
    }
  };
  const look = (bundle: Rolldown.OutputBundle): void => {
    for (const part of Object.values(bundle)) {
      if (part.type === 'chunk') note(Object.keys(part.modules), root);
      else note(part.originalFileNames, join(root, 'web'));
    }
  };
  let config: ResolvedConfig;
  const app: Plugin = {
    name: 'shamble-licences',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: (_, bundle) => look(bundle),
    configureServer(server) {
      // While the app is worked on there is no bundle to look into.
      server.middlewares.use(`/${LICENCES}`, (_, response) => response.end('[]'));
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const dist = resolve(config.root, config.build.outDir);
        const [worker, map] = ['sw.js', 'sw.js.map'].map((name) => join(dist, name));
        note(sourcesOf(map), root);
        const licences = [...folders].map(licenceIn).sort((a, b) => (a.name < b.name ? -1 : 1));
        writeFileSync(join(dist, LICENCES), JSON.stringify(licences));
        // Once more, so that the new file is among those that are kept for times without a network.
        await config.plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api.generateSW();
        rmSync(map);
        writeFileSync(worker, readFileSync(worker, 'utf8').replace(/\n\/\/# sourceMappingURL=.*/g, ''));
      },
    },
  };
  return { app, worker: { name: 'shamble-licences-worker', generateBundle: (_, bundle) => look(bundle) } };
}
