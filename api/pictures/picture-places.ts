import type { EditedKind } from '@varda/contract/edit-history';
import type { Language } from '@varda/contract/language';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A column of a table in which content on the site has a picture. */
interface PicturePlace {
  kind: EditedKind;
  table: keyof Schema;
  column: string;
  /** Column of the item's id. */
  id: string;
  /** Whether the picture has no alternative text there, in a language whose readers see it. */
  lacks: Record<Language, RawBuilder<SqlBool>>;
}

/** Where content on the site shows pictures, beside its rich texts, whose pictures stand in `text_pictures`. */
export const picturePlaces: readonly PicturePlace[] = [
  ...pictureOf('products', 'products'),
  ...pictureOf('dosage', 'dosage'),
  {
    ...({ kind: 'about', table: 'about_pictures', column: 'picture', id: 'about_id' } as const),
    lacks: { en: sql`alt_en = ''`, mk: sql`alt_mk = ''` },
  },
  ...pictureOf('contact-info', 'contact_info'),
  ...pictureOf('site-content', 'site_items'),
];

/** The kinds whose rich texts show pictures, which are their tables too. */
export const picturedTexts = ['about', 'history'] as const satisfies readonly EditedKind[];

/** The picture of an item, and the one that readers of Macedonian see in its place; both have one text in each language. */
function pictureOf(kind: EditedKind, table: keyof Schema): PicturePlace[] {
  const own = { kind, table, id: 'id' };
  const mk = sql<SqlBool>`picture_alt_mk = ''`;
  return [
    { ...own, column: 'picture', lacks: { en: sql`picture_alt_en = ''`, mk: sql`(${mk} and picture_mk is null)` } },
    { ...own, column: 'picture_mk', lacks: { en: sql`1 = 0`, mk } },
  ];
}
