import { defaultLanguage, isLanguage, type Language } from '@varda/contract/language';
import { createStore } from 'zustand/vanilla';
import {
  languageKey,
  mirrorLanguage,
  nameInLinks,
  reloadIn,
  showInAddress,
  storedLanguage,
  storeLanguage,
} from './language-choice.ts';

const store = createStore<{ language: Language }>(() => ({ language: defaultLanguage }));

/** The language of this page. It is settled before the first render and changes only with a reload. */
export const languageStore = {
  getState: store.getState,

  /**
   * Takes the language that was chosen in an earlier visit, else `offered`, the one the document came in. A link that
   * names a language (`?lang=mk`) is followed in that one: it is what the document was asked for.
   */
  start(offered: Language): void {
    const chosen = storedLanguage();
    if (isLanguage(chosen)) mirrorLanguage(chosen);
    const language = isLanguage(chosen) && !isLanguage(languageInLink()) ? chosen : offered;
    store.setState({ language });
    nameInLinks(language);
    correctAddress();
    // Entries of the history from before a choice name the language of before. Ahead of the router, which reads the address.
    window.addEventListener('popstate', correctAddress);
    // Kept whole by the browser and shown again by Back, a page has heard of no choice meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => {
      const last = storedLanguage();
      if (persisted && isLanguage(last) && last !== chosen && last !== language) reloadIn(last);
    });
  },

  /** Stores the choice and loads the page anew in it (N-04). Dirty forms get to ask first, on `beforeunload`. */
  choose(language: Language): void {
    const before = storedLanguage();
    storeLanguage(language);
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (event.defaultPrevented) storeOnceLeft(language, before);
      },
      { once: true },
    );
    reloadIn(language);
  },

  /** Drops the choice (L-05, logout); this page stays in its language until it is loaded anew. */
  forget(): void {
    storeLanguage(null);
  },
};

function correctAddress() {
  showInAddress(store.getState().language);
}

/** While somebody is asked whether to leave, nothing is chosen yet; staying brings no event, leaving does. */
function storeOnceLeft(language: Language, before: string | null) {
  storeLanguage(before);
  const confirm = () => storeLanguage(language);
  window.addEventListener('pagehide', confirm, { once: true });
  // Of a later leaving: this one was called off.
  window.addEventListener('beforeunload', () => window.removeEventListener('pagehide', confirm), { once: true });
}

function languageInLink(): string | null {
  return new URLSearchParams(window.location.search).get(languageKey);
}
