import { addTexts, languageStore, useTextsOf } from '@varda/platform/language';
import type { i18n } from 'i18next';
import type { en } from './en.ts';

const namespace = 'back-office';

const chunks = {
  en: () => import(/* webpackChunkName: "back-office-en" */ './en.ts'),
  mk: () => import(/* webpackChunkName: "back-office-mk" */ './mk.ts'),
};

/** Adds the texts of the back office, which no visitor of the site needs. */
export async function loadBackOfficeTexts(i18n: i18n): Promise<void> {
  const { language } = languageStore.getState();
  addTexts(i18n, namespace, (await chunks[language]()).default);
}

export const useBackOfficeTexts = () => useTextsOf<typeof en>(namespace);
