import { overrideCookie } from '@varda/contract/cookie-names';
import { readCookie, writeCookie } from '../cookies/own-cookie.ts';
import { overridesOf, overridesText } from './override.ts';

/** How long a browser keeps asking, in seconds: a day. */
const maxAgeS = 24 * 60 * 60;

/** What this browser asks for instead of what is live: by the remote's name, a version or the origin of a build. */
export function readOverrides(): Map<string, string> {
  return overridesOf(readCookie(overrideCookie) ?? '');
}

/** From the next page on, this browser asks for these; for what is live where there is none. */
export function writeOverrides(overrides: ReadonlyMap<string, string>): void {
  const age = overrides.size > 0 ? maxAgeS : 0;
  const value = encodeURIComponent(overridesText(overrides));
  writeCookie(overrideCookie, value, age);
}
