export type { Bot, Move, Sight } from './bot.ts';
export { BOT_NAMES, botFor, botSeed, botsFor, chooser, UnknownBotError } from './levels.ts';
export { BotRefusedError, MAX_DECISIONS, playOut, StallError } from './play-out.ts';
