import { type Rulebook, rulebook, speaker } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';
import { ITEMS } from '../../content/items.ts';
import { LOCATION_CARDS, SOLO_LOCATIONS } from '../../content/locations.ts';
import { cards as enCards } from '../cards.en.ts';
import { cards as frCards } from '../cards.fr.ts';
import { cards as itCards } from '../cards.it.ts';
import en from '../rulebook.en.ts';
import fr from '../rulebook.fr.ts';
import it from '../rulebook.it.ts';

const TONGUES = [
  { lang: 'en', book: rulebook(en, 'en'), cards: enCards, marks: ['Italian edition', 'French edition'] },
  { lang: 'it', book: rulebook(it, 'it'), cards: itCards, marks: ['Edizione italiana', 'Edizione francese'] },
  { lang: 'fr', book: rulebook(fr, 'fr'), cards: frCards, marks: ['Édition italienne', 'Édition française'] },
] as const;
const [ENGLISH] = TONGUES;

/** How many rules each part has, numbered from 01. */
const PARTS = {
  COMP: 6,
  GEN: 8,
  SET: 11,
  BOARD: 11,
  SURV: 5,
  DICE: 10,
  TURN: 7,
  REC: 4,
  MOVE: 11,
  FUEL: 14,
  TOK: 11,
  FIGHT: 10,
  AMMO: 10,
  FAT: 7,
  RES: 16,
  ENC: 11,
  INV: 6,
  FOL: 17,
  LOSE: 11,
  LOC: 23,
  WIN: 4,
  TEAM: 24,
  SOLO: 8,
};

/** The rules that come with a ruling. */
const RULINGS = `COMP04 GEN03 GEN04 GEN05 SET02 SET05 SET10 BOARD01 BOARD07 BOARD09 BOARD11 SURV03 SURV04 SURV05 DICE04
  DICE05 MOVE02 MOVE07 FUEL03 FUEL10 FUEL11 TOK07 TOK09 TOK10 FIGHT08 AMMO03 FAT06 RES07 RES09 RES11 RES12 RES16 ENC04
  ENC08 ENC09 INV04 FOL02 FOL05 FOL07 FOL10 FOL13 FOL16 LOSE02 LOSE03 LOSE05 LOSE06 LOSE07 LOC03 LOC05 LOC11 LOC13 LOC16
  LOC17 LOC20 WIN03 TEAM02 TEAM03 TEAM10 TEAM11 TEAM12 TEAM19 TEAM20 SOLO02 SOLO03 SOLO06 SOLO07 SOLO08`.split(/\s+/);

const WANTED = [
  ...Object.entries(PARTS).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, i) => `WD-${part}${String(i + 1).padStart(2, '0')}`),
  ),
  ...RULINGS.map((rule) => `WD-${rule}-R`),
].sort();

const anchors = (book: Rulebook): string[] =>
  book.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ id }) => id ?? []));

const chapter = (book: Rulebook, slug: string) => {
  const found = book.chapters.find((one) => one.slug === slug);
  if (!found) throw new Error(`there is no chapter ${slug}`);
  return found;
};

const mentioned = (text: string): string[] => [...new Set(text.match(/WD-[A-Z]+\d+(-R)?/g))].sort();

/** The cells of each row of a table, without its head. */
const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))
    .slice(2)
    .map((cells) => cells.map((cell) => cell.trim()));

describe.each(TONGUES)('the rulebook in $lang', ({ lang, book, cards, marks }) => {
  const say = speaker(lang, cards);

  test('has every rule and every ruling', () => {
    expect(anchors(book).sort()).toEqual(WANTED);
  });

  test('has the chapters and rules in the order of the English one', () => {
    const order = (one: Rulebook) =>
      one.chapters.map(({ slug, paragraphs }) => [slug, paragraphs.map(({ id }) => id).filter(Boolean)]);
    expect(order(book)).toEqual(order(ENGLISH.book));
  });

  test('leaves nothing empty', () => {
    expect(book.title).toMatch(lang === 'fr' ? /^Walking Dead/ : /^The Walking Dead/);
    for (const { title, intro, paragraphs } of book.chapters) {
      expect(title).not.toBe('');
      expect(paragraphs.length + rows(intro).length).toBeGreaterThan(0);
      for (const { id, text } of paragraphs) expect(text.length, id ?? title).toBeGreaterThan(10);
    }
    for (const cells of book.chapters.flatMap(({ intro, paragraphs }) =>
      [intro, ...paragraphs.map((p) => p.text)].flatMap(rows),
    ))
      expect(cells).not.toContain('');
  });

  test('refers to rules that exist', () => {
    const known = new Set(anchors(book));
    const all = book.chapters.flatMap(({ intro, paragraphs }) => [intro, ...paragraphs.map(({ text }) => text)]);
    expect(mentioned(all.join('\n')).filter((id) => !known.has(id))).toEqual([]);
  });

  test('says which rules belong to one edition only', () => {
    const only = (mark: string): string =>
      book.chapters
        .flatMap(({ paragraphs }) => paragraphs)
        .filter(({ id, text }) => id !== null && !id.endsWith('-R') && text.startsWith(mark))
        .map(({ id }) => id?.slice(3))
        .join(' ');
    expect(marks.map(only)).toEqual([
      'COMP04 FUEL11 RES07 RES10 RES11 FOL06 LOSE02 LOSE03 LOC16 LOC19 TEAM12 SOLO03',
      'BOARD11 FUEL10 RES06 RES12 RES13 FOL07 LOSE04 LOSE05 LOSE06 LOC17 LOC20 TEAM23 SOLO04',
    ]);
  });

  test('compares the editions in 32 points, 13 of which can be seen in play', () => {
    const points = rows(chapter(book, 'editions').intro);
    expect(points.map(([number]) => Number(number))).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
    const differs = points[0][4];
    expect(points.filter((cells) => cells[4] === differs).map(([number]) => Number(number))).toEqual([
      1, 2, 5, 6, 7, 8, 10, 12, 13, 14, 16, 17, 29,
    ]);
    expect(points.map((cells) => cells[5])).toEqual(
      rows(chapter(ENGLISH.book, 'editions').intro).map((cells) => cells[5]),
    );
  });

  test('lists the same 34 open questions, with the same rules', () => {
    const questions = (one: Rulebook) => chapter(one, 'open').paragraphs.map(({ text }) => mentioned(text));
    expect(questions(book)).toHaveLength(34);
    expect(questions(book)).toEqual(questions(ENGLISH.book));
  });

  test('explains the words of the cards: abilities, challenges, effects, items, objectives', () => {
    const tables = chapter(book, 'words')
      .paragraphs.map(({ text }) => rows(text))
      .filter(({ length }) => length > 0);
    expect(tables.map(({ length }) => length)).toEqual([18, 11, expect.any(Number), 16, 8]);
    expect(tables[3].map(([name]) => name).sort()).toEqual(ITEMS.map(({ id }) => say({ id: `item.${id}` })).sort());
  });

  test('calls the Locations of the solo game as the cards do', () => {
    const text = book.rule('WD-SOLO02')?.text ?? '';
    for (const n of SOLO_LOCATIONS) expect(text).toContain(say({ id: `location.${LOCATION_CARDS[n].location}` }));
  });
});
