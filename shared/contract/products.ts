import { z } from 'zod';
import { bounds } from './bounds.ts';
import { categoryNames } from './catalogue.ts';
import { id, position, timestamps, translated } from './entity.ts';
import { leafletEdit, leaflets } from './leaflets.ts';
import { pageQuery, rowFilters, totalCount } from './lists.ts';
import { localized } from './localized.ts';
import { newPicture, pictured, pictureEdit } from './pictures.ts';
import { formCodes, isProductForm } from './product-forms.ts';
import { changedTexts, newTexts, storedTexts, type TextFields } from './text-fields.ts';
import { text } from './text-schemas.ts';

/** The texts of a card. */
export const cardTexts = {
  name: { kind: 'line', required: 'always', sorted: true },
  dosage: { kind: 'line', longest: bounds.line, required: 'always', sorted: true },
} as const satisfies TextFields;

/** The texts of a product. */
export const productTexts = {
  ...cardTexts,
  description: { kind: 'rich', required: 'new' },
} as const satisfies TextFields;

/** What menus show of a product. */
export const productLink = z.object({ _id: id, name: localized(z.string()) });
export type ProductLink = z.infer<typeof productLink>;

/** What lists and cards show of a product. `category` is the id of its category, `categoryName` its category path. */
export const productCard = productLink.extend({
  ...storedTexts(cardTexts),
  ...pictured,
  category: id,
  categoryName: z.string(),
  position,
});
export type ProductCard = z.infer<typeof productCard>;

export const product = productCard.extend({
  ...storedTexts(productTexts),
  form: z.enum(formCodes).nullable(),
  leaflets,
  ...translated,
  ...timestamps,
});
export type Product = z.infer<typeof product>;

/** A form part cannot say null: an empty one says that the product has no form. */
export const formOrNone = z
  .enum([...formCodes, ''])
  .nullable()
  .transform((form) => form || null);

/** What a create sends, next to its files. `categoryName` is a category path, `CBD Products/Oral`. */
export const newProduct = z.object({
  ...newTexts(productTexts),
  form: formOrNone.optional(),
  ...newPicture,
  categoryName: text(bounds.name),
});

/** What an edit sends, next to its files: any part of it, in any language. The description may be emptied (V-02). */
export const productChange = z.object({
  ...changedTexts(productTexts),
  form: formOrNone.optional(),
  categoryName: text(bounds.name).optional(),
  ...pictureEdit,
  ...leafletEdit,
});

/** Several values, as a repeated parameter or with commas between them; none where it is empty. */
const several = z
  .union([z.string(), z.array(z.string())])
  .transform((values) => [values].flat().flatMap((value) => value.split(',').filter(Boolean)))
  .transform((values) => (values.length > 0 ? [...new Set(values)] : undefined));

/** Narrows the products of a category to some of its subcategories, by id, and to some forms. */
export const productFilter = {
  subcategory: several.optional(),
  form: several
    .transform((values, { issues }) => {
      const forms = values?.filter(isProductForm);
      if (forms?.length !== values?.length) issues.push({ code: 'invalid_value', values: formCodes, input: values });
      return forms;
    })
    .optional(),
};

/** What a category can be filtered by, each with how many products it has beside the other kind's choice. */
export const productFacets = z.object({
  /** Of the category without a filter. */
  total: totalCount,
  subcategories: z.array(z.object({ subcategory: id, count: totalCount })),
  forms: z.array(z.object({ form: z.enum(formCodes), count: totalCount })),
});
export type ProductFacets = z.infer<typeof productFacets>;

export const productsQuery = pageQuery(['position', 'name', 'dosage', 'createdAt', 'updatedAt']).extend({
  ...rowFilters,
  ...productFilter,
});
export const productsPage = z.object({ products: z.array(product), totalCount });

/** A subcategory with its products, as the menus have it and as `/parent/{id}` shows it. */
const subcategoryOf = <P extends z.ZodType>(shown: P) =>
  z.object({
    _id: id,
    name: localized(z.string()),
    /** Category path. */
    categoryName: z.string(),
    products: z.array(shown),
    totalCount,
  });

/** A category holds either `subcategories` or `products`; the other one is empty. */
const categoryOf = <P extends z.ZodType>(shown: P) =>
  z.object({
    _id: id,
    name: z.enum(categoryNames),
    title: localized(z.string()),
    subcategories: z.array(subcategoryOf(shown)),
    products: z.array(shown),
    totalCount,
  });

export const menuCategory = categoryOf(productLink);
export type MenuCategory = z.infer<typeof menuCategory>;

export const categoryPage = categoryOf(productCard).extend({ facets: productFacets });
export type CategoryPage = z.infer<typeof categoryPage>;
export type SubcategoryProducts = CategoryPage['subcategories'][number];

/** How many products of each list are wanted; without it all. `totalCount` tells how many there are. */
export const parentQuery = z.object({ limit: z.coerce.number().int().min(1).max(10_000).optional() });

/** Of one category, which can be filtered. */
export const categoryQuery = parentQuery.extend(productFilter);
