import type { Game, OptionSpec } from '@shamble/kernel';
import { RESCUES } from '../content/cards.ts';
import { flaw } from './flaw.ts';
import { placement } from './place.ts';
import { scramble } from './scramble.ts';
import { setup } from './setup.ts';
import type { Pints } from './state.ts';
import { play } from './turn.ts';
import { view } from './view.ts';
import { whyNot } from './why.ts';

const element = (id: string): OptionSpec => ({ id, values: ['level', 'on', 'off'], default: 'level' });

/** Pints of Blood. */
export const game: Game<Pints> = {
  id: 'pints-of-blood',
  version: '1.0.0',
  seats: { min: 1, max: 4 },
  options: [
    { id: 'level', values: ['starter', 'main'], default: 'starter' },
    element('cards'),
    element('symbols'),
    element('sectors'),
    element('food'),
    { id: 'rescue', values: ['random', ...RESCUES], default: 'random' },
    { id: 'first', values: ['random', '1', '2', '3', '4'], default: 'random' },
    { id: 'bus', values: ['random', 'choose'], default: 'random' },
  ],
  fits: ({ seats, options }) =>
    Number(options.first) > seats ? { id: 'misfit.first', params: { first: Number(options.first), seats } } : null,
  setup,
  play,
  outcome: (s) => s.result,
  view,
  scramble,
  counts,
  flaw,
  turns: (s) => s.turn,
  checks: { placement },
  whyNot,
};

/** Components, wherever they lie. None is ever lost or made (PB-COMP04, PB-COMP06, PB-COMP07, PB-COMP10, PB-COMP13). */
function counts(s: Pints): Record<string, number> {
  const sum = (lists: readonly (readonly unknown[])[]): number => lists.reduce((n, list) => n + list.length, 0);
  const inSupply = s.supply.reduce((n, kind) => n + kind, 0);
  const stools = s.rows.filter((row) => row.companion >= 0).length;
  return {
    zombies: inSupply + sum([...s.stacks, s.bus.riders, s.ambulance, s.entering, ...s.players.map((p) => p.marker)]),
    cards:
      sum([...s.deck, s.discard, s.resolving, s.lasting, ...s.players.map((p) => p.cards)]) +
      s.assigned.filter((a) => a.card >= 0).length +
      (s.rescue >= 0 ? 1 : 0),
    tiles: sum([...s.rows.map((row) => row.tiles), s.queue]),
    companions: sum([s.couch, s.phoneBox, s.dead]) + stools,
    beers: s.beers + s.beersGone + s.players.reduce((n, p) => n + p.beers, 0),
    food: sum([s.food, ...s.players.map((p) => p.food)]),
  };
}
