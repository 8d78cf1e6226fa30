import { expect, test } from 'vitest';
import { LANGS } from '../../kit.ts';
import { speaker } from '../speaker.ts';

const messages = { to: 'fino a {to}', both: '{who}', end: 'Luogo A', card: '{card} e «{other}»' };
const it = speaker('it', messages, (seat) => ['Andrea', 'Dina', 'Elio'][seat]);

test('Italian a and e have a d before the same vowel of whatever comes in', () => {
  expect(it({ id: 'to', params: { to: { seat: 0 } } })).toBe('fino ad Andrea');
  expect(it({ id: 'to', params: { to: 'A6' } })).toBe('fino ad A6');
  expect(it({ id: 'both', params: { who: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } })).toBe('Andrea, Dina ed Elio');
  expect(it({ id: 'card', params: { card: 'Ombrello', other: 'Estintore' } })).toBe('Ombrello ed «Estintore»');
});

test('and none before other letters, accents and numbers, or where the letter is a name', () => {
  expect(it({ id: 'to', params: { to: { seat: 2 } } })).toBe('fino a Elio');
  expect(it({ id: 'to', params: { to: 'À la carte' } })).toBe('fino a À la carte');
  expect(it({ id: 'card', params: { card: { id: 'end' }, other: 'Armeria' } })).toBe('Luogo A e «Armeria»');
});

test('other languages leave the words alone', () => {
  const said = LANGS.map((lang) => speaker(lang, messages)({ id: 'to', params: { to: 'A6' } }));
  expect(said).toEqual(['fino a A6', 'fino ad A6', 'fino a A6']);
});
