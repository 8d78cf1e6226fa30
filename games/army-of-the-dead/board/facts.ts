import type { Message } from '@shamble/kernel';
import type { Fact } from '@shamble/parts';

/** Numbers stand on the Survivors' cards, not on those of players. */
export const facts = (): readonly Fact[] => [];

export const notes = (): readonly Message[] => [];
