import { speaker } from '@shamble/kernel/text';
import { stageOf } from '@shamble/parts';
import { propsOf } from '@shamble/parts/testing';
import { describe, expect, test } from 'vitest';
import { asView, type View } from '../../rules/view.ts';
import { describe as words } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { aheadOf } from '../ahead.ts';
import { planeFor } from '../geometry.ts';
import { rangeOf } from '../names.ts';
import { contentsOf, whereActs } from '../pieces.ts';
import { lookOn, sightOf, sightWords } from '../sight.ts';
import type { Stage } from '../stage.ts';
import { optionsAt } from '../things.ts';
import { slipOf } from '../zone-slip.ts';
import { playThrough } from './positions.ts';

const { messages } = await text('en');

/** The first Turn of a game that is wanted. */
function aTurn(mission: string, seed: string, wanted: (view: View) => boolean): Stage {
  const found: Stage[] = [];
  playThrough({ mission, seats: 1, seed }, (match, decision) => {
    const data = match.view(0);
    const view = asView(data);
    if (found.length > 0 || decision.ask.id !== 'act' || !wanted(view)) return;
    const props = propsOf(words, data, 1, decision, speaker('en', messages), {});
    const plane = planeFor(view.mission);
    found.push({
      ...stageOf(props, new Map(), (thing) => optionsAt(thing, view, plane, decision, props.refs)),
      view,
      plane,
      contents: contentsOf(view),
      shares: {},
      ahead: aheadOf(view, [], null),
      sight: null,
      marked: null,
    });
  });
  return found[0];
}

const labelled = ({ plane }: Stage, label: string): string =>
  plane.plan.zones.find((zone) => zone.label === label)?.id ?? '';

const told = (stage: Stage, label: string): string[] =>
  slipOf(stage, labelled(stage, label)).map((one) => stage.say(one));

describe('the slip of a Zone', () => {
  const stage = aTurn('jackpot', 'slip', ({ zones, round }) => round > 1 && zones.length > 2);

  test('says what it is, and whether one may search there', () => {
    expect(told(stage, 'F3')[0]).toBe('In the street: nothing to find.');
    expect(told(stage, 'H3')[0]).toMatch(/^In a building: (Survivors may search here|nobody searches beside Zombies)/);
  });

  test('names its borders: open ones, doors, elevators', () => {
    expect(told(stage, 'G2')).toContain('Open to H2.');
    expect(told(stage, 'G2')).toContain('By door to G1 and G3.');
    expect(told(stage, 'G3')).toContain('Elevator to a1.');
    expect(told(stage, 'F3').join(' ')).not.toMatch(/G3/);
  });

  test('says how far it is for whoever acts', () => {
    const here = stage.plane.plan.zones.find(({ id }) => id === whereActs(stage.view))!;
    expect(told(stage, here.label).join(' ')).toMatch(/In sight at Range 0\. The acting Survivor is here/);
  });

  test('says of every group of the dead what it would do and why', () => {
    const groups = stage.ahead?.forecast?.groups.filter(({ steps }) => steps.length > 0) ?? [];
    expect(groups.length).toBeGreaterThan(0);
    for (const { zone } of groups) {
      const { label } = stage.plane.plan.zones.find(({ id }) => id === zone)!;
      expect(told(stage, label).join(' ')).toMatch(/: to [^.]+\. They see (Survivors|most|nobody)/);
    }
  });
});

test('an Abomination is told with what stands on its card', () => {
  const stage = aTurn('crown', 'slip', ({ abominations }) =>
    abominations.some(({ kind, zone }) => kind === 'queen' && zone !== null),
  );
  const { zone } = stage.view.abominations.find(({ kind }) => kind === 'queen')!;
  const words = slipOf(stage, zone!).map((one) => stage.say(one));
  expect(words).toContain('the Queen: 1 Action, 2 Wounds an Attack, 5 AP for everybody.');
});

test('an Objective that lies face down is told with what it may be', () => {
  const stage = aTurn('jackpot', 'slip', ({ tokens }) => tokens.some(({ colour, zone }) => colour === null && zone));
  const down = stage.view.tokens.find(({ colour, zone }) => colour === null && zone !== null)!;
  const words = slipOf(stage, down.zone!).map((one) => stage.say(one));
  const told = words.find((one) => one.startsWith('Face down'));
  expect(told).toMatch(/^Face down, it may be .*Objective \(\d+%\) or .*Objective \(\d+%\)\.$/);
  expect(told).not.toContain(' and ');
});

describe('a closed door', () => {
  test('is a border that does not open', () => {
    const stage = aTurn('bigScore', 'doors', ({ closed }) => closed.length > 0);
    const all = stage.plane.plan.zones.flatMap(({ id }) => slipOf(stage, id).map(({ id: message }) => message));
    expect(all).toContain('boardview.slip.shut');
    expect(all).toContain('boardview.slip.slots');
  });
});

describe('sight', () => {
  const stage = aTurn('jackpot', 'slip', ({ zones, round }) => round > 1 && zones.length > 2);
  const { view, plane, contents } = stage;
  const zone = whereActs(view)!;

  test('is what can be seen from a Zone, then who sees it, then nothing', () => {
    expect(lookOn(null, zone)).toEqual({ zone, way: 'from' });
    expect(lookOn({ zone, way: 'from' }, zone)).toEqual({ zone, way: 'to' });
    expect(lookOn({ zone, way: 'to' }, zone)).toBeNull();
    expect(lookOn({ zone: 'R6:02', way: 'to' }, zone)).toEqual({ zone, way: 'from' });
  });

  test('tells how many Zones are seen, and at which Range the dead are', () => {
    const sight = sightOf(view, plane, contents, { zone, way: 'from' });
    const told = stage.say(sightWords(view, plane, contents, sight));
    expect(told).toContain(`${sight.seen.size - 1} Zone`);
    const far = [...sight.seen].filter((id) => (contents.get(id)?.dead.length ?? 0) > 0);
    expect(far.length).toBeGreaterThan(0);
    for (const id of far) expect(told).toContain(`(Range ${rangeOf(stage, id)})`);
  });

  test('asked for by its key stays so until it ends', () => {
    const first = lookOn(null, zone, true);
    expect(first).toEqual({ zone, way: 'from', byKey: true });
    expect(lookOn(first, zone, true)).toEqual({ zone, way: 'to', byKey: true });
  });

  test('from everywhere: only Zones with somebody in them see, and they are named', () => {
    for (const { id } of plane.plan.zones) {
      const from = sightOf(view, plane, contents, { zone: id, way: 'from' });
      const to = sightOf(view, plane, contents, { zone: id, way: 'to' });
      expect(from.seen.has(id)).toBe(true);
      for (const other of to.seen) {
        const { people = [], dead = [] } = contents.get(other) ?? {};
        if (other !== id) expect(people.length + dead.length).toBeGreaterThan(0);
        expect(sightOf(view, plane, contents, { zone: other, way: 'from' }).seen.has(id)).toBe(true);
      }
      expect(stage.say(sightWords(view, plane, contents, to))).toMatch(/^(Who sees \S+: .+|Nobody sees \S+)\.$/);
    }
  });
});
