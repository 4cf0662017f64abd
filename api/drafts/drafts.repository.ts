import { randomInt } from 'node:crypto';
import type { Approval } from '@varda/contract/approvals';
import type { DraftState } from '@varda/contract/draft-states';
import type { Draft, DraftMark, draftsPage, draftsQuery, Lack } from '@varda/contract/drafts';
import type { EditContent, EditedKind } from '@varda/contract/edit-history';
import { type Localized, languages } from '@varda/contract/language';
import type { Area } from '@varda/contract/permissions';
import type { Product } from '@varda/contract/products';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { areaOfItem, placeOfProduct } from '../accounts/area-of-item.ts';
import { readApprovalRules } from '../approvals/approval-rules.repository.ts';
import { approvalsOf, writersOf } from '../approvals/approvals.repository.ts';
import { byName } from '../content/sort-key.ts';
import { lacksOf } from '../content/translations.ts';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { DraftsTable } from '../database/schema.ts';
import { contentOf, filesIn } from '../edit-history/content.ts';
import { type EditedEntity, type Editor, itemOf } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { ItemRows } from '../trash/trashed-rows.ts';

/** No item is edited so often; what names one of these names a draft. */
const firstVersion = 100_000_000;
export const namesDraft = (version: number | null) => version !== null && version >= firstVersion;
const newVersion = () => randomInt(firstVersion, 10 * firstVersion);

/** By whom a draft was saved, when, and by whom before. */
interface Saving {
  by: Editor;
  savedAt?: string;
  writers?: readonly string[] | undefined;
}

/** What of an item is not published. */
export interface StoredDraft extends Saving {
  kind: EditedKind;
  id: string;
  title: Localized;
  area: Area;
  /** Ids of everybody who has saved it. */
  writers: string[];
  state: DraftState;
  version: number;
  content: EditContent;
  base: EditContent;
  /** The item as the draft has it, and its rows: where it is not on the site. */
  item: EditedEntity | null;
  rows: ItemRows | null;
}

/** The difference that is shown. */
export type Shown = Pick<StoredDraft, 'kind' | 'id' | 'state' | 'content'>;

export async function findDraft(db: Db, kind: EditedKind, id: string): Promise<StoredDraft | undefined> {
  const row = await ofItem(db, kind, id)
    .select(['state', 'version', 'saved_at', 'drafts.by_id', 'drafts.by_name', 'content', 'base', 'item', 'rows'])
    .select(['drafts.title_en', 'drafts.title_mk', 'drafts.area', 'writers'])
    .executeTakeFirst();
  return (
    row && {
      ...{ kind, id, version: row.version, state: row.state as DraftState },
      ...{ title: { en: row.title_en, mk: row.title_mk }, area: row.area as Area, writers: writersOf(row) },
      savedAt: row.saved_at,
      by: row.by_id === null ? null : { userId: row.by_id, name: row.by_name ?? '' },
      content: JSON.parse(row.content) as EditContent,
      base: JSON.parse(row.base) as EditContent,
      item: JSON.parse(row.item ?? 'null') as EditedEntity | null,
      rows: JSON.parse(row.rows ?? 'null') as ItemRows | null,
    }
  );
}

/** Drafts of items that are in the trash wait there with them. */
const present = (db: Db) =>
  db
    .selectFrom('drafts')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('trash')
            .select('trash.item_id')
            .whereRef('trash.kind', '=', 'drafts.kind')
            .whereRef('trash.item_id', '=', 'drafts.item_id'),
        ),
      ),
    );

const ofItem = (db: Db, kind: EditedKind, id: string) =>
  present(db).where('drafts.kind', '=', kind).where('drafts.item_id', '=', id);

/** @throws HttpError `conflict` where a call is about another version of a draft than the one that there is */
export function requireVersion(version: number, asked: number | null): void {
  if (asked !== null && asked !== version) throw new HttpError('conflict', { message: ruleTexts.draft_changed });
}

