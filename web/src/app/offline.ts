import { create } from 'zustand';

/** Whether a new version waits to be used. */
export const useNewVersion = create<{ readonly waits: boolean }>(() => ({ waits: false }));

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

async function watch(registration: ServiceWorkerRegistration): Promise<void> {
  // A new version is taken up only at the start, on the shelf, where nothing is played.
  if (registration.waiting && window.location.pathname === '/' && (await alone())) {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    return;
  }
  const look = (): void => useNewVersion.setState({ waits: registration.waiting !== null });
  look();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (navigator.serviceWorker.controller) look();
    });
  });
}
