import type { Language } from '@varda/contract/language';

/** The renditions of one drawing in one language, ascending by width. */
interface Renditions {
  avif: readonly { width: number; url: string }[];
  webp: readonly { width: number; url: string }[];
}

/** One picture in several widths and two formats; what is printed on its packs is in the language. */
export interface DrawnPicture extends Readonly<Record<Language, Renditions>> {
  /** Of the largest rendition. */
  width: number;
  height: number;
  /** 16 pixels wide, a data URI. */
  placeholder: string;
}
