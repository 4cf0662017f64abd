import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH1,
  IconH2,
  IconItalic,
  IconLibraryPhoto,
  IconLink,
  IconList,
  IconListNumbers,
  IconMovie,
  IconPhoto,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconUnderline,
  IconUnlink,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import type { ComponentType } from 'react';
import type { adminTexts } from '../../texts/en.ts';
import { alignments } from './alignment.format.ts';
import { writeOnBehind } from './write-on-behind.ts';

/** What stands below the toolbar while something is asked; the library opens above the form. */
export type Panel = 'link' | 'picture' | 'video' | 'library';

export interface Control {
  /** Of its text, `richText.<name>`. */
  name: keyof (typeof adminTexts)['richText'];
  Icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  /** As the editor's key map has it. */
  shortcut?: string;
  isActive?: (editor: Editor) => boolean;
  isDisabled?: (editor: Editor) => boolean;
  /** What it does to the selection, or the panel that it opens. */
  does: ((editor: Editor) => void) | Panel;
}

const chain = (editor: Editor) => editor.chain().focus();

const formatting: Control[][] = [
  [
    {
      name: 'heading1',
      Icon: IconH1,
      shortcut: 'Mod-Alt-1',
      isActive: (editor) => editor.isActive('heading', { level: 1 }),
      does: (editor) => chain(editor).toggleHeading({ level: 1 }).run(),
    },
    {
      name: 'heading2',
      Icon: IconH2,
      shortcut: 'Mod-Alt-2',
      isActive: (editor) => editor.isActive('heading', { level: 2 }),
      does: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
    },
  ],
  [
    {
      name: 'bold',
      Icon: IconBold,
      shortcut: 'Mod-b',
      isActive: (editor) => editor.isActive('bold'),
      does: (editor) => chain(editor).toggleBold().run(),
    },
    {
      name: 'italic',
      Icon: IconItalic,
      shortcut: 'Mod-i',
      isActive: (editor) => editor.isActive('italic'),
      does: (editor) => chain(editor).toggleItalic().run(),
    },
    {
      name: 'underline',
      Icon: IconUnderline,
      shortcut: 'Mod-u',
      isActive: (editor) => editor.isActive('underline'),
      does: (editor) => chain(editor).toggleUnderline().run(),
    },
    {
      name: 'strike',
      Icon: IconStrikethrough,
      shortcut: 'Mod-Shift-s',
      isActive: (editor) => editor.isActive('strike'),
      does: (editor) => chain(editor).toggleStrike().run(),
    },
    {
      name: 'superscript',
      Icon: IconSuperscript,
      shortcut: 'Mod-.',
      isActive: (editor) => editor.isActive('superscript'),
      does: (editor) => chain(editor).toggleSuperscript().run(),
    },
    {
      name: 'subscript',
      Icon: IconSubscript,
      shortcut: 'Mod-,',
      isActive: (editor) => editor.isActive('subscript'),
      does: (editor) => chain(editor).toggleSubscript().run(),
    },
  ],
  [
    {
      name: 'bulletList',
      Icon: IconList,
      shortcut: 'Mod-Shift-8',
      isActive: (editor) => editor.isActive('bulletList'),
      does: (editor) => chain(editor).toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      Icon: IconListNumbers,
      shortcut: 'Mod-Shift-7',
      isActive: (editor) => editor.isActive('orderedList'),
      does: (editor) => chain(editor).toggleOrderedList().run(),
    },
  ],
  [
    {
      name: 'link',
      Icon: IconLink,
      shortcut: 'Mod-k',
      isActive: (editor) => editor.isActive('link'),
      does: 'link',
    },
    {
      name: 'unlink',
      Icon: IconUnlink,
      isDisabled: (editor) => !editor.isActive('link'),
      does: (editor) => {
        chain(editor).extendMarkRange('link').unsetLink().run();
        writeOnBehind(editor);
      },
    },
  ],
  [
    {
      name: 'undo',
      Icon: IconArrowBackUp,
      shortcut: 'Mod-z',
      isDisabled: (editor) => !editor.can().undo(),
      does: (editor) => chain(editor).undo().run(),
    },
    {
      name: 'redo',
      Icon: IconArrowForwardUp,
      shortcut: 'Mod-Shift-z',
      isDisabled: (editor) => !editor.can().redo(),
      does: (editor) => chain(editor).redo().run(),
    },
  ],
];

const icons = { left: IconAlignLeft, center: IconAlignCenter, right: IconAlignRight, justify: IconAlignJustified };
const alignKeys = { left: 'l', center: 'e', right: 'r', justify: 'j' };
const alignNames = {
  left: 'alignLeft',
  center: 'alignCenter',
  right: 'alignRight',
  justify: 'alignJustify',
} as const;

const illustrating: Control[][] = [
  alignments.map((alignment) => ({
    name: alignNames[alignment],
    Icon: icons[alignment],
    shortcut: `Mod-Shift-${alignKeys[alignment]}`,
    isActive: (editor) => editor.isActive({ alignment: alignment === 'left' ? null : alignment }),
    does: (editor) => chain(editor).align(alignment).run(),
  })),
  [
    { name: 'picture', Icon: IconPhoto, isActive: (editor) => editor.isActive('picture'), does: 'picture' },
    { name: 'library', Icon: IconLibraryPhoto, does: 'library' },
    { name: 'video', Icon: IconMovie, isActive: (editor) => editor.isActive('video'), does: 'video' },
  ],
];

/** The toolbar's controls by group. */
export function controlsOf(illustrated: boolean): Control[][] {
  return illustrated ? [...formatting, ...illustrating] : formatting;
}
