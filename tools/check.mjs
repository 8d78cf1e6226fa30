// The whole test run, in a browser too. Every step and every test counts; the last line is the sum.
// With --quick: without the long tests, and in the browser only those marked @quick.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** No step takes so long unless it hangs. */
const LIMIT = 30 * 60_000;
const AT_ONCE = 2;
const quick = process.argv.includes('--quick');
const colour = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  [colour ? 'FORCE_COLOR' : 'NO_COLOR']: '1',
};
const running = new Set();

// Rules in an endless loop cannot be asked to stop: the whole group of processes is ended.
function end(child) {
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid, 'SIGKILL');
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of running) end(child);
    process.exit(1);
  });

function run(command, { live = false, more = {} } = {}) {
  const [program, ...args] = command;
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...env, ...more },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  });
  running.add(child);
  let output = '';
  const hear = (text) => (output += text);
  child.stdout?.setEncoding('utf8').on('data', hear);
  child.stderr?.setEncoding('utf8').on('data', hear);
  const limit = setTimeout(() => {
    output += `ended after ${LIMIT / 60_000} minutes\n`;
    if (live) console.log(output);
    end(child);
  }, LIMIT);
  return new Promise((resolve) => {
    const finish = (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ ok: code === 0, output, seconds: (performance.now() - began) / 1000 });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(1);
    });
    child.on('close', finish);
  });
}

const tell = (ok, name, seconds, more = '') =>
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s${more}`);

const steps = [
  ['lint and format', ['biome', 'check', '--error-on-warnings', `--colors=${colour ? 'force' : 'off'}`, '.']],
  ['types', ['tsc', '--noEmit', '--pretty', String(colour)]],
  ['types of the web table', ['tsc', '--noEmit', '-p', 'tsconfig.web.json', '--pretty', String(colour)]],
  ['arrows between the rooms', ['node', 'tools/imports.ts']],
  ['dead files and exports', ['knip', '--no-progress', '--treat-config-hints-as-errors']],
];

async function runSteps() {
  const waiting = steps.values();
  let failed = 0;
  const worker = async () => {
    for (const [name, command] of waiting) {
      const { ok, output, seconds } = await run(command);
      tell(ok, name, seconds);
      if (ok) continue;
      failed++;
      console.log(`${output.trimEnd()}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { passed: steps.length - failed, failed };
}

function readResults(file, otherwise) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return otherwise;
  } finally {
    rmSync(file, { force: true });
  }
}

async function runTests() {
  mkdirSync(join(root, '.shamble'), { recursive: true });
  const file = join('.shamble', `tests-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const without = quick ? ['--exclude', '**/*.long.test.ts'] : [];
  const { ok, seconds } = await run(['vitest', 'run', ...reporters, ...without], { live: true });
  const nothing = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  const results = readResults(join(root, file), nothing);
  // A file that could not be loaded has no tests that could fail.
  const broken = results.testResults.filter((r) => r.status === 'failed' && r.assertionResults.length === 0).length;
  const passed = results.numPassedTests;
  const good = ok && passed > 0;
  const failed = good ? 0 : Math.max(1, results.numFailedTests + broken);
  const skipped = results.numPendingTests > 0 ? `, ${results.numPendingTests} skipped` : '';
  tell(good, 'tests', seconds, `  ${passed} passed, ${failed} failed${skipped}`);
  if (ok && !good) console.log('no test ran');
  return { passed, failed };
}

async function runBrowserTests() {
  const file = join(root, '.shamble', `browser-${process.pid}.json`);
  const only = quick ? ['--grep', '@quick', '--project', 'start', '--project', 'desk', '--no-deps'] : [];
  const { ok, seconds } = await run(['playwright', 'test', '-c', 'web', ...only], {
    live: true,
    more: { SHAMBLE_E2E_REPORT: file },
  });
  const { stats } = readResults(file, { stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 } });
  const passed = stats.expected + stats.flaky;
  const good = ok && passed > 0;
  // Without a browser or a build no test comes to fail.
  const failed = good ? 0 : Math.max(1, stats.unexpected);
  const skipped = stats.skipped > 0 ? `, ${stats.skipped} skipped` : '';
  const still = stats.flaky > 0 ? `, ${stats.flaky} tried twice: a page was no longer drawn` : '';
  tell(good, 'browser tests', seconds, `  ${passed} passed, ${failed} failed${skipped}${still}`);
  return { passed, failed };
}

const began = performance.now();
const parts = [await runSteps(), await runTests(), await runBrowserTests()];
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
console.log(`all in ${((performance.now() - began) / 1000).toFixed(1)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
