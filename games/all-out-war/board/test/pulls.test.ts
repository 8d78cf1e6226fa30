import type { Decision, GameEvent, Match } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { listen } from '@shamble/kernel/text/faults';
import { expect, test } from 'vitest';
import { itemOf } from '../../rules/cards.ts';
import { isWalker, modelNamed, type War } from '../../rules/state.ts';
import { startAt } from '../../rules/test/starting.ts';
import { asView } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { aheadFor } from '../ahead.ts';
import { fallsAfter } from '../forecast/pulls.ts';
import { options } from '../options.ts';
import { panels } from '../panels.ts';
import { stateFor } from '../seen-state.ts';
import { playThrough, SETUPS } from './positions.ts';

const { tongues } = await listen(text);
const english = tongues.find(({ lang }) => lang === 'en');
const say = speaker('en', english?.messages ?? {}, (seat) => ['Alex', 'Billie'][seat]);

/** The first option of whatever is asked on the way of a shot. */
function shotThrough(match: Match<War>): void {
  const onTheWay = ['shot-again', 'ammo-again', 'ignore-critical', 'pierced', 'noise-tie', 'mayhem-next'];
  for (let { only } = match; only?.kind === 'choose' && onTheWay.includes(only.ask.id); { only } = match)
    expect(match.answer(only.seat, only.n, only.pass ?? only.options[0])).toBeNull();
}

const comesIn = (events: readonly GameEvent[]) =>
  events.filter(({ type, why }) => /^walker-(?:moves|stuck)$/.test(type) && (why === 'noise' || why === 'mayhem'));

test('AW-NOISE02: who comes to a shot is foretold for its target standing, laid down and removed', () => {
  const seen = { none: 0, down: 0, removed: 0, told: 0 };
  for (const setup of [SETUPS[1], SETUPS[4], SETUPS[2]])
    playThrough(
      setup,
      (match, decision: Decision) => {
        if (decision.kind !== 'choose' || decision.ask.id !== 'shoot-target') return;
        const s = stateFor(asView(match.view(decision.seat)));
        for (const selected of decision.options) {
          const ahead = aheadFor(asView(match.view(decision.seat)), { decision, selected, plan: [], shares: {} });
          const { shot, noise } = ahead ?? {};
          const before = modelNamed(s, selected);
          if (!shot || !noise || !before || !isWalker(before) || itemOf(shot.card).shots > 1) continue;
          const falls = fallsAfter(s, shot, noise.loud, noise.ghosts);
          const tried = match.fork();
          const from = tried.events.length;
          expect(tried.answer(decision.seat, decision.n, selected)).toBeNull();
          shotThrough(tried);
          const events = tried.events.slice(from).map(({ event }) => event);
          const struck = events.find(({ type }) => type === 'prone' || type === 'walker-removed');
          const loud = events.findIndex(({ type }) => type === 'loud');
          // Who dies frees those that were engaged, and may turn.
          if (loud < 0 || events.some(({ type }) => type === 'died')) continue;
          const name = String(struck?.model ?? struck?.walker ?? '');
          const how = struck?.type === 'prone' ? 'laid' : 'removed';
          const fall = falls.find((one) => one.walker === name && (one.how === 'down' || one.how === how));
          const ghosts = fall?.ghosts ?? noise.ghosts;
          if (ghosts.some(({ unsure }) => unsure !== null)) continue;
          const comes = comesIn(events.slice(loud)).slice(0, ghosts.length);
          expect(comes.map(({ walker }) => walker).sort()).toEqual(ghosts.map(({ walker }) => walker).sort());
          seen[struck === undefined ? 'none' : how === 'laid' ? 'down' : 'removed']++;
          if (fall !== undefined) seen.told++;
        }
      },
      500,
    );
  expect(seen.none, JSON.stringify(seen)).toBeGreaterThan(0);
  expect(seen.down, JSON.stringify(seen)).toBeGreaterThan(0);
  expect(seen.told, JSON.stringify(seen)).toBeGreaterThan(3);
});

/** Liam is asked at whom he shoots, between two Walkers. */
function aiming() {
  const match = startAt({
    people: { liam: { at: [10, 10], hands: ['pocket22'] }, derek: { at: [1, 1], side: 2 } },
    walkers: [
      [10, 14],
      [10, 5.5],
    ],
  });
  expect(match.answer(0, match.only!.n, 'shoot')).toBeNull();
  const decision = match.only!;
  return { match, decision };
}

test('AW-NOISE02: the nearest is shot at: who comes instead is told below the target and beside the mat', () => {
  const { match, decision } = aiming();
  expect(decision.ask.id).toBe('shoot-target');
  const [line] = options.detail(match.view(0), decision, 'walker-1').map((one) => say(one));
  expect(line).toContain(
    'NOISE pulls: Walker 1 · Walker 1 engages Liam · if Walker 1 goes down: Walker 2 engages Liam',
  );
  const [plan] = panels(match.view(0), { decision, selected: 'walker-1', plan: [], shares: {} });
  const lines = plan.lines.map((one) => say(one.text));
  const at = lines.indexOf('If Walker 1 goes down:');
  expect(lines[at + 1]).toMatch(/^Walker 2 comes [\d.]+ in and engages Liam\.$/);
  expect(lines).toContain('If nobody goes down:');
});

test('panels say from when they tell: nothing is chosen yet, and the melee is the one that the shot brings', () => {
  const { match, decision } = aiming();
  const shown = (selected: string | null) =>
    panels(match.view(0), { decision, selected, plan: [], shares: {} }).map(({ title, lines }) => ({
      title: say(title),
      lines: lines.map((one) => say(one.text)),
    }));
  expect(shown(null)[0].title).toBe('What can be chosen');
  const melee = shown('walker-2').find(({ title }) => title.includes('Melee phase'));
  expect(melee?.title).toBe('If the Melee phase came after this shot and nobody went down');
  expect(melee?.lines[0]).toBe('Threat rises by 1, since somebody fights.');
});
