/** Everything in which the two editions differ on the table; nothing else in the rules asks which edition is played. */
export interface Edition {
  /** After a failed exploration one stays and tries again, or may (difference 1: WD-LOC16, WD-LOC17). */
  readonly stay: 'must' | 'may';
  /** Which failed attempts count for that (difference 29: WD-LOC16-R, WD-LOC17-R). */
  readonly stayCause: 'challenge' | 'any';
  /** Where a follower goes who is put on the nearest space (difference 2: WD-FOL06, WD-FOL07). */
  readonly nearest: 'location' | 'start';
  /** A lost team is followed by a new one, or may be (difference 5: WD-LOSE02, WD-LOSE05). */
  readonly restart: 'must' | 'may';
  /** Whether a lost team takes cards and progress with it (differences 6 and 7: WD-LOSE02-R, WD-LOSE04, WD-LOSE05-R). */
  readonly losesAll: boolean;
  /** Whether dead characters are dealt again (difference 8: WD-LOSE03, WD-LOSE06). */
  readonly recycles: boolean;
  /** Whether Fuel leads past tokens on a space with icons (difference 10: WD-FUEL10, WD-FUEL11). */
  readonly bypassIcons: boolean;
  /** When the resources of a space are collected (difference 12: WD-RES10, WD-RES12). */
  readonly collect: 'each' | 'end';
  /** What a denial costs (difference 13: WD-RES11, WD-RES12). */
  readonly denial: 'turn' | 'one';
  /** Whether followers are rescued before the icons, or in any order (difference 14: WD-RES06, WD-RES07). */
  readonly markers: 'free' | 'first';
  /** Where five followers wait in a game alone (difference 16: WD-SOLO03, WD-SOLO04). */
  readonly soloFollowers: 'locations' | 'starts';
  /** Whether a group may share what a success costs (difference 17: WD-TEAM12, WD-TEAM23). */
  readonly sharesSuccess: boolean;
}

export type EditionId = 'fr' | 'it';

export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  it: {
    stay: 'must',
    stayCause: 'challenge',
    nearest: 'location',
    restart: 'must',
    losesAll: false,
    recycles: false,
    bypassIcons: true,
    collect: 'each',
    denial: 'turn',
    markers: 'free',
    soloFollowers: 'locations',
    sharesSuccess: true,
  },
  fr: {
    stay: 'may',
    stayCause: 'any',
    nearest: 'start',
    restart: 'may',
    losesAll: true,
    recycles: true,
    bypassIcons: false,
    collect: 'end',
    denial: 'one',
    markers: 'first',
    soloFollowers: 'starts',
    sharesSuccess: false,
  },
};
