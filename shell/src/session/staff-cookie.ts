import { staffCookie } from '@varda/shared/federation/override';
import { sessionStore } from '@varda/shared/session';

/** In seconds. A session lasts no longer than this; whoever is still signed in at a visit has it for as long again. */
const aWeek = 7 * 24 * 60 * 60;

/** Tells the service worker which browsers are those of staff, who may be served other versions than everybody. Visitors get no cookie. */
export function keepStaffCookie(): void {
  const settle = () => {
    if (sessionStore.getState().status === 'signed-out') remove();
    else write('1', aWeek);
  };
  settle();
  sessionStore.subscribe(settle);
}

function remove() {
  if (document.cookie.includes(`${staffCookie}=`)) write('', 0);
}

function write(value: string, age: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page may be left right away
  document.cookie = `${staffCookie}=${value}; path=/; max-age=${age}; samesite=lax`;
}
