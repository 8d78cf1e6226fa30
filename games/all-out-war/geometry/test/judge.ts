/** Ways against the slow judge: `node games/all-out-war/geometry/test/judge.ts --positions 100000`. */
import { parseArgs } from 'node:util';
import { Field } from '../field.ts';
import { KINDS, type Kind, type Position, position } from './positions.ts';
import { faultsOfPath, slowLengths } from './slow.ts';

export interface Verdict {
  /** Places asked for where somebody may be. */
  places: number;
  reached: number;
  /** Longer than the judge's way, or none where the judge has one. */
  longer: string[];
  missed: string[];
  /** The same, where the judge's way needs a gap narrower than a hundredth of a thousandth, or an approach in a zone. */
  thin: number;
  /** Paths that break a rule when walked. */
  illegal: string[];
  /** Where the judge found no way, and by how much its others are longer at most. */
  judgeLost: number;
  coarse: number;
}

export const fresh = (): Verdict => ({
  places: 0,
  reached: 0,
  longer: [],
  missed: [],
  thin: 0,
  illegal: [],
  judgeLost: 0,
  coarse: 0,
});

/** Inside zones the judge may use the tolerance of the path on every leg. */
const slack = ({ obstacles }: Position): number => (obstacles.zones.length > 0 ? 2 : 0.001);

/** Compares one position. */
export function judge(kind: Kind, seed: number, goals: number, verdict: Verdict): void {
  const one = position(kind, seed, goals);
  const field = new Field(one.obstacles, one.x, one.y, one.reach);
  const slow = slowLengths(one);
  let thinner: number[] | null = null;
  one.goals.forEach(([x, y], g) => {
    const name = `${kind} ${seed} goal ${g}`;
    const fast = field.to(x, y);
    if (fast === Infinity && Number.isNaN(slow[g])) return;
    verdict.places++;
    if (fast === Infinity) {
      if (!(slow[g] <= one.reach - 5)) return;
      thinner ??= slowLengths(one, 0.01, 0);
      if (thinner[g] <= one.reach) verdict.missed.push(`${name}: ${slow[g]}`);
      else verdict.thin++;
      return;
    }
    verdict.reached++;
    const path = field.path(x, y);
    if (!path || path.length > fast + 2.001) verdict.illegal.push(`${name}: no path of the length`);
    else
      verdict.illegal.push(
        ...faultsOfPath(one, path, [x, y])
          .slice(0, 1)
          .map((fault) => `${name}: ${fault}`),
      );
    if (!(slow[g] < Infinity)) verdict.judgeLost++;
    else if (fast > slow[g] + slack(one)) {
      thinner ??= slowLengths(one, 0.01, 0);
      if (fast > thinner[g] + slack(one)) verdict.longer.push(`${name}: ${fast} instead of ${slow[g]}`);
      else verdict.thin++;
    } else verdict.coarse = Math.max(verdict.coarse, slow[g] - fast);
  });
}

function main(): void {
  const { values } = parseArgs({
    options: {
      positions: { type: 'string', default: '1000' },
      goals: { type: 'string', default: '40' },
      from: { type: 'string', default: '1' },
      kind: { type: 'string', default: '' },
    },
  });
  const [places, goals, from] = [values.positions, values.goals, values.from].map(Number);
  const kinds = KINDS.filter((kind) => values.kind === '' || kind === values.kind);
  for (const kind of kinds) {
    const verdict = fresh();
    for (let seed = from; verdict.places < places / kinds.length; seed++) judge(kind, seed, goals, verdict);
    const { longer, missed, illegal, ...rest } = verdict;
    console.log(
      kind,
      JSON.stringify({ ...rest, longer: longer.length, missed: missed.length, illegal: illegal.length }),
    );
    for (const line of [...longer, ...missed, ...illegal].slice(0, 12)) console.log(`  ${line}`);
  }
}

if (import.meta.main) main();
