import { fallbackShelf, shelfByPath } from '@varda/shared/contract/catalogue';
import { isGiven, type Localized } from '@varda/shared/contract/language';
import type { ProductCard } from '@varda/shared/contract/products';
import { Link, paths } from '@varda/shared/router';
import { LocalizedText } from '@varda/shared/ui';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import page from '../page/page.module.css';
import { TextSkeleton } from '../page/text-skeleton.tsx';
import { ProductPicture } from '../products/product-picture.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { HealthNote } from './health-note.tsx';
import classes from './product.module.css';

interface Props {
  product: ProductCard;
  /** Undefined until it is there. */
  description: Localized | undefined;
}

/** Picture, name, packaging and description of a product. */
export function ProductView({ product, description }: Props) {
  const { t } = useTexts();
  const { category, line } = shelfByPath(product.categoryName) ?? fallbackShelf;
  const above = { title: category.title, to: paths.category(category) };
  const shelf = line && !line.headless ? { title: line.name, to: paths.line(category, line) } : above;
  return (
    <article className={`${page.inner} ${classes.page}`}>
      <Breadcrumb trail={shelf === above ? [above] : [above, shelf]} here={product.name} />
      <div className={classes.columns}>
        <div className={classes.picture}>
          <ProductPicture
            product={product}
            sizes="(min-width: 100em) 41rem, (min-width: 80em) 37rem, (min-width: 48em) 46vw, 92vw"
            named
            priority
          />
        </div>
        <div className={classes.text}>
          <Link to={shelf.to} className={classes.shelf}>
            <LocalizedText of={shelf.title} />
          </Link>
          <h1 className={classes.name}>
            <LocalizedText of={product.name} />
          </h1>
          <section className={classes.packaging} aria-labelledby="packaging">
            <h2 id="packaging" className={classes.label}>
              {t('product.packaging')}
            </h2>
            <p className={classes.dosage}>
              <LocalizedText of={product.dosage} />
            </p>
          </section>
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
        </div>
      </div>
    </article>
  );
}
