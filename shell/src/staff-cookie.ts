import { staffCookie } from '@varda/contract/cookie-names';
import { readCookie, writeCookie } from '@varda/platform/cookies/own-cookie';
import { sessionStore } from '@varda/platform/session';

/** In seconds. A session lasts no longer than this; whoever is still signed in at a visit has it for as long again. */
const aWeek = 7 * 24 * 60 * 60;

/** Tells the service worker which browsers are those of staff, who may be served other versions than everybody. Visitors get no cookie. */
export function mirrorStaffCookie(): void {
  const settle = () => {
    if (sessionStore.getState().status === 'signed-out') remove();
    else writeCookie(staffCookie, '1', aWeek);
  };
  settle();
  sessionStore.subscribe(settle);
}

function remove() {
  if (readCookie(staffCookie) !== undefined) writeCookie(staffCookie, '', 0);
}
