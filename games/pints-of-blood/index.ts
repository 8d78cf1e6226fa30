import type { Kit } from '@shamble/kernel';
import { sensible } from './bot/index.ts';
import { game } from './rules/game.ts';
import type { Pints } from './rules/state.ts';
import { words } from './scenarios/words.ts';
import { hasSecrets, round } from './table.ts';
import { draw } from './terminal/index.ts';
import { describe } from './text/describe.ts';
import { text } from './text/index.ts';

export const kit: Kit<Pints> = { game, describe, text, hasSecrets, round, sensible, scenario: words, draw };