/** The areas that a draft belongs to; none where there is none. */
export async function draftedAreas(db: Db, kind: EditedKind, id: string): Promise<Area[]> {
  return (await ofItem(db, kind, id).select('area').execute()).map(({ area }) => area as Area);
}

/** An item as it is published, or its rows have it, and once all of its draft is published. */
interface Drafted {
  before: EditedEntity | null;
  after: EditedEntity;
}

/** Writes a draft in the place of the one before; answers its version. */
export async function writeDraft(
  tx: Db,
  draft: Omit<StoredDraft, 'version' | 'title' | 'area' | keyof Saving>,
  { before, after }: Drafted,
  { by, savedAt = now(), writers = [] }: Saving,
): Promise<number> {
  const { kind, id, state, content, base, item, rows } = draft;
  const { title } = itemOf(kind, after);
  const { categoryName = null } = after as Partial<Product>;
  const lacks = lacksOf(Object.values(after).filter(isText), after.changedAt);
  const version = newVersion();
  const own = { kind, item_id: id };
  await deleteDraft(tx, kind, id);
  await tx
    .insertInto('drafts')
    .values({
      ...own,
      ...{ version, state, saved_at: savedAt, by_id: by?.userId ?? null, by_name: by?.name ?? null },
      ...{ title_en: title.en, title_mk: title.mk, category_name: categoryName },
      area: areaOfItem(kind, after),
      writers: JSON.stringify([...new Set([...writers, ...(by?.userId ? [by.userId] : [])])]),
      ...{ lacks_en: lacks.en, lacks_mk: lacks.mk },
      fields: JSON.stringify(Object.keys(content)),
      content: JSON.stringify(content),
      base: JSON.stringify(base),
      item: item && JSON.stringify(item),
      rows: rows && JSON.stringify(rows),
    })
    .execute();
  const shown = [content, ...(item ? [contentOf(item)] : []), ...(rows && before ? [contentOf(before)] : [])];
  const files = new Set(shown.flatMap((one) => [...filesIn(one)]));
  if (files.size > 0)
    await tx
      .insertInto('draft_files')
      .values([...files].map((file_key) => ({ ...own, file_key })))
      .execute();
  return version;
}

/** A draft that leaves its product where it is goes with it to the category that the product is moved to. */
export async function moveDrafted(tx: Db, id: string, categoryName: string): Promise<void> {
  await tx
    .updateTable('drafts')
    .set(placeOfProduct(categoryName))
    .where('kind', '=', 'products')
    .where('item_id', '=', id)
    .where('fields', 'not like', '%"categoryName"%')
    .execute();
}

export async function deleteDraft(tx: Db, kind: EditedKind, id: string): Promise<void> {
  await tx.deleteFrom('drafts').where('kind', '=', kind).where('item_id', '=', id).execute();
}

function isText(value: unknown): value is Localized {
  return languages.every((language) => typeof (value as Localized | null)?.[language] === 'string');
}

const listed = [
  ...(['drafts.kind', 'drafts.item_id', 'version', 'state', 'saved_at', 'drafts.by_id', 'drafts.by_name'] as const),
  ...([
    'drafts.title_en',
    'drafts.title_mk',
    'drafts.area',
    'category_name',
    'lacks_en',
    'lacks_mk',
    'fields',
    'writers',
  ] as const),
] as const;

type Listed = Omit<Selectable<DraftsTable>, 'content' | 'base' | 'item' | 'rows'>;

function toDraft(row: Listed, approval: Approval | null): Draft {
  return {
    approval,
    ...toMark(row),
    entity: row.kind as EditedKind,
    __v: row.version,
    title: { en: row.title_en, mk: row.title_mk },
    fields: JSON.parse(row.fields) as string[],
    lacks: { en: row.lacks_en as Lack, mk: row.lacks_mk as Lack },
    savedAt: row.saved_at,
    by: row.by_id === null ? null : { _id: row.by_id, name: row.by_name ?? '' },
    area: row.area as Area,
    categoryName: row.category_name,
  };
}

