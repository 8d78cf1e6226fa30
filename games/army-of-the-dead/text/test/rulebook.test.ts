import { readdirSync, readFileSync } from 'node:fs';
import { type Rulebook, rulebook, speaker } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';
import { EQUIPMENT } from '../../content/equipment.ts';
import { MISSIONS } from '../../content/missions.ts';
import { PERSONAL_OBJECTIVES } from '../../content/objectives.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { VAULT_CARDS } from '../../content/vault.ts';
import { ORDERS, ZEUS, ZOMBIE_CARDS, ZOMBIES } from '../../content/zombies.ts';
import enWords from '../en/index.ts';
import frWords from '../fr/index.ts';
import itWords from '../it/index.ts';
import en from '../rulebook.en.ts';
import fr from '../rulebook.fr.ts';
import it from '../rulebook.it.ts';

const TONGUES = [
  { lang: 'en', book: rulebook(en, 'en'), words: enWords, ruling: /^Our ruling: / },
  { lang: 'it', book: rulebook(it, 'it'), words: itWords, ruling: /^Nostra interpretazione: [^:]*$/ },
  { lang: 'fr', book: rulebook(fr, 'fr'), words: frWords, ruling: /^Notre choix\s: [^:]*$/ },
] as const;
const [ENGLISH] = TONGUES;

const anchors = (book: Rulebook): string[] =>
  book.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ id }) => id ?? []));

const mentioned = (text: string): string[] => [...new Set(text.match(/AD-[A-Z]+\d+(-R)?/g))].sort();

/** The ids of rules that the code of the rules speaks of. */
function inRules(): string[] {
  const folder = new URL('../../rules/', import.meta.url);
  const chapters = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return mentioned(chapters.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n'));
}

/** The cells of the rows of each table of a chapter, without its head. */
function tables(book: Rulebook, slug: string): string[][][] {
  const intro = book.chapters.find((one) => one.slug === slug)?.intro ?? '';
  return intro
    .split('\n\n')
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

test('every rule that the code names stands in the rulebook', () => {
  const rules = inRules();
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter((id) => !ENGLISH.book.rule(id))).toEqual([]);
});

describe.each(TONGUES)('the rulebook in $lang', ({ lang, book, words, ruling }) => {
  const say = speaker(lang, words);
  const name = (id: string): string => say({ id });

  test('has the chapters and rules in the order of the English one', () => {
    const order = (one: Rulebook) => one.chapters.map(({ slug, paragraphs }) => [slug, paragraphs.map(({ id }) => id)]);
    expect(order(book)).toEqual(order(ENGLISH.book));
  });

  test('leaves nothing empty', () => {
    for (const { title, intro, paragraphs } of book.chapters) {
      expect(intro, title).toMatch(/^[\p{L}«“]/u);
      for (const { id, text } of paragraphs) expect(text.length, id ?? title).toBeGreaterThan(10);
    }
    for (const { slug } of book.chapters)
      for (const cells of tables(book, slug).flat()) expect(cells, slug).not.toContain('');
  });

  test('says which rules are rulings, in one sentence after the colon', () => {
    const rules = book.chapters.flatMap(({ paragraphs }) => paragraphs.filter(({ id }) => id !== null));
    expect(rules.filter(({ id, text }) => id?.endsWith('-R') !== ruling.test(text)).map(({ id }) => id)).toEqual([]);
  });

  test('refers to rules that exist', () => {
    const known = new Set(anchors(book));
    const all = book.chapters.flatMap(({ intro, paragraphs }) => [intro, ...paragraphs.map(({ text }) => text)]);
    expect(mentioned(all.join('\n')).filter((id) => !known.has(id))).toEqual([]);
  });

  test('gives the Zombies the numbers they have', () => {
    const [rows] = tables(book, 'dead');
    const zombies = [...Object.values(ZOMBIES), ...Object.values(ZEUS)];
    expect(rows.map(([, actions, wounds]) => [Number(actions), Number(wounds)])).toEqual(
      zombies.map(({ actions, wounds }) => [actions, wounds]),
    );
    expect(rows.map(([, , , needed]) => Number(needed))).toEqual(
      zombies.map(({ toughness }) => (Number.isFinite(toughness) ? toughness : Number.NaN)),
    );
  });

  test('lists Equipment, Survivors, cards, Orders and Vault cards as they are', () => {
    const [equipment, survivors, cards, orders, vault] = tables(book, 'cont');
    expect(equipment.map(([card, copies, , dice, , damage]) => [card, copies, dice, damage])).toEqual(
      EQUIPMENT.map(({ id, copies, dice, damage }) => [
        name(`card.${id}`),
        String(copies),
        dice ? dice.join(' + ') : expect.any(String),
        damage > 0 ? String(damage) : '–',
      ]),
    );
    expect(survivors.map(([who, speciality]) => [who, speciality])).toEqual(
      SURVIVORS.map(({ id, speciality }) => [name(`survivor.${id}.full`), name(`speciality.${speciality}`)]),
    );
    expect(cards.map(([id, , ...counts]) => [id, ...counts])).toEqual(
      ZOMBIE_CARDS.map(({ id, counts }) => [id, ...counts.map(String)]),
    );
    expect(orders.map(([id]) => id)).toEqual(ORDERS.map(({ id }) => id));
    expect(vault.map(([card]) => card)).toEqual(VAULT_CARDS.map(({ id }) => name(`vaultcard.${id}`)));
  });

  test('lists the Missions and the Personal Objectives as they are', () => {
    const [missions] = tables(book, 'miss');
    expect(missions.map(([mission]) => mission)).toEqual(MISSIONS.map(({ id }) => name(`option.mission.${id}`)));
    for (const [i, { specialities, zeus, time }] of MISSIONS.entries()) {
      expect(missions[i][2]).toBe(specialities.map((id) => name(`speciality.${id}`)).join(', '));
      expect(missions[i][3]).toBe(name(`zeus.${zeus}`));
      expect(Number.parseInt(missions[i][4], 10) || null).toBe(time);
    }
    const [personal] = tables(book, 'po');
    expect(personal.map(([who, , power]) => [who, power])).toEqual(
      PERSONAL_OBJECTIVES.map(({ survivor, power }) => [
        name(`survivor.${SURVIVORS[survivor].id}.full`),
        name(`power.${power}`),
      ]),
    );
  });
});
