// Builds the web app where its sources changed since it was last built.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const DIST = join(root, 'web', 'dist');
const STAMP = '.sources';

/** What the app is made of: folders, and files beside them. */
const SOURCES = ['kernel', 'games', 'bots', 'tables', 'parts', 'web', 'package.json', 'package-lock.json'];
const ASIDE = /^(node_modules|dist|test|e2e|scenarios|screenshots|test-results|\..*|.*\.md)$/;

function filesOf(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true }).filter(({ name }) => !ASIDE.test(name));
  return entries.flatMap((entry) => {
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesOf(inner) : [inner];
  });
}

/** A fingerprint of all sources: their names and contents. */
function sourcesHash() {
  const files = SOURCES.flatMap((path) => (path.includes('.') ? [path] : filesOf(path))).sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

const isBuilt = (hash) => {
  const stamp = join(DIST, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
};

function runVite(into) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', 'web', '--outDir', into, '--emptyOutDir', '--logLevel', 'warn'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const hear = (text) => (output += text);
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`vite ended with ${code}\n${output}`))));
  });
}

/** Builds into web/dist unless it is up to date. The old build stays until the new one is whole. */
export async function buildWeb(tell = () => {}) {
  const hash = sourcesHash();
  if (isBuilt(hash)) return false;
  tell('Building the app (some seconds, once after every change) …');
  const fresh = join(root, '.shamble', `web-${process.pid}`);
  mkdirSync(join(root, '.shamble'), { recursive: true });
  try {
    await runVite(fresh);
    writeFileSync(join(fresh, STAMP), hash);
    rmSync(DIST, { recursive: true, force: true });
    renameSync(fresh, DIST);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
}
