import type { CatalogueCategory } from '@varda/contract/catalogue';
import { useLanguage } from '@varda/platform/language';
import { LoadingOutline } from '../page/loading-outline.tsx';
import { ProductCardSkeleton } from '../products/product-card.tsx';
import products from '../products/products.module.css';
import classes from './category.module.css';
import filters from './category-filters.module.css';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface Props {
  category: CatalogueCategory;
  isFiltered: boolean;
}

/** Holds the place of a category's products: its filter, the headings that are known, and a row or two of cards. */
export function CategorySkeleton({ category, isFiltered }: Props) {
  const [first] = category.subcategories;
  return (
    <LoadingOutline>
      {isFiltered && <FiltersSkeleton category={category} />}
      {first && !first.headless && <div className={classes.headingSkeleton} />}
      <ul className={products.grid}>
        {places.map((place) => (
          <li key={place}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
    </LoadingOutline>
  );
}

/** What can be chosen is known of subcategories; of forms there is a row. */
function FiltersSkeleton({ category: { subcategories } }: Pick<Props, 'category'>) {
  const language = useLanguage();
  const rows = [subcategories.map(({ name }) => name[language]), places].filter(({ length }) => length > 1);
  return (
    <div className={filters.filters}>
      {rows.map((names) => (
        <div key={names.join()}>
          <p className={filters.label}>&nbsp;</p>
          <ul className={filters.choices}>
            {names.map((name) => (
              <li key={name} className={filters.choice} data-skeleton>
                {name.padEnd(12, '\u00A0')}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={filters.found} />
    </div>
  );
}
