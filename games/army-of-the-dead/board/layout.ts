/**
 * Where things lie in a Zone of 100 units: the dead above, people below, the rest at the edges. What is more than fits
 * gives way in a fixed order; the numbers of the dead and of the forecast never do.
 */
import type { Contents, Dead } from './pieces.ts';

export interface Spot {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const spot = (x: number, y: number, w: number, h = w): Spot => ({ x, y, w, h });

/** A kind of the dead: its token, and the plate with its number. */
export interface DeadSpot {
  readonly dead: readonly Dead[];
  readonly token: Spot;
  readonly plate: Spot | null;
  /** Where news of it stand: at its own token, over no number. */
  readonly news: Spot;
}

export interface PeopleSpots {
  /** Places of signs, by the number of the person. */
  readonly signs: readonly { readonly who: number; readonly spot: Spot }[];
  /** One plate with the letters of several. */
  readonly merged: { readonly who: readonly number[]; readonly spot: Spot } | null;
}

export interface Layout {
  readonly dead: readonly DeadSpot[];
  /** One column per kind. */
  readonly tally: boolean;
  /** Where there is room for everybody, and where a Zone is small. */
  readonly people: PeopleSpots;
  readonly peopleSmall: PeopleSpots;
  readonly noise: Spot | null;
  readonly objectives: readonly Spot[];
  readonly sleepers: Spot | null;
  /** Null where it has become an edge. */
  readonly spawn: Spot | null;
  readonly spawnEdge: boolean;
  readonly exit: Spot | null;
  readonly exitEdge: boolean;
  readonly laid: readonly Spot[];
  readonly truck: Spot | null;
  /** The Attacks that the forecast sees. */
  readonly forecast: Spot;
}

/** So many of a kind are no longer counted by eye. */
const MANY = 10;
/** Columns of a tally; Abominations share the last where there are more. */
const COLUMNS = 3;
const PLATE = 22;
const NEWS = 14;

/** The dead as they stand: columns of kinds. */
function columnsOf(dead: readonly Dead[]): (readonly Dead[])[] {
  const single = dead.map((one) => [one]);
  if (single.length <= COLUMNS) return single;
  const plain = dead.filter(({ kind }) => kind === 'shambler' || kind === 'alpha');
  return [...plain.map((one) => [one]), dead.filter((one) => !plain.includes(one))];
}

function deadSpots(dead: readonly Dead[], left: number, right: number): { spots: DeadSpot[]; tally: boolean } {
  const columns = columnsOf(dead);
  const tally = columns.length > 2 || (columns.length === 2 && dead.some(({ n }) => n >= MANY));
  if (tally) {
    const wide = 97 / columns.length;
    const spots = columns.map((kinds, i) => {
      const x = 1.5 + wide * (i + 0.5);
      const token = spot(x, 15.5, Math.min(29, wide - 2));
      return { dead: kinds, token, plate: spot(x, 42, wide - 2, PLATE), news: spot(x, 6, 28, NEWS) };
    });
    return { spots, tally };
  }
  if (columns.length === 1) {
    const x = (left + right) / 2;
    const [{ kind, n }] = columns[0];
    const crowd = kind === 'shambler' && n >= 9;
    const large = kind !== 'shambler' && kind !== 'alpha';
    const token = spot(x, 25, crowd ? 38 : large ? 44 : 40);
    const news = crowd ? spot(x, 9, 28, NEWS) : spot(x - 18, 43, 28, NEWS);
    const numbered = n > 1 || large;
    if (!numbered) return { spots: [{ dead: columns[0], token, plate: null, news }], tally };
    const plate = crowd ? spot(x, 39, n >= 20 ? 56 : 38, n >= 20 ? 27 : 23) : spot(x + 20, 40, n >= MANY ? 31 : 24, 24);
    return { spots: [{ dead: columns[0], token, plate, news }], tally };
  }
  const spots = columns.map((kinds, i) => {
    const x = i === 0 ? 25 : 74;
    const numbered = kinds[0].n > 1 || kinds[0].needs !== 0;
    const plate = numbered ? spot(x + 13, 41, 23, PLATE) : null;
    return { dead: kinds, token: spot(x - 3, 25, 38), plate, news: spot(x - 11, 44, 20, NEWS) };
  });
  return { spots, tally };
}

const grid = (n: number, inRow: number, size: number, x: number, y: number, gap = 2): Spot[] =>
  Array.from({ length: n }, (_, i) =>
    spot(x + (i % inRow) * (size + gap), y + Math.floor(i / inRow) * (size + gap), size),
  );

const inOrder = (spots: readonly Spot[]): PeopleSpots => ({
  signs: spots.map((one, who) => ({ who, spot: one })),
  merged: null,
});

const NOBODY: PeopleSpots = { signs: [], merged: null };

/** People have the whole Zone where no dead are. */
function peopleSpots(contents: Contents, small: boolean): PeopleSpots {
  const { people, dead } = contents;
  const n = people.length;
  if (n === 0) return NOBODY;
  if (dead.length === 0) {
    if (n <= 3) return inOrder(grid(n, 3, 30, 50 - (n - 1) * 16, 42));
    const size = n > 6 ? 23 : contents.noise ? 26 : 28;
    return inOrder(grid(n, Math.ceil(n / 2), size, n > 6 ? 12 : 20, 33, n > 6 ? 1 : 2));
  }
  if (!small && n <= 3 && !isCrowded(contents)) return inOrder(grid(n, 3, 26, 15, 66));
  if (!small && n <= 6 && !isCrowded(contents)) return inOrder(grid(n, 3, 20, 12, 64));
  return merging(contents);
}

/** The acting one stands alone; the others are letters on one plate. */
function merging({ people }: Contents): PeopleSpots {
  const acting = people.findIndex((one) => one.acting);
  if (people.length === 1) return inOrder([spot(17, 68, 27)]);
  const others = people.flatMap((_, who) => (who === acting ? [] : [who]));
  const left = acting < 0 ? 3 : 28;
  const signs = acting < 0 ? [] : [{ who: acting, spot: spot(15, 66, 24) }];
  const wide = acting < 0 ? Math.min(53, 15 * Math.min(others.length, 4) + 8) : 27;
  return { signs, merged: { who: others, spot: spot(left + wide / 2, 66, wide, PLATE) } };
}

/** Whether so much is in a Zone that things at its edges become badges. */
const isCrowded = ({ dead, people, objectives, sleepers, noise, truck }: Contents): boolean => {
  const below = people.length + (noise ? 1 : 0) + objectives.length + (sleepers.length > 0 ? 1 : 0);
  return truck !== null || (dead.length > 0 && below > 4) || (dead.length > 1 && below > 3);
};

function noiseSpot({ truck, people, dead, sleepers }: Contents, crowded: boolean): Spot {
  if (truck !== null) return spot(86, 14, 24);
  if (dead.length === 0 && people.length > 3) return sleepers.length > 0 ? spot(60.5, 89, 20) : spot(62, 87, 23);
  if (dead.length === 0) return spot(86, 70, 24);
  if (crowded) return spot(66, 67, 20);
  return people.length > 2 ? spot(62, 90, 20) : spot(85, 66, 24);
}

/** In the middle of an empty Zone, else a badge at the lower edge; smaller where the Noise lies beside it. */
function sleepersSpot({ people, noise }: Contents, alone: boolean): Spot {
  if (alone) return noise ? spot(38, 62, 50, 26) : spot(48, 62, 50, 26);
  return noise && people.length > 2 ? spot(85, 91, 28, 16) : spot(79, 91, 38, 16);
}

/** Under the people, or beside them where they take two rows. */
const forecastSpot = ({ people, dead }: Contents, crowded: boolean): Spot =>
  !crowded && dead.length > 0 && people.length > 3 ? spot(84, 64, 31, 20) : spot(27, 89, 46, 20);

/** How far two boxes reach into each other; a touch is none. */
export const TOUCH = 1;

const meet = (a: Spot, b: Spot): boolean =>
  (a.w + b.w) / 2 - Math.abs(a.x - b.x) > TOUCH && (a.h + b.h) / 2 - Math.abs(a.y - b.y) > TOUCH;

/** The first place where nothing lies. */
const firstFree = (places: readonly Spot[], taken: readonly Spot[]): Spot | null =>
  places.find((place) => !taken.some((one) => meet(place, one))) ?? null;

/** Where a Spawn Zone's ring and the Exit's sign may lie, best first. */
const SPAWNS = [
  spot(24, 25, 42),
  spot(16, 17, 27),
  spot(17, 67, 25),
  spot(84, 69, 27),
  spot(50, 69, 27),
  spot(86, 86, 22),
  spot(88, 89.5, 19),
];
const EXITS = [
  spot(50, 50, 76, 24),
  spot(50, 87, 76, 24),
  spot(50, 13, 76, 24),
  spot(50, 9.5, 66, 18),
  spot(36, 9.5, 66, 18),
  spot(63, 9.5, 66, 18),
  spot(36, 88, 66, 20),
  spot(75, 89.5, 46, 19),
];

/** What a person's sign or plate covers, in both sizes. */
const coveredBy = ({ signs, merged }: PeopleSpots): Spot[] => [
  ...signs.map(({ spot: one }) => one),
  ...(merged ? [merged.spot] : []),
];

/** All that is no Zombie, no number and no sign of a place. */
export const besides = (layout: Pick<Layout, (typeof BESIDES)[number]>): Spot[] =>
  [
    ...coveredBy(layout.people),
    ...coveredBy(layout.peopleSmall),
    ...layout.objectives,
    ...layout.laid,
    layout.noise,
    layout.sleepers,
    layout.truck,
  ].filter((one) => one !== null);

const BESIDES = ['people', 'peopleSmall', 'objectives', 'laid', 'noise', 'sleepers', 'truck'] as const;

export function layoutOf(contents: Contents): Layout {
  const { dead, people: persons, noise, objectives, sleepers, spawn, exit, laid, truck } = contents;
  const crowded = isCrowded(contents);
  const corner = dead.length <= 1 && !crowded && persons.length <= 3;
  const right = objectives.length > 0 && corner ? 76 : 100;
  const { spots, tally } = deadSpots(dead, spawn === null ? 0 : 24, right);
  const alone = dead.length + persons.length === 0;
  const parts = {
    people: peopleSpots(contents, false),
    peopleSmall: peopleSpots(contents, true),
    noise: noise ? noiseSpot(contents, crowded) : null,
    objectives: objectives.map((_, i) => (corner ? spot(84 - i * 24, 18, 26) : spot(88 - i * 9, 67 - i * 4, 20))),
    sleepers: sleepers.length > 0 ? sleepersSpot(contents, alone) : null,
    laid: laid.map((_, i) => spot(30 + i * 16, 90, 16)),
    truck: truck === null ? null : spot(50, 78, 92, 38),
    forecast: forecastSpot(contents, crowded),
  };
  const taken = [
    ...spots.flatMap(({ token, plate }) => (plate ? [token, plate] : [token])),
    ...besides(parts),
    ...(persons.length > 0 ? [parts.forecast] : []),
  ];
  const exitSpot = exit ? firstFree(EXITS, taken) : null;
  const spawnSpot = spawn === null ? null : firstFree(SPAWNS, exitSpot === null ? taken : [...taken, exitSpot]);
  return {
    dead: spots,
    tally,
    ...parts,
    spawn: spawnSpot,
    spawnEdge: spawn !== null && spawnSpot === null,
    exit: exitSpot,
    exitEdge: exit && exitSpot === null,
  };
}
