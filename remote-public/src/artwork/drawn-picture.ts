import type { Language } from '@varda/contract/language';
import type { Focus } from '@varda/contract/pictures';

/** The renditions of one drawing in one language, ascending by width. */
interface Renditions {
  avif: readonly { width: number; url: string }[];
  webp: readonly { width: number; url: string }[];
  /** Of one that staff have chosen: what stays to be seen where it is cut. */
  focus?: Focus;
}

/** One picture in several widths and two formats; what is printed on its packs is in the language. */
export interface DrawnPicture extends Readonly<Record<Language, Renditions>> {
  /** Of the largest rendition. */
  width: number;
  height: number;
  /** 16 pixels wide, a data URI. */
  placeholder: string;
}
