import type { CatalogueCategory, CatalogueLine } from '../contract/catalogue.ts';

/** Every public link is built here. */
export const paths = {
  home: '/',
  about: '/about',
  history: '/history',
  careers: '/careers',
  career: (id: string) => `/careers/${encodeURIComponent(id)}`,
  contacts: '/contacts',
  /** A category without lines goes by its English name: `/parent/Herbal%20Products` (`spec.md` §2). */
  category: ({ id, name, lines }: Pick<CatalogueCategory, 'id' | 'name' | 'lines'>) =>
    `/parent/${encodeURIComponent(lines.length === 0 ? name : id)}`,
  line: (category: CatalogueCategory, line: Pick<CatalogueLine, 'id'>) => `${paths.category(category)}#${line.id}`,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
} as const;
