import { readdirSync, readFileSync } from 'node:fs';
import { LANGS } from '@shamble/kernel';
import { rulebook, speaker } from '@shamble/kernel/text';
import { parameters } from '@shamble/kernel/text/faults';
import { describe as about, expect, test } from 'vitest';
import { COLOURS, PANIC_FACES } from '../../content/dice.ts';
import { EVENTS } from '../../content/events.ts';
import { READY_GROUPS } from '../../content/groups.ts';
import { ITEMS } from '../../content/items.ts';
import { SCENERY } from '../../content/scenery.ts';
import { SUPPLY } from '../../content/supply.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { BANDS } from '../../content/threat.ts';
import { game } from '../../rules/game.ts';
import { describe } from '../describe.ts';
import { cardText } from '../event-cards.ts';
import { text } from '../index.ts';
import { faults, tongues } from './said.ts';

const [english, ...others] = tongues;

test.each(others)('$lang has the messages of English, each with the same parameters', ({ messages }) => {
  const shape = (all: Readonly<Record<string, string>>) =>
    Object.entries(all)
      .map(([id, pattern]) => `${id}(${parameters(pattern)})`)
      .sort();
  expect(shape(messages)).toEqual(shape(english.messages));
});

const STEPS = [
  ...['groups', 'gear', 'picking', 'scenery', 'counters', 'walkers', 'edges', 'deploy', 'turn', 'activate', 'act'],
  ...['alarm', 'lunges', 'event', 'melees', 'melee', 'end', 'over'],
];

test('every piece, card, keyword, moment and option of the set-up has its words', () => {
  const keywords = ITEMS.flatMap((item) => item.keywords);
  const abilities = SURVIVORS.flatMap(({ ability, leads }) => [ability, leads].filter((id) => id !== null));
  const wanted = [
    ...['title', 'short', 'subtitle', 'players', 'length', 'kind'].map((id) => `game.${id}`),
    ...SURVIVORS.flatMap(({ id }) => [`survivor.${id}`, `survivor.${id}.full`]),
    ...SURVIVORS.flatMap(({ role }) => [`role.${role}`, `roletext.${role}`]),
    ...SURVIVORS.flatMap(({ never }) => (never === null ? [] : [`never.${never}`])),
    ...abilities.flatMap((id) => [`ability.${id}`, `abilitytext.${id}`]),
    ...ITEMS.map(({ id }) => `item.${id}`),
    ...ITEMS.flatMap(({ id, does }) => (does === null ? [] : [`itemtext.${id}`])),
    ...ITEMS.map(({ type }) => `itemtype.${type}`),
    ...ITEMS.flatMap(({ only }) => (only === null ? [] : [`only.${only}`])),
    ...ITEMS.flatMap(({ rides }) => (rides === null ? [] : [`keyword.rides.${rides}`])),
    ...keywords.flatMap((id) => [`keyword.${id}`, `keywordtext.${id}`]),
    ...SUPPLY.flatMap(({ incident }) =>
      incident === null ? [] : [`incident.${incident}`, `incidenttext.${incident}`],
    ),
    ...EVENTS.map(({ id }) => `card.${id}`),
    ...EVENTS.flatMap(({ stays }) => (stays === null ? [] : [`staystext.${stays}`])),
    ...SCENERY.flatMap(({ id }) => [`scenery.${id}`, `thing.${id}`, `the.${id}`, `The.${id}`]),
    ...READY_GROUPS.map(({ id }) => `group.${id}`),
    ...BANDS.map((id) => `band.${id}`),
    ...PANIC_FACES.flatMap((id) => [`panic.${id}`, `panictext.${id}`]),
    ...COLOURS.map((id) => `colour.${id}`),
    ...STEPS.map((id) => `step.${id}`),
    ...game.options.flatMap(({ id, values }) => [`option.${id}`, ...values.map((value) => `option.${id}.${value}`)]),
  ];
  expect([...new Set(wanted.filter((id) => !(id in english.messages)))]).toEqual([]);
});

test('every Event card has its sentences in every band', () => {
  expect(EVENTS.flatMap(({ id }) => BANDS.flatMap((_, band) => cardText(id, band))).flatMap(faults)).toEqual([]);
});

/** Everything of a kind that is written down in the chapters of the rules. */
function inRules(...patterns: readonly RegExp[]): string[] {
  const folder = new URL('../../rules/', import.meta.url);
  const chapters = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const sources = chapters.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const found = patterns.flatMap((pattern) => sources.flatMap((source) => [...source.matchAll(pattern)]));
  return [...new Set(found.flatMap(([, ...ids]) => ids.filter((id) => id !== undefined)))].sort();
}

const known = (prefix: string): string[] => Object.keys(english.messages).filter((id) => id.startsWith(prefix));
const lacking = (ids: readonly string[], prefix: string): string[] =>
  ids.filter((id) => !known(prefix).some((own) => own === `${prefix}${id}` || own.startsWith(`${prefix}${id}.`)));

about('whatever the rules can say has words', () => {
  const asks = inRules(/\{ id: '([\w-]+)', rules:/g);
  const events = inRules(/emit\(\{\s*type: '([\w-]+)'/g);
  const codes = inRules(/\bcode: '([\w-]+)'/g, /\brefusal\('([\w-]+)'/g, /return '([\w-]+)';/g).filter(
    (code) => code !== 'not-offered' && code !== 'twice',
  );

  test('every question', () => {
    expect(asks.length).toBeGreaterThan(70);
    expect(lacking(asks, 'ask.')).toEqual([]);
  });

  test('every event', () => {
    expect(events.length).toBeGreaterThan(90);
    expect(lacking(events, 'event.')).toEqual([]);
  });

  test('every reason why not', () => {
    expect(codes.length).toBeGreaterThan(25);
    const ours = codes.filter((code) => known('refusal.').includes(`refusal.${code}`));
    expect(codes.filter((code) => !ours.includes(code) && code.includes('-'))).toEqual([]);
    for (const code of ours) expect(describe.refusal({ code, params: { thing: 'walker-1' } })).not.toBeNull();
  });
});

test.each(LANGS)('%s comes with its rulebook', async (lang) => {
  const { messages, rulebook: book } = await text(lang);
  expect(rulebook(book, lang).title).toBe(speaker(lang, messages)({ id: 'game.title' }));
});
