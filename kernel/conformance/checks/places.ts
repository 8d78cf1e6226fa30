import { footOf, type Point, type Solid, sideOf, zoneAt } from '../../geometry.ts';
import { type Below, canonical, type Judges, type Place, refuse, refuseAt, sample, wayAlong } from '../../index.ts';
import { drawPoint } from '../../place.ts';
import { Difference, expectSame } from '../difference.ts';
import { spotAt } from '../wrong.ts';

/** What a place offers is legal, where it forbids something it says so, and whoever gets it sent judges alike. */
export function checkPlace(decision: Place, below: Below, judges: Judges): void {
  const { ask, candidates } = decision;
  for (const { id, answer } of candidates) {
    const refusal = refuse(decision, answer, judges);
    if (refusal)
      throw new Difference(`${ask.id} offers "${id}" and refuses ${JSON.stringify(answer)}: ${refusal.code}`);
  }
  const beside = checkZones(decision, below, judges);
  const free = sample({ ...decision, beside: [] }, below, judges);
  checkWay(decision, free, judges);
  const sent: Place = JSON.parse(JSON.stringify(decision));
  for (const spot of [free, ...beside.map((p) => spotAt(decision, p))])
    expectSame(
      `the verdict on ${JSON.stringify(spot)} to ${ask.id} as sent`,
      refuse(decision, spot, judges),
      refuse(sent, spot, judges),
    );
}

/** Just inside a zone one is refused for it, just outside not; returns the points that were tried. */
function checkZones(decision: Place, below: Below, judges: Judges): readonly Point[] {
  const { region, ask, path } = decision;
  const tried: Point[] = [];
  for (const zone of region.out ?? []) {
    const [inside, outside] = aroundEdge(zone.shape, below);
    if (inside && zoneAt(region, inside) === zone) {
      tried.push(inside);
      const refusal = refuse(decision, spotAt(decision, inside), judges);
      if (
        refusal?.code !== zone.code ||
        refusal.params?.thing !== zone.id ||
        canonical(refusal.rules) !== canonical(zone.rules)
      )
        throw new Difference(`${ask.id} refuses ${inside}, inside ${zone.id}, otherwise: ${JSON.stringify(refusal)}`);
    }
    if (outside && zoneAt(region, outside) === null) {
      tried.push(outside);
      // A way to it may still be closed by the same thing.
      const refusal = path ? refuseAt(decision, outside) : refuse(decision, spotAt(decision, outside), judges);
      if (refusal?.code === zone.code && refusal.params?.thing === zone.id)
        throw new Difference(`${ask.id} refuses ${outside}, outside ${zone.id}, as if it were inside`);
    }
  }
  return tried;
}

/** So far from the edge, in units. */
const NEAR = 2;

/** A point just inside a solid and one just outside, where a draw finds them. */
function aroundEdge(solid: Solid, below: Below): readonly [inside: Point | null, outside: Point | null] {
  const outside = drawPoint({ in: [{ ring: solid, least: 1, most: NEAR }] }, below);
  if (outside === null) return [null, null];
  const foot = footOf(solid, outside);
  const off: Point = [outside[0] - foot[0], outside[1] - foot[1]];
  const far = Math.sqrt(off[0] * off[0] + off[1] * off[1]);
  const deep = ('disc' in solid ? solid.radius : (solid.grown ?? 0)) - NEAR;
  const inside: Point = [
    Math.floor(foot[0] + (off[0] * deep) / far + 0.5),
    Math.floor(foot[1] + (off[1] * deep) / far + 0.5),
  ];
  return [sideOf(solid, inside) < 0 ? inside : null, outside];
}

/** A way begins where the path does and ends at its last stop. */
function checkWay(decision: Place, spot: unknown, judges: Judges): void {
  const { path, ask } = decision;
  if (path === null) return;
  const stops = spot as readonly Point[];
  const way = wayAlong(decision, stops, judges);
  if ('code' in way) throw new Difference(`${ask.id} has no way along ${JSON.stringify(stops)}, which it takes`);
  expectSame(`the begin of the way to ${ask.id}`, path.from, way.line[0]);
  expectSame(`the end of the way to ${ask.id}`, stops.at(-1) ?? path.from, way.line.at(-1));
}
