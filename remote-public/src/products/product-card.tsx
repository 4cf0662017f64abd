import type { ProductCard as Product } from '@varda/contract/products';
import { Link, paths } from '@varda/platform/router';
import { LocalizedText } from '@varda/ui';
import { ProductPicture } from './product-picture.tsx';
import classes from './products.module.css';

interface Props {
  product: Product;
  sizes: string;
  /** Level of the heading that its name is. */
  level: 2 | 3;
  /** Whether it is there to be seen as the page opens. */
  eager?: boolean;
}

/** A product in a list: picture, name, the beginning of its dosage; all of it is the link. */
export function ProductCard({ product, sizes, level, eager = false }: Props) {
  const Name = `h${level}` as const;
  return (
    <Link to={paths.product(product._id)} className={classes.card}>
      <ProductPicture product={product} sizes={sizes} eager={eager} />
      <div className={classes.words}>
        <Name className={classes.name}>
          <LocalizedText of={product.name} />
        </Name>
        <p className={classes.dosage}>
          <LocalizedText of={product.dosage} />
        </p>
      </div>
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
