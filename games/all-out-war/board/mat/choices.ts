/** Ways of Walkers among which a question chooses: a ghost for each option, numbered as in the list. */
import type { Decision, Place, Point } from '@shamble/kernel';
import { WALKER_MOVE } from '../../content/lengths.ts';
import { nearest } from '../../geometry/gap.ts';
import { along, cut, type Path } from '../../geometry/path.ts';
import { walkAlong } from '../../geometry/walk.ts';
import { loudAhead, lungesAhead, steerAhead, walkAhead } from '../../rules/forecast.ts';
import { lungeFrom } from '../../rules/lunges.ts';
import type { Source } from '../../rules/noise.ts';
import { isWalker, modelNamed, playing, type Walker, type War } from '../../rules/state.ts';
import { figureOf, groundOf } from '../../rules/terrain.ts';
import { waysOf } from '../../rules/walkers.ts';
import { modelIn } from '../option-tell.ts';
import { pushedBy } from '../option-things.ts';
import { actingIn } from '../plan/asking.ts';

export interface Choice {
  readonly option: string;
  readonly line: readonly Point[];
}

/** A stroke of an arc. */
const STROKE = 100;

const lineOf = (walker: Walker, { parts }: Path): Point[] => [
  [walker.x, walker.y],
  ...parts.flatMap((part) => {
    const steps = part.arc ? Math.ceil(part.length / STROKE) : 1;
    return Array.from({ length: steps }, (_, i) => along(part, ((i + 1) * part.length) / steps));
  }),
];

/** As far as a Walker comes on a way. */
function walked(war: War, walker: Walker, path: Path): Point[] {
  const walk = walkAlong(groundOf(war, walker.level), figureOf(walker), path, WALKER_MOVE);
  return [...lineOf(walker, cut(walk.path, walk.length)), [walk.x, walk.y]];
}

function walkerIn({ params }: Decision, war: War): Walker | null {
  const named = params?.walker;
  const number = typeof named === 'object' && 'id' in named ? named.params?.number : undefined;
  return war.walkers.find((walker) => walker.number === number) ?? null;
}

/** Questions whose options are not the ways themselves: how far somebody would come is foretold. */
const FORETOLD: ReadonlySet<string> = new Set([
  'mayhem-next',
  'noise-tie',
  'next-lunge',
  'walker-nearest',
  'lunge-at',
  'event-walker',
  'steer',
]);

/** The ghosts of a question's options; `loud` is where it was loud last. */
export function choicesOf(war: War, decision: Decision | null, loud: Source | null): readonly Choice[] {
  if (decision === null || (war.help === 'none' && FORETOLD.has(decision.ask.id))) return [];
  if (decision.kind === 'place' && decision.ask.id === 'steer') return directions(war, decision);
  if (decision.kind !== 'choose') return [];
  const { options, ask } = decision;
  const walker = walkerIn(decision, war);
  switch (ask.id) {
    case 'mayhem-next':
    case 'noise-tie':
      return loud === null ? [] : offered(war, options, loudAhead(war, 'mayhem', loud));
    case 'next-lunge':
      return offered(war, options, lungesAhead(war));
    case 'walker-nearest':
      return walker === null ? [] : options.flatMap((option) => toward(war, walker, option));
    case 'lunge-at':
      return walker === null
        ? []
        : lungeFrom(war, walker).at.map(({ survivor, walks: [walk] }) => ({
            option: survivor.id,
            line: [...lineOf(walker, cut(walk.path, walk.length)), [walk.x, walk.y]],
          }));
    case 'event-walker':
      return decision.params?.steers === undefined ? options.flatMap((option) => called(war, option)) : [];
    case 'next-push':
    case 'slippery':
      return options.flatMap((option) => pushes(war, decision, option));
    case 'flee-bend':
      return options.flatMap((option) => flown(war, decision, option));
    case 'walker-route':
      return walker === null ? [] : routes(war, walker, options, loud);
    default:
      return [];
  }
}

/** Where a card sends a Walker: to the nearest Survivor. */
function called(war: War, option: string): Choice[] {
  const walker = modelNamed(war, option);
  if (walker === undefined || !isWalker(walker)) return [];
  const [goal] = nearest(playing(war), walker.x, walker.y);
  if (goal === undefined) return [];
  const { from, path } = walkAhead(war, walker, goal);
  return [{ option, line: [from, ...path] }];
}

/** Where somebody would be pushed; with several ends that is asked next. */
function pushes(war: War, decision: Decision, option: string): Choice[] {
  const pushed = pushedBy(war, option, decision, modelNamed(war, option) ?? modelIn(war, decision, 'survivor'));
  if (pushed === null) return [];
  const { model, ends } = pushed;
  return ends.slice(0, 1).map(([x, y]) => ({
    option,
    line: [
      [model.x, model.y],
      [x, y],
    ],
  }));
}

/** Where each named direction leads a Walker (AW-WALK17). */
function directions(war: War, decision: Place): Choice[] {
  const walker = walkerIn(decision, war);
  if (walker === null) return [];
  return decision.candidates.map(({ id, answer: [x, y] }) => {
    const { from, path } = steerAhead(war, walker, { x: Number(x), y: Number(y) });
    return { option: id, line: [from, ...path] };
  });
}

/** Where a side of a flight leads, from where whoever acts stands. */
function flown(war: War, { params }: Decision, option: string): Choice[] {
  const person = actingIn(war);
  const told = params?.[option];
  if (person === null || !Array.isArray(told)) return [];
  const points = told.flatMap((x, i): Point[] => (i % 2 === 0 ? [[Number(x), Number(told[i + 1])]] : []));
  return [{ option, line: [[person.x, person.y], ...points] }];
}

/** Whoever cannot get anywhere stays where it is. */
const offered = (war: War, options: readonly string[], ghosts: ReturnType<typeof lungesAhead>): Choice[] =>
  options.flatMap((option) => {
    const ghost = ghosts.find(({ walker }) => walker === option);
    if (ghost) return [{ option, line: [ghost.from, ...ghost.path] }];
    const model = modelNamed(war, option);
    return model ? [{ option, line: [[model.x, model.y] as const] }] : [];
  });

function toward(war: War, walker: Walker, name: string): Choice[] {
  const target = modelNamed(war, name);
  const [way] = target === undefined || isWalker(target) ? [] : waysOf(war, walker, target);
  return way === undefined ? [] : [{ option: name, line: walked(war, walker, way) }];
}

/** Equally short ways: of a lunge, to what was loud, or to the nearest Survivor, whichever has as many. */
function routes(war: War, walker: Walker, options: readonly string[], loud: Source | null): Choice[] {
  const lunges = lungeFrom(war, walker).at.map(({ walks }) =>
    walks.map((walk): Point[] => [...lineOf(walker, cut(walk.path, walk.length)), [walk.x, walk.y]]),
  );
  const targets = [...(loud === null ? [] : [loud]), ...nearest(playing(war), walker.x, walker.y)];
  const walks = targets.map((target) => waysOf(war, walker, target).map((way) => walked(war, walker, way)));
  const [lines = []] = [...(war.step === 'lunges' ? lunges : []), ...walks].filter(
    (ways) => ways.length === options.length,
  );
  return lines.map((line, i) => ({ option: options[i], line }));
}
