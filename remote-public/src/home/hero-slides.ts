import { catalogue } from '@varda/shared/contract/catalogue';
import { paths } from '@varda/shared/router';
import { categoryLook } from '../products/category-look.ts';

/** The six slides (`spec.md` §2): the company, then each category. Texts and picture go by the key and the place. */
export const heroSlides = [
  { key: 'company', to: '#range' },
  ...catalogue.map((category) => ({
    key: categoryLook[category.name].key,
    to: paths.category(category),
  })),
] as const;
