import { type Language, languages } from './language.ts';

/** The languages in which an item is switched off for visitors; none of what has no switches. */
export function hiddenIn(item: unknown): Language[] {
  const { active } = (item ?? {}) as { active?: Record<Language, boolean> };
  return active ? languages.filter((language) => !active[language]) : [];
}

/** Whether visitors see nothing of an item, although it is no draft. */
export const isHidden = (item: unknown) => hiddenIn(item).length === languages.length;
