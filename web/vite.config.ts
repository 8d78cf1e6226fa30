import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appIconPlugin } from './build/app-icon.ts';
import { creditsPlugin } from './build/credits.ts';
import { gamesPlugin } from './build/games.ts';
import { licencesPlugin } from './build/licences.ts';
import { pwa } from './build/pwa.ts';
import { spritePlugin } from './build/sprite.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const licences = licencesPlugin(root);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), spritePlugin(root), appIconPlugin(), gamesPlugin(), creditsPlugin(root), pwa(), licences.app],
  worker: { format: 'es', plugins: () => [licences.worker] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Nothing in the kernel happens by being imported, so what is not used is left out.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /[\\/]kernel[\\/]/, sideEffects: false }] } },
    // Sizes are checked by the budgets of the test run.
    chunkSizeWarningLimit: 2000,
  },
  server: { port: 5173 },
});
