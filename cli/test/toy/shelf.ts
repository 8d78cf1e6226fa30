import type { GameEntry } from '@shamble/games';
import { kit } from './kit.ts';

export const games: readonly GameEntry[] = [{ id: 'picnic', load: async () => kit }];
