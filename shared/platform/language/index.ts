export { formatCount } from './format-count.ts';
export { addTexts, createI18n } from './i18n.ts';
export { inLanguage, type Shown } from './in-language.ts';
export { languageStore } from './language.store.ts';
export { useLanguage } from './use-language.ts';
export { type TextKey, type Texts, type Translate, useTextsOf } from './use-texts.ts';
