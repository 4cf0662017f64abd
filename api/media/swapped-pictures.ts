import { isDeepStrictEqual } from 'node:util';
import { pictureKeyIn, pictureUrl } from '@varda/contract/picture-url';
import type { Picture } from '@varda/contract/pictures';
import { cleanIllustrated } from '../content/illustrated-text.ts';
import type { Db } from '../database/open-database.ts';

/**
 * Puts one picture in the place of another one in whatever has them: details of pictures, their keys and addresses, rich texts. What is
 * said of it there stays. A list that had both has one.
 */
export function swappedPictures(db: Db, from: string, to: Picture): <T>(value: T) => Promise<T> {
  const file = pictureUrl(to, to.widths.at(-1) ?? to.width, 'webp');
  /** The file of any width, to which a text may have a link: the other picture has other widths. */
  const files = new RegExp(`/api/pictures/${from}/[\\w.]*`, 'g');

  async function swapText(text: string): Promise<string> {
    if (text === from) return to.key;
    if (!text.includes(from)) return text;
    if (pictureKeyIn(text) === from) return file;
    const { en } = await cleanIllustrated(db, { en: text.replace(files, file) });
    return en;
  }

  async function swapList(list: readonly unknown[]): Promise<unknown[]> {
    const swapped: unknown[] = [];
    const isTwice = (value: unknown) =>
      nameOf(value) === to.key && list.some((other) => nameOf(other) === to.key || isDeepStrictEqual(other, to.key));
    for (const value of list) {
      const next = await swap(value);
      if (nameOf(value) === from && isTwice(next)) continue;
      swapped.push(next);
    }
    return swapped;
  }

  async function swap(value: unknown): Promise<unknown> {
    if (typeof value === 'string') return swapText(value);
    if (Array.isArray(value)) return swapList(value);
    if (typeof value !== 'object' || value === null) return value;
    const swapped: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(value)) swapped[name] = await swap(part);
    if (!('widths' in value && 'key' in value) || value.key !== from) return swapped;
    const { focus: _, ...rest } = swapped;
    const { placeholder, ...measures } = to;
    return { ...rest, ...measures, ...('placeholder' in value && { placeholder }) };
  }

  return swap as <T>(value: T) => Promise<T>;
}

/** Of which picture an element of a list is: one of several pictures, or a row that shows one. */
function nameOf(value: unknown): unknown {
  if (typeof value === 'string') return pictureKeyIn(value);
  const { key, picture } = (value ?? {}) as { key?: unknown; picture?: unknown };
  return key ?? picture;
}
