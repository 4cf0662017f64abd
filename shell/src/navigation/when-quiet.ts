import { idleMoment } from '@varda/platform/idle-moment';

/** Does what a visit goes on as well without, once the page is there and the browser has nothing else to do. */
export function whenQuiet(work: () => Promise<unknown>): void {
  const wait = () =>
    void idleMoment()
      .then(work)
      .catch(() => undefined);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
