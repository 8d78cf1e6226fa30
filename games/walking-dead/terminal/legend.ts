import { flow, keep, labelled, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { COLOURS } from '../content/dice.ts';
import { LOCATIONS } from '../content/locations.ts';
import { KINDS } from '../content/words.ts';
import { HIDDEN, MARKER, MORE, PRIVATE, START } from './spot.ts';
import { letter } from './words.ts';

/** How to read the map and the table of players. */
export function drawLegend(say: Say, width: number): string[] {
  const kinds = KINDS.map((kind) => keep(`${letter(say, kind)} ${tell(say, `kind.${kind}`)}`));
  const dice = COLOURS.map((colour) => keep(`${letter(say, colour)} ${tell(say, `colour.${colour}`)}`));
  const places = LOCATIONS.map((place) =>
    keep(`${tell(say, `terminal.short.${place}`)} ${tell(say, `location.${place}`)}`),
  );
  return flow(
    [
      labelled(say, tell(say, 'terminal.label.legend'), kinds.join(', ')),
      ...places,
      `${tell(say, 'terminal.short.motel')}1 ${tell(say, 'terminal.legend.public')}`,
      `${tell(say, 'terminal.short.motel')}${PRIVATE} ${tell(say, 'terminal.legend.private')}`,
      `${START}R ${tell(say, 'terminal.legend.start')}`,
      `A6R ${tell(say, 'terminal.legend.pawn')}`,
      `${MARKER} ${tell(say, 'terminal.legend.marker')}`,
      `${HIDDEN} ${tell(say, 'terminal.legend.hidden')}`,
      `3 ${tell(say, 'terminal.legend.known')}`,
      `${MORE} ${tell(say, 'terminal.legend.more')}`,
      tell(say, 'terminal.legend.wall'),
      tell(say, 'terminal.legend.dice', { colours: dice.join(', ') }),
      tell(say, 'terminal.legend.fatigue'),
    ],
    width,
  );
}
