import { readdirSync, readFileSync } from 'node:fs';
import { type Rulebook, rulebook, speaker } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';
import { COLOURS, type Colour, FACES, PANIC_FACES } from '../../content/dice.ts';
import { EVENTS } from '../../content/events.ts';
import { READY_GROUPS } from '../../content/groups.ts';
import { ITEMS } from '../../content/items.ts';
import { LARGE, SMALL } from '../../content/layouts.ts';
import { INCH } from '../../content/lengths.ts';
import { SCENERY } from '../../content/scenery.ts';
import { SUPPLY } from '../../content/supply.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { BANDS, bandOf, LEAST_THREAT, MOST_THREAT } from '../../content/threat.ts';
import enWords from '../en/index.ts';
import frWords from '../fr/index.ts';
import itWords from '../it/index.ts';
import en from '../rulebook.en.ts';
import fr from '../rulebook.fr.ts';
import it from '../rulebook.it.ts';

const TONGUES = [
  { lang: 'en', book: rulebook(en, 'en'), words: enWords, ruling: /^Our ruling: /, house: /house rules?\.\)/i },
  {
    lang: 'it',
    book: rulebook(it, 'it'),
    words: itWords,
    ruling: /^Nostra interpretazione: [^:]*$/,
    house: /regol[ae] della casa\.\)/i,
  },
  {
    lang: 'fr',
    book: rulebook(fr, 'fr'),
    words: frWords,
    ruling: /^Notre choix\s: [^:]*$/,
    house: /règles?\smaison\.\)/i,
  },
] as const;
const [ENGLISH] = TONGUES;

const COLOUR_WORDS: Readonly<Record<Colour, RegExp>> = {
  red: /^(?:red|ross[oi]|rouges?)$/,
  white: /^(?:white|bianco|bianchi|blancs?)$/,
  blue: /^(?:blue|blu|bleus?)$/,
};

const anchors = (book: Rulebook): string[] =>
  book.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ id }) => id ?? []));

const mentioned = (text: string): string[] => [...new Set(text.match(/AW-[A-Z]+\d+[a-z]?(?:-R)?/g))].sort();

/** The ids of rules that the code of the rules, of the plane and of the content speaks of. */
function inCode(): string[] {
  const files = ['rules', 'geometry', 'content'].flatMap((name) => {
    const folder = new URL(`../../${name}/`, import.meta.url);
    return readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  });
  return mentioned(files.join('\n'));
}

/** The cells of the rows of each table of a chapter, without its head. */
function tables(book: Rulebook, slug: string): string[][][] {
  const chapter = book.chapters.find((one) => one.slug === slug);
  const texts = chapter ? [chapter.intro, ...chapter.paragraphs.map(({ text }) => text)] : [];
  return texts
    .flatMap((text) => text.split('\n\n'))
    .filter((block) => block.startsWith('|'))
    .map((block) =>
      block
        .split('\n')
        .slice(2)
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
    );
}

/** Dice as a cell names them, by colour; none where it names none. */
const dice = (cell: string): Colour[] =>
  cell.split(' + ').flatMap((part) => {
    const [, times, word] = /^(?:(\d)\s)?(.*)$/.exec(part) ?? [];
    const colour = COLOURS.find((one) => COLOUR_WORDS[one].test(word));
    return colour ? Array.from({ length: Number(times ?? 1) }, () => colour) : [];
  });

const number = (text: string): number => Number(text.replace(',', '.'));

/** Places of a cell in thousandths, with their turn in steps of 15 degrees. */
const places = (cell: string): number[][] =>
  [...cell.matchAll(/\(([\d.,]+?)[,;\s]+([\d.,]+)\)(?:\s\S+\s(\d+)°)?/g)].map(([, x, y, degrees = '0']) => [
    Math.round(number(x) * INCH),
    Math.round(number(y) * INCH),
    Number(degrees) / 15,
  ]);

test('every rule that the code names stands in the rulebook', () => {
  const rules = inCode();
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter((id) => !ENGLISH.book.rule(id))).toEqual([]);
});

