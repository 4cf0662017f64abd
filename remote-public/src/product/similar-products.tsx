import type { ProductCard as Product } from '@varda/contract/products';
import { formatCount } from '@varda/platform/language';
import { VisuallyHidden } from '@varda/ui';
import { useEffect } from 'react';
import { CarouselButtons } from '../carousel/carousel-buttons.tsx';
import { CarouselTrack } from '../carousel/carousel-track.tsx';
import { useSnapTrack } from '../carousel/use-snap-track.ts';
import { QueryProblem } from '../page/query-problem.tsx';
import { Section } from '../page/section.tsx';
import { ProductCard, ProductCardSkeleton } from '../products/product-card.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './similar-products.module.css';
import { useSimilarProducts } from './use-similar-products.ts';

/** As many as a wide screen shows. */
const placesAtFirst = ['a', 'b', 'c'];

const cardSizes = '(min-width: 64em) 25rem, (min-width: 40em) 46vw, 92vw';

/** A row of other products of the same category path; the next ones are fetched as the visitor moves on. */
export function SimilarProducts({ product }: { product: Product }) {
  const { t, language } = useTexts();
  const { pages, products, total } = useSimilarProducts(product);
  const stuck = pages.isError && products.length > 0;
  const track = useSnapTrack(products.length + (stuck ? 1 : 0));
  const { index, perView } = track;
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages;

  useEffect(() => {
    // One view ahead, so that the next press of the button finds its products.
    const nearEnd = index + 2 * perView >= products.length;
    if (nearEnd && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [index, perView, products.length, hasNextPage, isFetching, isError, fetchNextPage]);

  if (pages.isSuccess && products.length === 0) return null;
  const shown = {
    first: formatCount(index + 1, language),
    last: formatCount(Math.min(index + perView, products.length), language),
    total: formatCount(total, language),
  };
  return (
    <Section
      id="similar"
      title={t('product.similar')}
      tinted
      aside={
        products.length > perView && (
          <CarouselButtons
            track={track}
            more={hasNextPage}
            labels={{ previous: t('product.similarPrevious'), next: t('product.similarNext') }}
          />
        )
      }
    >
      {pages.isError && products.length === 0 ? (
        <QueryProblem query={pages} text={t('product.similarFailed')} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a row of products is no fieldset
        <div role="group" aria-roledescription={t('carousel')} aria-label={t('product.similar')}>
          <CarouselTrack track={track} className={classes.track}>
            {pages.isPending
              ? placesAtFirst.map((place) => (
                  <div key={place} className={classes.item}>
                    <ProductCardSkeleton />
                  </div>
                ))
              : products.map((similar) => (
                  <div key={similar._id} className={classes.item}>
                    <ProductCard product={similar} sizes={cardSizes} level={3} />
                  </div>
                ))}
            {stuck && (
              <div className={classes.item}>
                <QueryProblem
                  query={{ error: pages.error, isFetching, refetch: fetchNextPage }}
                  text={t('product.similarFailed')}
                />
              </div>
            )}
          </CarouselTrack>
          <VisuallyHidden aria-live="polite">
            {products.length > perView &&
              t(shown.first === shown.last ? 'product.similarShownOne' : 'product.similarShown', shown)}
          </VisuallyHidden>
        </div>
      )}
    </Section>
  );
}
