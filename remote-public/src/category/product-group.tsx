import type { ProductCard as Product } from '@varda/contract/products';
import { LongList } from '../lists/long-list.tsx';
import { ProductCard } from '../products/product-card.tsx';
import products from '../products/products.module.css';
import { furtherProducts } from '../products/products.queries.ts';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  /** Id, name or category path of the list. */
  list: string;
  first: readonly Product[];
  total: number;
  /** Whether the page begins with it. */
  leads: boolean;
  /** Level of the headings that the products' names are. */
  level: 2 | 3;
}

/** Cards of a row, where the window is widest. */
const perRow = 4;

const cardSizes = '(min-width: 75em) 19rem, (min-width: 36em) 33vw, 50vw';

/** The products of one list; a long one shows its beginning, and more of it when asked to. */
export function ProductGroup({ list, first, total, leads, level }: Props) {
  const { t } = useTexts();

  return (
    <LongList
      name={list}
      begun={{ ...furtherProducts(list), first, total }}
      layout={products.grid}
      more={(counts) => t('category.more', counts)}
      failed={t('category.failed')}
      card={(product, place) => (
        <ProductCard product={product} sizes={cardSizes} level={level} eager={leads && place < perRow} />
      )}
    />
  );
}
