import { describe, expect, test } from 'vitest';
import { LANGS } from '../../kit.ts';
import { speaker } from '../speaker.ts';

const messages = {
  plain: 'Nothing moves.',
  found: '{who} found {n, plural, one {# card} other {# cards}}: {cards}.',
  card: '{name} (card)',
  apostrophe: "L'{card} è dell'oste",
  doubled: "it''s",
  asked: 'Vraiment ? « {card} » : {n} ; oui !',
  wet: '{wet, select, true {rain} other {sun}}',
  gap: 'There is {thing} missing',
  broken: 'an {open brace',
};

describe('a sentence', () => {
  test('without parameters is said as it stands', () => {
    expect(speaker('en', messages)({ id: 'plain' })).toBe('Nothing moves.');
    expect(speaker('en', messages)({ id: 'doubled' })).toBe('it’s');
  });

  test('takes numbers, people, other messages and lists of them', () => {
    const say = speaker('en', messages, (seat) => ['Ann', 'Bo'][seat]);
    const cards = [{ id: 'card', params: { name: 'Toaster' } }, 'Teapot', 'Umbrella'];
    expect(say({ id: 'found', params: { who: { seat: 1 }, n: 3, cards } })).toBe(
      'Bo found 3 cards: Toaster (card), Teapot and Umbrella.',
    );
    expect(say({ id: 'found', params: { who: [{ seat: 0 }, { seat: 1 }], n: 1, cards: ['Teapot'] } })).toBe(
      'Ann and Bo found 1 card: Teapot.',
    );
  });

  test('names seats by itself, counted from 1', () => {
    const names = LANGS.map((lang) => speaker(lang, { who: '{who}' })({ id: 'who', params: { who: { seat: 1 } } }));
    expect(names).toEqual(['Player 2', 'Giocatore 2', 'Joueur 2']);
  });

  test('joins lists as its language does', () => {
    const list = { id: 'list', params: { items: ['a', 'b', 'c'] } };
    expect(LANGS.map((lang) => speaker(lang, { list: '{items}' })(list))).toEqual([
      'a, b and c',
      'a, b e c',
      'a, b et c',
    ]);
  });

  test('reads an apostrophe before a parameter as an apostrophe', () => {
    expect(speaker('it', messages)({ id: 'apostrophe', params: { card: 'ombrello' } })).toBe('L’ombrello è dell’oste');
  });

  test('chooses by truth', () => {
    const say = speaker('en', messages);
    expect(say({ id: 'wet', params: { wet: true } })).toBe('rain');
    expect(say({ id: 'wet', params: { wet: false } })).toBe('sun');
  });

  test('has narrow no-break spaces in French only', () => {
    const question = { id: 'asked', params: { card: 'Grille-pain', n: 2 } };
    expect(speaker('fr', messages)(question)).toBe(
      'Vraiment\u202f? «\u202fGrille-pain\u202f»\u202f: 2\u202f; oui\u202f!',
    );
    expect(speaker('it', messages)(question)).toBe('Vraiment ? « Grille-pain » : 2 ; oui !');
  });

  test('that cannot be said names its id and its language', () => {
    const say = speaker('it', messages);
    expect(() => say({ id: 'nowhere' })).toThrow('there is no message "nowhere" in language "it"');
    expect(() => say({ id: 'gap' })).toThrow(/message "gap" in language "it": .*thing/);
    expect(() => say({ id: 'broken' })).toThrow(/message "broken" in language "it"/);
  });
});
