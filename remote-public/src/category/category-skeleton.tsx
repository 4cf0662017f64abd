import type { CatalogueCategory } from '@varda/shared/contract/catalogue';
import { VisuallyHidden } from '@varda/shared/ui';
import { ProductCardSkeleton } from '../products/product-card.tsx';
import products from '../products/products.module.css';
import { useTexts } from '../texts/use-texts.ts';
import classes from './category.module.css';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Holds the place of a category's products: the headings that are known, and a row or two of cards. */
export function CategorySkeleton({ category }: { category: CatalogueCategory }) {
  const { t } = useTexts();
  const [first] = category.lines;
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden="true">
        {first && !first.headless && <div className={classes.headingSkeleton} />}
        <ul className={products.grid}>
          {places.map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
