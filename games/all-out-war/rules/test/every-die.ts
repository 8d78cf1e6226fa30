/** Rules run with every way the dice can fall, each with its chance. */
import { type Answer, Chance, clone, type Decision, type GameEvent, type Rules, seeded, Table } from '@shamble/kernel';
import type { G, War } from '../state.ts';

/** Dice that fall as told, then with their first faces, and note how many ways there were. */
class ToldDice extends Chance {
  readonly faces: number[];
  readonly ways: number[] = [];

  constructor(faces: readonly number[]) {
    super(seeded(''));
    this.faces = [...faces];
  }

  override below(_name: string, n: number): number {
    const at = this.ways.length;
    this.ways.push(n);
    this.faces[at] ??= 0;
    return this.faces[at];
  }
}

/** The next way to fall after some faces, or null after the last. */
function following(faces: readonly number[], ways: readonly number[]): number[] | null {
  let at = ways.length - 1;
  while (at >= 0 && faces[at] === ways[at] - 1) at--;
  return at < 0 ? null : [...faces.slice(0, at), faces[at] + 1];
}

/** What rules come to with given answers, for all dice: its chance, what was told, the state at the end. */
export function* everyWay(
  start: War,
  rules: (g: G) => Rules<unknown>,
  answer: (decision: Decision, s: War) => Answer,
): Generator<{ readonly chance: number; readonly told: readonly GameEvent[]; readonly after: War }> {
  for (let faces: number[] | null = []; faces !== null; ) {
    const chance = new ToldDice(faces);
    const g = new Table(clone(start), chance);
    const told: GameEvent[] = [];
    g.sink = (event) => told.push(event);
    const run = rules(g);
    for (let step = run.next(); !step.done; ) {
      const decision = step.value as Decision;
      step = run.next(answer(decision, g.state));
    }
    yield { chance: chance.ways.reduce((p, n) => p / n, 1), told, after: g.state };
    faces = following(chance.faces, chance.ways);
  }
}
