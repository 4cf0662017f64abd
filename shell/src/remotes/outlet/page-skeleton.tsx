import { Skeleton } from '@varda/ui';
import { useTexts } from '../../texts/texts.ts';
import classes from './page-skeleton.module.css';

/** Stands in an outlet until its first page is there: the outline of a page. */
export function PageSkeleton() {
  const { t } = useTexts();
  return (
    <div className={classes.page} role="status" aria-label={t('loading')}>
      <Skeleton height="2.75rem" width="min(26rem, 80%)" />
      <Skeleton height="1.125rem" width="min(38rem, 100%)" className={classes.line} />
      <Skeleton height="1.125rem" width="min(34rem, 90%)" className={classes.nextLine} />
      <div className={classes.tiles}>
        <Skeleton className={classes.tile} />
        <Skeleton className={classes.tile} />
        <Skeleton className={classes.tile} />
      </div>
    </div>
  );
}
