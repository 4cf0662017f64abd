import type { ProductCard } from '@varda/contract/products';
import { inLanguage, useLanguage } from '@varda/platform/language';
import { Picture } from '@varda/ui';
import { PackPlaceholder } from './pack-placeholder.tsx';
import classes from './products.module.css';

interface Props {
  product: Pick<ProductCard, 'name' | 'picture' | 'categoryName'>;
  sizes: string;
  /** Left out where the product's name stands beside it. */
  named?: boolean;
  priority?: boolean;
  eager?: boolean;
}

/** A product's picture on its ground; a drawn pack in its category's colour where there is none. */
export function ProductPicture({ product, sizes, named = false, ...loading }: Props) {
  const { text } = inLanguage(product.name, useLanguage());
  return (
    <div className={classes.picture}>
      {product.picture ? (
        <Picture picture={product.picture} alt={named ? text : ''} sizes={sizes} {...loading} />
      ) : (
        <PackPlaceholder product={product} />
      )}
    </div>
  );
}
