import { scenarioTests } from '@shamble/kernel/scenario/register';
import { game } from '../rules/game.ts';
import { words } from './words.ts';

scenarioTests(
  { game, scenario: words, text: async () => ({ messages: {}, rulebook: '' }) } as never,
  new URL('.', import.meta.url),
);
