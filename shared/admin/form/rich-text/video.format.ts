import { Node } from '@tiptap/core';
import { videoFile, videoPlayer } from '@varda/contract/embedded-video';
import classes from './video.module.css';

const withoutScheme = /^(?:\/\/)?(?=[\w-]+(?:\.[\w-]+)+\/)/;

/** The address under which a text shows a video, of what somebody has written as one: an address, or the code of a frame to copy. */
export function videoAddress(written: string): string | undefined {
  const [, inCode] = /\ssrc="([^"]+)"/.exec(written) ?? [];
  const address = (inCode?.replaceAll('&amp;', '&') ?? written).trim().replace(withoutScheme, 'https://');
  return videoPlayer(address) ?? videoFile(address);
}

/**
 * A video inside a text: the player of YouTube or Vimeo, or a file (`docs/decisions/012`). The editor shows a card in its
 * place and loads nothing from elsewhere.
 */
export const Video = Node.create({
  name: 'video',
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
        const src = videoPlayer(frame.getAttribute('src') ?? '');
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
    if (!videoPlayer(src)) return ['video', { src, controls: '', preload: 'none' }];
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
});

const playerNames: Record<string, string> = {
  'www.youtube-nocookie.com': 'YouTube',
  'player.vimeo.com': 'Vimeo',
};
