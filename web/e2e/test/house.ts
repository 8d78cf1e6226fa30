import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test';
import { GAMES } from '@shamble/games';
import type { Settings } from '../../src/app/settings.ts';
import { POINTERS, pointerId } from '../../src/table/pointers/names.ts';
import { shownOn } from './shown.ts';

export { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** Said where a test goes without the service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** What must not happen on any page of any test. */
export class Watch {
  readonly faults: string[] = [];
  /** Set while a test takes the network away or breaks something on purpose. */
  allow: RegExp | null = null;
  private readonly home: string;

  constructor(home: string) {
    this.home = new URL(home).host;
  }

  over(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.text() === BLOCKED) return;
      if (message.type() === 'error' || message.type() === 'warning') this.note(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.note(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // A page that is left drops what it was loading.
      if (why !== 'net::ERR_ABORTED') this.note(`failed request: ${request.url()} ${why}`);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:|^wss?:/.test(url.protocol) && url.host !== this.home) this.note(`another host: ${url.href}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.note(`status ${response.status()}: ${response.url()}`);
    });
  }

  private note(fault: string): void {
    if (!this.allow?.test(fault)) this.faults.push(fault);
  }
}

interface Fixtures {
  readonly watch: Watch;
  /** What the reader has set before the first visit. */
  readonly settings: Partial<Settings>;
  /** Whether this is the reader's first table: pointers show where things are. */
  readonly newcomer: boolean;
}

/** The test of this house: nothing may go wrong in the background, and the reader's settings are known. */
export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  newcomer: [false, { option: true }],
  watch: [
    async ({ context, baseURL, settings, newcomer }, use, info) => {
      mayTryAgain(info);
      const watch = new Watch(baseURL!);
      watch.over(context);
      await prepare(context, settings, newcomer);
      await use(watch);
      // Often nothing is left of a failed run but what it printed.
      if (info.errors.length > 0) {
        const shown = await shownOn(context);
        if (shown.some(({ still }) => still)) noteStill(info);
        throw new Error([...shown.map(({ words }) => words), ...watch.faults].join('\n'));
      }
      base.expect(watch.faults, 'faults in the background').toEqual([]);
    },
    { auto: true },
  ],
});

/** Where it is kept that the browser stopped drawing a page of a test. */
const stillFile = ({ project, testId }: TestInfo): string => join(project.outputDir, 'still', testId);

/**
 * Now and then Chromium stops drawing a page for good, though the page answers: no frame comes, whatever is done to it.
 * Only such a test is tried a second time, and it is told; everything else has failed when it has failed once.
 */
function mayTryAgain(info: TestInfo): void {
  if (info.retry > 0 && !existsSync(stillFile(info))) throw new Error('it failed, and no page of it stood still');
}

function noteStill(info: TestInfo): void {
  mkdirSync(join(info.project.outputDir, 'still'), { recursive: true });
  writeFileSync(stillFile(info), info.title);
}

/** All pointers of all games: who knows them sees the table alone. */
const KNOWN = GAMES.flatMap(({ id }) => POINTERS.map((name) => pointerId(id, name)));

/** Tests want the table in English, without motion and with a reader who has seen one, unless they say otherwise. */
async function prepare(context: BrowserContext, settings: Partial<Settings>, newcomer: boolean): Promise<void> {
  const kept = {
    'shamble.settings': JSON.stringify({ lang: 'en', motion: 'off', ...settings }),
    'shamble.known': JSON.stringify(newcomer ? [] : KNOWN),
  };
  await context.addInitScript((wanted) => {
    try {
      for (const [key, text] of Object.entries(wanted))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    } catch {
      // Where storage is blocked, nothing can be prepared.
    }
  }, kept);
}

/** Whether this project is the phone. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700;
