import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Installable, and playable without a network after the first visit: every file of the build is kept. */
export function pwa(): Plugin[] {
  return VitePWA({
    // A new version waits until the old one is closed: nothing changes under a running game.
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      id: '/',
      name: 'Shamble',
      short_name: 'Shamble',
      description: 'A digital table for zombie board games, by their complete rules.',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#14171a',
      theme_color: '#14171a',
      categories: ['games'],
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{html,js,css,svg,png,json,woff2,webmanifest}'],
      maximumFileSizeToCacheInBytes: 10_000_000,
      navigateFallback: '/index.html',
      cleanupOutdatedCaches: true,
      // The very first visit is kept too, not only the second.
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      // It tells which packages the service worker is made of, and is not shipped.
      sourcemap: true,
    },
  });
}
