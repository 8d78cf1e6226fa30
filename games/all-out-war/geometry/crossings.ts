import type { Point } from '@shamble/kernel';
import type { Lanes } from './lanes.ts';
import { BASE } from './limits.ts';
import type { Space } from './obstacles.ts';

/** Where the circle of radius R around c meets the circles, the grown edges and the border. */
export function crossings(space: Space, lanes: Lanes, cx: number, cy: number, R: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < lanes.cx.length; i++) {
    const dx = lanes.cx[i] - cx;
    const dy = lanes.cy[i] - cy;
    const r = lanes.cr[i];
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d === 0 || d > R + r || d < Math.abs(R - r)) continue;
    const a = (d * d + R * R - r * r) / (2 * d);
    const h = Math.sqrt(Math.max(0, R * R - a * a));
    points.push([cx + (a * dx - h * dy) / d, cy + (a * dy + h * dx) / d]);
    points.push([cx + (a * dx + h * dy) / d, cy + (a * dy - h * dx) / d]);
  }
  const meetLine = (nx: number, ny: number, off: number): void => {
    if (off > R || off < -R) return;
    const h = Math.sqrt(R * R - off * off);
    points.push([cx + off * nx - h * ny, cy + off * ny + h * nx], [cx + off * nx + h * ny, cy + off * ny - h * nx]);
  };
  for (const { hull, grow } of space.hulls) {
    const { xs, ys } = hull;
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
      const size = Math.sqrt((xs[i] - xs[j]) * (xs[i] - xs[j]) + (ys[i] - ys[j]) * (ys[i] - ys[j]));
      const [nx, ny] = [(ys[i] - ys[j]) / size, (xs[j] - xs[i]) / size];
      meetLine(nx, ny, grow + nx * (xs[i] - cx) + ny * (ys[i] - cy));
    }
  }
  meetLine(1, 0, BASE - cx);
  meetLine(1, 0, space.right - cx);
  meetLine(0, 1, BASE - cy);
  meetLine(0, 1, space.top - cy);
  return points;
}

/** Where a line from a in unit direction t meets the circles and the grown edges, as lengths along it. */
export function segmentCrossings(space: Space, lanes: Lanes, ax: number, ay: number, tx: number, ty: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < lanes.cx.length; i++) {
    const along = tx * (lanes.cx[i] - ax) + ty * (lanes.cy[i] - ay);
    const off = tx * (lanes.cy[i] - ay) - ty * (lanes.cx[i] - ax);
    const h2 = lanes.cr[i] * lanes.cr[i] - off * off;
    if (h2 >= 0) places.push(along - Math.sqrt(h2), along + Math.sqrt(h2));
  }
  for (const { hull, grow } of space.hulls) {
    const { xs, ys } = hull;
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
      const size = Math.sqrt((xs[i] - xs[j]) * (xs[i] - xs[j]) + (ys[i] - ys[j]) * (ys[i] - ys[j]));
      const [nx, ny] = [(ys[i] - ys[j]) / size, (xs[j] - xs[i]) / size];
      const v = nx * tx + ny * ty;
      if (v !== 0) places.push((grow + nx * (xs[i] - ax) + ny * (ys[i] - ay)) / v);
    }
  }
  return places;
}
