/** The 12 weapon kinds (PB-WPN01) and what each range reaches, spaces counted from the bar (PB-WPN02 to PB-WPN04). */
export const RANGES = { short: [1, 2], medium: [2, 3], long: [3, 4, 5] } as const;
export type Range = keyof typeof RANGES;

export interface Weapon {
  readonly id: string;
  readonly range: Range;
  readonly hits: number;
  /** Zombies it defeats attract no replacement. */
  readonly spoilsSauce?: true;
  /** One more hit in a neighbouring row. */
  readonly angled?: true;
}

export const WEAPONS: readonly Weapon[] = [
  { id: 'cricketBat', range: 'short', hits: 1 },
  { id: 'dart', range: 'medium', hits: 1 },
  { id: 'longbow', range: 'long', hits: 1 },
  { id: 'cue', range: 'short', hits: 1 },
  { id: 'umbrella', range: 'short', hits: 1 },
  { id: 'newspaper', range: 'short', hits: 1 },
  { id: 'extinguisher', range: 'short', hits: 1 },
  { id: 'molotov', range: 'long', hits: 1 },
  { id: 'toaster', range: 'medium', hits: 1 },
  { id: 'billiardBalls', range: 'medium', hits: 2 },
  { id: 'teapot', range: 'medium', hits: 1, spoilsSauce: true },
  { id: 'rugbyBall', range: 'medium', hits: 1, angled: true },
];

export const WEAPON_IDS: readonly string[] = WEAPONS.map((w) => w.id);

/** The weapon on a die face. */
export const DIE_WEAPON: Readonly<Record<string, string>> = { bat: 'cricketBat', dart: 'dart', longbow: 'longbow' };
