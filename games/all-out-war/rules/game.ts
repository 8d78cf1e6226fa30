import type { Config, Game } from '@shamble/kernel';
import { READY_GROUPS } from '../content/groups.ts';
import { checkBlast } from './blast.ts';
import { countsOf } from './counts.ts';
import { flaw } from './flaw.ts';
import { checkGroup } from './groups.ts';
import { moveRoute } from './move.ts';
import { checkSneak, checkStraight } from './move-checks.ts';
import { play } from './play.ts';
import { scramble } from './scramble.ts';
import { fits, isShared, setup } from './setup.ts';
import { checkAttending } from './setup-models.ts';
import { checkScenery } from './setup-scenery.ts';
import type { War } from './state.ts';
import { checkSlots } from './swap.ts';
import { checkThrow } from './throws.ts';
import { view } from './view.ts';
import { whyNot } from './why.ts';

const READY = READY_GROUPS.map(({ id }) => id);

const isSmall = ({ options }: Config): boolean => options.scenario === 'learning';

/** On the small table all but the usual value would mean nothing. */
const unlessSmall = (usual: string | boolean) => (value: string | boolean, before: Config) =>
  value === usual || !isSmall(before);

/** A ready group is for its points, and has somebody for everybody who shares it. */
function suitsPoints(value: string | boolean, before: Config): boolean {
  const ready = READY_GROUPS.find(({ id }) => id === value);
  if (ready === undefined) return true;
  return String(ready.limit) === before.options.points && (!isShared(before) || ready.members.length >= before.seats);
}

/** The Walking Dead: All Out War. */
export const game: Game<War> = {
  id: 'all-out-war',
  version: '1.1.0',
  seats: { min: 1, max: 4 },
  options: [
    {
      id: 'scenario',
      values: ['walkingDead', 'learning'],
      default: 'walkingDead',
      seats: { learning: { min: 1, max: 2, usual: 1 } },
    },
    {
      id: 'mode',
      values: ['rivals', 'together'],
      default: 'rivals',
      seats: { rivals: { min: 2, max: 2 } },
      suits: (v, before) => v === 'together' || !isSmall(before),
    },
    {
      id: 'points',
      values: ['100', '150', '200', '250', '300', '400', '500'],
      default: '100',
      suits: unlessSmall('100'),
    },
    {
      id: 'group1',
      values: [...READY, 'own'],
      default: READY[0],
      suits: (v, before) => (isSmall(before) ? v === READY[0] : suitsPoints(v, before)),
    },
    {
      id: 'group2',
      // The other way round: where the usual one does not suit, the rivals have different groups.
      values: [...READY.toReversed(), 'own'],
      default: READY[2],
      // Those who share a group have no second one.
      suits: (v, before) => (isShared(before) ? v === READY[2] : suitsPoints(v, before)),
    },
    { id: 'setup', values: ['ready', 'layout', 'hand'], default: 'ready', suits: unlessSmall('ready') },
    {
      id: 'scenery',
      values: ['box', 'catalogue'],
      default: 'box',
      suits: (v, { options }) => v === 'box' || options.setup === 'hand',
    },
    { id: 'tops', values: [false, true], default: false, suits: unlessSmall(false) },
    {
      id: 'buildings',
      values: ['simple', 'detailed'],
      default: 'simple',
      suits: (v, { options }) => v === 'simple' || options.scenery === 'catalogue',
    },
    {
      id: 'deck',
      values: ['plain', 'solo'],
      default: 'plain',
      suits: (v, before) => v === 'plain' || (isShared(before) && !isSmall(before)),
    },
    { id: 'help', values: ['full', 'none'], default: 'full' },
  ],
  fits,
  setup,
  play,
  outcome: (s) => s.result,
  view,
  whyNot,
  scramble,
  counts: countsOf,
  flaw,
  turns: (s) => s.activations,
  checks: {
    group: checkGroup,
    slots: checkSlots,
    scenery: checkScenery,
    attending: checkAttending,
    throw: checkThrow,
    blast: checkBlast,
    sneak: checkSneak,
    straight: checkStraight,
  },
  routes: { move: moveRoute },
};
