import { create } from 'zustand';

/** A new version that waits to be used; null where there is none. */
export const useNewVersion = create<{ readonly waiting: ServiceWorkerRegistration | null }>(() => ({ waiting: null }));

const PAGE = 'shamble-page';

/** Whether no other tab shows the app; unknown counts as no. */
async function alone(): Promise<boolean> {
  if (!navigator.locks) return false;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === PAGE).length <= 1;
}

/** Lets the browser keep the app, so that it starts without a network. Only the built app has what is needed. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Held until the page goes, so that others know of it.
  navigator.locks?.request(PAGE, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
  window.addEventListener('load', () => {
    // Without it the app works as long as there is a network.
    navigator.serviceWorker
      .register('/sw.js')
      .then(watch)
      .catch(() => {});
  });
}

/**
 * Loads the page again with the version that waits. False where another tab shows the app: what it has not loaded
 * yet would be gone from under it.
 */
export async function takeNewVersion({ waiting }: ServiceWorkerRegistration): Promise<boolean> {
  if (!(await alone())) return false;
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
  return true;
}

async function watch(registration: ServiceWorkerRegistration): Promise<void> {
  // Nobody has to press anything at the start, on the shelf, where nothing is played.
  if (registration.waiting && window.location.pathname === '/' && (await takeNewVersion(registration))) return;
  const look = (): void => useNewVersion.setState({ waiting: registration.waiting ? registration : null });
  look();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (navigator.serviceWorker.controller) look();
    });
  });
}
