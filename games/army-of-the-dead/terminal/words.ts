import { keep, tell } from '@shamble/cli/drawing';
import type { Message, Say } from '@shamble/kernel';
import { SURVIVORS } from '../content/survivors.ts';
import { label } from '../text/zones.ts';
import type { Seen } from './seen.ts';

/** A sign on the map, as the language writes it. */
export const sign = (say: Say, of: string): string => tell(say, `terminal.sign.${of}`);

/** A Zone as people call it. */
export const place = (s: Seen, zone: string): string => label(s.mission, zone);

/** Several things one after the other, each kept on one line. */
export const list = (say: Say, things: readonly Message[]): string => things.map((one) => keep(say(one))).join(', ');

/** The letter of a Survivor, two where others in play share the first (AD-CONT07). */
export function letters(s: Seen, id: string): string {
  const inPlay = [...s.team, ...s.companions].map(({ survivor }) => lettersOf(survivor)[0]);
  const [one, two] = lettersOf(id);
  return inPlay.filter((other) => other === one).length > 1 ? two : one;
}

const lettersOf = (id: string): readonly [string, string] =>
  SURVIVORS.find((survivor) => survivor.id === id)?.letters ?? ['?', '?'];
