// Makes the checkout ready to run: installs the locked dependencies where they are missing or older than the lock,
// and sees to it that the scripts have a Node new enough. Runs on Node 18 and needs nothing installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const NEEDED = [22, 18];
const root = fileURLToPath(new URL('..', import.meta.url));
const quiet = process.argv.includes('--quiet');
const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules', '.package-lock.json');
const stamp = join(root, 'node_modules', '.shamble-lock');
const bundledNode = join(root, 'node_modules', '.bin', 'node');
const busy = join(root, '.shamble', 'setup.busy');

// All words go to stderr, so that the output of what runs afterwards stays its own.
const say = (line) => process.stderr.write(`${line}\n`);

function leave(sentence) {
  say(sentence);
  process.exit(1);
}

const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

// The second half accepts an installation made by hand with npm.
function isInstalled() {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  return statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

function takeBusy() {
  mkdirSync(join(root, '.shamble'), { recursive: true });
  try {
    writeFileSync(busy, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// Whether the file was left behind by a run that was killed; an empty one is just being written.
function isLeftBehind() {
  try {
    const pid = Number(readFileSync(busy, 'utf8'));
    return pid > 0 ? !isAlive(pid) : Date.now() - statSync(busy).mtimeMs > 5000;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function npmCommand() {
  const { npm_execpath: npm } = process.env;
  if (npm && basename(npm).startsWith('npm')) return [process.execPath, [npm]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

function install() {
  const [command, before] = npmCommand();
  // The level of the log is said outright, because a silent `npm run -s` hands its silence down.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  say('Installing the locked dependencies (the first time this takes a minute).');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const child = spawn(command, [...before, ...args], {
    cwd: root,
    stdio: ['ignore', quiet ? 'ignore' : 2, 'inherit'],
    shell: command.endsWith('.cmd'),
  });
  const beat = quiet || process.stderr.isTTY ? null : setInterval(() => say(`… ${seconds()} s`), 5000);
  return new Promise((resolve) => {
    child.on('error', (error) => leave(`npm could not be started: ${error.message}`));
    child.on('close', (code) => {
      clearInterval(beat);
      if (code !== 0) return resolve(false);
      writeFileSync(stamp, lockHash());
      say(`Installed in ${seconds()} s.`);
      resolve(true);
    });
  });
}

async function installOnce() {
  let told = false;
  while (!takeBusy()) {
    if (isLeftBehind()) {
      rmSync(busy, { force: true });
      continue;
    }
    if (!told) say('Another run is installing the dependencies; waiting for it.');
    told = true;
    await sleep(300);
    if (!existsSync(busy) && isInstalled()) return;
  }
  const release = () => rmSync(busy, { force: true });
  process.on('exit', release);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  if (!isInstalled() && !(await install()))
    leave('The dependencies could not be installed: see what npm says above, then run the same command again.');
  release();
}

// The version of the Node that `npm run` finds first: the bundled one where it runs on this platform.
function nodeVersion() {
  if (!existsSync(bundledNode)) return process.versions.node;
  if (realpathSync(bundledNode) === realpathSync(process.execPath)) return process.versions.node;
  const { status, stdout } = spawnSync(bundledNode, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  // It would stand in the way of a Node that works.
  rmSync(bundledNode, { force: true });
  return process.versions.node;
}

if (!isInstalled()) await installOnce();
const version = nodeVersion();
const [major, minor] = version.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]))
  leave(`Shamble needs Node ${NEEDED.join('.')} or newer and found ${version}: install a newer Node and try again.`);
