import { useQuery } from '@varda/platform/query';
import { useParams } from '@varda/platform/router';
import { PageHead } from '@varda/ui';
import { isUnknown } from '../not-found/is-unknown.ts';
import { NotFoundView } from '../not-found/not-found-view.tsx';
import { PageBody } from '../page/page-body.tsx';
import { QueryProblem } from '../page/query-problem.tsx';
import { allProducts, productById } from '../products/products.queries.ts';
import { useSite } from '../products/use-site.ts';
import { ProductHead } from './product-head.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';
import { SimilarProducts } from './similar-products.tsx';

/** One product. What the list of all products knows of it is shown until the rest is there. */
export default function ProductPage() {
  const { id = '' } = useParams();
  const { t } = useSite();
  const product = useQuery(productById(id));
  const products = useQuery({ ...allProducts, subscribed: !product.data });
  const card = product.data ?? products.data?.find(({ _id }) => _id === id);

  if (isUnknown(product.error)) return <NotFoundView />;
  if (product.isLoadingError) {
    return (
      <PageBody>
        <PageHead title={t('product.title')} />
        <QueryProblem query={product} text={t('product.failed')} />
      </PageBody>
    );
  }
  if (!card) return <ProductSkeleton />;
  return (
    <>
      <ProductHead product={card} />
      <ProductView
        key={card._id}
        product={card}
        description={product.data?.description}
        form={product.data?.form}
        leaflets={product.data?.leaflets}
      />
      <div data-print="off">
        <SimilarProducts key={`similar-${card._id}`} product={card} />
      </div>
    </>
  );
}
