// Looks for faults with random input, for as long as one likes:
//   npm run -s fuzz -- [GAME] [--seconds N | --games N] [--depth light|deep] [--seed TEXT]
//   npm run -s fuzz -- GAME --only SEED
//   npm run -s fuzz -- logs [--logs N] [--seed TEXT] [--only N]
await (process.argv[2] === 'logs' ? import('./fuzz/logs.ts') : import('./fuzz/games.ts'));

export {};
