/** Building a group: Survivors that go together, then gear they can use, within the points (AW-GROUP01 to AW-GROUP11). */
import { ITEMS } from '../content/items.ts';
import { SURVIVORS, type Survivor } from '../content/survivors.ts';
import { costOf, faultsOf, LIST } from './groups.ts';

const survivorIn = (entry: string): Survivor | undefined => SURVIVORS.find(({ id }) => id === entry);

/** Points that a Survivor with its gear takes in a group of this size, about. */
const EACH = 34;
/** The cheapest Survivors, for those who have to fit in last. */
const LEAST = 10;

/** What gear adds to somebody; nothing where it is of no use. */
function gearWorth(survivor: Survivor, id: string, carried: readonly string[]): number {
  const item = ITEMS.find((one) => one.id === id);
  if (item === undefined || item.points === null || carried.includes(id)) return 0;
  const armed = (type: string): boolean =>
    carried.some((other) => ITEMS.find((one) => one.id === other)?.type === type);
  switch (item.type) {
    case 'ranged':
      return armed('ranged') || survivor.shoot.length === 0
        ? 0
        : item.points * (survivor.role === 'marksman' ? 1.4 : 0.9);
    case 'melee':
      if (armed('melee') || (armed('ranged') && item.keywords.includes('bulky'))) return 0;
      return item.points * (survivor.role === 'bruiser' ? 1.3 : 0.9);
    case 'head':
    case 'body':
      return armed(item.type) ? 0 : item.points * 0.6;
    default:
      if (item.rides !== null)
        return carried.some((other) => ITEMS.find((one) => one.id === other)?.keywords.includes(item.rides ?? 'rifle'))
          ? item.points * 0.7
          : 0;
      if (item.does === 'bandages') return item.points * 0.8;
      if (item.does === 'hipFlask') return survivor.nerve === 'high' ? 0 : item.points * 0.5;
      return item.points * 0.3;
  }
}

/** The list in parts: each Survivor with its gear. */
const partsOf = (list: readonly string[]): string[][] => {
  const parts: string[][] = [];
  for (const entry of list) {
    if (survivorIn(entry) || parts.length === 0) parts.push([entry]);
    else parts[parts.length - 1].push(entry);
  }
  return parts;
};

/** The next Survivor for a list, leaving points for those who have to come after; null where nobody fits. */
function nextSurvivor(list: readonly string[], limit: number, people: number, wanted: number): string | null {
  const left = limit - costOf(list);
  const after = Math.max(0, wanted - people - 1) * LEAST;
  const fair = (left / Math.max(1, wanted - people)) * 0.8;
  const legal = SURVIVORS.filter(
    ({ id, points }) => points <= left - after && faultsOf([...list, id], limit).length === 0,
  );
  if (legal.length === 0) return null;
  const taken = list.flatMap((entry) => survivorIn(entry)?.role ?? []);
  const worth = ({ points, role, leads, never }: Survivor): number =>
    -Math.abs(points - fair) -
    3 * taken.filter((one) => one === role).length +
    (list.length === 0 && leads !== null ? 12 : 0) -
    (never === 'weapons' ? 6 : 0);
  return legal.reduce((a, b) => (worth(b) > worth(a) ? b : a)).id;
}

/** The best gear for anybody of a list that still fits; null where there is none. */
function nextGear(list: readonly string[], limit: number): string[] | null {
  const left = limit - costOf(list);
  const parts = partsOf(list);
  let best: { readonly worth: number; readonly list: string[] } | null = null;
  for (const [i, [id, ...gear]] of parts.entries()) {
    const survivor = survivorIn(id);
    if (survivor === undefined) continue;
    const carried = gear.map((entry) => entry.split('.')[0]);
    for (const entry of LIST) {
      if (survivorIn(entry) || list.includes(entry)) continue;
      const kind = entry.split('.')[0];
      const worth = gearWorth(survivor, kind, carried);
      if (worth <= (best?.worth ?? 0) || costOf([entry]) > left) continue;
      const longer = parts.flatMap((part, at) => (at === i ? [...part, entry] : part));
      if (faultsOf(longer, limit).length === 0) best = { worth, list: longer };
    }
  }
  return best?.list ?? null;
}

/** A legal group that goes on from a list, at least so many Survivors, as near to the limit as it gets. */
export function filled(list: readonly string[], limit: number, least = 1): string[] {
  let group = [...list];
  const wanted = Math.max(least, Math.floor(limit / EACH + 0.5));
  for (let people = partsOf(group).length; people < wanted; people++) {
    const id = nextSurvivor(group, limit, people, wanted);
    if (id === null) break;
    group.push(id);
  }
  for (let more = nextGear(group, limit); more !== null; more = nextGear(group, limit)) group = more;
  return group;
}
