import { defaultLanguage, type Language } from '@varda/contract/language';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { TextTree } from '../remote/remote-module.ts';

/** Makes the one i18n instance of a page. Texts are bundled: nothing is fetched by it. */
export function createI18n(language: Language): i18n {
  const instance = i18next.createInstance();
  instance.use(initReactI18next);
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: {},
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

/** Adds the texts of one part of the product under its name. */
export function addTexts(instance: i18n, namespace: string, texts: TextTree): void {
  instance.addResourceBundle(instance.language, namespace, texts, true, true);
}
