import type { BeatKind } from './beats.ts';

/** The picture of each kind of moment; icons.json lists them. */
export const KIND_PICTURES: Readonly<Record<BeatKind, string>> = {
  turn: 'hourglass',
  note: 'megaphone',
  move: 'footsteps',
  fight: 'punch',
  gain: 'backpack',
  card: 'card-draw',
  roll: 'perspective-dice-six-faces-random',
  result: 'scales',
  loss: 'broken-heart',
  bite: 'neck-bite',
  death: 'tombstone',
  end: 'finish-line',
};

const STAGED = ['card', 'roll', 'result', 'loss', 'bite', 'death', 'end'] as const satisfies readonly BeatKind[];

export type StagedKind = (typeof STAGED)[number];

/** Whether a kind is staged, so that nobody misses it. */
export const isStaged = (kind: BeatKind): kind is StagedKind => STAGED.some((staged) => staged === kind);
