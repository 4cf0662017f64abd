import type { EditedKind } from '@varda/contract/edit-history';
import type { ChangedAt } from '@varda/contract/entity';
import { otherLanguage } from '@varda/contract/language';
import { type Product, productTexts } from '@varda/contract/products';
import { pickTexts } from '@varda/contract/text-fields';
import type { TranslationMark } from '@varda/contract/translations';
import { oneMore } from '../content/versions.ts';
import { momentAfter, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { EditedEntity, Editor } from '../edit-history/versions.repository.ts';
import { nextFiltered } from '../products/filtered-columns.ts';
import { places } from '../trash/trashed-rows.ts';

/** Where the texts of each kind stand, with what is held and made stale when they change. */
export const translatedPlaces = {
  ...places,
  'legal-pages': { table: 'legal_pages', guard: 'legal pages', content: 'legal-pages' },
  'site-content': { table: 'site_items', guard: 'site content', content: 'site-content' },
} as const satisfies Record<EditedKind, object>;

/** The moments after a mark; undefined if it says nothing new, or of a language without any text. */
export function markedMoments({ en, mk }: ChangedAt, { language, is }: TranslationMark): ChangedAt | undefined {
  if (en === null || mk === null) return undefined;
  const other = otherLanguage(language);
  const moments = { en, mk };
  const isOlder = moments[language] < moments[other];
  if (isOlder === (is === 'older')) return undefined;
  if (is === 'older') return { ...moments, [other]: momentAfter(moments[language]) };
  return { ...moments, [language]: moments[other] };
}

/** Writes the moments of an entity as a save of its own. Whoever calls it holds the guard of its table. */
export async function writeMoments(
  tx: Db,
  kind: EditedKind,
  id: string,
  { before, moments, by }: { before: EditedEntity; moments: ChangedAt; by: Editor },
): Promise<void> {
  const { table } = translatedPlaces[kind];
  const columns = { changed_en: moments.en, changed_mk: moments.mk, version: oneMore, updated_at: now() };
  if (table === 'careers')
    await tx
      .updateTable('careers')
      .set({ ...columns, updated_by: by?.userId ?? null, updated_by_name: by?.name ?? null })
      .where('id', '=', id)
      .execute();
  else if (table === 'products')
    await tx
      .updateTable('products')
      .set({ ...columns, ...nextFiltered(pickTexts(productTexts, before as Product), moments, by) })
      .where('id', '=', id)
      .execute();
  else await tx.updateTable(table).set(columns).where('id', '=', id).execute();
}
