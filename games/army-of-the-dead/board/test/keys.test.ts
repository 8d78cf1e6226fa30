import { speaker } from '@shamble/kernel/text';
import { stageOf } from '@shamble/parts';
import { propsOf } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { asView } from '../../rules/view.ts';
import { describe as words } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { planeFor } from '../geometry.ts';
import { zoneByKey } from '../key-zone.ts';
import { contentsOf, whereActs } from '../pieces.ts';
import type { Stage } from '../stage.ts';
import { optionsAt } from '../things.ts';
import { playThrough } from './positions.ts';

const { messages } = await text('en');

/** A Turn with dead on the map, after others have had theirs. */
function aTurn(): Stage {
  const found: Stage[] = [];
  playThrough({ mission: 'jackpot', seats: 1, seed: 'keys' }, (match, decision) => {
    const data = match.view(0);
    const view = asView(data);
    if (found.length > 0 || decision.ask.id !== 'act' || view.zones.length < 2) return;
    if (!view.team.some(({ acted, survivor }) => acted && survivor !== view.turns[0].survivor)) return;
    const props = propsOf(words, data, 1, decision, speaker('en', messages), {});
    const plane = planeFor(view.mission);
    found.push({
      ...stageOf(props, new Map(), (thing) => optionsAt(thing, view, plane, decision, props.refs)),
      view,
      plane,
      contents: contentsOf(view),
      shares: {},
      ahead: null,
      sight: null,
      marked: null,
    });
  });
  return found[0];
}

const stage = aTurn();
const from = whereActs(stage.view) ?? '';

/** All Zones that a key leads to, one after the other, until it comes round. */
function round(key: string): Set<string> {
  const found = new Set<string>();
  for (let zone = zoneByKey(stage, key, 1, from); zone && !found.has(zone); zone = zoneByKey(stage, key, 1, zone))
    found.add(zone);
  return found;
}

test('letters go through what they stand for', () => {
  const { contents, options, plane, view } = stage;
  const ids = plane.plan.zones.map(({ id }) => id);
  expect(round('n')).toEqual(new Set(ids.filter((id) => options(`zone:${id}`).length > 0)));
  const open = view.team.filter(({ survivor, acted }) => !acted || survivor === view.turns[0].survivor);
  expect(open.length).toBeLessThan(view.team.length);
  expect(round('v')).toEqual(new Set(open.map(({ zone }) => zone)));
  expect(round('z')).toEqual(new Set(ids.filter((id) => (contents.get(id)?.dead.length ?? 0) > 0)));
  expect(round('g')).toEqual(new Set([view.tokens.find(({ colour }) => colour === 'blue')?.zone]));
  expect(zoneByKey(stage, 'c', 1, ids[0])).toBe(from);
});

test('where nobody of the reader may act, a letter goes through all Survivors', () => {
  const { contents, plane, view } = stage;
  const watching = { ...stage, view: { ...view, you: 0 } };
  const all = plane.plan.zones.filter(({ id }) => (contents.get(id)?.people.length ?? 0) > 0).map(({ id }) => id);
  const found = new Set(all.map((id) => zoneByKey(watching, 'v', 1, id)));
  expect(found).toEqual(new Set(all));
});

test('other keys are not its own', () => {
  expect(zoneByKey(stage, 'x', 1, from)).toBeUndefined();
  expect(zoneByKey(stage, 'Home', 1, from)).toBeUndefined();
});
