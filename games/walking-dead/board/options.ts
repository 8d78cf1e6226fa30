import type { Decision, Json } from '@shamble/kernel';
import type { OptionLooks } from '@shamble/parts';

/** A shot is paid for, and rolled at once. */
const isShot = ({ ask }: Decision, id: string): boolean =>
  (ask.id === 'shoot' && id === 'ammo') || (ask.id === 'ammo-again' && id === 'again');

export const options = {
  weight: (_: Json, decision: Decision, id: string) => (isShot(decision, id) ? 'reveals' : 'costs'),
} satisfies OptionLooks;
