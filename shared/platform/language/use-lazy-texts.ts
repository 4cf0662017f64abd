import type { Language } from '@varda/contract/language';
import { useTranslation } from 'react-i18next';
import type { TextTree } from '../remote/remote-module.ts';
import { addTexts } from './i18n.ts';
import { type Texts, useTextsOf } from './use-texts.ts';

/** The texts of a part that brings them with its code, as that is fetched only when it is wanted. See {@link useTextsOf}. */
export function useLazyTexts<T extends TextTree>(namespace: string, texts: Record<Language, TextTree>): Texts<T> {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  if (!i18n.hasResourceBundle(language, namespace)) addTexts(i18n, namespace, texts[language]);
  return useTextsOf<T>(namespace);
}
