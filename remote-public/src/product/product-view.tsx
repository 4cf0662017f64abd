import { fallbackLeafCategory, leafCategoryByPath } from '@varda/contract/catalogue';
import { isGiven, type Localized } from '@varda/contract/language';
import type { Product, ProductCard } from '@varda/contract/products';
import { inLanguage } from '@varda/platform/language';
import { paths } from '@varda/platform/router';
import { LocalizedText } from '@varda/ui';
import { viewed } from '@varda/ui/viewer/viewed-picture';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import page from '../page/page.module.css';
import { TextSkeleton } from '../page/text-skeleton.tsx';
import { ProductPicture } from '../products/product-picture.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useViewer } from '../viewer/use-viewer.tsx';
import { HealthNote } from './health-note.tsx';
import { LeafletLink } from './leaflet-link.tsx';
import classes from './product.module.css';
import { ProductFacts } from './product-facts.tsx';
import { useSimilarProducts } from './use-similar-products.ts';

interface Props {
  product: ProductCard;
  /** Undefined until it is there. */
  description: Localized | undefined;
  form: Product['form'] | undefined;
  leaflets: Product['leaflets'] | undefined;
}

/** Picture, name, packaging and description of a product. */
export function ProductView({ product, description, form, leaflets }: Props) {
  const { t, language } = useTexts();
  const { products: similar } = useSimilarProducts(product);
  const [large, ...others] = [product, ...similar].map(
    ({ picture, name }) => picture && viewed(picture, language, inLanguage(name, language).text),
  );
  const { linkTo, viewer } = useViewer([large, ...others].filter((picture) => picture != null));
  const picture = (
    <ProductPicture
      product={product}
      sizes="(min-width: 100em) 41rem, (min-width: 80em) 37rem, (min-width: 48em) 46vw, 92vw"
      named
      priority
    />
  );
  const { category, subcategory } = leafCategoryByPath(product.categoryName) ?? fallbackLeafCategory;
  const above = { title: category.title, to: paths.category(category) };
  const own =
    subcategory && !subcategory.headless
      ? { title: subcategory.name, to: paths.subcategory(category, subcategory) }
      : undefined;
  return (
    <article className={`${page.inner} ${classes.page}`}>
      <Breadcrumb trail={own ? [above, own] : [above]} here={product.name} />
      <div className={classes.columns}>
        <div className={classes.picture}>{large ? <a {...linkTo(large)}>{picture}</a> : picture}</div>
        <h1 className={classes.name}>
          <LocalizedText of={product.name} />
        </h1>
        <div className={classes.facts}>
          <ProductFacts product={product} form={form} category={category} subcategory={own} />
        </div>
        <div className={classes.text}>
          {(!description || isGiven(description)) && (
            <section aria-labelledby="description">
              <h2 id="description" className={classes.heading}>
                {t('product.about')}
              </h2>
              {description ? (
                <RichText of={description} below={2} />
              ) : (
                <>
                  <TextSkeleton />
                  <TextSkeleton />
                </>
              )}
            </section>
          )}
          {description && <HealthNote category={category.name} />}
          {leaflets && <LeafletLink product={{ leaflets, name: product.name }} />}
        </div>
      </div>
      {viewer}
    </article>
  );
}
