import { formatCount } from '@varda/platform/language';
import { useQuery } from '@varda/platform/query';
import { Loader } from '@varda/ui';
import { countIn } from '../products/product-counts.ts';
import { productCounts } from '../products/products.queries.ts';
import { useTexts } from '../texts/use-texts.ts';
import classes from './home.module.css';

/** How many products there are; that they are on their way, until they are there. */
export function RangeStatus() {
  const { t, language } = useTexts();
  const counts = useQuery(productCounts);
  if (counts.isLoadingError) return null;
  const count = counts.data && countIn(counts.data);
  return (
    <p className={classes.range} role="status">
      {count === undefined ? (
        <>
          <Loader size="sm" aria-hidden />
          {t('range.loading')}
        </>
      ) : (
        t('range.total', { count, shown: formatCount(count, language) })
      )}
    </p>
  );
}
