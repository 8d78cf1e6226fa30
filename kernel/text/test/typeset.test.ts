import { expect, test } from 'vitest';
import { LANGS } from '../../kit.ts';
import { typeset } from '../typeset.ts';

test('apostrophes are round in every language, before and after a parameter too', () => {
  expect(LANGS.map((lang) => typeset(lang, "l'{card}, {who}'s, un po' di"))).toEqual(
    LANGS.map(() => 'l’{card}, {who}’s, un po’ di'),
  );
});

test('a mark that follows no word is drawn as it is', () => {
  expect(typeset('en', "' hit once")).toBe("' hit once");
});

test('French has a narrow no-break space before high punctuation and inside guillemets', () => {
  expect(typeset('fr', 'Quoi ? « {card} » : oui ; non !')).toBe(
    'Quoi\u202f? «\u202f{card}\u202f»\u202f: oui\u202f; non\u202f!',
  );
  expect(typeset('fr', 'a :: b :- c')).toBe('a :: b :- c');
});

test('French keeps a percent sign with its number', () => {
  expect(typeset('fr', '{percent} % de chances')).toBe('{percent}\u202f% de chances');
});

test('French keeps a number with what it counts', () => {
  expect(typeset('fr', '{n, plural, one {# zombie} other {# zombies}}')).toBe(
    '{n, plural, one {#\u00a0zombie} other {#\u00a0zombies}}',
  );
  expect(typeset('fr', '{n} × {what}, 2 × 3, {x} ×')).toBe('{n}\u00a0×\u00a0{what}, 2\u00a0×\u00a03, {x}\u00a0×');
  expect(typeset('fr', 'n° {n}, 45 min, {seconds} s')).toBe('n°\u00a0{n}, 45\u00a0min, {seconds}\u00a0s');
});

test('headings of a rulebook and what follows a name stay as they are', () => {
  const text = '# Règles\n\n## Combat {#fight}\n\n{player} pioche.';
  expect(typeset('fr', text)).toBe(text);
});

test('English and Italian spaces stay as they are', () => {
  const text = 'Really ? « {card} » : # cards, 3 cards, 2 × 3';
  expect([typeset('en', text), typeset('it', text)]).toEqual([text, text]);
});
