import type { Decision } from '@shamble/kernel';
import { NEIGHBOURS, spaceNumber } from '../content/map.ts';
import { BYPASS, driveId, GO } from '../rules/names.ts';
import type { View } from '../rules/view.ts';
import { type Ground, groundOf } from './ground.ts';
import { tokenDangers } from './odds.ts';

/** One answer of a way: its option, how one goes, and the spaces it leads over to the last. */
export interface Step {
  readonly option: string;
  readonly how: string;
  readonly over: readonly number[];
  /** Zombies of tokens that must be fought on arriving, null for a number nobody knows. */
  readonly fights: readonly (number | null)[];
}

/** A way to a space, answer by answer. */
export interface Route {
  readonly to: number;
  readonly steps: readonly Step[];
  readonly fuel: number;
  /** The Fatigue to expect from its fights, and the chance to come through without any. */
  readonly fatigue: number;
  readonly unhurt: number;
  /** The movement ends there. */
  readonly ends: boolean;
}

/** The best ways to a space: without Fuel, and with it. */
export interface Ways {
  readonly to: number;
  readonly plain: Route | null;
  readonly driven: Route | null;
}

interface Label extends Route {
  readonly at: number;
  /** Tokens were driven past here: one cannot stay. */
  readonly passing: boolean;
  readonly behind: readonly number[];
}

const SAME = 1e-9;
/** Less Fatigue than this is not worth a word. */
const NOTICED = 0.05;

/** Less Fatigue first, then less Fuel, then fewer steps. */
function isBetter(a: Label, b: Label): boolean {
  if (Math.abs(a.fatigue - b.fatigue) > SAME) return a.fatigue < b.fatigue;
  return a.fuel !== b.fuel ? a.fuel < b.fuel : a.steps.length < b.steps.length;
}

/** All spaces within the remaining moves and how to come there; empty where no step is asked for. */
export function waysOf(view: View, decision: Decision | null): ReadonlyMap<number, Ways> {
  const player = view.players[view.active - 1];
  if (decision?.kind !== 'choose' || decision.ask.id !== 'step' || player.space === null) return new Map();
  const search = new Search(view, decision.options);
  const start: Label = {
    at: spaceNumber(player.space),
    to: -1,
    steps: [],
    fuel: 0,
    fatigue: 0,
    unhurt: 1,
    ends: false,
    passing: false,
    behind: [],
  };
  search.run(start);
  return search.ways();
}

class Search {
  private readonly ground: Ground;
  private readonly danger: ReturnType<typeof tokenDangers>;
  private readonly first: ReadonlySet<string>;
  private readonly moves: number;
  private readonly fuel: number;
  private readonly best = new Map<number, Label>();
  private readonly ends = new Map<number, { plain: Label | null; driven: Label | null }>();

  constructor(view: View, options: readonly string[]) {
    const { now, players, active } = view;
    this.ground = groundOf(view);
    this.danger = tokenDangers(view, active);
    this.first = new Set(options);
    this.moves = now.moves;
    this.fuel = Math.min(now.fuelLeft, players[active - 1].fuel + (now.lender === null ? 0 : 1));
  }

  run(start: Label): void {
    let front = [start];
    for (let move = 1; move <= this.moves && front.length > 0; move++) {
      const kept = new Map<number, Label>();
      for (const label of front)
        for (const next of this.from(label, move)) {
          this.note(next);
          if (next.ends) continue;
          const key = (next.at * 8 + next.fuel) * 2 + (next.passing ? 1 : 0);
          const rival = kept.get(key);
          if (!rival || isBetter(next, rival)) kept.set(key, next);
        }
      front = [...kept].flatMap(([key, label]) => {
        const before = this.best.get(key);
        if (before && !isBetter(label, before)) return [];
        this.best.set(key, label);
        return [label];
      });
    }
  }

  ways(): ReadonlyMap<number, Ways> {
    return new Map([...this.ends].map(([to, { plain, driven }]) => [to, { to, plain, driven }]));
  }

