import { languageCookie, languageCookieAge } from '@varda/contract/cookie-names';
import { defaultLanguage, isLanguage, type Language } from '@varda/contract/language';
import { addressIn, nameDefaultLanguage } from '@varda/platform/router/paths';
import { readCookie, writeCookie } from '../cookies/own-cookie.ts';
import { safeLocalStorage } from '../storage/browser-storage.ts';

/** Key in local storage (N-04), name of the cookie that mirrors it for the server, and of the parameter of links. */
export const languageKey = 'lang';

export function storedLanguage(): string | null {
  return safeLocalStorage.getItem(languageKey);
}

/** Stores the choice in this browser, and for the server, which sees cookies and not local storage; null removes it. */
export function storeLanguage(language: string | null): void {
  if (language) safeLocalStorage.setItem(languageKey, language);
  else safeLocalStorage.removeItem(languageKey);
  mirrorLanguage(isLanguage(language) ? language : null);
}

export function mirrorLanguage(language: Language | null): void {
  writeCookie(languageCookie, language ?? '', language ? languageCookieAge : 0);
}

/**
 * Loads a document anew that has come in another language than the stored one, because the server does not know that one: browsers
 * drop a cookie earlier than local storage. A link that names a language is followed in that one.
 */
export function correctLanguage(): void {
  const stored = storedLanguage();
  const isTold = readCookie(languageCookie) === stored || new URLSearchParams(window.location.search).has(languageKey);
  if (!isLanguage(stored) || stored === document.documentElement.lang || isTold) return;
  mirrorLanguage(stored);
  reloadIn(stored);
}

/**
 * Has a visit go on in the default language that its address names, while another one is stored: links and forms name it, too. Whoever
 * has chosen without scripts has the cookie alone.
 */
export function nameInLinks(language: string): void {
  const stored = storedLanguage() ?? readCookie(languageCookie);
  const isNamed = language === defaultLanguage && isLanguage(stored) && stored !== language;
  nameDefaultLanguage(isNamed);
  if (!isNamed) return;
  for (const [element, name] of [
    ['a', 'href'],
    // That of a search is an address without a query: `search-ahead.ts` in the shell adds one.
    ['form[method="post"]', 'action'],
  ] as const)
    for (const leading of document.querySelectorAll(`${element}[${name}^="/"]`))
      leading.setAttribute(name, addressIn(language, leading.getAttribute(name) ?? ''));
  // Of a form whose fields take the place of its action's query.
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[type="hidden"][name="${languageKey}"]`))
    field.disabled = false;
}

/** Loads the page anew in the language that was stored. Where the browser stores no cookies, the address names it. */
export function reloadIn(language: Language): void {
  nameInAddress(readCookie(languageCookie) === language ? null : language);
  showInAddress(language);
  window.location.reload();
}

/** Whoever is given the address reads the page in the language in which it was copied. */
export function showInAddress(language: Language): void {
  const named = new URLSearchParams(window.location.search).get(languageKey);
  if (isLanguage(named) && named !== language) nameInAddress(null);
  const { pathname, search, hash } = window.location;
  replaceAddress(addressIn(language, pathname + search + hash));
}

function nameInAddress(language: Language | null) {
  const url = new URL(window.location.href);
  url.searchParams.delete(languageKey);
  if (language) url.searchParams.set(languageKey, language);
  replaceAddress(url.pathname + url.search + url.hash);
}

function replaceAddress(address: string) {
  window.history.replaceState(window.history.state, '', address);
}
