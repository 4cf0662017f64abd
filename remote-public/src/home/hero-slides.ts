import { catalogue } from '@varda/contract/catalogue';
import { paths } from '@varda/platform/router';
import { heroPictures } from '../../pictures/hero.generated.ts';
import { type CategoryKey, categoryLook } from '../products/category-look.ts';

interface Subject {
  /** Part of the keys of its texts. */
  key: 'company' | CategoryKey;
  to: string;
  /** The colour into which its picture fades. */
  ground: string;
}

const subjects: readonly Subject[] = [
  { key: 'company', to: '#range', ground: '#eef8f3' },
  ...catalogue.map((category) => ({ ...categoryLook[category.name], to: paths.category(category) })),
];

export interface HeroSlide extends Subject {
  picture: (typeof heroPictures)[number];
}

/** The six slides (P-01) as the site comes with them: the company, then each category. */
export const heroSlides: readonly HeroSlide[] = heroPictures.map((picture, place) => {
  const subject = subjects[place];
  if (!subject) throw new Error(`Slide ${place} has a picture and no subject`);
  return { ...subject, picture };
});
