import type { Kit, ScenarioWords, Terminal } from '@shamble/kernel';
import { GAMES, type GameEntry } from './registry.ts';

/** A game with everything that can be played without a screen, each part loaded on demand. */
export interface WholeGame extends GameEntry {
  kit(): Promise<Kit>;
  terminal(): Promise<Terminal>;
  scenario(): Promise<ScenarioWords>;
}

/** The games as Node has them: a part is known by the name its package exports it under. */
export const WHOLE_GAMES: readonly WholeGame[] = GAMES.map((entry) => ({
  ...entry,
  kit: async () => (await import(`@shamble/${entry.id}`)).kit,
  terminal: async () => (await import(`@shamble/${entry.id}/terminal`)).terminal,
  scenario: async () => (await import(`@shamble/${entry.id}/scenario`)).words,
}));
