import { addTexts, languageStore, useTextsOf } from '@varda/shared/language';
import type { i18n } from 'i18next';
import type { en } from './en.ts';

const namespace = 'back-office';

const chunks = {
  en: () => import(/* webpackChunkName: "back-office-en" */ './en.ts'),
  mk: () => import(/* webpackChunkName: "back-office-mk" */ './mk.ts'),
};

/** Loads a part of the back office together with its texts, neither of which a visitor of the site needs. */
export async function withBackOfficeTexts<T>(i18n: i18n, load: () => Promise<T>): Promise<T> {
  const { language } = languageStore.getState();
  const [part, texts] = await Promise.all([load(), chunks[language]()]);
  addTexts(i18n, namespace, texts.default);
  return part;
}

export const useBackOfficeTexts = () => useTextsOf<typeof en>(namespace);
