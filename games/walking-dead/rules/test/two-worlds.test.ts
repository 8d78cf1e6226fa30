import { kindOf } from '@shamble/kernel';
import { LIGHT, playConformance, sayProblem } from '@shamble/kernel/conformance/examine';
import { expect, test } from 'vitest';
import { sensible } from '../../bot/index.ts';
import { locationCardNumber } from '../../content/locations.ts';
import { spaceNumber } from '../../content/map.ts';
import { kit } from '../../index.ts';
import type { Walking } from '../state.ts';

const { game } = kit;
const PRISON = ['prisonB', 'prisonA', 'prisonC'].map(locationCardNumber);
/** Beside the Prison. */
const DOOR = spaceNumber('H2');
/** Unknown cards besides the private ones, and turns that are played. */
const DECK = 3;
const TURNS = 3;
const GAMES = 12;

/** All stand at the door of the Prison; one card of it is public, the others are private or in a small deck. */
function atTheDoor(s: Walking): void {
  const cards = [...s.shown, ...[...s.locations.draw, ...s.players.map(({ hidden }) => hidden)].map(kindOf)];
  const others = cards.filter((card) => !PRISON.includes(card));
  s.shown = [PRISON[0], ...others.splice(0, 2)];
  const hidden = [...PRISON.slice(1), ...others];
  for (const player of s.players) {
    player.space = DOOR;
    player.stock = [4, 4, 4];
    player.hidden += (hidden.shift() as number) - kindOf(player.hidden);
  }
  s.locations = { draw: hidden.splice(0, DECK), discard: hidden };
}

/** The first turns of games that begin there. */
const door: typeof kit & { sensible: typeof sensible } = {
  ...kit,
  sensible,
  game: {
    ...game,
    setup: (config, chance) => {
      const state = game.setup(config, chance);
      atTheDoor(state);
      return state;
    },
    *play(table) {
      const run = game.play(table);
      for (let step = run.next([]); !step.done && table.state.turn <= TURNS; ) step = run.next(yield step.value);
      table.state.result ??= { id: 'nobody', winners: [] };
    },
  },
};

test('WD-LOC05-R, WD-LOC17-R, WD-TEAM24 no number tells what a private Location opens', () => {
  const depth = { ...LIGHT, state: 0, refusals: 0, secrets: 1 };
  for (let i = 0; i < GAMES; i++) {
    const setup = { seats: 3, options: { edition: i % 2 === 0 ? 'fr' : 'it' } };
    expect(playConformance(door, setup, `door ${i}`, depth).map(sayProblem)).toEqual([]);
  }
}, 120_000);
