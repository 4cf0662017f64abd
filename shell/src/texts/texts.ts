import { useTextsOf } from '@varda/platform/language';
import type { en } from './en.ts';

/** The shell's own texts, a chunk per language. */
export const shellTexts = {
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts'),
  mk: () => import(/* webpackChunkName: "texts-mk" */ './mk.ts'),
};

export const useTexts = () => useTextsOf<typeof en>('shell');
