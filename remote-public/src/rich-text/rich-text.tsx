import type { Localized } from '@varda/contract/language';
import { inLanguage } from '@varda/platform/language';
import { SiteAddress, withRegisteredMarked } from '@varda/ui';
import { useContext, useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { type Level, withHeadingsBelow } from './headings.ts';
import { withLinksIn } from './links.ts';
import classes from './rich-text.module.css';
import { sanitizedHtml } from './sanitized-html.ts';
import { playVideo, withPosters } from './video-posters.ts';

interface Props {
  /** HTML that the server has sanitised (S-06). */
  of: Localized;
  /** Level of the heading that it stands under. */
  below: Level;
  /** How ® stands in it. */
  registeredSize?: 'small' | 'large';
}

/** Rich text in the page's language; in the other one, marked as such, where it is missing. */
export function RichText({ of, below, registeredSize = 'small' }: Props) {
  const { t, language } = useTexts();
  const { text, lang } = inLanguage(of, language);
  const marked = withRegisteredMarked(text, registeredSize);
  const linked = withLinksIn(marked, language, useContext(SiteAddress)?.origin);
  const html = withPosters(withHeadingsBelow(linked, below), classes, {
    language,
    video: t('video.untitled'),
    notice: (player) => t('video.notice', { player }),
  });
  // React compares objects: another one would be another text, and end a video that plays in this one.
  const inner = useMemo(() => ({ __html: sanitizedHtml(html) }), [html]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses reach it from the buttons inside of it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button is pressed by keys as well
    <div
      className={classes.root}
      lang={lang}
      onClick={({ target }) => playVideo(target)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was saved, and Trusted Types clean it again
      dangerouslySetInnerHTML={inner}
    />
  );
}
