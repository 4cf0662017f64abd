import type { CatalogueCategory } from '@varda/shared/contract/catalogue';
import type { CategoryPage, Subcategory } from '@varda/shared/contract/products';
import { EmptyView, LocalizedText } from '@varda/shared/ui';
import { useTexts } from '../texts/use-texts.ts';
import classes from './category.module.css';
import { ProductGroup } from './product-group.tsx';
import { useScrollToLine } from './use-scroll-to-line.ts';

interface Props {
  category: CatalogueCategory;
  page: CategoryPage;
}

/** The products of a category: by line, or in one list where it has none. */
export function CategoryProducts({ category, page }: Props) {
  const { t } = useTexts();
  useScrollToLine();
  const groups = page.subcategories.filter(({ totalCount }) => totalCount > 0);
  if (groups.length === 0 && page.products.length === 0) {
    return (
      <EmptyView>
        <p>{t('category.empty')}</p>
      </EmptyView>
    );
  }
  return (
    <>
      {page.products.length > 0 && (
        <ProductGroup list={category.name} first={page.products} total={page.totalCount} leads level={2} />
      )}
      {groups.map((group, place) => (
        <Line
          key={group._id}
          group={group}
          headless={isHeadless(category, group)}
          leads={place === 0 && page.products.length === 0}
        />
      ))}
    </>
  );
}

interface LineProps {
  group: Subcategory;
  headless: boolean;
  leads: boolean;
}

function Line({ group, headless, leads }: LineProps) {
  const products = (
    <ProductGroup
      list={group.categoryName}
      first={group.products}
      total={group.totalCount}
      leads={leads}
      level={headless ? 2 : 3}
    />
  );
  if (headless) return products;
  const heading = `${group._id}-heading`;
  return (
    <section id={group._id} aria-labelledby={heading} className={classes.line}>
      <h2 id={heading} className={classes.lineHeading}>
        <LocalizedText of={group.name} />
      </h2>
      {products}
    </section>
  );
}

function isHeadless(category: CatalogueCategory, group: Subcategory): boolean {
  return category.lines.some(({ id, headless }) => id === group._id && headless);
}
