import { formatCount } from '@varda/shared/language';
import { Loader } from '@varda/shared/ui';
import { useSite } from '../products/use-site.ts';
import classes from './home.module.css';

/** How many products there are; that they are on their way, until they are there. */
export function RangeStatus() {
  const { t, language, products } = useSite();
  if (products.isError) return null;
  return (
    <p className={classes.range} role="status">
      {products.isPending ? (
        <>
          <Loader size="sm" aria-hidden />
          {t('range.loading')}
        </>
      ) : (
        t('range.total', { count: products.data.length, shown: formatCount(products.data.length, language) })
      )}
    </p>
  );
}
