import type { Language } from '@varda/contract/language';

const separators: Record<Language, string> = { en: ',', mk: '.' };
const thousands = /\B(?=(\d{3})+$)/g;

/** A count as it is written in the language: 2,712 and 2.712. By hand, as Chromium has no Macedonian number format. */
export function formatCount(count: number, language: Language): string {
  return String(count).replace(thousands, separators[language]);
}
