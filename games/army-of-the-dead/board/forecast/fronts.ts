/** What an Objective that lies face down may be: fronts that nobody has seen yet. */
import type { PanelLine } from '@shamble/parts/board';
import type { Colour } from '../../content/missions.ts';
import type { View } from '../../rules/view.ts';
import { token } from '../../text/words.ts';

export interface Front {
  readonly colour: Colour;
  readonly chance: number;
}

const isDown = ({ colour, zone }: View['tokens'][number]): boolean => colour === null && zone !== null;

/** The chance of each front, the likeliest first; none where nothing lies face down. */
export function frontChances({ tokens, team, taking, goneTokens }: View): Front[] {
  const down = tokens.filter(isDown).length;
  const seen: readonly (Colour | null)[] = [
    ...tokens.map(({ colour }) => colour),
    ...team.flatMap((one) => one.tokens),
    ...goneTokens,
    taking,
  ];
  const personal = down === 0 ? [] : (['yellow', 'violet'] as const).filter((colour) => !seen.includes(colour));
  const fronts: Front[] = personal.map((colour) => ({ colour, chance: 1 / down }));
  const red = down - personal.length;
  return red > 0 ? [{ colour: 'red', chance: red / down }, ...fronts] : fronts;
}

export function frontLines(view: View): PanelLine[] {
  const bars = frontChances(view).map(({ colour, chance }) => ({ of: token(colour), chance }));
  if (bars.length === 0) return [];
  const n = view.tokens.filter(isDown).length;
  return [{ text: { id: 'boardview.fronts', params: { n } }, sure: 'unknown', bars }];
}
