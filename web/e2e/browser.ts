import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** No browser could be found or installed. */
class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const MAC = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

const windows = (): string[] =>
  [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
  );

const onPath = (): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));

function places(): string[] {
  if (process.platform === 'darwin') return MAC;
  if (process.platform === 'win32') return windows();
  return ['/usr/bin/chromium', ...onPath()];
}

/** Some distributions put a script in the browser's place that only tells how to install it. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function installed(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (runs(CHROME_PATH)) return CHROME_PATH;
    throw new NoBrowserError(`CHROME_PATH is ${CHROME_PATH}, and there is no browser that runs.`);
  }
  return [...places(), chromium.executablePath()].find(runs);
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function run(program: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Progress goes to stderr: what runs afterwards keeps its own output.
  return spawnSync(program, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

function installDebians(): void {
  if (process.getuid?.() !== 0 || !isDebian()) return;
  process.stderr.write('Installing the package chromium for the browser tests.\n');
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium']);
}

function installPlaywrights(): void {
  process.stderr.write('Fetching the Chromium of Playwright for the browser tests.\n');
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  // The libraries it needs can be installed along with it where one may.
  const isRoot = process.getuid?.() === 0;
  if (isRoot && run(process.execPath, [cli, 'install', '--with-deps', 'chromium'])) return;
  run(process.execPath, [cli, 'install', 'chromium']);
}

/** The path of a Chrome or Chromium: an installed one, else Debian's package, else Playwright's own. */
export function findBrowser(): string {
  for (const install of [() => {}, installDebians, installPlaywrights]) {
    install();
    const path = installed();
    if (path) return path;
  }
  throw new NoBrowserError(
    'There is no Chrome or Chromium here and none could be installed: install one, or set CHROME_PATH to it.',
  );
}

/** Quiet, and able to start as root, where Chromium has no sandbox. */
export const FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
