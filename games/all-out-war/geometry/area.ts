import { clip, type Hull, holds } from './hull.ts';
import { along, type Part, type Path, turnAlong } from './path.ts';

/** How much of a path lies inside some hulls that do not overlap (AW-AREA02). */
export function insideLength({ parts }: Path, hulls: readonly Hull[]): number {
  let sum = 0;
  for (const part of parts) for (const hull of hulls) sum += part.arc ? arcInside(part, hull) : lineInside(part, hull);
  return sum;
}

function lineInside(part: Part, hull: Hull): number {
  const inside = clip(hull, part.x0, part.y0, part.x1, part.y1);
  return inside ? (inside[1] - inside[0]) * part.length : 0;
}

/** An arc is cut at the outline; each piece lies wholly inside or outside, as its middle tells. */
function arcInside(part: Part, hull: Hull): number {
  const cuts = arcCuts(part, hull);
  let sum = 0;
  for (let i = 1; i < cuts.length; i++) {
    const [x, y] = along(part, (cuts[i - 1] + cuts[i]) / 2);
    if (holds(hull, x, y)) sum += cuts[i] - cuts[i - 1];
  }
  return sum;
}

/** Where an arc meets the lines of a hull's edges, as lengths, with its own ends, in order. */
function arcCuts(part: Part, { xs, ys }: Hull): number[] {
  const { arc, length } = part;
  const cuts = [0, length];
  if (!arc || arc.radius === 0) return cuts;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const size = Math.sqrt((xs[i] - xs[j]) * (xs[i] - xs[j]) + (ys[i] - ys[j]) * (ys[i] - ys[j]));
    const [nx, ny] = [(ys[i] - ys[j]) / size, (xs[j] - xs[i]) / size];
    const k = (nx * (xs[i] - arc.x) + ny * (ys[i] - arc.y)) / arc.radius;
    if (k <= -1 || k >= 1) continue;
    const h = Math.sqrt(1 - k * k);
    for (const side of [h, -h]) {
      const at = turnAlong(arc, part, k * nx - side * ny, k * ny + side * nx) * arc.radius;
      if (at < length) cuts.push(at);
    }
  }
  return cuts.sort((a, b) => a - b);
}

/** The length at which a path first enters the inside of a hull, or Infinity; one that begins inside enters at 0. */
export function entersAt({ parts }: Path, hull: Hull): number {
  let before = 0;
  for (const part of parts) {
    const cuts = part.arc ? arcCuts(part, hull) : lineCuts(part, hull);
    for (let i = 1; i < cuts.length; i++) {
      const [x, y] = along(part, (cuts[i - 1] + cuts[i]) / 2);
      if (holds(hull, x, y)) return before + cuts[i - 1];
    }
    before += part.length;
  }
  return Infinity;
}

function lineCuts(part: Part, hull: Hull): number[] {
  const inside = clip(hull, part.x0, part.y0, part.x1, part.y1);
  return inside ? [inside[0] * part.length, inside[1] * part.length] : [];
}

/** The length at which a path has cost an allowance, double inside the hulls; its whole length if it costs less. */
export function paced(path: Path, allowance: number, hulls: readonly Hull[]): number {
  let left = allowance;
  let before = 0;
  for (const part of path.parts) {
    const cuts = [0, part.length];
    for (const hull of hulls) cuts.push(...(part.arc ? arcCuts(part, hull) : lineCuts(part, hull)));
    cuts.sort((a, b) => a - b);
    for (let i = 1; i < cuts.length; i++) {
      const [x, y] = along(part, (cuts[i - 1] + cuts[i]) / 2);
      const price = hulls.some((hull) => holds(hull, x, y)) ? 2 : 1;
      const cost = (cuts[i] - cuts[i - 1]) * price;
      if (cost > left) return before + cuts[i - 1] + left / price;
      left -= cost;
    }
    before += part.length;
  }
  return path.length;
}
