import { describe, expect, test } from 'vitest';
import { rulebook, searchRules } from '../rulebook.ts';

const book = rulebook(`# Picnic

## What You Need {#need}

A blanket. And these:

| Thing | Number |
|---|---|
| apple | 10 |

- **PI-NEED01** There are ten apples.
- **PI-NEED01-R2** Our ruling: a pear is an apple.
- **PI-NEED02** The weather decides:

| Sky | You |
|---|---|
| sun | stay |

## À la carte {#carte}

- **PI-CARTE01** Crème brûlée counts double.
- **PI-CARTE01a** But not twice.
- What is left open, we guess. (PI-NEED02)
`);

describe('a rulebook', () => {
  test('has a title and chapters with what stands before their rules', () => {
    expect(book.title).toBe('Picnic');
    expect(book.chapters.map(({ slug, title }) => ({ slug, title }))).toEqual([
      { slug: 'need', title: 'What You Need' },
      { slug: 'carte', title: 'À la carte' },
    ]);
    expect(book.chapters[0].intro).toBe('A blanket. And these:\n\n| Thing | Number |\n|---|---|\n| apple | 10 |');
    expect(book.chapters[1].intro).toBe('');
  });

  test('keeps a table with the rule it follows, and remarks without a number', () => {
    expect(book.chapters[0].paragraphs[2]).toEqual({
      id: 'PI-NEED02',
      text: 'The weather decides:\n\n| Sky | You |\n|---|---|\n| sun | stay |',
    });
    expect(book.chapters[1].paragraphs[2]).toEqual({ id: null, text: 'What is left open, we guess. (PI-NEED02)' });
  });

  test('finds a rule by its id, and a ruling that is not printed under its rule', () => {
    expect(book.rule('PI-NEED01-R2')?.text).toBe('Our ruling: a pear is an apple.');
    expect(book.rule('PI-CARTE01-R')?.text).toBe('Crème brûlée counts double.');
    expect(book.rule('PI-CARTE01')?.chapter.slug).toBe('carte');
    expect(book.rule('PI-CARTE01a')?.text).toBe('But not twice.');
    expect(book.rule('PI-CARTE09')).toBeNull();
  });

  test('is searched without regard to case and accents, for all words', () => {
    expect(searchRules(book, 'CREME brulee').map((found) => found.id)).toEqual(['PI-CARTE01']);
    expect(searchRules(book, 'apple').map((found) => found.id)).toEqual(['PI-NEED01', 'PI-NEED01-R2']);
    expect(searchRules(book, 'pi-need02 sun').map((found) => found.id)).toEqual(['PI-NEED02']);
    expect(searchRules(book, 'apple brulee')).toEqual([]);
    expect(searchRules(book, '  ')).toEqual([]);
  });

  test('is searched with any apostrophe', () => {
    const french = rulebook("# Pique-nique\n\n## Eau {#eau}\n\n- **PI-EAU01** L'eau est fraîche.\n", 'fr');
    for (const words of ["l'eau", 'l’eau'])
      expect(searchRules(french, words).map((found) => found.id)).toEqual(['PI-EAU01']);
  });

  test('is set in French type', () => {
    const french = rulebook('# Jeu\n\n## Qui ? {#qui}\n\n- **PI-QUI01** « Toi » : oui !\n', 'fr');
    expect(french.chapters[0].title).toBe('Qui\u202f?');
    expect(french.rule('PI-QUI01')?.text).toBe('«\u202fToi\u202f»\u202f: oui\u202f!');
  });

  test('that says a rule twice or lacks a slug is refused', () => {
    expect(() => rulebook('# A\n\n## B {#b}\n\n- **A-B01** x\n- **A-B01** y\n')).toThrow('rule A-B01 stands twice');
    expect(() => rulebook('# A\n\n## B\n')).toThrow('chapter "B" has no {#slug}');
    expect(() => rulebook('# A\n\nstray\n')).toThrow('line 3 stands before the first chapter: stray');
  });
});
