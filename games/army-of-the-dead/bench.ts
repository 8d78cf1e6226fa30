/** What is measured of this game alone: forecasts in the middle of the largest map, from the view as a board makes them. */
import { type Decision, Match } from '@shamble/kernel';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { aheadOf, stirredBy } from './board/ahead.ts';
import { livesAfter } from './board/forecast/lives.ts';
import { stateFor } from './board/seen-state.ts';
import { sensible } from './bot/index.ts';
import { game } from './rules/game.ts';
import type { Army } from './rules/state.ts';
import { asView, type View } from './rules/view.ts';

const MISSION = 'bigScore';
const SEED = 'bench';

interface Moment {
  readonly view: View;
  readonly options: readonly string[];
  readonly attack: string;
}

const figuresOn = ({ zones }: View): number =>
  zones.reduce((sum, { shamblers, alphas }) => sum + shamblers + alphas, 0);

/** Of the middle third of a sensible game the Turn with an attack in it and the most of the dead on the map. */
function fullest(): Moment {
  const moments: Moment[] = [];
  const match: Match<Army> = Match.start(game, 1, { mission: MISSION }, SEED, {});
  const below = stream(SEED);
  for (let [decision] = match.pending; decision !== undefined; [decision] = match.pending) {
    const view = match.view(decision.seat);
    const found = momentOf(asView(view), decision);
    if (found !== null) moments.push(found);
    give(match, decision, sensible(view, decision, below).answer);
  }
  const third = Math.floor(moments.length / 3);
  const middle = moments.slice(third, moments.length - third);
  return middle.reduce((most, one) => (figuresOn(one.view) > figuresOn(most.view) ? one : most));
}

function momentOf(view: View, decision: Decision): Moment | null {
  if (decision.kind !== 'choose' || decision.ask.id !== 'act') return null;
  const attack = decision.options.find((id) => id.startsWith('attack.'));
  return attack === undefined ? null : { view, options: decision.options, attack };
}

let known: Moment | undefined;

/** Played once. */
function moment(): Moment {
  known ??= fullest();
  return known;
}

/** The same view as one that nothing is remembered of. */
const anew = (view: View): View => ({ ...view });

export const tasks = [
  {
    id: 'forecast',
    atMost: 4,
    prepare: () => {
      const { view } = moment();
      return () => void aheadOf(anew(view), [], null);
    },
  },
  {
    id: 'forecast-attack',
    atMost: 30,
    prepare: () => {
      const { view, options, attack } = moment();
      return () => {
        const now = anew(view);
        const ahead = aheadOf(now, options, attack);
        if (!ahead?.shot) throw new Error(`"${attack}" is no attack`);
        const state = stateFor(now);
        livesAfter(state, ahead.shot, stirredBy(state, ahead.sound));
      };
    },
  },
];
