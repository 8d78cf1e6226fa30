import type { Page } from './house.ts';

/**
 * Milliseconds the page takes for a fixed piece of work of the kinds an answer consists of: thinking, making elements,
 * laying them out twice, and painting a frame of them.
 */
export const calibrate = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const think = (rounds: number): number => {
      const counts = new Map<string, number>();
      for (let i = 0; i < rounds; i++) {
        const word = `${(i * 7919) % 1009}`;
        counts.set(word, (counts.get(word) ?? 0) + word.length);
      }
      return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).reduce((sum, [, n]) => (sum * 31 + n) % 65_521, 7);
    };
    const element = (name: string, ...inside: (Node | string)[]): HTMLElement => {
      const made = document.createElement(name);
      made.append(...inside);
      return made;
    };
    const lay = (count: number): void => {
      for (let i = 0; i < count; i++) {
        const item = element('li', element('b', `${i}`), element('i', 'one of many'));
        item.style.paddingInline = `${i % 5}px`;
        sheet.append(item);
      }
    };
    const sheet = element('ul');
    Object.assign(sheet.style, { position: 'fixed', inset: '0', zIndex: '9', overflow: 'hidden', opacity: '0.02' });
    Object.assign(sheet.style, { display: 'flex', flexWrap: 'wrap', pointerEvents: 'none' });
    const began = performance.now();
    think(30_000);
    document.body.append(sheet);
    lay(120);
    if (sheet.scrollHeight > 0) lay(120);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const took = performance.now() - began;
    sheet.remove();
    return took;
  });
