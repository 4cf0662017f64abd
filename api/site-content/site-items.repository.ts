import { companyFacts } from '@varda/contract/company-facts';
import type { Language, Localized } from '@varda/contract/language';
import { siteDefaults } from '@varda/contract/site-defaults';
import { siteDifferences } from '@varda/contract/site-differences';
import {
  type Announcement,
  type SiteContent,
  type SiteItem,
  type SitePart,
  type siteItemChange,
  type siteItemsQuery,
  siteItemTexts,
} from '@varda/contract/site-items';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { merged, type PartlyLocalized } from '../content/localized-columns.ts';
import { hasWords } from '../content/search-text.ts';
import { firstVersion, hasOther, nextVersion, toChanges } from '../content/versions.ts';
import type { SiteItemsTable } from '../database/content.schema.ts';
import type { Db } from '../database/open-database.ts';
import {
  type JoinedPicture,
  type PicturePatch,
  pictureChange,
  pictureColumnsOf,
  picturedOf,
} from '../pictures/pictured.ts';
import { announcementDay, announcementsOf, isAnnouncement } from './announcements.ts';

/** What an edit changes, beside the picture. */
export type ItemChange = Omit<z.output<typeof siteItemChange>, 'imageAlt' | 'removeImage' | 'removeImageMk'>;

/** What is not as in the original, by its path: `title.en`, `link`. */
type Changes = Record<string, string>;

type Fields = Record<string, Localized | string>;
type Row = Selectable<SiteItemsTable> & JoinedPicture;

export const slides = { table: 'site_items' } as const;

/** Puts in the items that are not there yet, as they have been made. */
export async function fillSiteItems(db: Db): Promise<void> {
  const rows = [...siteDefaults].map(([id, { part, original }]) => ({
    id,
    changes: '{}',
    position: part === 'hero' ? placeOf(id, part) : null,
    ...firstVersion(textsOf(original)),
  }));
  await db
    .insertInto('site_items')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** There are few of them: searching and sorting is not for the database. */
export async function listSiteItems(
  db: Db,
  part: SitePart,
  { search = '', sortOrder = 'asc' }: z.output<typeof siteItemsQuery>,
): Promise<SiteItem[]> {
  const items = (await allSiteItems(db))
    .filter((item) => item.part === part)
    .filter((item) => hasWords(Object.values({ label: item.label, ...fieldsOf(item) }).flatMap(saidIn), search))
    .toSorted((a, b) => a.position - b.position);
  return sortOrder === 'desc' ? items.toReversed() : items;
}

/** Those of all parts, in no order. */
export async function allSiteItems(db: Db): Promise<SiteItem[]> {
  return (await joined(db).execute()).flatMap((row) => toItem(row) ?? []);
}

export async function findSiteItem(db: Db, id: string): Promise<SiteItem | undefined> {
  const row = await joined(db).where('site_items.id', '=', id).executeTakeFirst();
  return row && toItem(row);
}

/** Changes an item. Whoever calls it holds the guard of the site's content. */
export async function updateSiteItem(
  tx: Db,
  before: SiteItem,
  { picture, ...change }: ItemChange & { picture: PicturePatch },
): Promise<void> {
  const fields = fieldsOf(before);
  const after = editedFields(before, change);
  const differences = siteDifferences(before.original, after);
  const content = {
    changes: JSON.stringify(Object.fromEntries(differences.map(({ path, value }) => [path, value]))),
    ...pictureChange(before, picture),
  };
  await tx
    .updateTable('site_items')
    .set({
      ...content,
      ...nextVersion(Object.assign(textsOf(fields), { changedAt: before.changedAt }), textsOf(after)),
    })
    .where('id', '=', before._id)
    .where(hasOther(content))
    .execute();
}

/** The texts and values of an item after an edit. */
export function editedFields(before: SiteItem, change: ItemChange): Fields {
  const sent: Readonly<Record<string, PartlyLocalized | string | undefined>> = change;
  return Object.fromEntries(Object.entries(fieldsOf(before)).map(([name, field]) => [name, edited(field, sent[name])]));
}

/** What is not as in the originals, in one language. */
export async function readSiteContent(db: Db, language: Language): Promise<SiteContent> {
  const all = (await joined(db).execute()).filter(({ id }) => siteDefaults.has(id));
  const announcements = await readAnnouncements(db, all, language);
  const rows = all.filter(({ id }) => !isAnnouncement(id));
  const texts = Object.fromEntries(
    rows.flatMap(({ id, changes }) =>
      Object.entries(JSON.parse(changes) as Changes).flatMap(([path, text]) => {
        const [name, of = language] = path.split('.');
        return of === language ? [[`${id}.${name}`, text]] : [];
      }),
    ),
  );
  const pictures = Object.fromEntries(
    rows.flatMap((row) => {
      const { picture } = picturedOf(row);
      return picture ? [[row.id, picture]] : [];
    }),
  );
  const inOrder = rows
    .filter(({ position }) => position !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ id }) => id);
  const isMoved = inOrder.some((id, index) => placeOf(id, 'hero') !== index + 1);
  return {
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(Object.keys(pictures).length > 0 && { pictures }),
    ...(isMoved && { slides: inOrder }),
    ...(announcements.length > 0 && { announcements }),
  };
}

