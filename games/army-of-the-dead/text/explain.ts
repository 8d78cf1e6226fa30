import type { GameEvent, Json, Message } from '@shamble/kernel';
import { EQUIPMENT } from '../content/equipment.ts';
import { PERSONAL_OBJECTIVES } from '../content/objectives.ts';
import { card, dead, list, records, skill, strings, survivor } from './words.ts';
import { label } from './zones.ts';

/** How an event came to its numbers; null where its line says all. */
export const explain = (happened: GameEvent): Message | null => EXPLAINED[happened.type]?.(happened) ?? null;

const CARDS: ReadonlySet<string> = new Set([...EQUIPMENT.map(({ id }) => id), 'truck', 'truckGun']);
const POWERS: ReadonlySet<string> = new Set(PERSONAL_OBJECTIVES.map(({ power }) => power));
const REASONS: ReadonlySet<string> = new Set(['lying', 'ammoDiceHit']);

/** What a part of a number comes from: a card, a token, a word of the rules, a Skill. */
function source(why: string): Message {
  if (CARDS.has(why)) return card(why);
  if (POWERS.has(why)) return { id: 'reason.token' };
  return REASONS.has(why) ? { id: `reason.${why}` } : skill(why);
}

/** The parts of a number, each with where it comes from. */
const parts = (value: Json | undefined): Message[] =>
  records(value).map(({ n, why }) => ({ id: 'explain.part', params: { n: Number(n), why: source(String(why)) } }));

const line = (id: string, value: Json | undefined): Message[] =>
  list(value).length === 0 ? [] : [{ id: `explain.${id}`, params: { parts: parts(value) } }];

const EXPLAINED: Readonly<Record<string, (happened: GameEvent) => Message | null>> = {
  attack: ({ dice, ammo, accuracy, plus, damage, noisy }) => ({
    id: 'explain.attack',
    params: {
      lines: [
        ...line('dice', dice),
        ...line('ammo', ammo),
        ...line('accuracy', accuracy),
        ...line('plus', plus),
        ...line('damage', damage),
        { id: noisy === true ? 'explain.noisy' : 'explain.silent' },
      ],
    },
  }),
  thrown: ({ damage, noisy }) => ({
    id: 'explain.attack',
    params: { lines: [...line('damage', damage), { id: noisy === true ? 'explain.noisy' : 'explain.silent' }] },
  }),
  rolled: ({ least }) => ({ id: 'explain.rolled', params: { least: Number(least) } }),
  explosion: ({ joined, survivors }) => {
    const cards = strings(joined).map(card);
    const caught = strings(survivors).map(survivor);
    if (cards.length === 0 && caught.length === 0) return null;
    if (caught.length === 0) return { id: 'explain.joined', params: { cards } };
    if (cards.length === 0) return { id: 'explain.caught', params: { survivors: caught } };
    return { id: 'explain.explosion', params: { cards, survivors: caught } };
  },
  'friendly-fire': ({ damage }) => ({ id: 'explain.friendly-fire', params: { damage: Number(damage) } }),
  moves: ({ groups, mission }) => ({
    id: 'explain.moves',
    params: {
      groups: records(groups).map(({ kind, n, from, to, why }) => ({
        id: `explain.moves.${why}`,
        params: {
          dead: dead(String(kind), Number(n)),
          from: label(String(mission), String(from)),
          to: label(String(mission), String(to)),
        },
      })),
    },
  }),
  appeared: ({ list: placed }) => {
    const fewer = records(placed).reduce((sum, one) => sum + Number(one.fewer), 0);
    return fewer > 0 ? { id: 'explain.fewer', params: { n: fewer } } : null;
  },
};
