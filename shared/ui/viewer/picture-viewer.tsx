import { Carousel } from '@mantine/carousel';
import { MantineProvider } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useLanguage } from '@varda/platform/language';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './picture-viewer.module.css';
import { viewerTexts } from './texts.ts';
import { useZoom } from './use-zoom.ts';
import type { ViewedPicture } from './viewed-picture.ts';
import type { Zoom } from './zoom.ts';

interface Props {
  pictures: readonly ViewedPicture[];
  /** Key of the one that is shown; the first one where it is not among them. */
  shown: string;
  onShow: (key: string) => void;
  onClose: () => void;
}

type EmblaApi = Parameters<NonNullable<React.ComponentProps<typeof Carousel>['getEmblaApi']>>[0];

/** How far an arrow key moves an enlarged picture, in pixels. */
const keyStep = 80;

/** Pictures, one at a time, over the whole window. What had the focus gets it back when the viewer is unmounted. */
export function PictureViewer({ pictures, shown, onShow, onClose }: Props) {
  const texts = viewerTexts[useLanguage()];
  const captionId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { zoom, isZoomed, zoomIn, zoomOut, move, reset, handlers } = useZoom(stage);
  const index = Math.max(
    0,
    pictures.findIndex(({ key }) => key === shown),
  );
  const picture = pictures[index];

  useLayoutEffect(() => {
    const element = dialog.current;
    closePreview();
    element?.showModal();
    // The first button of the bar does nothing yet.
    close.current?.focus();
    return () => element?.close();
  }, []);

  const show = (at: number) => {
    const next = pictures[at];
    reset();
    if (next) onShow(next.key);
  };
  const step = (by: number) => {
    if (pictures[index + by]) show(index + by);
  };
  const keys = new Map([
    ['ArrowLeft', () => (zoom.scale > 1 ? move(keyStep, 0) : step(-1))],
    ['ArrowRight', () => (zoom.scale > 1 ? move(-keyStep, 0) : step(1))],
    ['ArrowUp', () => move(0, keyStep)],
    ['ArrowDown', () => move(0, -keyStep)],
    ['Home', () => show(0)],
    ['End', () => show(pictures.length - 1)],
    ['+', zoomIn],
    ['=', zoomIn],
    ['-', zoomOut],
    ['0', reset],
  ]);
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys.get(event.key);
    // Keys of the page below, as those of the back office, are not meant.
    if (event.key !== 'Escape') event.stopPropagation();
    if (!act) return;
    event.preventDefault();
    act();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={classes.viewer}
      // A dialog of the back office below is not meant by Escape.
      data-mantine-stop-propagation
      aria-label={texts.viewer}
      aria-describedby={captionId}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <MantineProvider
        forceColorScheme="dark"
        getRootElement={() => dialog.current ?? undefined}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <div className={classes.bar}>
          <p className={classes.place} role="status">
            {pictures.length > 1 && texts.place(index + 1, pictures.length)}
          </p>
          <Control label={texts.reduce} isOff={zoom.scale === 1} onPress={zoomOut}>
            <IconZoomOut aria-hidden />
          </Control>
          <Control label={texts.enlarge} onPress={zoomIn}>
            <IconZoomIn aria-hidden />
          </Control>
          <Control ref={close} label={texts.close} onPress={onClose}>
            <IconX aria-hidden />
          </Control>
        </div>
        <div ref={stage} className={classes.stage} data-zoomed={zoom.scale > 1 || undefined} {...handlers}>
          <Slides pictures={pictures} index={index} zoom={zoom} isZoomed={isZoomed} onShow={show} />
        </div>
        {pictures.length > 1 && (
          <>
            <Control label={texts.previous} className={classes.previous} isOff={index === 0} onPress={() => step(-1)}>
              <IconChevronLeft aria-hidden />
            </Control>
            <Control
              label={texts.next}
              className={classes.next}
              isOff={index === pictures.length - 1}
              onPress={() => step(1)}
            >
              <IconChevronRight aria-hidden />
            </Control>
          </>
        )}
        <p id={captionId} className={classes.caption} lang={picture?.lang} aria-live="polite">
          {picture?.caption}
        </p>
      </MantineProvider>
    </dialog>,
    document.body,
  );
}

interface SlidesProps {
  pictures: readonly ViewedPicture[];
  index: number;
  /** How the shown one is enlarged. */
  zoom: Zoom;
  /** Whether it is now: then a finger moves the picture, and turns none over. */
  isZoomed: () => boolean;
  onShow: (index: number) => void;
}

/** The pictures side by side: one is shown, a finger or the address leads to the others. */
function Slides({ pictures, index, zoom, isZoomed, onShow }: SlidesProps) {
  const texts = viewerTexts[useLanguage()];
  const embla = useRef<EmblaApi>(null);
  const [first] = useState(index);
  // Another object would have the carousel begin again.
  const [emblaOptions] = useState(() => ({
    watchDrag: () => !isZoomed(),
    duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 20,
  }));

  useLayoutEffect(() => {
    // The address may name another one: the visitor went back or forth.
    if (embla.current && embla.current.selectedScrollSnap() !== index) embla.current.scrollTo(index);
  }, [index]);

  return (
    <Carousel
      unstyled
      withControls={false}
      withKeyboardEvents={false}
      aria-label={texts.viewer}
      aria-roledescription={texts.gallery}
      initialSlide={first}
      emblaOptions={emblaOptions}
      getEmblaApi={(api) => {
        embla.current = api;
      }}
      onSlideChange={(at) => {
        if (pictures[at] && pictures[at] !== pictures[index]) onShow(at);
      }}
      classNames={{
        root: classes.carousel,
        viewport: classes.viewport,
        container: classes.container,
        slide: classes.slide,
      }}
    >
      {pictures.map((each, at) => (
        <Carousel.Slide
          key={each.key}
          aria-hidden={at !== index}
          aria-label={texts.place(at + 1, pictures.length)}
          aria-roledescription={texts.picture}
        >
          <ViewedImage picture={each} failed={texts.failed} isNear={Math.abs(at - index) <= 1}>
            {at === index ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } : undefined}
          </ViewedImage>
        </Carousel.Slide>
      ))}
    </Carousel>
  );
}

/** What the site shows until the viewer is there, on top of it. Closed, it gives the focus back to the picture's link. */
function closePreview() {
  const preview = document.querySelector<HTMLDialogElement>('dialog[data-preview]');
  preview?.close();
  preview?.remove();
}

interface ControlProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  /** It stays focusable: who presses it to the end keeps the focus. */
  isOff?: boolean;
  className?: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

function Control({ ref, label, isOff = false, className = '', onPress, children }: ControlProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`${classes.control} ${className}`}
      aria-label={label}
      title={label}
      data-mantine-stop-propagation
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {children}
    </button>
  );
}

interface ImageProps {
  picture: ViewedPicture;
  failed: string;
  /** Shown or beside the shown one: others are not fetched. */
  isNear: boolean;
  /** How it is enlarged. */
  children: { transform: string } | undefined;
}

function ViewedImage({ picture: { src, caption }, failed, isNear, children: style }: ImageProps) {
  const [missing, setMissing] = useState<string>();
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  if (missing === src) {
    return (
      <p role="alert" className={classes.missing}>
        {failed}
      </p>
    );
  }
  if (!wasNear) return null;
  return (
    <img
      src={src}
      alt={caption}
      className={classes.image}
      draggable={false}
      style={style}
      onError={() => setMissing(src)}
    />
  );
}
