import type { Language } from '@varda/contract/language';

/** What a poster says, in the language of the page. */
interface PosterTexts {
  language: Language;
  /** What a video is called that has no title of its own. */
  video: string;
  /** That it comes from the player's maker, and only then. */
  notice: (player: string) => string;
}

const frame = /<iframe ([^>]*)><\/iframe>/g;
const attribute = /([\w-]+)="([^"]*)"/g;

/** The title that the server gives a video without one (`docs/decisions/012`). */
const untitled = 'Video';

const players: Record<string, string> = { 'www.youtube-nocookie.com': 'YouTube', 'player.vimeo.com': 'Vimeo' };

/**
 * Puts a button in the place of every player that a text holds, so that nobody else is asked for anything before it is
 * pressed. The HTML is the server's own (`docs/decisions/012`): its attributes are escaped and in double quotes.
 */
export function withPosters(html: string, classes: Record<string, string | undefined>, texts: PosterTexts): string {
  // The text around it may have fallen back to the other language.
  const lang = ` lang="${texts.language}"`;
  return html.replace(frame, (_, given: string) => {
    const { src = '', title = '' } = Object.fromEntries(
      [...given.matchAll(attribute)].map(([, key, value]) => [key, value]),
    );
    const player = players[src.split('/')[2] ?? ''] ?? '';
    const own = title !== '' && title !== untitled;
    return (
      `<span class="${classes.video}"><button type="button" class="${classes.poster}" data-video="${src}">` +
      `<svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true"><circle cx="32" cy="32" r="31"/><path d="M26 20.5v23L45 32z"/></svg>` +
      `<span class="${classes.videoTitle}"${own ? '' : lang}>${own ? title : texts.video}</span>` +
      `<span class="${classes.videoNotice}"${lang}>${texts.notice(player)}</span></button></span>`
    );
  });
}

/** Where a press has hit a poster: the player takes its place, plays, and has the focus that the button had. */
export function playVideo(pressed: EventTarget): void {
  const poster = (pressed as Element).closest<HTMLButtonElement>('button[data-video]');
  if (!poster?.dataset.video) return;
  const player = document.createElement('iframe');
  const address = new URL(poster.dataset.video);
  address.searchParams.set('autoplay', '1');
  player.src = address.href;
  player.title = poster.querySelector('span')?.textContent ?? '';
  player.allow = 'autoplay; fullscreen; picture-in-picture';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups');
  poster.replaceWith(player);
  player.focus();
}
