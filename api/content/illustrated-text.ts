import { bounds } from '@varda/contract/bounds';
import { playerHosts, videoPlayer } from '@varda/contract/embedded-video';
import { type Language, languages } from '@varda/contract/language';
import { pictureKeyIn, pictureUrl } from '@varda/contract/picture-url';
import type { Picture } from '@varda/contract/pictures';
import sanitize from 'sanitize-html';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { findPictures } from '../pictures/pictures.repository.ts';
import type { PartlyLocalized } from './localized-columns.ts';
import { richTextPolicy } from './rich-text-policy.ts';

const ownPicture = /\/api\/pictures\/([0-9a-f]{32})\//g;

/** Keys of the pictures that stand inside texts, each once. */
export function picturesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((html) => [...html.matchAll(ownPicture)].map(([, key = '']) => key)))];
}

/** Keys of the pictures that stand inside a cleaned text without an alternative text, at least once. */
export function picturesLackingText(html: string): Set<string> {
  const tags = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag).filter((tag) => / alt=""/.test(tag));
  return new Set(picturesIn(tags));
}

/**
 * Cleans rich texts that may be aligned, and hold pictures of ours, videos and the players of YouTube and Vimeo, in the
 * languages that are given. A picture gets its measures and all its widths; one of another site is taken out.
 *
 * @param field of a form, where somebody has written the text; without it, pictures that are gone are taken out
 * @throws HttpError `conflict` with the text named by its path, if a picture of ours is no longer there
 */
export async function cleanIllustrated<T extends PartlyLocalized>(db: Db, html: T, field?: string): Promise<T> {
  const given = languages.filter((language) => html[language] !== undefined);
  const known = await findPictures(db, picturesIn(given.map((language) => html[language] ?? '')));
  const pictures = new Map(known.map((picture) => [picture.key, picture]));
  const gone = new Set<string>();
  const clean = (language: Language) => {
    const policy = policyOf(pictures, () => {
      gone.add(`${field}.${language}`);
    });
    return emptyFrames(sanitize(html[language] ?? '', policy).trim());
  };
  const cleaned = Object.fromEntries(given.map((language) => [language, clean(language)]));
  if (field && gone.size > 0) throw pictureGone([...gone]);
  return { ...html, ...cleaned };
}

/** Says at texts, by their paths, that a picture in them is no longer there. */
export function pictureGone(paths: readonly string[]): HttpError {
  const fields = Object.fromEntries(paths.map((path) => [path, ruleTexts.picture_gone]));
  return new HttpError('conflict', { message: ruleTexts.picture_gone, fields });
}

function policyOf(pictures: ReadonlyMap<string, Picture>, onGone: () => void): sanitize.IOptions {
  return {
    ...richTextPolicy,
    allowedTags: [...(richTextPolicy.allowedTags as string[]), 'img', 'video', 'source', 'iframe'],
    allowedAttributes: {
      ...(richTextPolicy.allowedAttributes as Record<string, string[]>),
      p: ['style'],
      h1: ['style'],
      h2: ['style'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      video: ['src', 'controls', 'preload'],
      source: ['src', 'type'],
      iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading', 'referrerpolicy', 'sandbox'],
    },
    allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify)$/] } },
    allowedSchemesByTag: { video: ['https'], source: ['https'] },
    allowedIframeHostnames: playerHosts,
    transformTags: {
      ...richTextPolicy.transformTags,
      img: (tagName, { src = '', alt = '' }) => {
        const key = pictureKeyIn(src.trim());
        const picture = key && pictures.get(key);
        if (key && !picture) onGone();
        return { tagName, attribs: picture ? imageAttributes(picture, alt) : {} };
      },
      iframe: (tagName, given) => ({ tagName, attribs: frameAttributes(given) }),
      // Nothing is fetched from another site before somebody wants to see it.
      video: (tagName, { src }) => ({ tagName, attribs: { ...(src && { src }), controls: '', preload: 'none' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => ['img', 'iframe', 'source'].includes(tag) && !attribs.src,
  };
}

function imageAttributes(picture: Picture, alt: string): sanitize.Attributes {
  const url = (width: number) => pictureUrl(picture, width, 'webp');
  return {
    src: url(picture.widths.at(-1) ?? 0),
    srcset: picture.widths.map((width) => `${url(width)} ${width}w`).join(', '),
    sizes: 'auto, 100vw',
    alt: alt.trim().slice(0, bounds.alt),
    width: String(picture.width),
    height: String(picture.height),
    loading: 'lazy',
  };
}

function frameAttributes({ src = '', title = '', width = '', height = '' }: sanitize.Attributes): sanitize.Attributes {
  const player = videoPlayer(src);
  if (!player) return {};
  const size = (given: string, standard: string) => (/^[1-9]\d{1,3}$/.test(given) ? given : standard);
  return {
    src: player,
    title: title.trim().slice(0, bounds.alt) || 'Video',
    width: size(width, '560'),
    height: size(height, '315'),
    allowfullscreen: '',
    loading: 'lazy',
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
  };
}

/** To a browser whatever stands inside an iframe is text, however it was cleaned. */
function emptyFrames(html: string): string {
  return html.replace(/(<iframe [^>]*>)[\s\S]*?<\/iframe>/g, '$1</iframe>');
}
