import { Extension } from '@tiptap/core';

export const alignments = ['left', 'center', 'right', 'justify'] as const;
type TextAlignment = (typeof alignments)[number];

const aligned = ['paragraph', 'heading'];

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    alignment: { align: (alignment: TextAlignment) => ReturnType };
  }
}

/** Paragraphs and headings that are aligned; left is how a text stands anyway. */
export const Alignment = Extension.create({
  name: 'alignment',

  addGlobalAttributes: () => [
    {
      types: aligned,
      attributes: {
        alignment: {
          default: null,
          parseHTML: ({ style }) => {
            const given = alignments.find((alignment) => alignment === style.textAlign);
            return given === 'left' ? null : given;
          },
          renderHTML: ({ alignment }) => (alignment ? { style: `text-align:${alignment}` } : {}),
        },
      },
    },
  ],

  addCommands: () => ({
    align:
      (alignment) =>
      ({ commands }) =>
        aligned
          .map((type) => commands.updateAttributes(type, { alignment: alignment === 'left' ? null : alignment }))
          .some(Boolean),
  }),

  addKeyboardShortcuts() {
    return {
      'Mod-Shift-l': () => this.editor.commands.align('left'),
      'Mod-Shift-e': () => this.editor.commands.align('center'),
      'Mod-Shift-r': () => this.editor.commands.align('right'),
      'Mod-Shift-j': () => this.editor.commands.align('justify'),
    };
  },
});
