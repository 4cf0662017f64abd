import type { ProductCard as Product } from '@varda/shared/contract/products';
import { Link, paths } from '@varda/shared/router';
import { LocalizedText } from '@varda/shared/ui';
import { ProductPicture } from './product-picture.tsx';
import classes from './products.module.css';

interface Props {
  product: Product;
  sizes: string;
  /** Whether it is there to be seen as the page opens. */
  eager?: boolean;
}

/** A product in a list: picture, name, the beginning of its dosage; all of it is the link. */
export function ProductCard({ product, sizes, eager = false }: Props) {
  return (
    <Link to={paths.product(product._id)} className={classes.card}>
      <ProductPicture product={product} sizes={sizes} eager={eager} />
      <span className={classes.words}>
        <span className={classes.name}>
          <LocalizedText of={product.name} />
        </span>
        <span className={classes.dosage}>
          <LocalizedText of={product.dosage} />
        </span>
      </span>
    </Link>
  );
}

/** Holds the place of a card that is on its way. */
export function ProductCardSkeleton() {
  return (
    <div className={classes.card} data-skeleton>
      <div className={classes.picture} />
      <span className={classes.words}>
        <span className={classes.bar} />
        <span className={classes.bar} />
      </span>
    </div>
  );
}
