import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Licence } from '../licences.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The app as it is shipped, with maps beside it that say what each file was made of. */
describe('the licences in the built app', () => {
  const dist = mkdtempSync(join(tmpdir(), 'shamble-build-'));
  afterAll(() => rmSync(dist, { recursive: true }));
  let licences: readonly Licence[] = [];

  beforeAll(() => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const args = ['build', 'web', '--outDir', dist, '--emptyOutDir', '--sourcemap', '--logLevel', 'error'];
    execFileSync(process.execPath, [vite, ...args], { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
    licences = JSON.parse(readFileSync(join(dist, 'licences.json'), 'utf8'));
  });

  const textOf = (name: string): string => licences.find((one) => one.name === name)?.text ?? '';
  const without = (names: Iterable<string>): string[] =>
    [...new Set(names)].filter((name) => !/copyright|public domain|apache license/i.test(textOf(name)));

  it('are those of every package in its scripts and workers', () => {
    const maps = globSync(join(dist, 'assets', '*.js.map')).map((map) => JSON.parse(readFileSync(map, 'utf8')));
    const sources: string[] = maps.flatMap(({ sources }) => sources);
    const packages = sources.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
    expect(packages).toEqual(expect.arrayContaining(['react', 'comlink', 'idb', 'valibot', 'intl-messageformat']));
    expect(without(packages)).toEqual([]);
  });

  it('are those of every package in its service worker', () => {
    const marks = readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/workbox:([a-z-]+):/g);
    const packages = [...marks].map(([, name]) => `workbox-${name}`);
    expect(packages).toContain('workbox-precaching');
    expect(without(packages)).toEqual([]);
  });

  it('are those of its typefaces, by the names of their files', () => {
    const files = globSync(join(dist, 'assets', '*.woff2'));
    const fonts = licences.filter(({ name }) => name.startsWith('@fontsource/'));
    expect(fonts.length).toBeGreaterThan(0);
    const known = fonts.map(({ name }) => name.replace('@fontsource/', ''));
    expect(files.filter((file) => !known.some((font) => file.includes(font)))).toEqual([]);
    expect(without(fonts.map(({ name }) => name))).toEqual([]);
  });

  it('are kept for times without a network, and the map they were found by is not shipped', () => {
    const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
    expect(worker).toContain('licences.json');
    expect(worker).not.toContain('sourceMappingURL');
    expect(existsSync(join(dist, 'sw.js.map'))).toBe(false);
  });
});
