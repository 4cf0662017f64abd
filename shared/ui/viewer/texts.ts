import type { Language } from '@varda/contract/language';

interface ViewerTexts {
  viewer: string;
  /** What the parts of the carousel are, for screen readers. */
  gallery: string;
  picture: string;
  previous: string;
  next: string;
  enlarge: string;
  reduce: string;
  close: string;
  failed: string;
  place: (shown: number, total: number) => string;
}

export const viewerTexts: Record<Language, ViewerTexts> = {
  en: {
    viewer: 'Pictures',
    gallery: 'gallery',
    picture: 'picture',
    previous: 'Previous picture',
    next: 'Next picture',
    enlarge: 'Zoom in',
    reduce: 'Zoom out',
    close: 'Close',
    failed: 'The picture could not be loaded.',
    place: (shown, total) => `${shown} of ${total}`,
  },
  mk: {
    viewer: 'Слики',
    gallery: 'галерија',
    picture: 'слика',
    previous: 'Претходна слика',
    next: 'Следна слика',
    enlarge: 'Зголемете',
    reduce: 'Намалете',
    close: 'Затворете',
    failed: 'Сликата не можеше да се вчита.',
    place: (shown, total) => `${shown} од ${total}`,
  },
};
