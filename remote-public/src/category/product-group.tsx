import type { ProductCard as Product } from '@varda/shared/contract/products';
import { messageOf } from '@varda/shared/http';
import { formatCount } from '@varda/shared/language';
import { Button, VisuallyHidden } from '@varda/shared/ui';
import { useEffect, useRef } from 'react';
import { ProductCard } from '../products/product-card.tsx';
import products from '../products/products.module.css';
import { useTexts } from '../texts/use-texts.ts';
import classes from './category.module.css';
import { useFurtherProducts } from './use-further-products.ts';

interface Props {
  list: string;
  first: readonly Product[];
  total: number;
}

const cardSizes = '(min-width: 75em) 19rem, (min-width: 36em) 33vw, 50vw';

/** The products of one list; a long one shows its beginning, and more of it when asked to. */
export function ProductGroup({ list, first, total }: Props) {
  const { t, language } = useTexts();
  const group = useFurtherProducts({ list, first, total });
  const grid = useRef<HTMLUListElement>(null);
  const askedAt = useRef<number | null>(null);

  useEffect(() => {
    // With the last products the button goes; the focus that it had moves to the first of them.
    if (group.left > 0 || askedAt.current === null) return;
    if (document.activeElement === document.body) grid.current?.children[askedAt.current]?.querySelector('a')?.focus();
    askedAt.current = null;
  }, [group.left]);

  function showMore() {
    if (group.further.isFetching) return;
    askedAt.current = group.products.length;
    void group.further.fetchNextPage();
  }

  const counts = { shown: formatCount(group.products.length, language), total: formatCount(group.total, language) };
  const failed = group.further.isError && !group.further.isFetching;
  return (
    <>
      <ul ref={grid} className={products.grid}>
        {group.products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} sizes={cardSizes} />
          </li>
        ))}
      </ul>
      {group.left > 0 && (
        <div className={classes.more}>
          {failed && (
            <p role="alert" className={classes.moreFailed}>
              {messageOf(group.further.error, t('category.failed'))}
            </p>
          )}
          <Button
            size="md"
            radius="xl"
            variant="light"
            // Not `loading`: that disables the button, and a disabled button drops the focus.
            aria-busy={group.further.isFetching}
            onClick={showMore}
          >
            {group.further.isFetching ? t('category.loadingMore') : t('category.more', counts)}
          </Button>
        </div>
      )}
      <VisuallyHidden aria-live="polite">
        {group.products.length > first.length && t('category.showing', counts)}
      </VisuallyHidden>
    </>
  );
}
