import { preload } from 'react-dom';

interface Source {
  /** The best format. A browser that cannot show it knows that by its type, and does not fetch it. */
  format: 'avif' | 'webp';
  srcSet: string;
  sizes: string;
  media?: string;
}

/**
 * Names the picture that a page is opened for at the beginning of the document, so that it is fetched before the page has been
 * laid out. To be called while it is rendered, with the attributes of its `source`.
 */
export function preloadPicture({ format, srcSet, sizes, media }: Source): void {
  const [smallest = ''] = srcSet.split(' ', 1);
  preload(smallest, {
    as: 'image',
    type: `image/${format}`,
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  });
}
