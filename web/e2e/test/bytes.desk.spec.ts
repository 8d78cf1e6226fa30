import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from './house.ts';

const GAMES = new URL('../../../games/', import.meta.url);
const HASH = 'geometry/test/hash.ts';

/** Games that measure lengths on a plane. */
const planes = readdirSync(GAMES).filter((game) => existsSync(new URL(`${game}/${HASH}`, GAMES)));

test('there is a game on a plane', () => {
  expect(planes).not.toEqual([]);
});

for (const game of planes)
  test(`${game}: the browser measures as Node does, to the last bit`, async ({ page }) => {
    // The geometry as it is written, its types taken away.
    await page.route('**/geometry/**/*.ts', async (route) => {
      const { pathname } = new URL(route.request().url());
      const code = readFileSync(new URL(`.${pathname}`, GAMES), 'utf8');
      await route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(code) });
    });
    await page.goto('/');
    const there: number[] = await page.evaluate(
      async (from) => (await import(/* @vite-ignore */ from)).measured(),
      `/${game}/${HASH}`,
    );
    const here: number[] = (await import(new URL(`${game}/${HASH}`, GAMES).href)).measured();
    expect(there).toEqual(here);
    expect(Math.min(here[0], here[2])).toBeGreaterThan(1000);
  });
