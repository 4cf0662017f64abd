import { z } from 'zod';
import { bounds } from './bounds.ts';
import { categoryNames } from './catalogue.ts';
import { id, position, timestamps, translated } from './entity.ts';
import { leafletEdit, leaflets } from './leaflets.ts';
import { pageQuery, totalCount, translationFilter } from './lists.ts';
import { localized, partlyLocalized } from './localized.ts';
import { newPicture, pictured, pictureEdit } from './pictures.ts';
import { requiredRichText, requiredText, richText, text } from './texts.ts';

const both = localized(z.string());

/** What menus show of a product. */
export const productLink = z.object({ _id: id, name: both });
export type ProductLink = z.infer<typeof productLink>;

/** What lists and cards show of a product. `category` is the id of its category, `categoryName` its category path. */
export const productCard = productLink.extend({
  dosage: both,
  ...pictured,
  category: id,
  categoryName: z.string(),
  position,
});
export type ProductCard = z.infer<typeof productCard>;

export const product = productCard.extend({ description: both, leaflets, ...translated, ...timestamps });
export type Product = z.infer<typeof product>;

const dosageLine = requiredText(bounds.line);

/** What a create sends, next to its files. `categoryName` is a category path, `CBD Products/Oral`. */
export const newProduct = z.object({
  name: localized(requiredText()),
  description: localized(requiredRichText),
  dosage: localized(dosageLine),
  ...newPicture,
  categoryName: text(bounds.name),
});

/** What an edit sends, next to its files: any part of it, in any language. The description may be emptied (V-02). */
export const productChange = z.object({
  name: partlyLocalized(requiredText()).optional(),
  description: partlyLocalized(richText).optional(),
  dosage: partlyLocalized(dosageLine).optional(),
  categoryName: text(bounds.name).optional(),
  ...pictureEdit,
  ...leafletEdit,
});

export const productsQuery = pageQuery(['position', 'name', 'dosage', 'createdAt', 'updatedAt']).extend(
  translationFilter,
);
export const productsPage = z.object({ products: z.array(product), totalCount });

/** A line of a category with its products, as the menus have it and as `/parent/{id}` shows it. */
const subcategoryOf = <P extends z.ZodType>(shown: P) =>
  z.object({
    _id: id,
    name: both,
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
    title: both,
    subcategories: z.array(subcategoryOf(shown)),
    products: z.array(shown),
    totalCount,
  });

export const menuCategory = categoryOf(productLink);
export type MenuCategory = z.infer<typeof menuCategory>;

export const categoryPage = categoryOf(productCard);
export type CategoryPage = z.infer<typeof categoryPage>;
export type Subcategory = CategoryPage['subcategories'][number];

/** How many products of each list are wanted; without it all. `totalCount` tells how many there are. */
export const parentQuery = z.object({ limit: z.coerce.number().int().min(1).max(10_000).optional() });
