import { Node } from '@tiptap/core';
import { filmFile, filmPlayer } from '../../../contract/embedded-film.ts';
import classes from './film.module.css';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    film: { insertFilm: (address: string) => ReturnType };
  }
}

const withoutScheme = /^(?:\/\/)?(?=[\w-]+(?:\.[\w-]+)+\/)/;

/** The address under which a text shows a film, of what somebody has written as one: an address, or the code of a frame to copy. */
export function filmAddress(written: string): string | undefined {
  const [, inCode] = /\ssrc="([^"]+)"/.exec(written) ?? [];
  const address = (inCode?.replaceAll('&amp;', '&') ?? written).trim().replace(withoutScheme, 'https://');
  return filmPlayer(address) ?? filmFile(address);
}

/**
 * A film inside a text: the player of YouTube or Vimeo, or a file (`docs/decisions/012`). The editor shows a card in its
 * place and loads nothing from elsewhere.
 */
export const Film = Node.create({
  name: 'film',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    src: { default: null },
    title: { default: null },
    width: { default: null },
    height: { default: null },
  }),

  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (frame) => {
        const src = filmPlayer(frame.getAttribute('src') ?? '');
        return src ? { src } : false;
      },
    },
    {
      tag: 'video',
      getAttrs: (video) => {
        const given = video.getAttribute('src') ?? video.querySelector('source')?.getAttribute('src');
        return given?.startsWith('https://') ? { src: given } : false;
      },
    },
  ],

  renderHTML: ({ HTMLAttributes: { src, title, width, height } }) => {
    if (!filmPlayer(src)) return ['video', { src, controls: '', preload: 'none' }];
    return ['iframe', { src, title, width, height, allowfullscreen: '', loading: 'lazy' }];
  },

  addNodeView:
    () =>
    ({ node }) => {
      const card = document.createElement('div');
      card.className = classes.card ?? '';
      const { hostname } = new URL(node.attrs.src);
      const name = document.createElement('strong');
      name.textContent = playerNames[hostname] ?? hostname;
      const address = document.createElement('span');
      address.textContent = node.attrs.src;
      card.append(name, address);
      return { dom: card };
    },

  addCommands: () => ({
    insertFilm:
      (address) =>
      ({ commands }) => {
        const src = filmAddress(address);
        return src ? commands.insertContent({ type: 'film', attrs: { src } }) : false;
      },
  }),
});

const playerNames: Record<string, string> = {
  'www.youtube-nocookie.com': 'YouTube',
  'player.vimeo.com': 'Vimeo',
};
