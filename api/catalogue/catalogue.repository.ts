import { catalogue, leafCategories } from '@varda/contract/catalogue';
import type { Db } from '../database/open-database.ts';

/** Puts the tree of the contract into the database, or brings it up to date there. */
export async function fillCatalogue(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [index, { id, name, title }] of catalogue.entries()) {
      const row = { name, title_en: title.en, title_mk: title.mk, position: index + 1 };
      await tx
        .insertInto('categories')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    }
    for (const [index, { path, category, subcategory, title }] of leafCategories.entries()) {
      const row = {
        category_id: category.id,
        path,
        label: subcategory?.label ?? category.name,
        name_en: title.en,
        name_mk: title.mk,
        is_line: subcategory ? 1 : 0,
        position: index + 1,
      };
      await tx
        .insertInto('shelves')
        .values({ id: subcategory?.id ?? category.id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    }
  });
}

export interface LeafCategoryRow {
  id: string;
  category_id: string;
  path: string;
  label: string;
  name_en: string;
  name_mk: string;
  is_line: number;
}

export interface CategoryRow {
  id: string;
  name: string;
  title_en: string;
  title_mk: string;
}

/** Categories and leaf categories in the order of the menus. */
export async function readCatalogue(db: Db): Promise<{ categories: CategoryRow[]; leafCategories: LeafCategoryRow[] }> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name', 'title_en', 'title_mk'])
    .orderBy('position')
    .execute();
  const leafCategories = await db
    .selectFrom('shelves')
    .select(['id', 'category_id', 'path', 'label', 'name_en', 'name_mk', 'is_line'])
    .orderBy('position')
    .execute();
  return { categories, leafCategories };
}

/**
 * The leaf categories that a category id, category name or category path stands for (S-09): all of a category, or
 * one, which is also found by its own id, label or name. Case does not count; without a hit the list is empty.
 */
export async function leafCategoriesNamed(db: Db, wanted: string): Promise<LeafCategoryRow[]> {
  const { categories, leafCategories } = await readCatalogue(db);
  const same = (...names: string[]) => names.some((name) => name.toLowerCase() === wanted.trim().toLowerCase());
  const category = categories.find(({ id, name, title_en, title_mk }) => same(id, name, title_en, title_mk));
  if (category) return leafCategories.filter((leafCategory) => leafCategory.category_id === category.id);
  return leafCategories
    .filter(({ id, path, label, name_en, name_mk }) => same(id, path, label, name_en, name_mk))
    .slice(0, 1);
}

/** The one leaf category that `categoryName` names on a write, or nothing if it names none or a category with several. */
export async function leafCategoryNamed(db: Db, categoryName: string): Promise<LeafCategoryRow | undefined> {
  const found = await leafCategoriesNamed(db, categoryName);
  return found.length === 1 ? found[0] : undefined;
}
