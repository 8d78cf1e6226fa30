// Gives mutated logs to import and verify: each is taken, or refused with a reason, before its time is over.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    logs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(randomInt(2 ** 32)) },
    only: { type: 'string' },
  },
});

/** No log may keep us so long. */
const DEADLINE_MS = 20_000;
const LOOK_MS = 500;

const from = values.only === undefined ? 0 : Number(values.only);
const to = values.only === undefined ? Number(values.logs) : from + 1;
const at = new Int32Array(new SharedArrayBuffer(4));
const worker = new Worker(new URL('./log-worker.ts', import.meta.url), {
  workerData: { seed: values.seed, from, to, at },
});
const again = (i: number): string => `  again: npm run -s fuzz -- logs --seed ${values.seed} --only ${i}`;

let seen = -1;
let since = performance.now();
const watch = setInterval(() => {
  const now = Atomics.load(at, 0);
  if (now !== seen) {
    seen = now;
    since = performance.now();
  } else if (performance.now() - since > DEADLINE_MS) {
    console.log(`log ${now} is not done after ${DEADLINE_MS / 1000} seconds\n${again(now)}`);
    process.exitCode = 1;
    clearInterval(watch);
    void worker.terminate();
  }
}, LOOK_MS);

worker.on('message', ({ found, faults }: { found: Record<string, number>; faults: readonly string[] }) => {
  for (const fault of faults) console.log(`${fault}\n${again(Number(fault.split(/[ :]/)[1]))}`);
  const ways = Object.entries(found).sort(([, a], [, b]) => b - a);
  console.log(`${to - from} logs: ${ways.map(([how, n]) => `${n} ${how}`).join(', ')}; ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
});
worker.on('error', (error) => {
  console.log(error);
  process.exitCode = 1;
});
worker.on('exit', () => clearInterval(watch));
