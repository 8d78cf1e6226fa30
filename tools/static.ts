// Answers requests with the files of one folder, and with its index.html where an address is a screen of the app.
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // Nothing comes from elsewhere, and nothing goes there.
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** The path below the folder that an address means; null for addresses that mean none. */
export function pathOf(address: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(address.split(/[?#]/, 1)[0]);
  } catch {
    return null;
  }
  if (!path.startsWith('/') || path.includes('\0') || path.includes('\\')) return null;
  const parts = path.split('/');
  // Hidden files are not for visitors, and no name in the folder begins with a dot.
  if (parts.some((part) => part.startsWith('.'))) return null;
  return normalize(parts.join(sep));
}

interface Found {
  readonly file: string;
  readonly found: Stats;
}

/** Where the file lies; null where the address is a screen of the app, undefined where it is nothing. */
async function find(folder: string, path: string): Promise<Found | null | undefined> {
  const file = join(folder, path);
  const found = await stat(file).catch(() => null);
  if (found?.isFile()) return { file, found };
  return extname(path) === '' ? null : undefined;
}

const cacheFor = (path: string): string =>
  // Files there carry a hash of their content in their name.
  path.startsWith(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${words}\n`);
}

/** A listener for node:http that serves a folder. */
export function serveFolder(folder: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405, 'Only reading is possible here.');
    }
    const path = pathOf(request.url ?? '/');
    if (path === null) return refuse(response, 400, 'This address means nothing.');
    const direct = await find(folder, path);
    if (direct === undefined) return refuse(response, 404, 'There is no such file.');
    const shown = direct ?? (await find(folder, 'index.html'));
    if (!shown) return refuse(response, 404, 'The app is not built.');
    const { file, found } = shown;
    const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
    const headers = { ...HEADERS, etag, 'cache-control': direct ? cacheFor(path) : 'no-cache' };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...headers, 'content-type': type, 'content-length': found.size });
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
  };
}
