import {
  type Answer,
  type Below,
  type Checks,
  type Decision,
  type Json,
  type Pick,
  type Place,
  type Point,
  pathLength,
  refuse,
  type Split,
  sample,
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
export function wrongAnswers(decision: Decision, below: Below, checks: Checks, heard: readonly string[]): Wrong[] {
  const wrong: Wrong[] = [
    { sort: 'an unknown id', answer: UNKNOWN },
    // The types rule this out; the wire does not.
    { sort: 'a malformed answer', answer: SHAPELESS[below(SHAPELESS.length)] as Answer },
    ...wrongOfKind(decision, below, checks),
  ];
  const offered: readonly string[] =
    decision.kind === 'choose' ? [...decision.options, ...decision.beside] : decision.beside;
  const earlier = heard.filter((id) => !offered.includes(id));
  if (earlier.length > 0) wrong.push({ sort: 'an id offered elsewhere', answer: earlier[below(earlier.length)] });
  return wrong;
}

function wrongOfKind(decision: Decision, below: Below, checks: Checks): Wrong[] {
  switch (decision.kind) {
    case 'choose':
      return decision.options.length === 0 ? [] : [{ sort: 'a list for one option', answer: [decision.options[0]] }];
    case 'pick':
      return wrongPicks(decision, below, checks);
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
      return wrongPlaces(decision);
  }
}

function wrongPicks(decision: Pick, below: Below, checks: Checks): Wrong[] {
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
  if (refuse(decision, some, checks)) wrong.push({ sort: 'a pick against the rules', answer: some });
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

function wrongPlaces(decision: Place): Wrong[] {
  const { region, path, candidates } = decision;
  const right = Math.max(
    ...region.in.map((shape) =>
      'disc' in shape ? shape.disc[0] + shape.radius : Math.max(...shape.polygon.map(([x]) => x)),
    ),
  );
  const outside: Point = [right + 1, 0];
  if (path === null)
    return [
      { sort: 'a point outside', answer: outside },
      { sort: 'a point between whole numbers', answer: [0.5, 0] },
      { sort: 'a path for a point', answer: [outside] },
    ];
  const wrong: Wrong[] = [
    { sort: 'a path that leaves', answer: [outside] },
    { sort: 'a point for a path', answer: path.from },
  ];
  const tooLong = pacing(path, candidates);
  if (tooLong) wrong.push({ sort: 'a path that is too long', answer: tooLong });
  return wrong;
}

/** A legal leg, walked to and fro until it is longer than the reach. */
function pacing({ from, reach }: NonNullable<Place['path']>, candidates: Place['candidates']): Point[] | null {
  for (const way of candidates as readonly (readonly Point[])[]) {
    if (way.length === 0 || !(pathLength([from, way[0]]) > 0)) continue;
    const legs = Math.floor(reach / pathLength([from, way[0]])) + 1;
    if (legs < 1000) return Array.from({ length: legs }, (_, i) => (i % 2 === 0 ? way[0] : from));
  }
  return null;
}
