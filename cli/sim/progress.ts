const CELLS = 30;

/** A bar on stderr that is drawn over itself; nothing where nobody watches. */
export function progressBar(total: number): { show(done: number): void; clear(): void } {
  if (!process.stderr.isTTY) return { show: () => {}, clear: () => {} };
  const start = performance.now();
  let drawn = 0;
  return {
    show(done) {
      const now = performance.now();
      if (now - drawn < 100 && done < total) return;
      drawn = now;
      const filled = Math.round((CELLS * done) / total);
      const left = Math.ceil(((now - start) / 1000 / done) * (total - done));
      const bar = '█'.repeat(filled) + '░'.repeat(CELLS - filled);
      process.stderr.write(`\r${bar} ${Math.floor((100 * done) / total)} %  ${done}/${total}  ${left} s \x1b[K`);
    },
    clear: () => void process.stderr.write('\r\x1b[K'),
  };
}
