// Looks for faults with random input, for as long as one likes.
const USAGE = `npm run -s fuzz -- [GAME] [--seconds N | --games N] [--depth light|deep] [--seed TEXT]
npm run -s fuzz -- GAME --only SEED
npm run -s fuzz -- logs [--logs N] [--seed TEXT] [--only N]`;

try {
  await (process.argv[2] === 'logs' ? import('./fuzz/logs.ts') : import('./fuzz/games.ts'));
} catch (error) {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}

export {};
