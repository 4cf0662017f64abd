import type { Language } from '@varda/contract/language';
import { addTexts, useTextsOf } from '@varda/platform/language';
import type { i18n } from 'i18next';
import type { en } from './en.ts';

export const shellNamespace = 'shell';

/** The shell's own texts, a chunk per language. */
const chunks = {
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts'),
  mk: () => import(/* webpackChunkName: "texts-mk" */ './mk.ts'),
};

/** Adds the shell's own texts in the language of the page. */
export async function loadShellTexts(i18n: i18n): Promise<void> {
  addTexts(i18n, shellNamespace, (await chunks[i18n.language as Language]()).default);
}

export const useTexts = () => useTextsOf<typeof en>(shellNamespace);
