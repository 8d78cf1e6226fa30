import { refsOf } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { propsOf } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { asView } from '../../rules/view.ts';
import { describe as words } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { planeFor } from '../geometry.ts';
import { optionsAt } from '../things.ts';
import { playThrough } from './positions.ts';

const { messages } = await text('en');
const say = speaker('en', messages, () => 'Nadia');

/** Answers without a place, and why: they leave everything where it is, or are a word between players. */
const PLACELESS: Readonly<Record<string, string>> = {
  'act end': 'goes on',
  'single decline': 'goes on',
  'on stop': 'goes on',
  'lucky keep': 'goes on',
  'free-move stay': 'goes on',
  'vault-keep stop': 'goes on',
  'next later': 'goes on',
  'tactician wait': 'goes on',
  'first random': 'leaves it to chance',
  'companion random': 'leaves it to chance',
  'discard agree': 'a word to another player',
  'discard refuse': 'a word to another player',
  'agree-trade agree': 'a word to another player',
  'agree-trade arrange': 'a word to another player',
  'agree-trade refuse': 'a word to another player',
};

/** What is pressed elsewhere than on map and cards: before there are any, on the people's cards, in the tray. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'team survivor': 'the team sheet',
  'companion survivor': 'the team sheet',
  'first player': 'the cards of people',
  'vault-keep die': 'the tray',
  'lucky dice': 'the tray',
};

test('every option of every question has a place on the board, or a reason to have none', () => {
  const placeless = new Set<string>();
  const elsewhere = new Set<string>();
  for (const [i, { id: mission }] of MISSIONS.entries())
    playThrough({ mission, seats: 1 + (i % 2) * 2, seed: `places ${i}` }, (now, asked) => {
      if (asked.kind === 'place') throw new Error('no question is for a point');
      const data = now.view(asked.seat);
      const seen = asView(data);
      const plane = planeFor(mission);
      const { refs } = propsOf(words, data, 1, asked, say, {});
      const things = [
        ...plane.plan.zones.map(({ id }) => `zone:${id}`),
        ...seen.team.flatMap(({ survivor }) => [
          `survivor:${survivor}`,
          ...[1, 2, 3, 4, 5].map((n) => `slot:${survivor}:${n}`),
        ]),
      ];
      const found = new Set(things.flatMap((thing) => optionsAt(thing, seen, plane, asked, refs)));
      for (const id of [...asked.options, ...asked.beside]) {
        const own = refsOf(words, asked, id);
        if (own.length === 0) placeless.add(`${asked.ask.id} ${id}`);
        else if (!found.has(id)) elsewhere.add(`${asked.ask.id} ${own[0].split(':')[0]}`);
      }
    });
  expect([...placeless].filter((one) => !(one in PLACELESS))).toEqual([]);
  expect([...elsewhere].filter((one) => !(one in ELSEWHERE))).toEqual([]);
  expect([...placeless, ...elsewhere].length).toBeGreaterThan(10);
});
