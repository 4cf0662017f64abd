import { type Localized, languages } from '@varda/contract/language';
import type { MediaItem } from '@varda/contract/media';
import type { Picture } from '@varda/contract/pictures';

/** A picture of the library, with what it shows. It is plain data: unsaved input keeps it as it is. */
export interface LibraryPicture extends Picture {
  name: string;
  alt: Localized;
}

/** A picture that shall be shown: a file, or one of the library. */
export type ChosenPicture = File | LibraryPicture;

export function isChosen(value: unknown): value is ChosenPicture {
  return value instanceof File || isOfLibrary(value);
}

export function isOfLibrary(value: unknown): value is LibraryPicture {
  return typeof value === 'object' && value !== null && 'widths' in value && 'name' in value;
}

/** What is stored of a picture that was chosen in the library. */
export function chosenOf({ key, width, height, widths, placeholder, name, alt }: MediaItem): LibraryPicture {
  return { key, width, height, widths, placeholder, name, alt };
}

/** Texts of a picture of the library, where nobody has written any. */
export function filledAlt(written: Localized, { alt }: LibraryPicture): Localized {
  return Object.fromEntries(languages.map((one) => [one, written[one] || alt[one]])) as unknown as Localized;
}
