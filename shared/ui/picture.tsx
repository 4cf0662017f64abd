import { pictureFor } from '@varda/contract/picture-for';
import { type PictureFormat, pictureFormats, pictureUrl } from '@varda/contract/picture-url';
import type { ShownPicture, Picture as StoredPicture } from '@varda/contract/pictures';
import { inLanguage, useLanguage } from '@varda/platform/language';
import classes from './picture.module.css';
import { placeholderProps } from './placeholder.ts';
import { preloadPicture } from './preload-picture.ts';

interface Props {
  picture: ShownPicture;
  /** Of a picture that nobody has described; empty where it says nothing that does not stand beside it. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute: `(min-width: 48em) 33vw, 100vw`. */
  sizes: string;
  /** For the picture that a page is opened for: fetched at once and ahead of the others. */
  priority?: boolean;
  /** For one that a page begins with, beside others: fetched as soon as its address is read, and not when it has been laid out. */
  eager?: boolean;
}

/** A stored picture, at the width that the screen asks for. Fills its parent's width and keeps its own proportions. */
export function Picture({ picture: shown, alt, sizes, priority = false, eager = priority }: Props) {
  const language = useLanguage();
  const picture = pictureFor(shown, language);
  const described = inLanguage(picture.alt, language);
  if (priority) preloadPicture({ format: pictureFormats[0], srcSet: srcSet(picture, pictureFormats[0]), sizes });
  const widest = picture.widths.at(-1) ?? picture.width;
  return (
    <picture className={classes.picture}>
      {pictureFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(picture, format)} sizes={sizes} />
      ))}
      <img
        {...placeholderProps(picture.placeholder, picture)}
        className={classes.image}
        src={pictureUrl(picture, widest, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={described.text || alt}
        lang={described.lang}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

function srcSet(picture: StoredPicture, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}
