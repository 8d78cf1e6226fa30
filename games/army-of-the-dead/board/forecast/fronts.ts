/** What an Objective that lies face down may be: fronts that nobody has seen yet. */
import type { Bar, PanelLine } from '@shamble/parts';
import type { Colour } from '../../content/missions.ts';
import type { View } from '../../rules/view.ts';
import { token } from '../../text/words.ts';

export function frontLines({ tokens, team, taking, goneTokens }: View): PanelLine[] {
  const down = tokens.filter(({ colour, zone }) => colour === null && zone !== null).length;
  if (down === 0) return [];
  const seen: readonly (Colour | null)[] = [
    ...tokens.map(({ colour }) => colour),
    ...team.flatMap((one) => one.tokens),
    ...goneTokens,
    taking,
  ];
  const personal = (['yellow', 'violet'] as const).filter((colour) => !seen.includes(colour));
  const bars: Bar[] = personal.map((colour) => ({ of: token(colour), chance: 1 / down }));
  const red = down - personal.length;
  if (red > 0) bars.unshift({ of: token('red'), chance: red / down });
  return [{ text: { id: 'boardview.fronts', params: { n: down } }, sure: 'unknown', bars }];
}
