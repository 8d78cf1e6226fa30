import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};

// A shell remembers where it found `node`. On a bare checkout that was before the set-up brought the one that runs
// TypeScript, so after the set-up only what any Node runs, and whatever npm looks up anew, may follow in the same shell.
test('after the set-up no script runs the node that was there before', () => {
  const after = Object.entries(scripts).flatMap(([name, script]) => {
    const [first, ...rest] = script.split(' && ');
    return first.startsWith('node tools/setup.mjs') ? rest.map((command) => [name, command] as const) : [];
  });
  expect(after.map(([name]) => name)).toContain('start');
  expect(after.filter(([, command]) => /^node /.test(command))).toEqual([['shamble', 'node cli/shamble.mjs']]);
});
