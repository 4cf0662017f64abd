import type { EditContent } from '@varda/contract/edit-history';
import { languages } from '@varda/contract/language';
import { picturesIn } from '../content/illustrated-text.ts';

/** What is no content of an entity: its identity and place, what it knows of its own changes, what follows from other fields. */
const others = new Set([
  ...['_id', '__v', 'position', 'category', 'image', 'images', 'part', 'label', 'original'],
  ...['changedAt', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'],
]);

/** Both languages of these belong together. */
const linked = new Set(['department']);

/** The values of an entity by their paths, one for each language of a field that has languages. */
export function contentOf(entity: object): EditContent {
  const content: EditContent = {};
  for (const [name, value] of Object.entries(entity)) {
    if (others.has(name)) continue;
    if (isPerLanguage(value) && !linked.has(name))
      for (const language of languages) content[`${name}.${language}`] = value[language];
    else content[name] = name === 'picture' || name === 'pictures' ? withoutFocus(value) : value;
  }
  return content;
}

/** Where a picture is cut is said of the picture, wherever it stands. */
function withoutFocus(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFocus);
  if (typeof value !== 'object' || value === null) return value;
  const { focus: _, mk, ...rest } = value as { focus?: unknown; mk?: unknown };
  return { ...rest, ...(mk !== undefined && { mk: withoutFocus(mk) }) };
}

function isPerLanguage(value: unknown): value is Record<(typeof languages)[number], unknown> {
  return typeof value === 'object' && value !== null && Object.keys(value).toSorted().join() === languages.join();
}

/** Keys of the pictures that the texts of a content show. */
export function textPictures(content: EditContent): string[] {
  return picturesIn(Object.values(content).filter((value) => typeof value === 'string'));
}

/** Keys of the pictures and leaflets that a content shows, also within texts. */
export function filesIn(content: EditContent): Set<string> {
  const keys = new Set(textPictures(content));
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('key' in value && typeof value.key === 'string') keys.add(value.key);
    for (const part of Object.values(value)) if (typeof part === 'object') collect(part);
  };
  for (const value of Object.values(content)) collect(value);
  return keys;
}