describe.each(TONGUES)('the rulebook in $lang', ({ lang, book, words, ruling, house }) => {
  const say = speaker(lang, words);
  const name = (id: string): string => say({ id });

  test('has the chapters and rules in the order of the English one', () => {
    const order = (one: Rulebook) => one.chapters.map(({ slug, paragraphs }) => [slug, paragraphs.map(({ id }) => id)]);
    expect(order(book)).toEqual(order(ENGLISH.book));
    expect(anchors(book)).toHaveLength(540);
  });

  test('leaves nothing empty', () => {
    for (const { title, intro, paragraphs } of book.chapters) {
      expect(intro, title).toMatch(/^[\p{L}«“]/u);
      for (const { id, text } of paragraphs) expect(text.length, id ?? title).toBeGreaterThan(10);
    }
    for (const { slug } of book.chapters)
      for (const cells of tables(book, slug).flat()) expect(cells, slug).not.toContain('');
  });

  test('says which rules are rulings, without a second colon where the language minds', () => {
    const rules = book.chapters.flatMap(({ paragraphs }) => paragraphs.filter(({ id }) => id !== null));
    expect(rules.filter(({ id, text }) => id?.endsWith('-R') !== ruling.test(text)).map(({ id }) => id)).toEqual([]);
  });

  test('says which rules fill a gap of the printed ones, the same in every language', () => {
    const marked = (one: Rulebook, mark: RegExp) =>
      one.chapters.flatMap(({ paragraphs }) => paragraphs.filter(({ text }) => mark.test(text)).map(({ id }) => id));
    expect(marked(book, house)).toHaveLength(77);
    expect(marked(book, house)).toEqual(marked(ENGLISH.book, ENGLISH.house));
  });

  test('refers to rules that exist', () => {
    const known = new Set(anchors(book));
    const all = book.chapters.flatMap(({ intro, paragraphs }) => [intro, ...paragraphs.map(({ text }) => text)]);
    expect(mentioned(all.join('\n')).filter((id) => !known.has(id))).toEqual([]);
  });

  test('shows the dice and the bands of Threat as they are', () => {
    const [faces] = tables(book, 'dice');
    expect(faces.slice(0, 3).map(([, cells]) => cells)).toEqual(
      COLOURS.map((colour) =>
        FACES[colour].map(({ successes, critical }) => `${successes}${critical ? '!' : ''}`).join(', '),
      ),
    );
    expect(faces[4][1]).toBe(PANIC_FACES.map((panic) => name(`panic.${panic}`)).join(', '));
    const [bands] = tables(book, 'thr');
    const ends = bands.map(([, range]) => range.match(/\d+/g)?.map(Number) ?? []);
    expect(bands.map(([band]) => band)).toEqual(BANDS.map((band) => name(`band.${band}`)));
    expect([ends[0][0], ends[3][1]]).toEqual([LEAST_THREAT, MOST_THREAT]);
    for (const [band, [first, last]] of ends.entries())
      expect([bandOf(first), bandOf(last), bandOf(last + 1)]).toEqual([band, band, Math.min(band + 1, 3)]);
  });

  test('lists the Survivors as they are', () => {
    const [rows] = tables(book, 'cont');
    expect(
      rows.map(([who, , role, melee, shoot, defence, nerve, ...numbers]) => [
        who,
        role,
        ...[melee, shoot, defence].map(dice),
        nerve,
        ...numbers.slice(0, 3).map(Number),
      ]),
    ).toEqual(
      SURVIVORS.map(({ id, role, melee, shoot, defense, nerve, health, pack, points }) => [
        name(`survivor.${id}.full`),
        name(`role.${role}`),
        melee,
        shoot,
        defense,
        name(`nerve.${nerve}`),
        health,
        pack,
        points,
      ]),
    );
    for (const [i, { ability, leads, faction }] of SURVIVORS.entries()) {
      for (const one of [ability, leads]) if (one) expect(rows[i][10]).toContain(name(`ability.${one}`));
      expect(rows[i][1] === name('faction.rick')).toBe(faction === 'rick');
    }
  });

  test('lists Equipment and Supply as they are', () => {
    const [, equipment, supply] = tables(book, 'cont');
    const bought = ITEMS.filter(({ points }) => points !== null);
    expect(
      equipment.map(([item, , pool, range, , loud, points, most]) => [
        item,
        dice(pool),
        Number(range) || 0,
        loud,
        Number(points),
        Number(most),
      ]),
    ).toEqual(
      bought.map(({ id, dice: pool, range, loud, points, most }) => [
        name(`item.${id}`),
        pool,
        range / INCH,
        loud ? name(`loud.${loud}`) : '–',
        points,
        most,
      ]),
    );
    for (const [i, { keywords, shots }] of bought.entries()) {
      for (const keyword of keywords) expect(equipment[i][4]).toContain(name(`keyword.${keyword}`));
      expect(equipment[i][4].includes(`(${shots})`)).toBe(shots > 1);
    }
    expect(supply.map(([card, copies]) => [card.replace(/^.*: /, ''), Number(copies)])).toEqual(
      SUPPLY.map(({ id, incident, copies }) => [name(incident ? `incident.${id}` : `item.${id}`), copies]),
    );
  });

  test('lists Events and scenery as they are', () => {
    const [, , , events, scenery] = tables(book, 'cont');
    expect(events.map(([card, copies]) => [card.replace(/ \(.*$/, ''), Number(copies)])).toEqual(
      EVENTS.map(({ id, copies }) => [name(`card.${id}`), copies]),
    );
    for (const [i, { bands }] of EVENTS.entries())
      for (const [band, instructions] of bands.entries())
        for (const { does, ...more } of instructions)
          if ((does === 'move' || does === 'steer' || does === 'new' || does === 'trunk') && 'walkers' in more)
            expect(events[i][band + 2]).toMatch(new RegExp(`\\s${more.walkers}(?!\\d)`));
    expect(
      scenery.map(([kind, size, height, , , , , points]) => [
        kind,
        (size.match(/[\d.,]+/g) ?? []).map((length) => number(length) * INCH),
        Number(height),
        Number(points),
      ]),
    ).toEqual(
      SCENERY.map(({ id, size, disc, height, points }) => [
        name(`scenery.${id}`),
        disc ? [size[0]] : size,
        height,
        points,
      ]),
    );
  });

  test('lays the ready games as they are', () => {
    const [, , , , , large, small, groups] = tables(book, 'cont');
    const laid = ({ scenery }: typeof LARGE, kind: string) =>
      scenery.filter((one) => one.kind === kind).map(({ at, turn }) => [...at, turn]);
    const spots = (list: (typeof LARGE)['walkers']) => list.map((at) => [...at, 0]);
    expect(large.slice(0, 3).map(([, cell]) => places(cell))).toEqual([
      laid(LARGE, 'vehicle'),
      laid(LARGE, 'barricade'),
      spots(LARGE.walkers),
    ]);
    expect(small.slice(0, 4).map(([, cell]) => places(cell))).toEqual([
      laid(SMALL, 'vehicle'),
      laid(SMALL, 'barricade'),
      spots(SMALL.counters.slice(5)),
      spots(SMALL.walkers),
    ]);
    for (const [rows, { deployment }] of [[large, LARGE] as const, [small, SMALL] as const])
      expect(
        rows[rows.length - 1][1].split(lang === 'en' ? /, / : /\s?; /).map((x) => Math.round(number(x) * INCH)),
      ).toEqual(deployment);
    expect(groups.map(([group, limit, , points]) => [group, Number(limit), Number(points)])).toEqual(
      READY_GROUPS.map(({ id, limit, sum }) => [name(`group.${id}`), limit, sum]),
    );
    for (const [i, { members }] of READY_GROUPS.entries())
      expect(groups[i][2].split(/\s?; /)).toEqual(
        members.map(({ survivor, gear }) => {
          const items = gear.map((item) => name(`item.${item}`)).join(', ');
          return `${name(`survivor.${survivor}`)}${items && ` (${items})`}`;
        }),
      );
  });
});
