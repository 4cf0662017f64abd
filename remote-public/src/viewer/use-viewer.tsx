import { useLanguage } from '@varda/platform/language';
import { useLocation, useNavigate, useNavigation } from '@varda/platform/router';
import type { ViewedPicture } from '@varda/ui/viewer/viewed-picture';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import classes from './viewer.module.css';

type Viewer = typeof import('@varda/ui/viewer');

/** The viewer's code: fetched when it is wanted, once. */
let fetched: Promise<Viewer> | undefined;

function fetchViewer(): Promise<Viewer> {
  fetched ??= import('@varda/ui/viewer').catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

/** Ahead of a press. If it fails, the press tells. */
const fetchAhead = () => void fetchViewer().catch(() => undefined);

/** Marks an entry of the history to which the viewer was opened by a press: the entry before it is the page without. */
const opened = { isViewerOpened: true };

/**
 * Opens some of a page's pictures large. The one that is shown stands in the page's address, so that Back closes the viewer and
 * the address can be passed on.
 *
 * @param given each picture is shown once, also one that several things have
 * @returns what makes a link of a picture (it leads to the picture itself as long as no script answers), and the viewer
 */
export function useViewer(given: readonly ViewedPicture[]) {
  const pictures = given.filter(({ key }, at) => given.findIndex((other) => other.key === key) === at);
  const { t } = useTexts();
  const language = useLanguage();
  const { hash, key: entry, search, state } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  /** Entry of the history that the visitor is at; null while they leave it, and once they have. */
  const stayedAt = useRef<string>(null);
  const [viewer, setViewer] = useState<Viewer>();
  const [awaited, setAwaited] = useState<string>();
  const named = pictureIn(hash);
  const shown = pictures.find(({ key }) => key === named);
  const isShown = shown !== undefined;

  useEffect(() => {
    stayedAt.current = isLeaving ? null : entry;
    return () => {
      stayedAt.current = null;
    };
  }, [entry, isLeaving]);

  useEffect(() => {
    if (!isShown || viewer) return;
    let left = false;
    // An address with a picture shows the page where the viewer cannot be had.
    fetchViewer().then(
      (loaded) => !left && setViewer(loaded),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [isShown, viewer]);

  const open = async (event: MouseEvent, { key, src }: ViewedPicture) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A second press while its code is fetched would make a second entry in the history.
    if (awaited) return;
    setAwaited(key);
    try {
      setViewer(await fetchViewer());
      // It would lead those back who have pressed another link meanwhile.
      if (stayedAt.current === entry)
        await navigate({ search, hash: placeOf(key) }, { state: opened, preventScrollReset: true });
    } catch {
      // Without a network there is no picture either, and the page says so.
      if (stayedAt.current === entry && navigator.onLine) location.assign(src);
    } finally {
      setAwaited(undefined);
    }
  };
  const close = () => {
    if (state?.isViewerOpened) void navigate(-1);
    else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  };

  return {
    linkTo: (picture: ViewedPicture) => ({
      href: picture.src,
      // Pressed before hydration, it goes into the address (`shell/src/site/bootstrap`).
      'data-place': placeOf(picture.key),
      className: classes.link,
      lang: language,
      'aria-label': t('picture.open', { name: picture.caption }),
      'aria-busy': awaited === picture.key || undefined,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
      onClick: (event: MouseEvent) => void open(event, picture),
    }),
    viewer: viewer && shown && (
      <viewer.PictureViewer
        pictures={pictures}
        shown={shown.key}
        onShow={(key) =>
          void navigate({ search, hash: placeOf(key) }, { replace: true, state, preventScrollReset: true })
        }
        onClose={close}
      />
    ),
  };
}

const mark = '#picture=';

/** The place in a page's address that shows one of its pictures. */
function placeOf(key: string): string {
  return mark + key;
}

/** Key of the picture that an address shows. */
function pictureIn(hash: string): string | undefined {
  return hash.startsWith(mark) ? hash.slice(mark.length) : undefined;
}