function toMark({
  item_id,
  state,
  fields,
  version,
}: Pick<Listed, 'item_id' | 'state' | 'fields' | 'version'>): DraftMark {
  const paths = JSON.parse(fields) as string[];
  const isIn = (language: string) => paths.some((path) => path.endsWith(`.${language}`));
  return { _id: item_id, state: state as DraftState, languages: languages.filter(isIn), __v: version };
}

const standardPage = 20;

/** @param query `asker`: by whom approval was asked for */
export async function listDrafts(
  db: Db,
  query: z.output<typeof draftsQuery> & { asker?: string },
  seen: readonly Area[],
  person: string,
): Promise<z.input<typeof draftsPage>> {
  const { entity, categoryName, state, approval, asker, by, page = 1, limit = standardPage } = query;
  const all = present(db).where('drafts.area', 'in', seen);
  let found = all;
  if (entity) found = found.where('drafts.kind', '=', entity);
  if (categoryName) found = found.where('category_name', '=', categoryName);
  if (state) found = found.where('state', '=', state);
  if (approval)
    found = found.where((is) => {
      const asked = is
        .selectFrom('approvals')
        .select('approvals.item_id')
        .whereRef('approvals.kind', '=', 'drafts.kind')
        .whereRef('approvals.item_id', '=', 'drafts.item_id')
        .where('approvals.state', '=', approval);
      return is.exists(asker === undefined ? asked : asked.where('approvals.asked_by_id', '=', asker));
    });
  if (by) found = found.where('drafts.by_id', '=', by);
  const rows = await found
    .select(listed)
    .orderBy('saved_at', 'desc')
    .orderBy('drafts.item_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const people = await all
    .leftJoin('users', 'users.id', 'drafts.by_id')
    .select(['drafts.by_id', ({ fn }) => fn.coalesce(fn.max('users.name'), fn.max('drafts.by_name')).as('name')])
    .where('drafts.by_id', 'is not', null)
    .groupBy('drafts.by_id')
    .orderBy('drafts.by_id')
    .execute();
  const approvalOf = await approvalsOf(db, rows, await readApprovalRules(db), person);
  return {
    items: rows.map((row) => toDraft(row, approvalOf(row))),
    totalCount: Number(total),
    people: byName(people.map(({ by_id, name }) => ({ _id: by_id ?? '', name: name ?? '' }))),
  };
}

/** What a list marks: of a kind, or of one category path, on which a product stands or will stand. */
export async function markDrafts(
  db: Db,
  kind: EditedKind,
  categoryName: string | undefined,
  seen: readonly Area[],
): Promise<DraftMark[]> {
  let found = present(db).where('drafts.kind', '=', kind).where('drafts.area', 'in', seen);
  if (categoryName)
    found = found.where((is) =>
      is.or([
        is('category_name', '=', categoryName),
        is(
          'drafts.item_id',
          'in',
          is
            .selectFrom('products')
            .innerJoin('shelves', 'shelves.id', 'products.shelf_id')
            .select('products.id')
            .where('shelves.path', '=', categoryName),
        ),
      ]),
    );
  return (await found.select(['drafts.item_id', 'state', 'fields', 'version']).execute()).map(toMark);
}

/** A draft as lists have it, for an account that reads it. */
export async function shownDraft(db: Db, kind: EditedKind, id: string, person = ''): Promise<Draft | undefined> {
  const row = await ofItem(db, kind, id).select(listed).executeTakeFirst();
  if (!row) return undefined;
  const approvalOf = await approvalsOf(db, [row], await readApprovalRules(db), person);
  return toDraft(row, approvalOf(row));
}

/** How many drafts there are of those that an account sees. */
export async function countDrafts(db: Db, seen: readonly Area[]): Promise<Record<DraftState, number>> {
  const rows = await present(db)
    .where('drafts.area', 'in', seen)
    .select((row) => ['state', row.fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: DraftState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { changed: of('changed'), new: of('new'), unpublished: of('unpublished') };
}
