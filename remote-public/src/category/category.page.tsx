import type { CatalogueCategory } from '@varda/contract/catalogue';
import { keepPreviousData, useQuery } from '@varda/platform/query';
import { paths, useParams, useSearchParams } from '@varda/platform/router';
import { PageHead } from '@varda/ui';
import { NotFoundView } from '../not-found/not-found-view.tsx';
import { PageBody } from '../page/page-body.tsx';
import { QueryProblem } from '../page/query-problem.tsx';
import { categoryLook } from '../products/category-look.ts';
import { countIn } from '../products/product-counts.ts';
import { categoryAt, categoryWithProducts, productCounts } from '../products/products.queries.ts';
import { useSite } from '../products/use-site.ts';
import { type CategoryFilter, filterIn, isFiltered, mostUnfiltered } from './category-filter.ts';
import { CategoryHeader } from './category-header.tsx';
import { CategoryProducts } from './category-products.tsx';
import { CategorySkeleton } from './category-skeleton.tsx';

/** A category by id or English name. The five are fixed (P-07): any other id has no page. */
export default function CategoryPage() {
  const category = categoryAt(useParams().id ?? '');
  return category ? <Category key={category.id} category={category} /> : <NotFoundView />;
}

function Category({ category }: { category: CatalogueCategory }) {
  const { t, language } = useSite();
  const title = category.title[language];
  const filter = filterIn(useSearchParams()[0], category);
  const counts = useQuery(productCounts);
  const isLong = countIn(counts.data ?? {}, category) > mostUnfiltered;
  const lead = t(`category.leads.${categoryLook[category.name].key}`);
  return (
    <>
      <PageHead
        page={category.id}
        title={title}
        description={t('category.description', { title, lead })}
        path={paths.category(category)}
      />
      {isFiltered(filter) && <meta name="robots" content="noindex" />}
      <CategoryHeader
        category={category}
        lead={lead}
        hasSubcategories={!counts.isPending && !isLong && !isFiltered(filter)}
      />
      <PageBody>
        <Subcategories category={category} filter={filter} isLong={isLong} />
      </PageBody>
    </>
  );
}

interface SubcategoriesProps {
  category: CatalogueCategory;
  filter: CategoryFilter;
  /** Whether it can be filtered. */
  isLong: boolean;
}

function Subcategories({ category, filter, isLong }: SubcategoriesProps) {
  const { t } = useSite();
  const page = useQuery({ ...categoryWithProducts(category, filter), placeholderData: keepPreviousData });
  if (page.isLoadingError) return <QueryProblem query={page} text={t('category.failed')} />;
  if (page.isPending) return <CategorySkeleton category={category} isFiltered={isLong} />;
  return <CategoryProducts category={category} page={page.data} filter={filter} />;
}
