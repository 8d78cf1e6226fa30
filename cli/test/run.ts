import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command line with the picnic as its only game. */
const PICNIC = fileURLToPath(new URL('./toy/cli.ts', import.meta.url));
/** The command line as it is installed. */
export const SHAMBLE = fileURLToPath(new URL('../shamble.mjs', import.meta.url));

/** Runs the command line with some lines of input. */
export function run(
  args: readonly string[],
  how: { input?: string; home?: string; program?: string } = {},
): Promise<Ran> {
  const { LANG, LC_ALL, LC_MESSAGES, ...rest } = process.env;
  const env = {
    ...rest,
    NO_COLOR: '1',
    SHAMBLE_HOME: how.home ?? '/nowhere',
    NODE_COMPILE_CACHE: join(tmpdir(), 'shamble-compile-cache'),
  };
  const child = spawn(process.execPath, [how.program ?? PICNIC, ...args], { env });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.end(how.input ?? '');
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const folders: string[] = [];
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/** A folder for one test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'shamble-'));
  folders.push(path);
  return path;
}

export function fileWith(text: string, name = 'file'): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}
