import type { EditedKind } from '@varda/contract/edit-history';
import type { Language, Localized } from '@varda/contract/language';
import type { TrashedKind } from '@varda/contract/trash';
import { textOfHtml } from '../content/search-text.ts';

/** The fields that say what an item is called, the first one that says anything. */
const titles: Record<EditedKind | TrashedKind, readonly string[]> = {
  products: ['name'],
  dosage: ['name'],
  about: ['name', 'subcategory', 'text'],
  history: ['text'],
  'contact-info': ['name'],
  adminCareer: ['vacancy'],
  'legal-pages': ['title'],
  'site-content': ['label'],
  media: ['name'],
  'contact-messages': ['name'],
};

/** Longer ones are cut off. */
const longest = 200;

/** What an item is called, where it is spoken of beside its own screen. */
export function titleOf(kind: EditedKind | TrashedKind, item: object): Localized {
  const fields = item as Partial<Record<string, Localized>>;
  const said = (language: Language) =>
    titles[kind].map((field) => textOfHtml(fields[field]?.[language] ?? '').trim()).find(Boolean) ?? '';
  return { en: cutOff(said('en')), mk: cutOff(said('mk')) };
}

/** Not within a word. */
function cutOff(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}
