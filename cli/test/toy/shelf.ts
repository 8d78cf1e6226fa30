import type { WholeGame } from '@shamble/games/whole';
import { kit, sensible, terminal, words } from './kit.ts';

export const games: readonly WholeGame[] = [
  {
    id: 'picnic',
    load: async () => ({ ...kit, sensible }),
    kit: async () => kit,
    terminal: async () => terminal,
    scenario: async () => words,
    tasks: async () => [],
  },
];
