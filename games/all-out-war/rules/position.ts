/** A position as questions carry it: what their routers and checks need, and nothing that is hidden. */
import type { Ground } from '../geometry/ground.ts';
import { models, type War } from './state.ts';
import { figureOf, terrainOf } from './terrain.ts';

export type Position = {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly { readonly kind: number; readonly x: number; readonly y: number; readonly turn: number }[];
  readonly tops: boolean;
  readonly detailed: boolean;
  readonly figures: readonly {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly standing: boolean;
    readonly side: number;
    readonly level: number;
  }[];
};

export const positionOf = (s: War): Position => ({
  width: s.width,
  height: s.height,
  pieces: s.pieces.map((piece) => ({ ...piece })),
  tops: s.tops,
  detailed: s.detailed,
  figures: models(s).map((model) => ({ ...figureOf(model), level: model.level })),
});

/** One level of a position as geometry sees it. */
export function groundIn({ width, height, figures, ...laid }: Position, level: number): Ground {
  const { parts, rims } = terrainOf(laid);
  return {
    width,
    height,
    pieces: level === 0 ? parts : rims[level - 1],
    figures: figures.filter((figure) => figure.level === level),
  };
}
