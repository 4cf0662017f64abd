import { parsedUrl } from './parsed-url.ts';

const youtubeHosts = new Set([
  ...['www.youtube-nocookie.com', 'youtube-nocookie.com', 'www.youtube.com', 'youtube.com', 'm.youtube.com'],
]);
const vimeoHosts = new Set(['player.vimeo.com', 'vimeo.com', 'www.vimeo.com']);

/** Hosts of the players that {@link videoPlayer} answers. */
export const playerHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'];

/**
 * The address of the player for a video on YouTube or Vimeo, in the form that sets no cookie before it is played; nothing
 * for whatever else an iframe may want to show.
 */
export function videoPlayer(src: string): string | undefined {
  const url = parsedUrl(src.trim(), 'https://relative.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const { hostname, pathname, searchParams } = url;
  if (youtubeHosts.has(hostname)) {
    const id = searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(pathname)?.[1];
    return youtube(id, searchParams);
  }
  if (hostname === 'youtu.be') return youtube(pathname.slice(1), searchParams);
  if (vimeoHosts.has(hostname)) return vimeo(/^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname), searchParams);
  return undefined;
}

function youtube(id: string | undefined, given: URLSearchParams): string | undefined {
  if (!id || !/^[\w-]{6,20}$/.test(id)) return undefined;
  const [start] = /^\d{1,6}/.exec(given.get('start') ?? given.get('t') ?? '') ?? [];
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`;
}

/** The hash is the key to a video that is not listed. */
function vimeo(match: RegExpExecArray | null, given: URLSearchParams): string | undefined {
  if (!match) return undefined;
  const [, id, hashInPath] = match;
  const hash = hashInPath ?? given.get('h');
  const query = new URLSearchParams({ dnt: '1', ...(hash && /^[0-9a-f]{1,40}$/.test(hash) && { h: hash }) });
  return `https://player.vimeo.com/video/${id}?${query}`;
}

/** The address of a video that is a file, `https://…/video.mp4`, which a browser plays by itself. */
export function videoFile(src: string): string | undefined {
  const address = src.trim();
  if (!/^https:\/\//i.test(address)) return undefined;
  return /\.(?:mp4|m4v|webm)$/i.test(parsedUrl(address)?.pathname ?? '') ? address : undefined;
}
