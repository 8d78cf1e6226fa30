import type { BeatKind, Pace } from '@shamble/parts/board';

/** How long others' turns take at most and at least, in milliseconds at normal pace. */
const MOST = 7000;
const LEAST = 3200;

/** What each pace makes of a millisecond of the normal one. */
const SPEED: Readonly<Record<Pace, number>> = { off: 0, fast: 0.15, normal: 1, slow: 2 };

/** How long a beat of each kind stays at normal pace, where there is room for it. */
const NATURAL: Readonly<Record<BeatKind, number>> = {
  turn: 500,
  note: 700,
  move: 800,
  fight: 1100,
  gain: 900,
  card: 2400,
  roll: 1900,
  result: 1500,
  loss: 1500,
  bite: 1600,
  death: 2200,
  end: 2000,
};

/** Who made the choice knows what to look for, and needs so much of the time. */
export const OWN = 0.65;

/** Each further sentence of a beat takes so much longer to read, up to some. */
const SENTENCE = 350;
const SENTENCES = 4;

/** Where a turn is too full, what need not be staged is shortened first, down to this share. */
const SHORTEST = 0.35;

/** However full a turn is, or slow the machine, so much of the time that a beat takes naturally is left of it. */
const FLOOR = 0.06;

/** And what is staged stays for so many milliseconds. */
const SEEN = 360;

/** Dice tumble for this share of their beat. */
const TUMBLE = 0.45;

export interface Paced {
  readonly kind: BeatKind;
  /** How many sentences there are to read. */
  readonly sentences: number;
  readonly staged: boolean;
}

const naturally = ({ kind, sentences }: Paced): number =>
  NATURAL[kind] + SENTENCE * (Math.min(SENTENCES, Math.max(1, sentences)) - 1);

const sum = (beats: readonly Paced[]): number => beats.reduce((total, beat) => total + naturally(beat), 0);

/**
 * How long the first of the beats that are left of a turn stays, in milliseconds at normal pace, when so much of the
 * turn has passed. The last of a turn that is over stays until the turn has taken long enough to be followed.
 */
export function stay(left: readonly Paced[], spent: number, isOver: boolean): number {
  const [first] = left;
  const staged = sum(left.filter((beat) => beat.staged));
  const plain = sum(left) - staged;
  const room = Math.max(0, MOST - spent);
  const plainShare = plain === 0 ? 1 : Math.min(1, Math.max(SHORTEST, (room - staged) / plain));
  const rest = staged + plain * plainShare;
  const share = Math.max(FLOOR, (first.staged ? 1 : plainShare) * Math.min(1, room / rest));
  const natural = Math.max(first.staged ? SEEN : 0, naturally(first) * share);
  return isOver && left.length === 1 ? Math.max(natural, LEAST - spent) : natural;
}

/** The same at another pace. */
export const at = (pace: Pace, milliseconds: number): number => milliseconds * SPEED[pace];

/** What some milliseconds at a pace are at the normal one. */
export const normally = (pace: Pace, milliseconds: number): number =>
  SPEED[pace] === 0 ? 0 : milliseconds / SPEED[pace];

/** So long dice tumble in a beat. */
export const tumbleOf = (milliseconds: number): number => milliseconds * TUMBLE;
