import type { Language } from '@varda/contract/language';
import { useTranslation } from 'react-i18next';
import type { TextTree } from '../remote/remote-module.ts';

type Plural = 'one' | 'other';

/** Dotted paths to the strings of a text tree; of a plural the part before its `_one` and `_other`. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends TextTree
    ? `${K}.${TextKey<T[K]>}`
    : K extends `${infer Base}_${Plural}`
      ? Base
      : K;
}[keyof T & string];

export type Translate<T> = (key: TextKey<T>, values?: Record<string, string | number>) => string;

export interface Texts<T> {
  t: Translate<T>;
  language: Language;
}

/**
 * The texts of one part of the product, typed by its English ones.
 *
 * @example export const useTexts = () => useTextsOf<typeof en>('public');
 */
export function useTextsOf<T extends TextTree>(namespace: string): Texts<T> {
  const { t, i18n } = useTranslation(namespace);
  const translate: Translate<T> = (key, values) => t(key as string, { ...values });
  return { t: translate, language: i18n.language as Language };
}
