import type { Language } from '@varda/contract/language';
import { pictureFor } from '@varda/contract/picture-for';
import { pictureUrl } from '@varda/contract/picture-url';
import type { Picture, ShownPicture } from '@varda/contract/pictures';
import { inLanguage } from '@varda/platform/language';

/** A picture as the viewer shows it. */
export interface ViewedPicture {
  /** Names it among the others, and in the page's address. */
  key: string;
  src: string;
  /** What stands below it; empty where nobody has described it. */
  caption: string;
  /** Of the caption, where it is not the page's. */
  lang?: string | undefined;
}

/** A stored picture as the viewer shows it to readers of a language. `name` stands below it where nobody has described it. */
export function viewed(picture: ShownPicture, language: Language, name: string): ViewedPicture {
  const described = inLanguage(picture.alt, language);
  return {
    key: picture.key,
    src: largeUrl(pictureFor(picture, language)),
    caption: described.text || name,
    lang: described.text ? described.lang : undefined,
  };
}

/** Where the largest variant of a picture is served. */
function largeUrl(picture: Picture): string {
  return pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp');
}
