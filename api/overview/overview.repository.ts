import { contentActions } from '@varda/contract/activity-actions';
import { catalogue } from '@varda/contract/catalogue';
import { editedKinds } from '@varda/contract/edited-kinds';
import { type LastChange, mostChanges, type Overview, soonDays, type Untranslated } from '@varda/contract/overview';
import { type Area, areaOfKind } from '@varda/contract/permissions';
import { siteParts } from '@varda/contract/site-items';
import { sql } from 'kysely';
import { stored as about } from '../about/about-row.ts';
import { toActivity } from '../activity/activity.repository.ts';
import { contactInfo } from '../contact-info/contact-info.repository.ts';
import { lacksOf } from '../content/translations.ts';
import type { Db } from '../database/open-database.ts';
import { dosage } from '../dosage/dosage.repository.ts';
import { stored as history } from '../history/history.repository.ts';
import { stored as legalPages } from '../legal-pages/legal-pages.repository.ts';
import { stored as products } from '../products/product-row.ts';
import { allSiteItems, fieldsOf, textsOf } from '../site-content/site-items.repository.ts';
import { translatedPlaces } from '../translations/translations.repository.ts';
import { stored as careers } from '../vacancies/vacancy-row.ts';

const storedBeside = {
  dosage: dosage.stored,
  about,
  history,
  'contact-info': contactInfo.stored,
  adminCareer: careers,
  'legal-pages': legalPages,
};
type Beside = keyof typeof storedBeside;

/** Kinds of content of which an account sees rows; products differ by their category. */
function seenKinds(seen: readonly Area[]) {
  return editedKinds.filter((kind) => {
    const area = areaOfKind[kind];
    return area === 'category' || seen.includes(area);
  });
}

export async function countUntranslated(db: Db, seen: readonly Area[]): Promise<Untranslated[]> {
  const counted = await Promise.all(
    seenKinds(seen).map((kind) => {
      if (kind === 'products') return ofProducts(db, seen);
      return kind === 'site-content' ? ofSite(db) : ofOthers(db, kind);
    }),
  );
  return counted.flat();
}

async function ofProducts(db: Db, seen: readonly Area[]): Promise<Untranslated[]> {
  const states = db
    .selectFrom('products')
    .innerJoin('shelves', 'shelves.id', 'products.shelf_id')
    .where('shelves.category_id', 'in', seen)
    .select(['shelves.path', products.translationState.as('state')]);
  const rows = await db
    .selectFrom(states.as('states'))
    .where('state', 'is not', null)
    .select((row) => ['path', 'state', row.fn.countAll().as('count')])
    .groupBy(['path', 'state'])
    .execute();
  return [...Map.groupBy(rows, ({ path }) => path)].map(([path, counts]) => toUntranslated('products', path, counts));
}

