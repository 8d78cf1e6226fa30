import type { Decision, Json } from '@shamble/kernel';
import type { OptionLooks } from '@shamble/parts';

/** What is paid for, or used up, and comes from a pile nobody sees. */
const UNSEEN: readonly string[] = ['food.random', 'turnTables'];

export const options = {
  weight: (_: Json, { beside }: Decision, id: string) =>
    UNSEEN.includes(id) && beside.includes(id) ? 'reveals' : 'costs',
} satisfies OptionLooks;
