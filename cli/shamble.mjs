#!/usr/bin/env node
// Plain JavaScript that any Node since 18 understands: it finds a Node that can run the rest.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
const here = fileURLToPath(import.meta.url);
const args = process.argv.slice(2);

if (major > 22 || (major === 22 && minor >= 18)) {
  // The second start is three times as fast.
  module.enableCompileCache?.();
  const { main } = await import('./main.ts');
  process.exitCode = await main(args);
} else {
  const own = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
  if (!process.env.SHAMBLE_OWN_NODE && existsSync(own)) {
    // Ctrl+C reaches both processes; the one at the table saves and ends, this one waits for it.
    process.on('SIGINT', () => {});
    const env = { ...process.env, SHAMBLE_OWN_NODE: '1' };
    const { status } = spawnSync(own, [here, ...args], { stdio: 'inherit', env });
    process.exitCode = status ?? 1;
  } else {
    console.error(`Shamble needs Node 22.18 or newer; this is Node ${process.versions.node}.`);
    process.exitCode = 2;
  }
}
