import { defaultLanguage, type Language } from '@varda/contract/language';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** The language of the page. It never changes within one, so that asking for it costs a link next to nothing. */
export function useLanguage(): Language {
  return (useContext(I18nContext)?.i18n.language as Language | undefined) ?? defaultLanguage;
}
