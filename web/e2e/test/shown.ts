import type { BrowserContext, Page } from '@playwright/test';

/** A page that hangs is not waited for longer, in milliseconds. */
const PATIENCE = 5000;

/** What stands on each page: where it is, how far its table got, what it says went wrong, and whether it is drawn. */
export const shownOn = (context: BrowserContext): Promise<string[]> =>
  Promise.all(
    context.pages().map(async (page) => {
      const shown = look(page).catch((error: unknown) => `cannot be looked at: ${String(error)}`);
      const { promise: late, resolve } = Promise.withResolvers<string>();
      const timer = setTimeout(resolve, PATIENCE, 'does not answer');
      const what = await Promise.race([shown, late]);
      clearTimeout(timer);
      return `${new URL(page.url()).pathname} ${what}`;
    }),
  );

const look = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const frames = await new Promise<number>((done) => {
      let n = 0;
      const count = () => {
        n++;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      setTimeout(() => done(n), 1000);
    });
    const { state = 'no table', at = '' } =
      document.querySelector<HTMLElement>('[data-testid="fingerprint"]')?.dataset ?? {};
    const troubles = [...document.querySelectorAll('[role="alert"]')].map((one) => one.textContent);
    return `shows: ${[`${state} ${at}`.trim(), `${frames} frames in a second`, document.title, ...troubles].join(' | ')}`;
  });
