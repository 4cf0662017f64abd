import type { ProductForm } from '@varda/contract/product-forms';
import { cardTexts, type Product, type ProductCard, productTexts } from '@varda/contract/products';
import type { TextColumns, TextsOf } from '@varda/contract/text-fields';
import { storedTexts } from '../content/stored-texts.ts';
import { type ChangeColumns, changeColumnsOf, toChanges } from '../content/versions.ts';
import { type JoinedPicture, pictureColumnsOf, picturedOf } from '../pictures/pictured.ts';
import { type JoinedLeaflets, leafletColumns, leafletsOf } from './product-leaflets.ts';

export const stored = storedTexts('products', productTexts);
const storedCard = storedTexts('products', cardTexts);

/** The texts of a product; rich text is sanitized. */
export type ProductTexts = TextsOf<typeof productTexts>;

const placeAndPicture = [
  'products.id',
  'products.position',
  'products.shelf_id',
  'shelves.category_id',
  'shelves.path',
  ...pictureColumnsOf('products'),
] as const;

/** Columns of a card, of `products` joined with its subcategory and its picture. */
export const cardColumns = [...placeAndPicture, ...storedCard.selected] as const;

export const productColumns = [
  ...placeAndPicture,
  ...leafletColumns,
  ...stored.selected,
  'products.form',
  ...changeColumnsOf('products'),
] as const;

interface CardRow extends JoinedPicture, TextColumns<typeof cardTexts> {
  id: string;
  position: number;
  category_id: string;
  path: string;
}

interface ProductRow extends CardRow, JoinedLeaflets, ChangeColumns, TextColumns<typeof productTexts> {
  form: ProductForm | null;
}

export function toCard(row: CardRow): ProductCard {
  return {
    _id: row.id,
    ...storedCard.textsOf(row),
    ...picturedOf(row),
    category: row.category_id,
    categoryName: row.path,
    position: row.position,
  };
}

export function toProduct(row: ProductRow): Product {
  return {
    ...toCard(row),
    ...stored.textsOf(row),
    form: row.form,
    leaflets: leafletsOf(row),
    ...toChanges(row),
  };
}
