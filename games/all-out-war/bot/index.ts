import { most } from '@shamble/bots/advice';
import {
  type Advice,
  type Choose,
  type Decision,
  type Order,
  type Pick,
  type Place,
  type Sensible,
  type Split,
  sample,
} from '@shamble/kernel';
import { game } from '../rules/game.ts';
import { isWalker, models, nowOf } from '../rules/state.ts';
import { pieceName } from '../rules/terrain.ts';
import { thing } from '../rules/things.ts';
import { asView } from '../rules/view.ts';
import { advise, why } from './advice.ts';
import { blast, eventWalker, loudSomewhere, newWalker, rises, steer, step, thrown, victim } from './events.ts';
import { helped, lostHand, reload, rummage, swap, takeItem } from './gear.ts';
import { gun, nextMelee, oneMore, optional, pair, shareWounds, stance, struck, weapon } from './melee.ts';
import { type Mind, mindOf } from './mind.ts';
import { move } from './places.ts';
import { Planner, urgency } from './plans.ts';
import { shotReason } from './said.ts';
import { counter, deploy, edge, group, placeScenery, scenery, walker } from './setup.ts';
import { shotsOf } from './shots.ts';

type Answering<D extends Decision> = (mind: Mind, decision: D) => Advice;

const first =
  (reason: string): Answering<Choose> =>
  (_, { options }) =>
    advise(options[0], reason);

/** How many more enemies than friends there are on a level, `ground` or the name of what is climbed. */
const crowdOn = ({ s, side }: Mind, option: string): number => {
  const level = s.pieces.findIndex((_, i) => pieceName(s, i) === option) + 1;
  return models(s)
    .filter((one) => one.level === level)
    .reduce((sum, one) => sum + (isWalker(one) || one.side !== side ? 1 : -1), 0);
};

/** Takes what is offered. */
const take =
  (reason: string): Answering<Choose> =>
  (_, { options, pass }) =>
    advise(options.find((option) => option !== pass) ?? options[0], reason);

/** Who goes next: where most can be got or lost. */
const activate: Answering<Choose> = (mind, { options }) => {
  const answer = most(options, (id) =>
    urgency(
      mind,
      mind.s.people.findIndex((person) => person.id === id),
    ),
  );
  return advise(answer, 'next', { survivor: thing(answer) });
};

const act: Answering<Choose> = (mind, { options }) => {
  const now = nowOf(mind.s);
  const plans = new Planner(mind, now.who).plans(options, now);
  const best = most(plans, ({ worth }) => worth);
  return { answer: best.option, why: best.why };
};

/** Weapon and target of a Shoot: the best shot of all. */
const shotBy =
  (key: 'weapon' | 'target'): Answering<Choose> =>
  (mind, { options, pass }) => {
    const now = nowOf(mind.s);
    const done = (now.done as readonly string[]).includes('shoot') ? 1 : 0;
    const shots = shotsOf(mind, mind.s, now.who, now.actions + done, false).filter((shot) =>
      options.includes(shot[key]),
    );
    if (shots.length === 0) return advise(options.find((option) => option !== pass) ?? options[0], 'one-more');
    const best = most(shots, key === 'weapon' ? ({ worth }) => worth : ({ gain }) => gain);
    if (pass !== null && best.gain <= 0) return advise(pass, 'no-shot');
    return { answer: best[key], why: shotReason(best) };
  };

/** A blank die is rolled again, a good one kept. */
const rollAgain: Answering<Choose> = (_, { options, pass }) => {
  const dice = options.filter((option) => option !== pass);
  const shown = (option: string): number =>
    Number.parseInt(option.split('.')[2], 10) - (option.includes('.red.') ? 0 : 0.5);
  const worst = most(dice, (option) => -shown(option));
  return shown(worst) <= 0 ? advise(worst, 'again') : advise(pass ?? worst, 'keep');
};

/** The weakest die goes. */
const pierced: Answering<Choose> = (_, { options }) =>
  advise(
    most(options, (option) => (option.includes('.red.') ? 2 : option.includes('.white.') ? 1 : 0)),
    'pierced',
  );

/** A shot that goes astray: at somebody of the side that fired it. */
const stray: Answering<Choose> = ({ s, side }, { options }) =>
  advise(
    most(options, (name) => {
      const person = s.people.find(({ id }) => id === name);
      return person === undefined ? 1 : person.side === side ? -person.counters.length : 2;
    }),
    'stray',
  );

