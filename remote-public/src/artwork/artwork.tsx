import type { Language } from '@varda/contract/language';
import { useLanguage } from '@varda/platform/language';
import { placeholderProps } from '@varda/ui/placeholder';
import { preloadPicture } from '@varda/ui/preload-picture';
import classes from './artwork.module.css';
import type { DrawnPicture } from './drawn-picture.ts';

interface Props {
  picture: DrawnPicture;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** What is to be seen; a drawing of ours says nothing that does not stand beside it, so that it has no text. */
  alt?: string;
  /** Another cut of it that takes its place while `media` holds. */
  otherCut?: { picture: DrawnPicture; media: string; sizes: string };
  /** For the picture that a page is opened for: fetched at once and ahead of the others. */
  priority?: boolean;
  /** The picture is there. */
  onShown?: () => void;
}

const formats = ['avif', 'webp'] as const;

/** A drawing of our own, its packs printed in the language of the page, or what staff show in its place. Fills its parent. */
export function Artwork({ picture, sizes, alt = '', otherCut, priority = false, onShown }: Props) {
  const language = useLanguage();
  if (priority) {
    // Of the cuts that fit, only the first is shown.
    if (otherCut) preloadCut(otherCut, language);
    preloadCut({ picture, sizes, ...(otherCut && { media: `(not ${otherCut.media})` }) }, language);
  }
  return (
    <picture className={classes.picture}>
      {otherCut && <Sources {...otherCut} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        {...placeholderProps(picture.placeholder, { focus: picture[language].focus, onShown })}
        className={classes.image}
        src={picture[language].webp.at(-1)?.url}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

interface SourcesProps {
  picture: DrawnPicture;
  sizes: string;
  media?: string;
}

function Sources({ picture, sizes, media }: SourcesProps) {
  const language = useLanguage();
  return formats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={srcSet(picture[language][format])}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
    />
  ));
}

function preloadCut({ picture, sizes, media }: SourcesProps, language: Language): void {
  const [format] = formats;
  preloadPicture({ format, srcSet: srcSet(picture[language][format]), sizes, ...(media && { media }) });
}

function srcSet(variants: DrawnPicture[Language]['avif']): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
