import { execFileSync } from 'node:child_process';
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

/** A module that writes down what is measured. */
const measuring = (from: string, write: string): string =>
  `import { measured } from ${JSON.stringify(from)}; ${write}(JSON.stringify(measured(40, 60)));`;

for (const game of planes)
  test(`${game}: the browser measures as Node does, to the last bit`, async ({ page }) => {
    // The geometry as it is written, its types taken away.
    await page.route('**/geometry/**/*.ts', async (route) => {
      const { pathname } = new URL(route.request().url());
      const code = readFileSync(new URL(`.${pathname}`, GAMES), 'utf8');
      await route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(code) });
    });
    await page.route('**/measuring.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: measuring(`/${game}/${HASH}`, 'document.body.setAttribute.bind(document.body, "data-measured")'),
      }),
    );
    await page.goto('/');
    await page.addScriptTag({ url: '/measuring.js', type: 'module' });
    const there = await page.locator('body[data-measured]').getAttribute('data-measured');
    const node = measuring(new URL(`${game}/${HASH}`, GAMES).href, 'console.log');
    const here = execFileSync(process.execPath, ['--input-type=module', '-e', node], { encoding: 'utf8' }).trim();
    expect(there).toBe(here);
    const [lengths, , stops] = JSON.parse(here) as number[];
    expect(Math.min(lengths, stops)).toBeGreaterThan(1000);
  });
