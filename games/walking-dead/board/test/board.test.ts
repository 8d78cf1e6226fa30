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
import { board } from '../index.tsx';
import { detailsOf, hasDetails } from '../parts/details.tsx';
import { ReachList } from '../parts/reach-list.tsx';
import { WayPanel } from '../parts/way.tsx';
import { firstWay, waysOf } from '../route.ts';
import { type Stage, StageContext } from '../stage.ts';
import { optionsAt } from '../things.ts';
import { numbers, playThrough } from './positions.ts';

// The game itself knows React only; what puts it on a page belongs to the web table.
const load = createRequire(import.meta.url);
const { renderToStaticMarkup }: { renderToStaticMarkup: (node: ReactNode) => string } = load('react-dom/server');

const NAMES = ['Nadia', 'Bruno', 'Chiara', 'Dora', 'Elio', 'Fay'];
const said = new Map<string, Message>();

const sayIn = (lang: (typeof tongues)[number]): Say => {
  const say = speaker(lang.lang, lang.messages, (seat) => NAMES[seat]);
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

const propsOf = (view: BoardProps['view'], decision: Decision | null, say: Say, compact: boolean): BoardProps => ({
  view,
  say,
  decision,
  refs: decision ? refsOf(decision) : new Map(),
  selected: null,
  select: () => {},
  plan: [],
  setPlan: () => {},
  shares: decision?.kind === 'split' ? { [decision.options[0]]: 1 } : {},
  setShares: () => {},
  news: [],
  pace: 'normal',
  people: asView(view).players.map((_, seat) => ({ seat, name: NAMES[seat], sign: seat })),
  showRule: () => {},
  compact,
});

/** The stage as the board sets it, for looking at every thing without clicks. */
function stageOf({ view: data, decision, refs, say, people, shares, compact }: BoardProps): Stage {
  const view = asView(data);
  const ways = waysOf(view, decision);
  const [first] = ways.values();
  return {
    view,
    decision,
    selected: null,
    plan: [],
    shares,
    people,
    compact,
    eyes: view.you > 0 ? view.you : view.active,
    ways,
    route: first ? firstWay(first) : null,
    cues: new Map(),
    showRule: () => {},
    tell: (id, params) => say(params ? { id, params } : { id }),
    say,
    options: (thing) => optionsAt(thing, view, decision, refs),
  };
}

const thingsIn = (html: string): string[] => [...html.matchAll(/data-thing="([^"]+)"/g)].map(([, thing]) => thing);

const intentOf = ({ decision, plan }: BoardProps): Intent | null => (decision ? { decision, plan } : null);

/** Draws a position as the table would, and opens some of the panels on it. */
function draw(props: BoardProps, everyNth: number): string {
  const html = renderToStaticMarkup(createElement(board.Board, props));
  const stage = stageOf(props);
  const drawPart = (part: ReactNode): string =>
    renderToStaticMarkup(createElement(StageContext, { value: stage }, part));
  for (const [i, thing] of thingsIn(html).entries()) {
    if (i % everyNth > 0 || !hasDetails(thing)) continue;
    const { body, rules } = detailsOf(stage, thing);
    drawPart(body);
    for (const rule of rules) shownRules.add(rule);
  }
  for (const ways of [...stage.ways.values()].slice(-3))
    for (const route of [ways.plain, ways.driven])
      if (route) drawPart(createElement(WayPanel, { route, ways, going: false, halted: true }));
  if (stage.ways.size > 0)
    drawPart(createElement(ReachList, { anchor: {} as HTMLElement, choose: () => {}, close: () => {} }));
  for (const panel of board.panels(props.view, intentOf(props))) {
    props.say(panel.title);
    for (const line of panel.lines) props.say(line.text);
  }
  for (const { seat } of props.people) {
    for (const { name } of board.facts(props.view, seat)) props.say(name);
    for (const note of board.notes(props.view, seat)) props.say(note);
  }
  for (const { caption } of board.dice(props.view, intentOf(props))) props.say(caption);
  return html;
}

const shownRules = new Set<string>();
const faultsSeen: string[] = [];
const asksDrawn = new Set<string>();

beforeAll(() => {
  const below = numbers('drawn');
  const voices = tongues.map(sayIn);
  for (let i = 0; i < 8; i++)
    playThrough(
      { edition: i % 2 ? 'it' : 'fr', seats: 1 + (i % 6), seed: `drawn ${i}` },
      (match, decision) => {
        // Every question once, and some positions by chance.
        if (asksDrawn.has(decision.ask.id) && below(80) > 0) return;
        asksDrawn.add(decision.ask.id);
        const say = voices[below(voices.length)];
        const html = draw(propsOf(match.view(decision.seat), decision, say, below(2) === 0), 9);
        const things = thingsIn(html);
        if (new Set(things).size !== things.length) faultsSeen.push(`twice: ${things}`);
        if (/undefined|NaN|\[object/.test(html)) faultsSeen.push(html.slice(0, 200));
        // What others see while somebody decides.
        if (below(4) === 0) draw(propsOf(match.view(-1), null, say, false), 40);
      },
      350,
    );
}, 60_000);

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
      expect([...shownRules].filter((rule) => !rulebook.includes(`**${rule}**`))).toEqual([]);
    }
  });
});
