import { noText } from '@varda/contract/language';
import type { Picture, ShownPicture } from '@varda/contract/pictures';
import { viewed } from '@varda/ui/viewer/viewed-picture';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './opens-large.module.css';

type Viewer = typeof import('@varda/ui/viewer');

interface Props {
  /** The first is the one that the link leads to. */
  pictures: readonly [Picture | ShownPicture, ...(Picture | ShownPicture)[]];
  /** What the pictures are of; names those that nobody has described. */
  name?: string | undefined;
  /** What is shown of it: a thumbnail. */
  children: ReactNode;
}

/** A link that opens pictures in the viewer, which is fetched then; the first of them by itself, where it cannot be had. */
export function OpensLarge({ pictures, name = '', children }: Props) {
  const { t, language } = useAdminTexts();
  const [viewer, setViewer] = useState<Viewer>();
  const [shown, setShown] = useState<string>();
  const [isAwaited, setAwaited] = useState(false);
  const large = pictures.map((picture) => viewed({ alt: noText, ...picture }, language, name));
  const [{ key = '', src = '', caption = '' } = {}] = large;

  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setAwaited(true);
    try {
      setViewer(await import('@varda/ui/viewer'));
      setShown(key);
    } catch {
      window.open(src, '_blank', 'noopener');
    } finally {
      setAwaited(false);
    }
  };

  return (
    <>
      <a
        href={src}
        target="_blank"
        rel="noopener"
        className={classes.link}
        // The viewer is lost with the table that this is in: see `order/use-lazy-dragging.ts`.
        data-in-use={isAwaited || shown !== undefined || undefined}
        aria-busy={isAwaited || undefined}
        aria-label={[t('picture.enlarge'), caption].filter(Boolean).join(': ')}
        onClick={(event) => void open(event)}
      >
        {children}
      </a>
      {viewer && shown && (
        <viewer.PictureViewer pictures={large} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
