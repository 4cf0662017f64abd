/** The part of a service worker's global that ours uses: TypeScript has it only instead of a window's. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export const worker = self as unknown as WorkerScope;
