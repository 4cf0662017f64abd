import type { LeafletFilter } from '@varda/contract/leaflet-filters';
import type { leafletsPage, leafletsQuery } from '@varda/contract/leaflets';
import type { Area } from '@varda/contract/permissions';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { matches, pageOf, sortOf } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';

/** An index answers it of all products: their rows, which are long, are read of a page alone. */
function has(missing: LeafletFilter | undefined) {
  const en = sql`products.leaflet_en is null`;
  const mk = sql`products.leaflet_mk is null`;
  if (missing === 'both') return sql<SqlBool>`(${en} and ${mk})`;
  return missing === 'one' ? sql<SqlBool>`((${en}) <> (${mk}))` : sql<SqlBool>`not (${en} and ${mk})`;
}

/** Products of the areas with their leaflets, page by page. */
export async function listLeaflets(
  db: Db,
  query: z.output<typeof leafletsQuery>,
  areas: readonly Area[],
): Promise<z.input<typeof leafletsPage>> {
  const { by, order } = sortOf(query, { by: 'name', order: 'asc' });
  const { limit, offset } = pageOf(query);
  const found = db
    .selectFrom('products')
    .where('products.shelf_id', 'in', db.selectFrom('shelves').select('id').where('category_id', 'in', areas))
    .where(has(query.missing))
    .where(matches(query.search, 'products.search'));
  const { total } = await found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const sorted =
    by === 'name'
      ? found.orderBy(`products.name_sort_${query.lang ?? 'en'}`, order)
      : found
          .leftJoin('leaflets', 'leaflets.key', `products.leaflet_${by}`)
          // The engines put what is null to different ends.
          .orderBy(sql`coalesce(leaflets.created_at, '')`, order);
  const page = await sorted.select('products.id').orderBy('products.id', order).limit(limit).offset(offset).execute();
  const ids = page.map(({ id }) => id);
  const rows = new Map((await withLeaflets(db, ids)).map((row) => [row._id, row]));
  return { products: ids.flatMap((id) => rows.get(id) ?? []), totalCount: Number(total) };
}

async function withLeaflets(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .innerJoin('shelves', 'shelves.id', 'products.shelf_id')
    .leftJoin('leaflets as en', 'en.key', 'products.leaflet_en')
    .leftJoin('leaflets as mk', 'mk.key', 'products.leaflet_mk')
    .select(['products.id', 'products.name_en', 'products.name_mk', 'shelves.path'])
    .select(['en.key as en_key', 'en.size as en_size', 'en.created_at as en_at'])
    .select(['mk.key as mk_key', 'mk.size as mk_size', 'mk.created_at as mk_at'])
    .where('products.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: { en: row.name_en, mk: row.name_mk },
    categoryName: row.path,
    leaflets: { en: leaflet(row.en_key, row.en_size, row.en_at), mk: leaflet(row.mk_key, row.mk_size, row.mk_at) },
  }));
}

function leaflet(key: string | null, size: number | null, uploadedAt: string | null) {
  return key === null ? null : { key, size: size ?? 0, uploadedAt: uploadedAt ?? '' };
}
