import type { CatalogueCategory, CatalogueLine } from '../contract/catalogue.ts';
import { defaultLanguage, type Language } from '../contract/language.ts';
import type { ProductLink } from '../contract/products.ts';

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
  /** The one that search engines know; what stands after the id is for people and not read. */
  productNamed: ({ _id, name }: Pick<ProductLink, '_id' | 'name'>) =>
    `${paths.product(_id)}/${encodeURIComponent(readable(name.en || name.mk))}`,
} as const;

/** The address under which search engines know a page in a language: `https://www.example.com/about?lang=mk`. */
export function pageAddress(origin: string, path: string, language: Language): string {
  if (language === defaultLanguage) return origin + path;
  const [page, line] = path.split('#', 2);
  return `${origin}${page}?lang=${language}${line ? `#${line}` : ''}`;
}

/** Letters and digits of a text, all else as hyphens: `Vardol® Syrup, 100 ml` as `vardol-syrup-100-ml`. */
function readable(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'product'
  );
}
