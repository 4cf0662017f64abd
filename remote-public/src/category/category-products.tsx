import type { CatalogueCategory } from '@varda/contract/catalogue';
import type { CategoryPage, SubcategoryProducts } from '@varda/contract/products';
import { LocalizedText } from '@varda/ui';
import { NoItems } from '../page/no-items.tsx';
import classes from './category.module.css';
import type { CategoryFilter } from './category-filter.ts';
import { CategoryFilters } from './category-filters.tsx';
import { ProductGroup } from './product-group.tsx';
import { useScrollToSubcategory } from './use-scroll-to-subcategory.ts';

interface Props {
  category: CatalogueCategory;
  page: CategoryPage;
  filter: CategoryFilter;
}

/** The products of a category: by subcategory, or in one list where it has none. */
export function CategoryProducts({ category, page, filter }: Props) {
  useScrollToSubcategory();
  const groups = page.subcategories.filter(({ totalCount }) => totalCount > 0);
  const found = groups.reduce((sum, { totalCount }) => sum + totalCount, page.totalCount);
  // The answer of an older api, or one that was cached for reading offline, has no facets.
  const { facets } = page as Partial<CategoryPage>;
  const filters = facets && <CategoryFilters category={category} facets={facets} filter={filter} found={found} />;
  const pathOf = (path: string) => (filter.form.length > 0 ? `${path}?${filter.form.toSorted().join(',')}` : path);
  if (found === 0) {
    return (
      <>
        {filters}
        <NoItems />
      </>
    );
  }
  return (
    <>
      {filters}
      {page.products.length > 0 && (
        <ProductGroup list={pathOf(category.name)} first={page.products} total={page.totalCount} leads level={2} />
      )}
      {groups.map((group, place) => (
        <SubcategorySection
          key={group._id}
          group={group}
          list={pathOf(group.categoryName)}
          headless={isHeadless(category, group)}
          leads={place === 0 && page.products.length === 0}
        />
      ))}
    </>
  );
}

interface SubcategoryProps {
  group: SubcategoryProducts;
  list: string;
  headless: boolean;
  leads: boolean;
}

function SubcategorySection({ group, list, headless, leads }: SubcategoryProps) {
  const products = (
    <ProductGroup list={list} first={group.products} total={group.totalCount} leads={leads} level={headless ? 2 : 3} />
  );
  if (headless) return products;
  const heading = `${group._id}-heading`;
  return (
    <section id={group._id} aria-labelledby={heading} className={classes.subcategory}>
      <h2 id={heading} className={classes.subcategoryHeading}>
        <LocalizedText of={group.name} />
      </h2>
      {products}
    </section>
  );
}

function isHeadless(category: CatalogueCategory, group: SubcategoryProducts): boolean {
  return category.subcategories.some(({ id, headless }) => id === group._id && headless);
}
