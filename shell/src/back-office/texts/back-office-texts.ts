import { addTexts, languageStore, useTextsOf } from '@varda/platform/language';
import type { i18n } from 'i18next';
import { shellNamespace } from '../../texts/texts.ts';
import type { en } from './en.ts';

const namespace = 'back-office';

/** One file for each language. */
const chunks = {
  en: () =>
    Promise.all([
      import(/* webpackChunkName: "back-office-en" */ './en.ts'),
      import(/* webpackChunkName: "back-office-en" */ '../../texts/en.ts'),
    ]),
  mk: () =>
    Promise.all([
      import(/* webpackChunkName: "back-office-mk" */ './mk.ts'),
      import(/* webpackChunkName: "back-office-mk" */ '../../texts/mk.ts'),
    ]),
};

/** Adds the texts of the back office, which no visitor of the site needs, and those that the shell has everywhere. */
export async function loadBackOfficeTexts(i18n: i18n): Promise<void> {
  const { language } = languageStore.getState();
  const [own, shell] = await chunks[language]();
  addTexts(i18n, namespace, own.default);
  addTexts(i18n, shellNamespace, shell.default);
}

export const useBackOfficeTexts = () => useTextsOf<typeof en>(namespace);
