import { createInterface } from 'node:readline';
import { sendable } from '../shown.ts';

/** Where lines come from: a person at a terminal, or a file. */
export interface Keyboard {
  /** Whether a person types. */
  readonly interactive: boolean;
  /** The next line; null once there is no more, or after Ctrl+C. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function openKeyboard(): Keyboard {
  const { stdin: input, stdout: output } = process;
  const interactive = Boolean(input.isTTY && output.isTTY);
  const lines = createInterface(interactive ? { input, output, terminal: true } : { input, terminal: false });
  const waitingLines: string[] = [];
  let waitingAsk: ((line: string | null) => void) | null = null;
  let closed = false;

  const give = (line: string | null): void => {
    const ask = waitingAsk;
    waitingAsk = null;
    if (ask) ask(line);
    else if (line !== null) waitingLines.push(line);
  };
  lines.on('line', give);
  lines.on('close', () => {
    closed = true;
    give(null);
  });
  lines.on('SIGINT', () => lines.close());
  const stop = (): void => lines.close();
  process.once('SIGINT', stop).once('SIGTERM', stop);

  return {
    interactive,
    async ask(prompt) {
      if (interactive && !closed) {
        lines.setPrompt(sendable(prompt));
        lines.prompt();
      } else output.write(sendable(prompt));
      const line = waitingLines.shift() ?? (closed ? null : await new Promise<string | null>((r) => (waitingAsk = r)));
      // What a file answers is shown, so that the output reads like a session.
      if (!interactive || line === null) output.write(`${sendable(line ?? '')}\n`);
      return line;
    },
    close() {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      lines.close();
    },
  };
}
