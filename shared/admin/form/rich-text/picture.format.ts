import { mergeAttributes, Node, type Range } from '@tiptap/core';
import { NodeSelection, type Transaction } from '@tiptap/pm/state';
import type { Picture as StoredPicture } from '@varda/contract/pictures';
import { isOwnPicture, pendingAttribute } from './own-picture.ts';
import { addressOf, pendingPictures } from './pending-pictures.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      /** Puts a picture `at` a place, and selects it if wanted. The transaction has an `InsertedPicture` as `picture`. */
      insertPicture: (picture: StoredPicture, at: Range, options: { alt: string; isSelected: boolean }) => ReturnType;
    };
  }
}

/** Where a transaction has put a picture, and what is behind it now. */
export interface InsertedPicture {
  at: Range;
  behind: number;
}

/** The end of what the last step has put in. */
function endOfChange({ mapping }: Transaction): number {
  let end = 0;
  mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => {
    end = newTo;
  });
  return end;
}

/** A picture of ours inside a text. The server gives it its widths and measures; those that it has stay as they are. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    src: { default: null },
    srcset: { default: null },
    sizes: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    loading: { default: null },
    pending: { default: null, rendered: false, parseHTML: () => null },
  }),

  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image) => (isOwnPicture(image.getAttribute('src') ?? '') ? null : false),
    },
    {
      tag: `img[${pendingAttribute}]`,
      getAttrs: (image) => ({ src: null, pending: image.getAttribute(pendingAttribute) }),
    },
  ],

  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],

  addProseMirrorPlugins: () => [pendingPictures()],

  addCommands: () => ({
    insertPicture:
      (picture, at, { alt, isSelected }) =>
      ({ commands, tr, dispatch }) => {
        if (!dispatch) return true;
        const src = addressOf(picture);
        const { width, height } = picture;
        const content = { type: 'picture', attrs: { src, alt, width, height } };
        commands.insertContentAt(at, content, { updateSelection: false });
        let place = at.from;
        tr.doc.nodesBetween(0, endOfChange(tr), (node, position) => {
          if (node.type.name === 'picture' && node.attrs.src === src) place = position;
        });
        if (isSelected) tr.setSelection(NodeSelection.create(tr.doc, place));
        tr.setMeta('picture', { at, behind: place + 1 } satisfies InsertedPicture);
        return true;
      },
  }),
});
