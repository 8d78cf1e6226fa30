import { LANGS } from '@shamble/kernel';
import { optionAt, read, reveal } from './driver.ts';
import { type Page, test } from './house.ts';
import { inGreys, openNamed, picture } from './pictures.ts';
import { findPosition, givenPosition, type Position } from './positions.ts';

type Options = Readonly<Record<string, string>>;

const asked = (name: string, id: string, options: Options = {}, least = 0): Position =>
  findPosition(name, ({ ask }, { turns }) => ask.id === id && turns >= least, 2, { game: 'all-out-war', options });

const given = (name: string, words: Parameters<typeof givenPosition>[2]) =>
  givenPosition(name, { game: 'all-out-war', options: {} }, words);

/** Ten kinds of moments: each is looked at in colours, in greys and in calm mode. */
const MOMENTS: readonly Position[] = [
  asked('scenery', 'place-scenery', { setup: 'hand', scenery: 'catalogue' }),
  asked('deploying', 'deploy-where', { setup: 'layout' }),
  asked('first', 'activate'),
  asked('running', 'move', {}, 3),
  asked('shooting', 'shoot-target', { points: '300' }),
  asked('fighting', 'stance'),
  asked('late', 'activate', { points: '200' }, 16),
  asked('crowd', 'activate', { points: '400' }, 4),
  await given('ways', {
    step: 'event',
    events: ['restlessDead'],
    pieces: { vehicle: [[10, 10]] },
    people: { liam: { at: [10, 16] }, tess: { at: [4, 3] } },
    walkers: [[10, 8.5]],
  }),
  await flight(),
];

/** What the Panic die shows follows from the name. */
async function flight(): Promise<Position> {
  for (let n = 0; n < 60; n++) {
    const position = await given(`flight ${n}`, {
      step: 'activate',
      threat: 9,
      people: { liam: { at: [10, 17] } },
      walkers: [[10, 14]],
    });
    if (position.asks === 'flee-bend') return { ...position, name: 'flight' };
  }
  throw new Error('nobody ever flees');
}

/** Shows a place to run to, and the first of other options, without giving it. */
async function show(page: Page, name: string): Promise<void> {
  if (!['running', 'shooting', 'ways', 'flight'].includes(name)) return;
  const { options } = await read(page);
  const id = options.find((one) => one.startsWith('touch:')) ?? options[0];
  await reveal(page, id);
  const option = optionAt(page, id);
  await option.focus();
  await option.click();
}

for (const lang of LANGS)
  test.describe(lang, () => {
    test.use({ settings: { lang, motion: 'off', oneTap: 'two' } });
    test(`pictures of All Out War in ${lang}`, async ({ page }) => {
      for (const position of MOMENTS) {
        await openNamed(page, position);
        await show(page, position.name);
        await picture(page, lang, `war-${position.name}`);
        if (lang === 'en') await inGreys(page, () => picture(page, lang, `war-${position.name}-grey`));
      }
    });
  });

test.describe('calm', () => {
  test.use({ settings: { calm: true, motion: 'off', oneTap: 'two' } });
  test('pictures of All Out War in calm mode', async ({ page }) => {
    for (const position of MOMENTS) {
      await openNamed(page, position);
      await show(page, position.name);
      await picture(page, 'en', `war-${position.name}-calm`);
    }
  });
});
