import type { BulkChange } from '@varda/contract/bulk';
import type { publication, Save } from '@varda/contract/drafts';
import type { EditedKind } from '@varda/contract/edit-history';
import { hiddenKinds } from '@varda/contract/edited-kinds';
import type { Endpoint, Need } from '@varda/contract/endpoints';
import type { NewOrder } from '@varda/contract/entity';
import {
  type Action,
  type Area,
  areaOfKind,
  areas,
  isAllowed,
  isForbidden,
  type Permission,
  permissionFor,
} from '@varda/contract/permissions';
import type { OpenedKind } from '@varda/contract/presence';
import type { newSchedule } from '@varda/contract/schedules';
import type { stampsQuery } from '@varda/contract/stamps';
import type { TrashedKind } from '@varda/contract/trash';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../database/open-database.ts';
import { draftedAreas } from '../drafts/drafts.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import type { Upload } from '../http/form-body.ts';
import { HttpError } from '../http/http-error.ts';
import { scheduledAreas } from '../schedules/schedules.repository.ts';
import { trashedAreas } from '../trash/trash.repository.ts';
import type { SignedIn } from './sessions.repository.ts';

type Restricted = Pick<SignedIn, 'restrictions'>;

/** @throws HttpError `forbidden` where the account may not do that */
export function requirePermission({ restrictions }: Restricted, permission: Permission): void {
  if (isForbidden(restrictions, permission)) throw new HttpError('forbidden', { message: ruleTexts.not_permitted });
}

/** Areas that an account sees. */
export function seenAreas({ restrictions }: Restricted): Area[] {
  return (Object.keys(areas) as Area[]).filter((area) => isAllowed(restrictions, area, 'see'));
}

/**
 * Refuses a call that the account is forbidden, by what the endpoint's row says that it needs and by the files that come with it. Items that
 * are not there forbid nothing: the handler says so.
 *
 * @throws HttpError `forbidden`
 */
export async function requireNeeds(db: Db, request: FastifyRequest, endpoint: Endpoint): Promise<void> {
  const { needs, publishes, files: rules } = endpoint;
  const session = request.signedIn;
  if (!session?.restrictions.length) return;
  const isUpload = ([name, files]: [string, Upload[]]) => !rules?.[name]?.isRead && files.some(Buffer.isBuffer);
  if (Object.entries(request.formFiles ?? {}).some(isUpload)) requirePermission(session, 'pictures.write');
  if (!needs) return;
  const [named, action] = needs.split('.') as [Named, Action];
  const { entity } = request.params as { entity?: string };
  const isSeen = entity === undefined || !hiddenKinds.includes(entity);
  const isPublic = publishes && isSeen && (request.query as Save).as === undefined;
  // Whether visitors see a save of a vacancy is a matter of its switch: the handler asks.
  for (const area of await areasOf(db, request, named))
    requireActions(session, area, isPublic && area !== 'vacancies' ? [action, 'publish'] : [action]);
}

/** @throws HttpError `forbidden` where the account may not do all of that in an area */
export function requireActions(session: Restricted, area: Area, actions: readonly Action[]): void {
  for (const action of actions) {
    const permission = permissionFor(area, action);
    if (permission) requirePermission(session, permission);
  }
}

type Named = Need extends `${infer Name}.${Action}` ? Name : never;

async function areasOf(db: Db, { params, query, body }: FastifyRequest, named: Named): Promise<Area[]> {
  const { entity, id } = params as { entity: OpenedKind; id?: string };
  switch (named) {
    case 'products':
      // A new one names its category, which its handler looks up.
      return id === undefined ? categoriesOf(db, movedIn(body)) : areasOfProducts(db, [id]);
    case 'item': {
      const area = areaOfKind[entity];
      if (area === 'category')
        return areasOfProducts(db, id === undefined ? [...listedIn(query), ...rowsIn(body)] : [id]);
      return area ? [area] : [];
    }
    case 'drafted': {
      const drafts = id === undefined ? (body as Publication).drafts : [{ entity: entity as EditedKind, _id: id }];
      const areas = drafts.map((draft) =>
        draft.entity === 'products' ? areasOfProducts(db, [draft._id]) : draftedAreas(db, draft.entity, draft._id),
      );
      return (await Promise.all(areas)).flat();
    }
    case 'scheduled': {
      const { items = [] } = (body ?? {}) as Partial<ScheduleBody>;
      const areas = items.map(({ entity, _id }) => areasOfItem(db, entity, _id));
      return [...(await Promise.all(areas)).flat(), ...(id === undefined ? [] : await scheduledAreas(db, id))];
    }
    case 'trashed':
      return trashedAreas(db, entity as TrashedKind, id ?? '');
    default:
      return [named];
  }
}

type ScheduleBody = z.output<typeof newSchedule>;

/** The areas to which an item belongs: of a product those of its place on the site and of its draft. */
export async function areasOfItem(db: Db, kind: EditedKind, id: string): Promise<Area[]> {
  const area = areaOfKind[kind];
  return area === 'category' ? areasOfProducts(db, [id]) : [area];
}

type Publication = z.output<typeof publication>;

/** Of several items in one call. Which ones a file names, its handler finds. */
function listedIn(query: unknown): string[] {
  return (query as Partial<z.output<typeof stampsQuery>> | undefined)?.ids?.split(',') ?? [];
}

function rowsIn(body: unknown): string[] {
  return (body as Partial<BulkChange> | undefined)?.rows?.map(({ _id }) => _id) ?? [];
}

function movedIn(body: unknown): string[] {
  return Array.isArray(body) ? (body as NewOrder).map(({ _id }) => _id) : [];
}

async function categoriesOf(db: Db, products: readonly string[]): Promise<Area[]> {
  if (products.length === 0) return [];
  const rows = await listedAreas(db, products).execute();
  return rows.map(({ area }) => area as Area);
}

/** Where they are on the site, where their drafts will be, and where those in the trash were. */
async function areasOfProducts(db: Db, ids: readonly string[]): Promise<Area[]> {
  if (ids.length === 0) return [];
  const drafted = db.selectFrom('drafts').select('area').where('kind', '=', 'products').where('item_id', 'in', ids);
  const trashed = db.selectFrom('trash').select('area').where('kind', '=', 'products').where('item_id', 'in', ids);
  const rows = await listedAreas(db, ids).union(drafted).union(trashed).execute();
  return rows.map(({ area }) => area as Area);
}

const listedAreas = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('products')
    .innerJoin('shelves', 'shelves.id', 'products.shelf_id')
    .select('shelves.category_id as area')
    .distinct()
    .where('products.id', 'in', ids);