  private note(label: Label): void {
    if (label.passing) return;
    const ends = this.ends.get(label.at) ?? { plain: null, driven: null };
    const kind = label.fuel === 0 ? 'plain' : 'driven';
    const before = ends[kind];
    if (!before || isBetter(label, before)) ends[kind] = label;
    this.ends.set(label.at, ends);
  }

  /** Every step that can be made from a label; the first ones are those the rules offer. */
  private from(label: Label, move: number): Label[] {
    const { ground } = this;
    const found: Label[] = [];
    const add = (option: string, how: string, over: readonly number[]): void => {
      if (label.steps.length === 0 && !this.first.has(option)) return;
      found.push(this.after(label, { option, how, over, fights: [] }, move));
    };
    for (const a of NEIGHBOURS[label.at]) {
      if (this.isBehind(label, a)) continue;
      if (ground.enterable[a]) add(GO[a], 'go', [a]);
      if (label.fuel >= this.fuel) continue;
      if (ground.passable[a]) {
        if (move < this.moves) add(BYPASS[a], 'bypass', [a]);
      } else if (ground.open[a]) this.drives(label, a, add);
    }
    return found;
  }

  private drives(label: Label, a: number, add: (option: string, how: string, over: readonly number[]) => void): void {
    const { ground } = this;
    for (const b of NEIGHBOURS[a]) {
      if (!ground.open[b] || b === label.at || this.isBehind(label, b)) continue;
      add(driveId(a, b), 'drive', [a, b]);
      if (!ground.drivesFar) continue;
      for (const c of NEIGHBOURS[b])
        if (ground.open[c] && c !== a && c !== label.at && !this.isBehind(label, c))
          add(driveId(a, b, c), 'drive', [a, b, c]);
    }
  }

  /** A way never leads over its own traces: the token left there would have to be fought. */
  private isBehind = (label: Label, space: number): boolean => label.behind.includes(space);

  private after(label: Label, step: Step, move: number): Label {
    const { ground } = this;
    const at = step.over[step.over.length - 1];
    const fights = step.how === 'go' ? ground.tokens[at] : [];
    let { fatigue, unhurt } = label;
    for (const zombies of fights) {
      const danger = this.danger(zombies);
      fatigue += danger.fatigue;
      unhurt *= danger.beaten;
    }
    const passing = step.how === 'bypass';
    return {
      at,
      to: at,
      steps: [...label.steps, { ...step, fights }],
      fuel: label.fuel + (step.how === 'go' ? 0 : 1),
      fatigue,
      unhurt,
      ends: move === this.moves || (!passing && ground.stops[at]),
      passing,
      behind: [...label.behind, label.at, ...step.over.slice(0, -1)],
    };
  }
}

/** Where a way leaves tokens behind: on every space left that nothing keeps free (WD-TOK02). */
export function leftBehind(view: View, { steps }: Route): number[] {
  const { space } = view.players[view.active - 1];
  if (space === null) return [];
  const { fills } = groundOf(view);
  const way = [spaceNumber(space), ...steps.flatMap(({ over }) => over)];
  return way.slice(0, -1).filter((n) => fills[n]);
}

/** What Fuel would change on the way to a space: less Fatigue to expect, fewer moves, or that it can be reached at all. */
export function fuelGain({ plain, driven }: Ways): { fatigue: number; moves: number } | 'only' | null {
  if (driven === null) return null;
  if (plain === null) return 'only';
  const fatigue = plain.fatigue - driven.fatigue;
  const moves = plain.steps.length - driven.steps.length;
  return fatigue >= NOTICED || moves > 0 ? { fatigue, moves } : null;
}

/** Reachable spaces, the nearest first; those alike in the order of the board. */
export const byDistance = (ways: ReadonlyMap<number, Ways>): Ways[] =>
  [...ways.values()].sort((a, b) => stepsTo(a) - stepsTo(b) || a.to - b.to);

/** The way shown first: on foot where one can. */
export const firstWay = ({ plain, driven }: Ways): Route => (plain ?? driven) as Route;

export const stepsTo = (ways: Ways): number => firstWay(ways).steps.length;