/** Panic that stops somebody is worth another try or a drink. */
const calm: Answering<Choose> = (_, { options, pass, params }) => {
  const result = (params?.result as { readonly id: string } | undefined)?.id;
  const other = options.find((option) => option !== pass) ?? options[0];
  return result === 'panic.berserk' ? advise(pass ?? other, 'keep') : advise(other, 'calm');
};

const CHOICES: Readonly<Record<string, Answering<Choose>>> = {
  activate,
  act,
  'shoot-weapon': shotBy('weapon'),
  'shoot-target': shotBy('target'),
  'shoot-next': shotBy('target'),
  'shot-again': rollAgain,
  'dual-wield': rollAgain,
  'ammo-again': take('again'),
  'ignore-critical': take('helmet'),
  pierced,
  stray,
  'blast-critical': struck,
  'search-counter': first('search-first'),
  'take-item': takeItem,
  rummage,
  'special-target': helped,
  reload,
  'lost-hand': lostHand,
  'panic-again': calm,
  'hip-flask': calm,
  'take-initiative': take('initiative'),
  'flee-from': first('flee'),
  'flee-bend': first('flee'),
  'event-walker': eventWalker,
  'mayhem-next': eventWalker,
  'next-lunge': eventWalker,
  'noise-tie': eventWalker,
  'event-rise': rises,
  'it-moves': rises,
  'event-alarm': loudSomewhere,
  'event-glass': loudSomewhere,
  'event-nerves': loudSomewhere,
  'walker-nearest': victim,
  'lunge-at': victim,
  'walker-route': first('dead'),
  'walker-beside': first('dead'),
  'trunk-source': first('enters'),
  'optional-attack': optional,
  'split-melees': pair,
  'next-melee': nextMelee,
  'melee-shot': gun,
  'melee-shot-next': oneMore,
  'blast-level': (mind, { options }) =>
    advise(
      most(options, (option) => crowdOn(mind, option)),
      'blast',
    ),
  'walkers-join': ({ side }, { options }) =>
    advise(options.includes(`side-${side + 1}`) ? `side-${side + 1}` : options[0], 'join'),
  stance,
  'melee-weapon': weapon,
  'place-critical': struck,
  stunned: struck,
  'next-push': first('push'),
  'push-end': first('push'),
  slippery: first('slippery'),
  'next-bitten': first('bitten'),
  antibiotics: take('antibiotics'),
  'place-gear': (_, { options, pass }) => advise(pass ?? options[0], 'gear'),
  'pick-scenery': scenery,
  'which-scenery': first('scenery'),
  'counter-source': first('counter'),
  'choose-edge': edge,
  'deploy-who': first('deploy'),
};

const PICKS: Readonly<Record<string, Answering<Pick>>> = { 'build-group': group, swap };

const PLACES: Readonly<Record<string, Answering<Place>>> = {
  move,
  'move-on': move,
  'whistle-step': step,
  steer,
  'new-walker': newWalker,
  'trunk-walker': newWalker,
  'not-alone': newWalker,
  'throw-at': (mind, decision) => thrown(mind, decision, 'noise'),
  'blast-point': blast,
  'blast-drift': blast,
  'place-scenery': placeScenery,
  'place-counter': counter,
  'place-walker': walker,
  'place-more-walkers': walker,
  'deploy-where': deploy,
};

const SPLITS: Readonly<Record<string, Answering<Split>>> = { 'share-wounds': shareWounds };

const ORDERS: Readonly<Record<string, Answering<Order>>> = {
  'deal-survivors': (_, { options }) => advise([...options], 'deal'),
};

/** A sensible player: it weighs what each deed brings and what the dead and the rival may do, by what its seat sees. */
export const sensible: Sensible = (json, decision, below) => {
  const { id } = decision.ask;
  const mind = mindOf(asView(json), decision.seat);
  if (decision.kind === 'choose' && CHOICES[id] !== undefined)
    return CHOICES[id](mind, { ...decision, options: [...decision.options, ...decision.beside] });
  if (decision.kind === 'pick' && PICKS[id] !== undefined) return PICKS[id](mind, decision);
  if (decision.kind === 'place' && PLACES[id] !== undefined) return PLACES[id](mind, decision);
  if (decision.kind === 'split' && SPLITS[id] !== undefined) return SPLITS[id](mind, decision);
  if (decision.kind === 'order' && ORDERS[id] !== undefined) return ORDERS[id](mind, decision);
  return { answer: sample(decision, below, game), why: why('guess') };
};
