import type { Kit, ScenarioWords, Terminal } from '@shamble/kernel';
import { GAMES, type GameEntry } from './registry.ts';

/** Work of one game alone that is measured: what it may take at most, in milliseconds, and how it is done once. */
export interface Task {
  readonly id: string;
  readonly atMost: number;
  prepare(): () => void;
}

/** A game with everything that can be played without a screen, each part loaded on demand. */
export interface WholeGame extends GameEntry {
  kit(): Promise<Kit>;
  terminal(): Promise<Terminal>;
  scenario(): Promise<ScenarioWords>;
  tasks(): Promise<readonly Task[]>;
}

/** The games as Node has them: a part is known by the name its package exports it under. */
export const WHOLE_GAMES: readonly WholeGame[] = GAMES.map((entry) => ({
  ...entry,
  kit: async () => (await import(`@shamble/${entry.id}`)).kit,
  terminal: async () => (await import(`@shamble/${entry.id}/terminal`)).terminal,
  scenario: async () => (await import(`@shamble/${entry.id}/scenario`)).words,
  tasks: async () => (entry.measure?.tasks ? (await import(`@shamble/${entry.id}/bench`)).tasks : []),
}));
