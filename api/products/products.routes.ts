import type { Area } from '@varda/contract/permissions';
import type { newProduct, Product, productChange } from '@varda/contract/products';
import type { z } from 'zod';
import { requireActions } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { leafCategoriesNamed, leafCategoryNamed, readCatalogue } from '../catalogue/catalogue.repository.ts';
import { changeCollection } from '../content/content-revision.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import type { Create, Edit } from '../edit-history/edit-history.routes.ts';
import { storeFirstVersion, storeVersion } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { noteMoves, refuseStrangers } from '../http/reorder.ts';
import { type Call, cachedUntilChangeOf, type Handle } from '../http/routes.ts';
import { listsCachedUntilChangeOf, requireStaffForFilters } from '../http/staff-filters.ts';
import { withLeaflets } from '../leaflets/leaflet-upload.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { withPicture } from '../pictures/picture-upload.ts';
import { keysOf } from '../pictures/pictured.ts';
import { moveToTrash } from '../trash/trash.repository.ts';
import { leafletKeysOf } from './product-leaflets.ts';
import { stored } from './product-row.ts';
import { findProduct, insertProducts, listProducts, reorderProducts, updateProduct } from './products.repository.ts';
import { allCards } from './products-by-leaf-category.ts';

export function productsRoutes(handle: Handle, db: Db, { create, edit }: ReturnType<typeof productEdits>): void {
  handle(
    'GET /products/all',
    async () => {
      const { leafCategories } = await readCatalogue(db);
      return allCards(db, leafCategories);
    },
    cachedUntilChangeOf('products'),
  );

  handle('GET /products/product/:id', ({ params: { id } }) => existing(db, id), cachedUntilChangeOf('products'));

  const listNamed = async (
    name: string,
    { query, request }: Pick<Call<'GET /products/:categoryId'>, 'query' | 'request'>,
  ) => {
    const leafCategories = await leafCategoriesNamed(db, name);
    const [first] = leafCategories;
    if (!first) throw new HttpError('not_found', { message: ruleTexts.unknown_category });
    await requireStaffForFilters(db, request, first.category_id as Area);
    return listProducts(db, leafCategories, query);
  };
  handle(
    'GET /products/:categoryId',
    ({ params, ...asked }) => listNamed(params.categoryId, asked),
    listsCachedUntilChangeOf('products'),
  );
  handle(
    'GET /products/:categoryId/:subcategory',
    ({ params, ...asked }) => listNamed(`${params.categoryId}/${params.subcategory}`, asked),
    listsCachedUntilChangeOf('products'),
  );

  handle('POST /products', create);

  handle('PATCH /products/reorder', ({ body, session }) =>
    changeCollection(db, 'products', async (tx) => {
      refuseStrangers(await reorderProducts(tx, body));
      await noteMoves(tx, 'products', { moves: body, existing, by: session });
      return { done: true };
    }),
  );

  handle('PUT /products/:id', edit);

  handle('DELETE /products/:id', ({ params: { id }, session }) =>
    changeCollection(db, 'products', async (tx) => {
      await moveToTrash(tx, 'products', { read: () => existing(tx, id), by: session });
      return { done: true } as const;
    }),
  );
}

/** What changes products. */
export function productEdits(db: Db, pictures: Uploads) {
  return {
    existing,

    async create({ body, files, session, id: drafted }: Create<z.output<typeof newProduct>>): Promise<Product> {
      const { categoryName, form, ...texts } = stored.cleanNew(body);
      const leafCategory = await leafCategoryOf(db, categoryName, session);
      return withPicture(pictures, files, body, (shown) =>
        withLeaflets(pictures, files, {}, (leaflets) =>
          changeCollection(db, 'products', async (tx) => {
            const [id = ''] = await insertProducts(
              tx,
              leafCategory,
              [{ id: drafted, ...texts, form, ...shown, ...leaflets }],
              session,
            );
            const product = await existing(tx, id);
            await storeFirstVersion(tx, 'products', product, session);
            return product;
          }),
        ),
      );
    },

    async edit(call: Edit<z.output<typeof productChange>>): Promise<Product> {
      const { body, files, ifMatch, session } = call;
      const { id } = call.params;
      await existing(db, id);
      const { categoryName, form, ...texts } = stored.cleanChange(body);
      const leafCategory = categoryName === undefined ? undefined : await leafCategoryOf(db, categoryName, session);
      return withPicture(pictures, files, body, (shown) =>
        withLeaflets(pictures, files, body, async (leaflets) => {
          const { before, product } = await changeCollection(db, 'products', async (tx) => {
            await guard(tx, 'products');
            const before = await existing(tx, id);
            requireVersion(before, ifMatch);
            await updateProduct(tx, before, { ...texts, form, leafCategory, ...shown, ...leaflets }, session);
            const product = await existing(tx, id);
            await storeVersion(tx, 'products', { before, after: product, by: session });
            return { before, product };
          });
          await pictures.removeUnused([...keysOf(before), ...leafletKeysOf(before.leaflets)]);
          return product;
        }),
      );
    },
  };
}

async function existing(db: Db, id: string): Promise<Product> {
  const product = await findProduct(db, id);
  if (!product) throw new HttpError('not_found');
  return product;
}

/** Where a product is to stand. @throws HttpError also where the account may not write and publish there */
async function leafCategoryOf(db: Db, categoryName: string, session: SignedIn): Promise<string> {
  const leafCategory = await leafCategoryNamed(db, categoryName);
  if (!leafCategory) throw new HttpError('invalid', { fields: { categoryName: ruleTexts.unknown_category } });
  requireActions(session, leafCategory.category_id as Area, ['write', 'publish']);
  return leafCategory.id;
}
