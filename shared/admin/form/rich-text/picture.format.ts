import { mergeAttributes, Node } from '@tiptap/core';
import { pictureUrl } from '@varda/contract/picture-url';
import type { Picture as StoredPicture } from '@varda/contract/pictures';
import { isOwnPicture } from './own-picture.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: { insertPicture: (picture: StoredPicture) => ReturnType };
  }
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
  }),

  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image) => (isOwnPicture(image.getAttribute('src') ?? '') ? null : false),
    },
  ],

  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],

  addCommands: () => ({
    insertPicture:
      (picture) =>
      ({ commands }) =>
        commands.insertContent({
          type: 'picture',
          attrs: {
            src: pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp'),
            width: picture.width,
            height: picture.height,
          },
        }),
  }),
});
