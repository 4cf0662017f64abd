import { Extension, type Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { Alignment } from './alignment.format.ts';
import { behindMedia } from './behind-media.ts';
import { Link } from './link.format.ts';
import { Picture } from './picture.format.ts';
import { Subscript, Superscript } from './raised.format.ts';
import { SpecialCharacters } from './special-characters.format.ts';
import { Table } from './table.format.ts';
import { Video } from './video.format.ts';

/**
 * What the editor knows is what a text can hold: headings 1 and 2, bold, italic, underline, strike, raised and
 * lowered signs, lists and links (A-15, K-20), and tables that texts bring along. The server keeps the same (`api/content/rich-text-policy.ts`).
 */
export const textFormats: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    link: false,
  }),
  Link,
  SpecialCharacters,
  Subscript,
  Superscript,
  Table,
];

/** Texts of About and History may also be aligned, and show pictures and videos. */
export const illustratedFormats: Extensions = [
  ...textFormats,
  Alignment,
  Picture,
  Video,
  // Ahead of what empties the cells of a table that is pasted over.
  Extension.create({ name: 'behindMedia', priority: 200, addProseMirrorPlugins: () => [behindMedia()] }),
];
