import { worker } from './scope.ts';

/** Stands in the place of the service worker where there shall be none: takes away what an earlier one has left, and itself. */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
