import { createStore } from 'zustand/vanilla';
import { defaultLanguage, isLanguage, type Language } from '../contract/language.ts';

/** Key in local storage (`spec.md` §9), and name of the cookie that mirrors it for the server. */
const key = 'lang';
const aYear = 365 * 24 * 60 * 60;

const store = createStore<{ language: Language }>(() => ({ language: defaultLanguage }));

/** The language of this page. It is settled before the first render and changes only with a reload. */
export const languageStore = {
  getState: store.getState,

  /** Takes the language that was chosen in an earlier visit, else `offered`, the one the document came in. */
  start(offered: Language): void {
    const stored = localStorage.getItem(key);
    store.setState({ language: isLanguage(stored) ? stored : offered });
  },

  /** Keeps the choice and loads the page anew in it (`spec.md` §4). Dirty forms get to ask first, on `beforeunload`. */
  choose(language: Language): void {
    localStorage.setItem(key, language);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari's older versions
    document.cookie = `${key}=${language}; path=/; max-age=${aYear}; samesite=lax`;
    window.location.reload();
  },
};
