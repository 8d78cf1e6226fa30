/** Goes a few ways while nobody waits, so that the first plan of a game is as quick as the later ones. */
import { useEffect } from 'react';
import { SMALL } from '../../content/layouts.ts';
import type { Figure, Ground } from '../../geometry/ground.ts';
import { rectangle } from '../../geometry/hull.ts';
import { reachOutline } from '../../geometry/outline.ts';
import { Router } from '../../geometry/route.ts';

const figure = (id: string, [x, y]: readonly [number, number], side: number): Figure => ({
  id,
  x,
  y,
  standing: true,
  side,
});

/** Reaches on a table like those that are played on. */
export function warmUp(): void {
  const { width, height, scenery, walkers } = SMALL;
  const ground: Ground = {
    width,
    height,
    pieces: scenery.map(({ kind, at, turn }, i) => ({
      id: `${kind}-${i}`,
      hull: rectangle(...at, 4000, kind === 'vehicle' ? 2000 : 500, turn),
      area: false,
      blocking: false,
      defensible: kind === 'barricade',
      traversable: true,
    })),
    figures: walkers.map((at, i) => figure(`walker-${i}`, at, -1)),
  };
  for (const x of [6000, 10_000, 14_000]) {
    const mover = figure('tess', [x, 600], 0);
    const router = new Router({ ...ground, figures: [...ground.figures, mover] }, mover, 8000);
    reachOutline(router.field([]), 250);
    router.routeTo(x + 1500, 5000);
  }
}

let warm = false;

export function useWarmUp(): void {
  useEffect(() => {
    if (warm) return;
    const go = (): void => {
      warm = true;
      warmUp();
    };
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(go, 300);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(go);
    return () => cancelIdleCallback(id);
  }, []);
}
