import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { iconPng, iconSvg } from '../app-icon.ts';
import { readCredits } from '../credits.ts';
import { readGames } from '../games.ts';
import { sprite, usedIcons } from '../sprite.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('the sprite', () => {
  const data = { icons: { bus: { body: '<path d="M0 0"/>' } }, aliases: { coach: { parent: 'bus' } } };

  it('has a symbol for each name, under other names too', () => {
    const svg = sprite(['bus', 'coach'], data);
    expect(svg).toContain('<symbol id="icon-bus" viewBox="0 0 512 512"><path d="M0 0"/></symbol>');
    expect(svg).toContain('<symbol id="icon-coach" viewBox="0 0 512 512"><path d="M0 0"/></symbol>');
  });

  it('holds the calmer picture beside the other one', () => {
    const both = { icons: { fangs: { body: '<path d="M1 1"/>' }, plaster: { body: '<path d="M2 2"/>' } } };
    expect(sprite(['fangs'], both, { fangs: 'plaster' })).toContain(
      '<g class="icon-plain"><path d="M1 1"/></g><g class="icon-calm"><path d="M2 2"/></g>',
    );
  });

  it('refuses a name that no icon has', () => {
    expect(() => sprite(['buss'], data)).toThrow('game-icons has no icon "buss"');
  });
});

describe('the icons used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-icons-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those of the app, of what boards share and of every board, each once', () => {
    mkdirSync(join(folder, 'web'));
    mkdirSync(join(folder, 'games', 'one', 'board'), { recursive: true });
    mkdirSync(join(folder, 'games', 'two'));
    mkdirSync(join(folder, 'parts'));
    writeFileSync(join(folder, 'web', 'icons.json'), '["sun", "bus"]');
    writeFileSync(join(folder, 'games', 'one', 'board', 'icons.json'), '["bus", "beer"]');
    writeFileSync(join(folder, 'games', 'one', 'board', 'calm.json'), '{ "beer": "tea" }');
    writeFileSync(join(folder, 'parts', 'icons.json'), '["bite"]');
    writeFileSync(join(folder, 'parts', 'calm.json'), '{ "bite": "plaster" }');
    expect(usedIcons(folder)).toEqual(['beer', 'bite', 'bus', 'plaster', 'sun', 'tea']);
  });
});

describe('the credits', () => {
  const credits = readCredits(root);

  it('name the licences of fonts and icons', () => {
    expect(credits.fonts).toContainEqual(
      expect.objectContaining({ name: 'Atkinson Hyperlegible', licence: 'OFL-1.1' }),
    );
    expect(credits.fonts).toContainEqual(expect.objectContaining({ name: 'Special Elite', licence: 'Apache-2.0' }));
    expect(credits.icons).toMatchObject({ licence: 'CC BY 3.0', url: 'https://creativecommons.org/licenses/by/3.0/' });
    expect(credits.fonts.filter(({ licence }) => licence === '?')).toEqual([]);
  });

  it('name every icon that is used, with its artist', () => {
    expect(credits.icons.list.map(({ name }) => name)).toEqual(usedIcons(root));
    expect(credits.icons.list.filter(({ artist }) => artist === null).map(({ name }) => name)).toEqual([]);
  });
});

describe('the icon of the app', () => {
  it('is a PNG of the size asked for', () => {
    const png = iconPng(16);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([16, 16]);
    const length = png.readUInt32BE(33);
    const rows = inflateSync(png.subarray(41, 41 + length));
    expect(rows).toHaveLength(16 * (1 + 16 * 3));
    // The corner is the night ground.
    expect([...rows.subarray(1, 4)]).toEqual([20, 23, 26]);
  });

  it('is the same drawing as SVG', () => {
    expect(iconSvg()).toContain('<polygon fill="#14171a" points="0,0 512,0 512,512 0,512"/>');
  });
});

describe('what the shelf knows of the games', () => {
  it('is their own names, and their words for what the shelf says', async () => {
    const ids = (await readGames()).flatMap(({ words }) => Object.keys(words.en));
    expect(ids).toContain('game.title');
    expect(ids).toContain('web.shelf.round');
    expect(ids.filter((id) => !/^(game|web\.shelf)\./.test(id))).toEqual([]);
  });
});
