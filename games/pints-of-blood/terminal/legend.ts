import { flow, keep, labelled, NOW, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { COLOURS, SYMBOLS } from '../content/tiles.ts';
import type { Seen } from './seen.ts';
import { colourLetter, colourName, MARK } from './words.ts';

const SIGNS = ['hidden', 'fast-food', 'tough', 'mint', 'lively', 'hit', 'order', 'tall', 'stool'] as const;

/** How to read the drawing. */
export function drawLegend(say: Say, s: Seen, width: number): string[] {
  const colours = COLOURS.map((colour) => `${colourLetter(say, colour)} ${colourName(say, colour)}`);
  const symbols = COLOURS.map((colour) =>
    keep(`${colourLetter(say, colour)}${MARK} ${tell(say, `terminal.symbol.${SYMBOLS[colour]}`)}`),
  );
  return flow(
    [
      labelled(say, tell(say, 'terminal.label.legend'), colours.join(', ')),
      ...SIGNS.map((sign) => tell(say, `terminal.legend.${sign}`)),
      `${NOW} ${tell(say, 'terminal.legend.now')}`,
      ...(s.menu.symbols ? [tell(say, 'terminal.legend.symbols', { symbols: symbols.join(', ') })] : []),
    ],
    width,
  );
}