async function readAnnouncements(db: Db, rows: readonly Row[], language: Language): Promise<Announcement[]> {
  const items = rows.filter(({ id }) => isAnnouncement(id)).flatMap((row) => toItem(row) ?? []);
  const inOrder = items.toSorted((a, b) => a.position - b.position);
  return announcementsOf(inOrder, language, await announcementDay(db));
}

/** Where whoever writes to the company is answered from, unless the deployment says otherwise. */
export async function generalMailbox(db: Db): Promise<string> {
  return companyFacts('en', (await readSiteContent(db, 'en')).texts).mailboxes.general;
}

/** The texts and values of an item, which are those that its original has. */
export function fieldsOf(item: SiteItem): Fields {
  const fields = item as unknown as Fields;
  return Object.fromEntries(Object.keys(item.original).map((name) => [name, fields[name] ?? '']));
}

function joined(db: Db) {
  return db
    .selectFrom('site_items')
    .leftJoin('pictures', 'pictures.key', 'site_items.picture')
    .leftJoin('pictures as pictures_mk', 'pictures_mk.key', 'site_items.picture_mk')
    .selectAll('site_items')
    .select(pictureColumnsOf('site_items'));
}

/** Nothing for one that a later or earlier version of the program has put in. */
function toItem(row: Row): SiteItem | undefined {
  const made = siteDefaults.get(row.id);
  if (!made) return undefined;
  const changes = JSON.parse(row.changes) as Changes;
  const fields = Object.entries(made.original).map(([name, original]) => [name, changed(original, changes, name)]);
  return {
    _id: row.id,
    part: made.part,
    label: made.label,
    position: row.position ?? placeOf(row.id, made.part),
    original: { ...made.original },
    ...Object.fromEntries(fields),
    ...picturedOf(row),
    ...toChanges(row),
  };
}

/** The place of an item in its part, from 1, as it has been made. */
function placeOf(id: string, part: SitePart): number {
  const ids = [...siteDefaults].flatMap(([each, { part: own }]) => (own === part ? [each] : []));
  return ids.indexOf(id) + 1;
}

function changed(original: Localized | string, changes: Changes, name: string): Localized | string {
  if (typeof original === 'string') return changes[name] ?? original;
  return { en: changes[`${name}.en`] ?? original.en, mk: changes[`${name}.mk`] ?? original.mk };
}

/** A field after an edit: what the edit leaves out stays as it is. */
function edited(before: Localized | string, sent: PartlyLocalized | string | undefined): Localized | string {
  if (typeof before === 'string') return typeof sent === 'string' ? sent : before;
  return typeof sent === 'object' ? merged(before, sent) : before;
}

export function textsOf(fields: Readonly<Fields>): Record<string, Localized> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      name in siteItemTexts && typeof field === 'object' ? [[name, field]] : [],
    ),
  );
}

function saidIn(field: Localized | string): string[] {
  return typeof field === 'string' ? [field] : [field.en, field.mk];
}
