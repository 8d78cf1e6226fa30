import type { BrowserContext, Page } from '@playwright/test';

/** A page that hangs is not waited for longer, in milliseconds. */
const PATIENCE = 5000;

interface Shown {
  readonly words: string;
  /** The page answers and is visible, but the browser has stopped drawing it. */
  readonly still: boolean;
}

/** What stands on each page: where it is, how far its table got, what it says went wrong, and whether it is drawn. */
export const shownOn = (context: BrowserContext): Promise<Shown[]> =>
  Promise.all(
    context.pages().map(async (page) => {
      const shown = look(page).catch((error: unknown) => known(`cannot be looked at: ${String(error)}`));
      const { promise: late, resolve } = Promise.withResolvers<Shown>();
      const timer = setTimeout(resolve, PATIENCE, known('does not answer'));
      const { words, still } = await Promise.race([shown, late]);
      clearTimeout(timer);
      return { words: `${new URL(page.url()).pathname} ${words}`, still };
    }),
  );

const known = (words: string): Shown => ({ words, still: false });

const look = (page: Page): Promise<Shown> =>
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
    const words = [`${state} ${at}`.trim(), `${frames} frames in a second`, document.title, ...troubles];
    return { words: `shows: ${words.join(' | ')}`, still: frames === 0 && document.visibilityState === 'visible' };
  });
