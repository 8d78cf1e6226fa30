/** What is measured of this game alone: a Run among 40 figures, its reach, places, outline and what it would set off. */
import { clone, Match, type Place, place, sample } from '@shamble/kernel';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { moveOf } from './board/forecast/ways.ts';
import { isClear } from './geometry/crowd.ts';
import type { Field } from './geometry/field.ts';
import { reachOutline } from './geometry/outline.ts';
import { Router } from './geometry/route.ts';
import { game } from './rules/game.ts';
import { gaits, MOVE, pathQuestion } from './rules/move.ts';
import { groundIn } from './rules/position.ts';
import { actor, models, nameOf, type War } from './rules/state.ts';
import { groundOf } from './rules/terrain.ts';

const FIGURES = 40;
const SEED = 'bench';

/** A Walker that joins leaves whoever Runs room to set out; the tests of a place know no nearer. */
const AWAY = 2500;

/** Moments of a random game at 300 points in which somebody may Run, from the second turn on. */
const MOMENTS = 12;

/** Of these, with Walkers all around, the one with the most places to go to. */
function crowded(): War {
  const options = { points: '300', group1: 'quietCompany', group2: 'loudAndClear' };
  const match: Match<War> = Match.start(game, 2, options, SEED, {});
  const below = stream(SEED);
  const found: War[] = [];
  for (let [decision] = match.pending; decision !== undefined && found.length < MOMENTS; [decision] = match.pending) {
    const { state } = match;
    if (decision.ask.id === 'act' && state.turn > 1 && gaits(state, actor(state)).includes('run'))
      found.push(joined(clone(state), below));
    give(match, decision, sample(decision, below, game));
  }
  const count = (s: War): number => question(s).candidates.length;
  return found.reduce((most, one) => (count(one) > count(most) ? one : most));
}

function joined(s: War, below: (n: number) => number): War {
  const runner = actor(s);
  while (models(s).length < FIGURES) {
    const [x, y] = [500 + below(s.width - 1000), 500 + below(s.height - 1000)];
    const away = (x - runner.x) * (x - runner.x) + (y - runner.y) * (y - runner.y);
    const ground = groundOf(s);
    if (away < AWAY * AWAY || !isClear(ground, ground.figures, x, y)) continue;
    s.walkers.push({ number: s.number++, x, y, level: 0, prone: false, moved: false });
  }
  return s;
}

let known: War | undefined;

/** Made once. */
function state(): War {
  known ??= crowded();
  return known;
}

/** The question of the Run, as one that nothing is remembered of. */
function question(s: War): Place {
  const { params, ...where } = pathQuestion(s, actor(s), 'run');
  return place(actor(s).owner, MOVE, where, { params });
}

/** All shortest paths of the Run. */
function fieldOf(s: War): Field {
  const { facts } = pathQuestion(s, actor(s), 'run');
  const ground = groundIn(facts.position, facts.level);
  const mover = ground.figures.find(({ id }) => id === nameOf(actor(s)));
  if (mover === undefined) throw new Error('nobody Runs');
  const field = new Router(ground, mover, facts.allowance).field([]);
  field.explore(Infinity);
  return field;
}

/** Steps of an outline as it is drawn, as the board has them. */
const STEP = 250;

export const tasks = [
  {
    id: 'reach',
    atMost: 1,
    prepare: () => {
      const s = state();
      return () => void fieldOf(s);
    },
  },
  {
    id: 'target',
    atMost: 0.01,
    prepare: () => {
      const field = fieldOf(state());
      const below = stream(SEED);
      return () => void field.to(below(20_000), below(20_000));
    },
  },
  {
    id: 'places',
    atMost: 8,
    prepare: () => {
      const s = state();
      return () => {
        if (question(s).candidates.length < 10) throw new Error('there are more places than that');
      };
    },
  },
  {
    id: 'outline',
    atMost: 5,
    prepare: () => {
      const field = fieldOf(state());
      return () => void reachOutline(field, STEP);
    },
  },
  {
    id: 'forecast',
    atMost: 8,
    prepare: () => {
      const s = state();
      const { candidates } = question(s);
      const ends = candidates.filter(({ id }) => id !== 'stay');
      let next = 0;
      return () => {
        const { id, answer } = ends[next++ % ends.length];
        const decision = question(s);
        const plan = moveOf(s, { decision, selected: null, plan: [], spot: answer });
        if (plan === null) throw new Error(`"${id}" is no way`);
      };
    },
  },
];
