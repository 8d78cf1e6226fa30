import { readdirSync, readFileSync } from 'node:fs';
import { LANGS } from '@shamble/kernel';
import { rulebook, speaker } from '@shamble/kernel/text';
import { parameters } from '@shamble/kernel/text/faults';
import { describe as about, expect, test } from 'vitest';
import { EQUIPMENT } from '../../content/equipment.ts';
import { MISSIONS } from '../../content/missions.ts';
import { PERSONAL_OBJECTIVES } from '../../content/objectives.ts';
import { type Skill, skillId } from '../../content/skills.ts';
import { SPECIALITIES, SURVIVORS } from '../../content/survivors.ts';
import { VAULT_CARDS } from '../../content/vault.ts';
import { ORDERS } from '../../content/zombies.ts';
import { game } from '../../rules/game.ts';
import { LEVELS } from '../../rules/level.ts';
import { COLOURS, KINDS, type Step } from '../../rules/state.ts';
import { describe } from '../describe.ts';
import { text } from '../index.ts';
import { allLosses, goalText } from '../mission-text.ts';
import { skill, skillText } from '../words.ts';
import { faults, tongues } from './said.ts';

const [english, ...others] = tongues;

test.each(others)('$lang has the messages of English, each with the same parameters', ({ messages }) => {
  const shape = (all: Readonly<Record<string, string>>) =>
    Object.entries(all)
      .map(([id, pattern]) => `${id}(${parameters(pattern)})`)
      .sort();
  expect(shape(messages)).toEqual(shape(english.messages));
});

const STEPS: readonly Step[] = [
  ...(['team', 'owners', 'sets', 'companions', 'places', 'first', 'round'] as const),
  ...(['next', 'act', 'dead', 'spawn', 'safety', 'end', 'over'] as const),
];

test('every piece, moment and option of the set-up has its words', () => {
  const wanted = [
    ...['title', 'short', 'subtitle', 'players', 'length', 'kind'].map((id) => `game.${id}`),
    ...SURVIVORS.flatMap(({ id }) => [`survivor.${id}`, `survivor.${id}.full`, `personal.${id}`]),
    ...SPECIALITIES.map((id) => `speciality.${id}`),
    ...EQUIPMENT.flatMap(({ id, does }) => [`card.${id}`, ...(does === null ? [] : [`cardtext.${does}`])]),
    ...PERSONAL_OBJECTIVES.map(({ power }) => `power.${power}`),
    ...VAULT_CARDS.flatMap(({ id, bonuses }) => [`vaultcard.${id}`, ...bonuses.map(([, bonus]) => `bonus.${bonus}`)]),
    ...ORDERS.flatMap(({ order }) => (order === null ? [] : [`order.${order}`])),
    ...LEVELS.map((id) => `level.${id}`),
    ...COLOURS.map((id) => `token.${id}`),
    ...KINDS.flatMap((id) => [`kind.${id}`, `target.${id}`, `target.${id}-lying`]),
    ...MISSIONS.flatMap(({ id, length, difficulty, zeus }) => [
      ...[`mission.${id}`, `mission.${id}.goal`, `mission.${id}.special`],
      ...[`length.${length}`, `difficulty.${difficulty}`, `zeus.${zeus}`],
    ]),
    ...STEPS.map((id) => `step.${id}`),
    ...game.options.flatMap(({ id, values }) => [`option.${id}`, ...values.map((value) => `option.${id}.${value}`)]),
  ];
  expect(wanted.filter((id) => !(id in english.messages))).toEqual([]);
});

test('every Skill has a name and a sentence', () => {
  const skills: readonly Skill[] = SURVIVORS.flatMap(({ blue, orange, red }) => [blue, ...orange, ...red]);
  const ids = [...new Set(['plusAction', ...skills.map(skillId)])];
  expect(ids.flatMap((id) => [skill(id), skillText(id)]).flatMap(faults)).toEqual([]);
});

test.each(tongues)('a Skill to choose is named once, then told: $lang', ({ say }) => {
  const skills = SURVIVORS.flatMap(({ orange, red }) => [...orange, ...red]).filter((one) => 'of' in one);
  for (const one of skills) {
    const id = skillId(one);
    const [, kind] = say(skill(id)).split(/\u202f?: /);
    if (kind !== undefined) expect(say(skillText(id)).toLowerCase()).not.toContain(kind.toLowerCase());
  }
  expect(skills.length).toBeGreaterThan(20);
});

test('every step of every Mission has its words', () => {
  const steps = MISSIONS.flatMap((mission) => mission.steps.flat().map((goal) => goalText(mission, goal)));
  expect(steps.flatMap(faults)).toEqual([]);
  expect(MISSIONS.flatMap(allLosses).flatMap(faults)).toEqual([]);
  const [{ say }] = tongues;
  expect(MISSIONS[1].steps.flat().map((goal) => say(goalText(MISSIONS[1], goal)))).toEqual([
    'Take the blue Objective',
    'Whoever holds the blue Objective escapes',
  ]);
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
  const asks = inRules(/\{ id: '([\w-]+)', rules[:,]? ?/g);
  const events = inRules(/emit\(\{\s*type: (?:\w+ \? )?'([\w-]+)'(?: : '([\w-]+)')?/g);
  const codes = inRules(/\bno\((?:far < range\[0\] \? )?'([\w-]+)'(?: : '([\w-]+)')?/g, /\brefusal\('([\w-]+)'/g);
  /** Codes that reach their refusal by other ways. */
  const passed = ['one-goal', 'odd-ones', 'room-short'];

  test('every question', () => {
    expect(asks.length).toBeGreaterThan(35);
    expect(lacking(asks, 'ask.')).toEqual([]);
  });

  test('every event', () => {
    expect(events.length).toBeGreaterThan(70);
    expect(lacking(events, 'event.')).toEqual([]);
  });

  test('every reason why not, and no other', () => {
    expect(known('refusal.').sort()).toEqual([...codes, ...passed].map((code) => `refusal.${code}`).sort());
    for (const code of [...codes, ...passed]) expect(describe.refusal({ code })).not.toBeNull();
  });
});

test.each(LANGS)('%s comes with its rulebook', async (lang) => {
  const { messages, rulebook: book } = await text(lang);
  expect(rulebook(book, lang).title).toBe(speaker(lang, messages)({ id: 'game.title' }));
});

test.each(tongues)('the table counts Rounds where it counts turns elsewhere ($lang)', ({ lang, messages }) => {
  const say = speaker(lang, messages);
  expect(say({ id: 'web.table.round', params: { n: 4 } })).toBe('Round 4');
});
