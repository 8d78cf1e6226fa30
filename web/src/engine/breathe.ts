import type { Breathe } from '@shamble/tables';

/** By messages, as timers are slowed down in tabs that nobody looks at. */
export function breather(): Breathe {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
