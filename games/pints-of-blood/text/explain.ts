import type { GameEvent, Json, Message } from '@shamble/kernel';
import { counted } from '@shamble/kernel/words';
import { die, face, token } from './words.ts';

/** How an event came to its numbers; null where its line says all. */
export const explain = (happened: GameEvent): Message | null => EXPLAINED[happened.type]?.(happened) ?? null;

const codes = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

const EXPLAINED: Readonly<Record<string, (happened: GameEvent) => Message | null>> = {
  rolled: ({ dice, colour }) => ({
    id: 'explain.rolled',
    params: {
      dice: [...counted(codes(dice).map(die)), { id: 'explain.rolled.colour', params: { face: face(String(colour)) } }],
    },
  }),
  'zombie-hit': hits,
  'zombie-defeated': hits,
  crisps: ({ crisps, total, tokens }) =>
    total === undefined
      ? null
      : {
          id: 'explain.crisps',
          params: {
            tokens: counted(codes(tokens).map(token)),
            crisps: Number(crisps),
            before: Number(total) - Number(crisps),
            total: Number(total),
          },
        },
  'bites-counted': ({ tokens, bites }) => ({
    id: 'explain.bites',
    params: { tokens: codes(tokens).map(biting), bites: Number(bites) },
  }),
};

/** Which of the hits on a space this was, and how many are left there. */
function hits({ hits: all, left }: GameEvent): Message | null {
  if (all === undefined) return null;
  return { id: 'explain.hits', params: { hits: Number(all), spent: Number(all) - Number(left), left: Number(left) } };
}

/** Lively ones bite twice. */
const biting = (code: string): Message => ({
  id: 'explain.bites.one',
  params: { token: token(code), bites: code.endsWith('l') ? 2 : 1 },
});
