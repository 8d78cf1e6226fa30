import { createRequire } from 'node:module';
import { type Decision, LANGS, type Message, type Say } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { messagesIn } from '@shamble/kernel/text/faults';
import type { BoardProps, Intent } from '@shamble/parts';
import { createElement, type ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { asView } from '../../rules/view.ts';
import { describe as words } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { faults, tongues } from '../../text/test/said.ts';
import { actionsAt } from '../actions.ts';
import { forecastFor } from '../forecast.ts';
import { board } from '../index.tsx';
import { detailsOf, hasDetails } from '../parts/details.tsx';
import { chipsOf, isPlacing } from '../placing.ts';
import { type Stage, StageContext } from '../stage.ts';
import { optionsAt } from '../things.ts';
import { unseen } from '../tokens.ts';
import { numbers, playThrough } from './positions.ts';

// The game itself knows React only; what puts it on a page belongs to the web table.
const load = createRequire(import.meta.url);
const { renderToStaticMarkup }: { renderToStaticMarkup: (node: ReactNode) => string } = load('react-dom/server');

const said = new Map<string, Message>();

const sayIn = (lang: (typeof tongues)[number]): Say => {
  const say = speaker(lang.lang, lang.messages, (seat) => ['Nadia', 'Bruno', 'Chiara', 'Dora'][seat]);
  return (message) => {
    for (const part of messagesIn(message)) said.set(JSON.stringify(part), part);
    return say(message);
  };
};

function refsOf(decision: Decision): Map<string, string[]> {
  const refs = new Map<string, string[]>();
  const ids = decision.kind === 'place' ? [] : [...decision.options, ...decision.beside];
  for (const id of ids) {
    const ref = words.ref(decision, id);
    if (ref !== null) refs.set(ref, [...(refs.get(ref) ?? []), id]);
  }
  return refs;
}

const propsOf = (
  view: BoardProps['view'],
  decision: Decision | null,
  plan: readonly string[],
  say: Say,
): BoardProps => ({
  view,
  say,
  decision,
  refs: decision ? refsOf(decision) : new Map(),
  selected: null,
  select: () => {},
  plan,
  setPlan: () => {},
  shares: {},
  setShares: () => {},
  news: [],
  pace: 'normal',
  people: asView(view).players.map((_, seat) => ({ seat, name: `Player ${seat + 1}`, sign: seat })),
  showRule: () => {},
  compact: false,
});

/** The stage as the board sets it, for looking at every thing without clicks. */
function stageOf({ view: data, decision, refs, plan, say, people }: BoardProps): Stage {
  const view = asView(data);
  const placing = isPlacing(decision) ? decision : null;
  return {
    view,
    decision,
    placing,
    plan,
    chips: placing ? chipsOf(view, plan) : [],
    held: null,
    selected: null,
    people,
    compact: false,
    large: null,
    kinds: unseen(view),
    forecast: forecastFor(view, decision, plan),
    marks: true,
    cues: new Map(),
    showRule: () => {},
    tell: (id, params) => say(params ? { id, params } : { id }),
    say,
    options: (thing) => optionsAt(thing, view, decision, refs),
  };
}

const thingsIn = (html: string): string[] =>
  [...html.matchAll(/data-thing="([^"]+)"/g)].map(([, thing]) => thing.replaceAll('&gt;', '>'));

const intentOf = ({ decision, plan }: BoardProps): Intent | null => (decision ? { decision, plan } : null);

/** Draws a position as the table would, and opens some of the panels and menus on it. */
function draw(props: BoardProps, everyNth: number): string {
  const html = renderToStaticMarkup(createElement(board.Board, props));
  const stage = stageOf(props);
  for (const [i, thing] of thingsIn(html).entries()) {
    if (i % everyNth > 0) continue;
    for (const action of actionsAt(stage, thing)) props.say(action.words);
    if (!hasDetails(thing)) continue;
    const { body, rules } = detailsOf(stage, thing);
    renderToStaticMarkup(createElement(StageContext, { value: stage }, body));
    for (const rule of rules) shownRules.add(rule);
  }
  for (const panel of board.panels(props.view, intentOf(props))) for (const line of panel.lines) props.say(line.text);
  return html;
}

const shownRules = new Set<string>();
const faultsSeen: string[] = [];

beforeAll(() => {
  const below = numbers('drawn');
  const voices = tongues.map(sayIn);
  for (let i = 0; i < 8; i++)
    playThrough({ level: i % 2 ? 'main' : 'starter', seats: 1 + (i % 4), seed: `drawn ${i}` }, (match, decision) => {
      if (below(9) > 0) return;
      const say = voices[below(voices.length)];
      const options = decision.kind === 'place' ? [] : decision.options;
      const plan = isPlacing(decision) ? options.filter((id, at) => at % 7 === 0 && !id.includes('>')).slice(0, 3) : [];
      const html = draw(propsOf(match.view(decision.seat), decision, plan, say), 3);
      const things = thingsIn(html);
      if (new Set(things).size !== things.length) faultsSeen.push(`twice: ${things}`);
      if (/undefined|NaN|\[object/.test(html)) faultsSeen.push(html.slice(0, 200));
      // What others see while somebody decides.
      draw(propsOf(match.view(-1), null, [], say), 20);
    });
});

describe('the board', () => {
  test('draws whole games, each thing once and nothing undefined', () => {
    expect(faultsSeen).toEqual([]);
    expect(said.size).toBeGreaterThan(300);
  });

  test('says everything in three languages with exactly its parameters', () => {
    expect([...new Set([...said.values()].flatMap(faults))]).toEqual([]);
  });

  test('has no rule link that leads nowhere', async () => {
    for (const lang of LANGS) {
      const { rulebook } = await text(lang);
      expect(
        [...shownRules].filter(
          (rule) => !rulebook.includes(`**${rule}**`) && !rulebook.includes(`**${rule.replace(/-R\d*$/, '')}**`),
        ),
      ).toEqual([]);
    }
  });
});
