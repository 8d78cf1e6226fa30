import { readdirSync, readFileSync } from 'node:fs';
import { LANGS } from '@shamble/kernel';
import { rulebook, speaker } from '@shamble/kernel/text';
import { parameters } from '@shamble/kernel/text/faults';
import { describe as about, expect, test } from 'vitest';
import { COLOURS } from '../../content/dice.ts';
import { ITEMS } from '../../content/items.ts';
import { LOCATIONS } from '../../content/locations.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { KINDS } from '../../content/words.ts';
import { game } from '../../rules/game.ts';
import type { Step } from '../../rules/state.ts';
import { describe } from '../describe.ts';
import { text } from '../index.ts';
import { tongues } from './said.ts';

const [english, ...others] = tongues;

test.each(others)('$lang has the messages of English, each with the same parameters', ({ messages }) => {
  const shape = (all: Readonly<Record<string, string>>) =>
    Object.entries(all)
      .map(([id, pattern]) => `${id}(${parameters(pattern)})`)
      .sort();
  expect(shape(messages)).toEqual(shape(english.messages));
});

const STEPS: readonly Step[] = [
  'characters',
  'first',
  'turn',
  'recover',
  'move',
  'step',
  'visit',
  'attempt',
  'end',
  'over',
];

test('every piece, moment and option of the set-up has its words', () => {
  const wanted = [
    ...['title', 'subtitle', 'players', 'length', 'kind', 'solo'].map((id) => `game.${id}`),
    ...SURVIVORS.map(({ id }) => `survivor.${id}`),
    ...ITEMS.flatMap(({ id, use }) => [`item.${id}`, `when.${use}`]),
    ...LOCATIONS.map((id) => `location.${id}`),
    ...KINDS.flatMap((kind) => [`kind.${kind}`, `units.${kind}`]),
    ...COLOURS.flatMap((colour) => [`colour.${colour}`, `dice.${colour}`]),
    ...['recover', 'move', 'encounters', 'end'].map((phase) => `phase.${phase}`),
    ...STEPS.map((step) => `step.${step}`),
    ...game.options.flatMap(({ id, values }) => [`option.${id}`, ...values.map((value) => `option.${id}.${value}`)]),
  ];
  expect(wanted.filter((id) => !(id in english.messages))).toEqual([]);
});

/** Everything of a kind that is written down in the chapters of the rules. */
function inRules(pattern: RegExp): string[] {
  const folder = new URL('../../rules/', import.meta.url);
  const chapters = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const found = chapters.flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(pattern)]);
  return [...new Set(found.map(([, id]) => id))].sort();
}

const known = (prefix: string): string[] => Object.keys(english.messages).filter((id) => id.startsWith(prefix));
const lacking = (ids: readonly string[], prefix: string): string[] =>
  ids.filter((id) => !known(prefix).some((own) => own === `${prefix}${id}` || own.startsWith(`${prefix}${id}.`)));

about('whatever the rules can say has words', () => {
  const asks = inRules(/= \{ id: '([\w-]+)', rules:/g);
  const events = inRules(/type: (?:\w+ === '\w+' \? )?'([\w-]+)'/g);
  const codes = inRules(/\bno\('([\w-]+)'/g);

  test('every question', () => {
    expect(asks.length).toBeGreaterThan(40);
    expect(lacking(asks, 'ask.')).toEqual([]);
  });

  test('every event but the one that goes without saying', () => {
    expect(events.length).toBeGreaterThan(60);
    expect(lacking(events, 'event.')).toEqual(['token-gone']);
  });

  test('every reason why not, and no other', () => {
    expect(known('refusal.')).toEqual(expect.arrayContaining(codes.map((code) => `refusal.${code}`)));
    expect(known('refusal.')).toHaveLength(codes.length);
    for (const code of codes) expect(describe.refusal({ code, params: { space: 'B6' } })).not.toBeNull();
  });
});

test.each(LANGS)('%s comes with its rulebook', async (lang) => {
  const { messages, rulebook: book } = await text(lang);
  expect(rulebook(book, lang).title).toBe(speaker(lang, messages)({ id: 'game.title' }));
});
