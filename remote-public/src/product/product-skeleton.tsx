import { PageHead, VisuallyHidden } from '@varda/ui';
import page from '../page/page.module.css';
import { TextSkeleton } from '../page/text-skeleton.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './product.module.css';

/** Holds the place of a product that is on its way. */
export function ProductSkeleton() {
  const { t } = useTexts();
  return (
    <div className={`${page.inner} ${classes.page}`} role="status">
      <PageHead title={t('product.title')} />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={classes.crumbsSkeleton} />
      <div className={classes.columns} aria-hidden="true">
        <div className={classes.picture} data-skeleton />
        <div className={classes.nameSkeleton} />
        <div className={classes.text}>
          <TextSkeleton />
          <TextSkeleton />
        </div>
      </div>
    </div>
  );
}
