// Serves the web app on this machine, built anew where its sources changed, and opens it in the browser.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { serveFolder } from './static.ts';
import { buildWeb, DIST } from './web-build.mjs';

const FIRST_PORT = 4173;
const TRIES = 50;
const USAGE = 'npm start -- [--port N] [--no-open]';

function leave(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, 'no-open': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    const port = values.port === undefined ? null : Number(values.port);
    if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65535))
      leave(`--port takes a number from 0 to 65535, not "${values.port}".\n${USAGE}`, 2);
    return { port, open: !values['no-open'], help: values.help };
  } catch (error) {
    return leave(`${error.message}\n${USAGE}`, 2);
  }
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Only for this machine: the app is for who sits at it.
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(server.address().port);
    });
  });
}

/** The wished port, or without a wish the first free one. */
async function listenSomewhere(server, wish) {
  if (wish !== null) return listen(server, wish);
  for (let port = FIRST_PORT; ; port++) {
    try {
      return await listen(server, port);
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port >= FIRST_PORT + TRIES) throw error;
    }
  }
}

function openBrowser(address) {
  const { platform, env } = process;
  if (env.CI || (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY)) return;
  const [command, ...args] =
    platform === 'darwin' ? ['open'] : platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  // Without such a program the printed address has to do.
  child.on('error', () => {});
  child.unref();
}

const { port: wish, open, help } = readOptions();
if (help) {
  console.log(USAGE);
  process.exit();
}
await buildWeb((line) => process.stderr.write(`${line}\n`)).catch((error) =>
  leave(`The app could not be built: ${error.message}`),
);
const server = createServer(serveFolder(DIST));
const port = await listenSomewhere(server, wish).catch((error) =>
  leave(
    error.code === 'EADDRINUSE'
      ? `Port ${error.port} is taken: choose another with --port.`
      : `The app could not be served: ${error.message}`,
  ),
);
const address = `http://localhost:${port}/`;
console.log(`Shamble is at ${address}`);
if (process.stdout.isTTY) console.log('Ctrl+C ends it.');
if (open) openBrowser(address);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
