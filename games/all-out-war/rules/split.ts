/** How a brawl falls into melees: stars that cover everybody who must fight (AW-MELEE03 to AW-MELEE05, AW-MELEE07). Pure. */

/** Two enemies that may fight each other, by name. */
export type Edge = readonly [string, string];

/** One melee: a centre and those who fight it. */
export interface Star {
  readonly centre: string;
  readonly leaves: readonly string[];
}

/** A melee's name: everybody in it. */
export const meleeName = ({ centre, leaves }: Star): string => [centre, ...leaves].join('+');

/** A way to fight the whole brawl. */
export type Split = readonly Star[];

/** More ways than this are never looked at: the first ones stand for all. */
const MOST_SPLITS = 4096;

const membersOf = ({ centre, leaves }: Star): string[] => [centre, ...leaves].sort();

/** Splits with the same sets of models are one and the same (AW-MELEE08). */
const identity = (split: Split): string =>
  split
    .map((star) => membersOf(star).join('+'))
    .sort()
    .join(' ');

/** Whether two enemies fight each other in a split: one of them is the centre of the other's melee. */
export const fights = (split: Split, a: string, b: string): boolean =>
  split.some(({ centre, leaves }) => (centre === a && leaves.includes(b)) || (centre === b && leaves.includes(a)));

/** The brawls: sets of models joined by edges, in the order in which the edges name them. */
export function brawlsOf(edges: readonly Edge[]): Edge[][] {
  const brawls: Edge[][] = [];
  const home = new Map<string, Edge[]>();
  for (const edge of edges) {
    const [one, other] = [home.get(edge[0]), home.get(edge[1])];
    const brawl = one ?? other ?? [];
    if (one === undefined && other === undefined) brawls.push(brawl);
    brawl.push(edge);
    if (one !== undefined && other !== undefined && one !== other) {
      brawl.push(...other);
      brawls.splice(brawls.indexOf(other), 1);
      for (const [a, b] of other) for (const name of [a, b]) home.set(name, brawl);
    }
    for (const name of edge) home.set(name, brawl);
  }
  return brawls;
}

/** All legal splits of one brawl: everybody in exactly one melee, each melee a star. */
export function splitsOf(edges: readonly Edge[]): Split[] {
  const names = [...new Set(edges.flat())];
  const enemies = new Map(names.map((name) => [name, [] as string[]]));
  for (const [a, b] of edges) {
    enemies.get(a)?.push(b);
    enemies.get(b)?.push(a);
  }
  const found = new Map<string, Split>();
  cover(names, enemies, [], found);
  return [...found.values()];
}

type Enemies = ReadonlyMap<string, readonly string[]>;

/** Takes the first who is in no melee yet, and tries all melees it can be in with those who are left. */
function cover(left: readonly string[], enemies: Enemies, taken: readonly Star[], found: Map<string, Split>): void {
  if (found.size >= MOST_SPLITS) return;
  const [first] = left;
  if (first === undefined) {
    found.set(identity(taken), taken);
    return;
  }
  const open = (name: string): string[] => (enemies.get(name) ?? []).filter((other) => left.includes(other));
  const go = (centre: string, leaves: readonly string[]): void => {
    const rest = left.filter((name) => name !== centre && !leaves.includes(name));
    if (rest.every((name) => open(name).some((other) => rest.includes(other))))
      cover(rest, enemies, [...taken, { centre, leaves }], found);
  };
  for (const leaves of subsets(open(first))) if (leaves.length > 0) go(first, leaves);
  // A melee of two was taken with the first as its centre already.
  for (const centre of open(first))
    for (const others of subsets(open(centre).filter((name) => name !== first)))
      if (others.length > 0) go(centre, [first, ...others]);
}

function* subsets(list: readonly string[], from = 0): Generator<string[]> {
  if (from === list.length) {
    yield [];
    return;
  }
  for (const rest of subsets(list, from + 1)) {
    yield rest;
    yield [list[from], ...rest];
  }
}

/** Pairs about which the splits differ. Of two splits each has one that the other has not, so that naming them leads to any. */
export const openPairs = (splits: readonly Split[], edges: readonly Edge[]): Edge[] =>
  edges.filter(([a, b]) => {
    const held = splits.filter((split) => fights(split, a, b)).length;
    return held > 0 && held < splits.length;
  });

/** Everybody whom somebody with a real choice may still fight, those included that it fights in any case; else nobody. */
export function choicesOf(splits: readonly Split[], name: string, edges: readonly Edge[]): Edge[] {
  const own = edges.filter(([a, b]) => a === name || b === name);
  if (openPairs(splits, own).length === 0) return [];
  return own
    .map(([a, b]): Edge => (a === name ? [a, b] : [b, a]))
    .filter(([a, b]) => splits.some((split) => fights(split, a, b)));
}
