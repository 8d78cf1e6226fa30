import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf, serveFolder } from '../static.ts';

const outside = mkdtempSync(join(tmpdir(), 'shamble-serve-'));
const folder = join(outside, 'dist');
const server = createServer(serveFolder(folder));
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(folder, '.sources'), 'hash');
  writeFileSync(join(folder, 'index.html'), '<!doctype html>the app');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'play()');
  writeFileSync(join(folder, 'icons.svg'), '<svg/>');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(outside, { recursive: true });
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Asks for a path as it is written; `fetch` would tidy it up first. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('addresses', () => {
  it.each([
    ['/', sep],
    ['/assets/app-1a2b.js?v=1#x', `${sep}assets${sep}app-1a2b.js`],
    ['/table/abc', `${sep}table${sep}abc`],
    ['/caf%C3%A9', `${sep}café`],
  ])('%s means %s', (address, path) => {
    expect(pathOf(address)).toBe(path);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
    '/.sources',
    '/assets/.hidden',
    'http://elsewhere/',
    '',
  ])('%s means nothing', (address) => {
    expect(pathOf(address)).toBeNull();
  });
});

describe('the server', () => {
  it.each(['/../secret.txt', '/%2e%2e%2fsecret.txt', '/assets/../../secret.txt', '/.sources'])(
    'gives nothing from outside the folder: %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(400);
      expect(body).not.toContain('secret');
    },
  );

  it('gives files with their type, and keeps those with a hash in their name for good', async () => {
    const script = await ask('/assets/app-1a2b.js');
    expect(script).toMatchObject({ status: 200, body: 'play()' });
    expect(script.headers['content-type']).toMatch('text/javascript');
    expect(script.headers['cache-control']).toMatch('immutable');
    const icons = await ask('/icons.svg');
    expect(icons.headers['content-type']).toMatch('image/svg+xml');
    expect(icons.headers['cache-control']).toBe('no-cache');
  });

  it('answers every screen of the app with its page', async () => {
    for (const path of ['/', '/new/some-game', '/table/abc', '/nowhere/at/all'])
      expect(await ask(path)).toMatchObject({ status: 200, body: '<!doctype html>the app' });
  });

  it('does not take a page for a missing file', async () => {
    expect((await ask('/assets/gone-3c4d.js')).status).toBe(404);
  });

  it('says when nothing changed', async () => {
    const { headers } = await ask('/icons.svg');
    const again = await ask('/icons.svg', 'GET', { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('answers HEAD without the content and refuses to be written to', async () => {
    expect(await ask('/icons.svg', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect((await ask('/icons.svg', 'POST')).status).toBe(405);
  });

  it('lets a page load nothing from elsewhere', async () => {
    expect((await ask('/')).headers['content-security-policy']).toMatch("default-src 'self'");
  });
});
