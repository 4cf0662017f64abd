import type { CatalogueCategory } from '@varda/contract/catalogue';
import { useQuery } from '@varda/platform/query';
import { Link } from '@varda/platform/router';
import { LocalizedText } from '@varda/ui';
import type { FocusEvent } from 'react';
import { productCounts } from '../products/products.queries.ts';
import { useTexts } from '../texts/use-texts.ts';
import classes from './category.module.css';

/** Chromium leaves a link half out of sight that was partly seen before a key brought the focus to it. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Links to the subcategories of a category, further down on its page; none to a subcategory that is known to be empty. */
export function SubcategoryLinks({ category }: { category: CatalogueCategory }) {
  const { t } = useTexts();
  const counts = useQuery(productCounts);
  const subcategories = category.subcategories.filter(
    ({ label }) => !counts.data || `${category.name}/${label}` in counts.data,
  );
  return (
    <nav aria-label={t('category.subcategories')} data-print="off">
      <ul className={classes.subcategoryLinks} onFocus={showWhole}>
        {subcategories.map(({ id, name }) => (
          <li key={id}>
            <Link to={`#${id}`} replace className={classes.subcategoryLink}>
              <LocalizedText of={name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
