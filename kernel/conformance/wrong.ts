import { MOST_PARTS } from '../answer.ts';
import { boxOf } from '../geometry.ts';
import {
  type Answer,
  type Below,
  type Decision,
  type Json,
  type Judges,
  type Pick,
  type Place,
  type Point,
  refuse,
  type Split,
  type Spot,
  sample,
  wayAlong,
} from '../index.ts';

/** An answer that must be refused, and in what way it is wrong. */
export interface Wrong {
  readonly sort: string;
  readonly answer: Answer;
}

/** No game offers this. */
const UNKNOWN = 'no such option';

/** What a remote player may send in place of an answer; none of it fits any kind of decision. */
const SHAPELESS: readonly Json[] = [null, 7, true, [null], [[0.5, 0]], [['x', 'y']], { [UNKNOWN]: 1 }, { '': [] }];

/** Wrong answers of every sort to one decision; `heard` are ids that were offered earlier. */
export function wrongAnswers(decision: Decision, below: Below, judges: Judges, heard: readonly string[]): Wrong[] {
  const wrong: Wrong[] = [
    { sort: 'an unknown id', answer: UNKNOWN },
    // The types rule this out; the wire does not.
    { sort: 'a malformed answer', answer: SHAPELESS[below(SHAPELESS.length)] as Answer },
    ...wrongOfKind(decision, below, judges),
  ];
  const offered: readonly string[] =
    decision.kind === 'choose' ? [...decision.options, ...decision.beside] : decision.beside;
  const earlier = heard.filter((id) => !offered.includes(id));
  if (earlier.length > 0) wrong.push({ sort: 'an id offered elsewhere', answer: earlier[below(earlier.length)] });
  return wrong;
}

function wrongOfKind(decision: Decision, below: Below, judges: Judges): Wrong[] {
  switch (decision.kind) {
    case 'choose':
      return decision.options.length === 0 ? [] : [{ sort: 'a list for one option', answer: [decision.options[0]] }];
    case 'pick':
      return wrongPicks(decision, below, judges);
    case 'order': {
      const [first, ...rest] = decision.options;
      return [
        { sort: 'an order that leaves one out', answer: rest },
        { sort: 'an order with one twice', answer: [first, ...decision.options] },
        { sort: 'an order with a stranger', answer: [UNKNOWN, ...rest] },
      ];
    }
    case 'split':
      return wrongSplits(decision, below);
    case 'place':
      return wrongPlaces(decision, judges);
  }
}

function wrongPicks(decision: Pick, below: Below, judges: Judges): Wrong[] {
  const { options, min, max } = decision;
  const wrong: Wrong[] = [
    { sort: 'a pick of too many', answer: [...options, UNKNOWN] },
    { sort: 'a pick of a stranger', answer: [...options.slice(0, Math.max(min, 1) - 1), UNKNOWN] },
  ];
  if (min > 0) wrong.push({ sort: 'a pick of too few', answer: options.slice(0, min - 1) });
  if (options.length > 0) {
    const filling = options.slice(1, Math.max(1, max - 1));
    wrong.push({ sort: 'a pick of one twice', answer: [options[0], options[0], ...filling] });
  }
  const some = options.filter(() => below(2) === 0);
  if (refuse(decision, some, judges)) wrong.push({ sort: 'a pick against the rules', answer: some });
  return wrong;
}

function wrongSplits(decision: Split, below: Below): Wrong[] {
  const [first] = decision.options;
  const shares = sample({ ...decision, beside: [] }, below) as Record<string, number>;
  const share = shares[first] ?? 0;
  const limit = decision.limits?.[0] ?? decision.total;
  return [
    { sort: 'a split of too much', answer: { ...shares, [first]: share + 1 } },
    { sort: 'a split of less than nothing', answer: { ...shares, [first]: -1 } },
    { sort: 'a split of halves', answer: { ...shares, [first]: share + 0.5 } },
    { sort: 'a split over the limit', answer: { ...shares, [first]: limit + 1 } },
    { sort: 'a split to a stranger', answer: { ...shares, [UNKNOWN]: 1 } },
  ];
}

function wrongPlaces(decision: Place, judges: Judges): Wrong[] {
  const { region, path, turns, candidates } = decision;
  const right = Math.max(0, ...region.in.map((shape) => boxOf(shape)?.[1][0] ?? 0));
  const wrong: Wrong[] = [
    { sort: 'a place outside', answer: spotAt(decision, [right + 1, 0]) },
    { sort: 'a place between whole numbers', answer: spotAt(decision, [0.5, 0]) },
    { sort: 'a place that is no number', answer: spotAt(decision, [Number.NaN, 0]) },
    { sort: 'a place of another form', answer: path === null ? [[right, 0]] : path.from },
  ];
  if (turns > 0) wrong.push({ sort: 'a direction too many', answer: [right, 0, turns] });
  const tooLong = path && pacing(decision, path, candidates, judges);
  if (tooLong) wrong.push({ sort: 'a path that is too long', answer: tooLong });
  return wrong;
}

/** The answer to a place that ends at a point. */
export const spotAt = ({ path, turns }: Place, [x, y]: Point): Spot => {
  if (path !== null) return [[x, y]];
  return turns > 0 ? [x, y, 0] : [x, y];
};

/** A legal leg, walked to and fro until it is longer than the reach. */
function pacing(
  decision: Place,
  { from, reach }: NonNullable<Place['path']>,
  candidates: Place['candidates'],
  judges: Judges,
): readonly Point[] | null {
  for (const { answer } of candidates) {
    const [first] = answer;
    if (typeof first !== 'object') continue;
    const leg = wayAlong(decision, [first], judges);
    if ('code' in leg || !(leg.length > 0)) continue;
    const legs = Math.floor(reach / leg.length) + 1;
    const way = Array.from({ length: legs }, (_, i) => (i % 2 === 0 ? first : from));
    if (legs < MOST_PARTS && refuse(decision, way, judges)) return way;
  }
  return null;
}
