import { addressIn } from '@varda/shared/router/paths';
import { createStore } from 'zustand/vanilla';
import { defaultLanguage, isLanguage, type Language } from '../contract/language.ts';

/** Key in local storage (`spec.md` §9), and name of the cookie that mirrors it for the server. */
const key = 'lang';
const aYear = 365 * 24 * 60 * 60;

const store = createStore<{ language: Language }>(() => ({ language: defaultLanguage }));

/** The language of this page. It is settled before the first render and changes only with a reload. */
export const languageStore = {
  getState: store.getState,

  /**
   * Takes the language that was chosen in an earlier visit, else `offered`, the one the document came in. A link that
   * names a language (`?lang=mk`) is followed in that one: it is what the document was asked for.
   */
  start(offered: Language): void {
    const chosen = localStorage.getItem(key);
    if (isLanguage(chosen)) mirror(chosen);
    const language = isLanguage(chosen) && !isLanguage(languageInLink()) ? chosen : offered;
    store.setState({ language });
    showInAddress(language);
  },

  /** Keeps the choice and loads the page anew in it (`spec.md` §4). Dirty forms get to ask first, on `beforeunload`. */
  choose(language: Language): void {
    const before = localStorage.getItem(key);
    keep(language);
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (event.defaultPrevented) keepOnceLeft(language, before);
      },
      { once: true },
    );
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    query.delete(key);
    window.history.replaceState(window.history.state, '', `${pathname}${query.size ? `?${query}` : ''}${hash}`);
    showInAddress(language);
    window.location.reload();
  },

  /** Drops the choice (`spec.md` §4, logout); this page stays in its language until it is loaded anew. */
  forget(): void {
    keep(null);
  },
};

/** The choice in this browser, and for the server, which sees cookies and not local storage. */
function keep(language: string | null) {
  if (language) localStorage.setItem(key, language);
  else localStorage.removeItem(key);
  mirror(isLanguage(language) ? language : null);
}

/** While somebody is asked whether to leave, nothing is chosen yet; staying brings no event, leaving does. */
function keepOnceLeft(language: Language, before: string | null) {
  keep(before);
  const confirm = () => keep(language);
  window.addEventListener('pagehide', confirm, { once: true });
  // Of a later leaving: this one was called off.
  window.addEventListener('beforeunload', () => window.removeEventListener('pagehide', confirm), { once: true });
}

/** Whoever is given the address reads the page in the language in which it was copied. */
function showInAddress(language: Language) {
  const { pathname, search, hash } = window.location;
  const address = addressIn(language, pathname + search + hash);
  window.history.replaceState(window.history.state, '', address);
}

function languageInLink(): string | null {
  return new URLSearchParams(window.location.search).get(key);
}

function mirror(language: Language | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari's older versions
  document.cookie = `${key}=${language ?? ''}; path=/; max-age=${language ? aYear : 0}; samesite=lax`;
}
