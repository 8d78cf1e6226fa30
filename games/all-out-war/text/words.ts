/** Everything by its name. */
import type { Json, Message, Param } from '@shamble/kernel';
import { group } from '@shamble/kernel/words';
import { ITEMS } from '../content/items.ts';
import { thing as bare, isThing } from '../rules/things.ts';

export { isSurvivor, isThing } from '../rules/things.ts';

/** A thing by its name; the parts of a building have their articles too. */
export function thing(name: string, form: 'thing' | 'the' | 'The' = 'the'): Message {
  const named = bare(name, form);
  return named.id.startsWith('part.') && form !== 'thing' ? { ...named, id: `${form}.${named.id}` } : named;
}

export const survivor = group('survivor');
const ability = group('ability');
export const item = group('item');
export const incident = group('incident');
export const card = group('card');
export const scenery = group('scenery');
export const role = group('role');
export const band = group('band');
export const loud = group('loud');
export const panic = group('panic');
export const colour = group('colour');
export const edge = group('edge');

export const isItem = (id: string): boolean => ITEMS.some((one) => one.id === id);

/** What lets somebody do something: an item, a keyword, or an ability. */
export function source(id: string): Message {
  if (isItem(id)) return item(id);
  return id === 'dualWield' ? { id: 'keyword.dualWield' } : ability(id);
}

/** What lies in a Supply counter. */
export const supply = (id: string): Message => (isItem(id) ? item(id) : incident(id));

/** `hand-1`, `head`, `pack-2`, `rucksack-1`. */
export function slot(id: string): Message {
  const [where, n] = id.split('-');
  return n === undefined ? { id: `slot.${where}` } : { id: `slot.${where}`, params: { n: Number(n) } };
}

/** A face of a die as the rules write it: `2!`. */
export function face(label: string): Message {
  const critical = label.endsWith('!');
  return { id: critical ? 'face.critical' : 'face', params: { n: Number(critical ? label.slice(0, -1) : label) } };
}

const REASONS: ReadonlySet<string> = new Set([
  ...['shoot', 'melee', 'defense', 'walker', 'outnumbering', 'barricade', 'berserk', 'aim', 'feedingFrenzy'],
]);

/** Why a die is in a pool. */
export function reason(why: string): Message {
  if (REASONS.has(why)) return { id: `reason.${why}` };
  if (why === 'top') return { id: 'reason.top' };
  return isThing(why) ? thing(why, 'thing') : source(why);
}

/** A question's parameter with the article where it is a thing. */
export function told(param: Param): Param {
  if (typeof param !== 'object' || 'seat' in param) return param;
  if (!('id' in param)) return param.map(told);
  if (param.id === 'walker') return { id: 'the.walker', ...(param.params ? { params: param.params } : {}) };
  return param.id.startsWith('by.') ? source(param.id.slice('by.'.length)) : param;
}

export const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export const strings = (value: Json | undefined): string[] => list(value).map(String);