async function ofOthers(db: Db, kind: Beside): Promise<Untranslated[]> {
  const states = db.selectFrom(translatedPlaces[kind].table).select(storedBeside[kind].translationState.as('state'));
  const counts = await db
    .selectFrom(states.as('states'))
    .where('state', 'is not', null)
    .select((row) => ['state', row.fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  return counts.length > 0 ? [toUntranslated(kind, null, counts)] : [];
}

/** Texts of the site are stored as what they change of the originals: they are compared here. */
async function ofSite(db: Db): Promise<Untranslated[]> {
  const items = await allSiteItems(db);
  return siteParts.flatMap((part) => {
    const states = items
      .filter((item) => item.part === part)
      .map((item) => {
        // An announcement may be without any.
        const texts = Object.values(textsOf(fieldsOf(item))).filter(({ en, mk }) => en !== '' || mk !== '');
        if (texts.length === 0) return null;
        const { en, mk } = lacksOf(texts, item.changedAt);
        return en === 'missing' || mk === 'missing' ? 'missing' : (en ?? mk);
      });
    const of = (wanted: string) => states.filter((state) => state === wanted).length;
    const counts = { missing: of('missing'), older: of('older') };
    return counts.missing + counts.older > 0 ? [{ entity: 'site-content', categoryName: null, part, ...counts }] : [];
  });
}

function toUntranslated(
  entity: Untranslated['entity'],
  categoryName: string | null,
  counts: readonly { state: string | null; count: unknown }[],
): Untranslated {
  const of = (wanted: string) => Number(counts.find(({ state }) => state === wanted)?.count ?? 0);
  return { entity, categoryName, missing: of('missing'), older: of('older') };
}

export async function countMessages(db: Db): Promise<{ unread: number; failedMails: number }> {
  const counts = await db
    .selectFrom('contact_messages')
    .select([
      sql`sum(case when read = 0 then 1 else 0 end)`.as('unread'),
      sql`sum(case when mail = 'failed' then 1 else 0 end)`.as('failedMails'),
    ])
    .executeTakeFirstOrThrow();
  return { unread: Number(counts.unread), failedMails: Number(counts.failedMails) };
}

/** Whether the table of its kind has the item of an activity. */
const isInList = sql<boolean>`case activity.entity ${sql.join(
  editedKinds.map((kind) => {
    const { table } = translatedPlaces[kind];
    const isItem = sql`${sql.ref(`${table}.id`)} = activity.item_id`;
    return sql`when ${sql.lit(kind)} then exists(select 1 from ${sql.table(table)} where ${isItem})`;
  }),
  sql` `,
)} end`;

/** The last changes of content, from the activity log. A product that is gone for good belongs to no category any more. */
export async function lastChanges(db: Db, seen: readonly Area[]): Promise<LastChange[]> {
  const rows = await db
    .selectFrom('activity')
    .leftJoin('products', (join) =>
      join.onRef('products.id', '=', 'activity.item_id').on('activity.entity', '=', 'products'),
    )
    .leftJoin('shelves', 'shelves.id', 'products.shelf_id')
    .leftJoin('trash', (join) =>
      join.onRef('trash.item_id', '=', 'activity.item_id').onRef('trash.kind', '=', 'activity.entity'),
    )
    .leftJoin('drafts', (join) =>
      join.onRef('drafts.item_id', '=', 'activity.item_id').onRef('drafts.kind', '=', 'activity.entity'),
    )
    .where('activity.entity', 'in', seenKinds(seen))
    .where('activity.action', 'in', contentActions)
    .where((is) =>
      is.or([
        is('activity.entity', '<>', 'products'),
        is('shelves.category_id', 'in', seen),
        is('trash.area', 'in', seen),
        is.and([is('shelves.category_id', 'is', null), is('drafts.area', 'in', seen)]),
        ...(seesAllProducts(seen) ? [is('activity.entity', '=', 'products')] : []),
      ]),
    )
    .selectAll('activity')
    .select(['shelves.path', 'trash.item_id as trashed', isInList.as('is_in_list')])
    .select(['drafts.item_id as drafted', 'drafts.category_name as drafted_path'])
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(mostChanges)
    .execute();
  return rows.map((row) => {
    const { _id, at, action, entity, item, by } = toActivity(row);
    const kind = { action, entity } as Pick<LastChange, 'action' | 'entity'>;
    return { _id, at, ...kind, item, by, categoryName: row.path ?? row.drafted_path, place: placeOf(row) };
  });
}

function placeOf(row: { trashed: string | null; is_in_list: unknown; drafted: string | null }): LastChange['place'] {
  if (row.trashed) return 'trash';
  if (row.is_in_list) return 'list';
  return row.drafted ? 'draft' : null;
}

const seesAllProducts = (seen: readonly Area[]) => catalogue.every(({ id }) => seen.includes(id as Area));

const day = 24 * 60 * 60_000;

export async function countTrash(db: Db, seen: readonly Area[], retentionDays: number): Promise<Overview['trash']> {
  const before = new Date(Date.now() - (retentionDays - soonDays) * day).toISOString();
  const { total, soon, first } = await db
    .selectFrom('trash')
    .where('area', 'in', seen)
    .select((row) => [
      row.fn.countAll().as('total'),
      sql`sum(case when deleted_at < ${before} then 1 else 0 end)`.as('soon'),
      row.fn.min('deleted_at').as('first'),
    ])
    .executeTakeFirstOrThrow();
  const firstGoes = first && new Date(Date.parse(first) + retentionDays * day).toISOString();
  return { total: Number(total), soon: Number(soon), firstGoes };
}
