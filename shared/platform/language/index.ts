export { addTexts, createI18n } from './i18n.ts';
export { languageStore } from './language.store.ts';
export { inLanguage } from './localized-text.ts';
export { formatCount } from './number.ts';
export { useLanguage } from './use-language.ts';
export { type Translate, useTextsOf } from './use-texts.ts';
