import type { Localized } from '@varda/shared/contract/language';
import type { ProductForm } from '@varda/shared/contract/product-forms';
import type { Product, ProductCard } from '@varda/shared/contract/products';
import { columns } from '../content/localized-columns.ts';
import { plainText, searchColumn } from '../content/search-text.ts';
import { sortKeys } from '../content/sort-key.ts';
import { type ChangeColumns, changeColumnsOf, toChanges } from '../content/versions.ts';
import { type JoinedPicture, pictureColumnsOf, picturedOf } from '../pictures/pictured.ts';
import { type JoinedLeaflets, leafletColumns, leafletsOf } from './product-leaflets.ts';

/** Columns of a card, of `products` joined with its shelf and its picture. */
export const cardColumns = [
  'products.id',
  'products.name_en',
  'products.name_mk',
  'products.dosage_en',
  'products.dosage_mk',
  'products.position',
  'products.shelf_id',
  'shelves.category_id',
  'shelves.path',
  ...pictureColumnsOf('products'),
] as const;

export const productColumns = [
  ...cardColumns,
  ...leafletColumns,
  'products.description_en',
  'products.description_mk',
  'products.form',
  ...changeColumnsOf('products'),
] as const;

export interface CardRow extends JoinedPicture {
  id: string;
  name_en: string;
  name_mk: string;
  dosage_en: string;
  dosage_mk: string;
  position: number;
  category_id: string;
  path: string;
}

export interface ProductRow extends CardRow, JoinedLeaflets, ChangeColumns {
  description_en: string;
  description_mk: string;
  form: ProductForm | null;
}

export function toCard(row: CardRow): ProductCard {
  return {
    _id: row.id,
    name: { en: row.name_en, mk: row.name_mk },
    dosage: { en: row.dosage_en, mk: row.dosage_mk },
    ...picturedOf(row),
    category: row.category_id,
    categoryName: row.path,
    position: row.position,
  };
}

export function toProduct(row: ProductRow): Product {
  return {
    ...toCard(row),
    description: { en: row.description_en, mk: row.description_mk },
    form: row.form,
    leaflets: leafletsOf(row),
    ...toChanges(row),
  };
}

/** The texts of a product; the description is sanitized HTML. A missing text is an empty string. */
export interface ProductTexts {
  name: Localized;
  description: Localized;
  dosage: Localized;
}

/** The columns that hold the texts, and those that are derived from them. */
export function textColumns({ name, description, dosage }: ProductTexts) {
  return {
    ...columns('name', name),
    ...columns('description', description),
    ...columns('dosage', dosage),
    ...columns('name_sort', sortKeys(name)),
    ...columns('dosage_sort', sortKeys(dosage)),
    search: searchColumn(
      [name, dosage].flatMap((text) => [text.en, text.mk]).concat(plainText(description.en), plainText(description.mk)),
    ),
  };
}
