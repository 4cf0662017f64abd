import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BulkChange, BulkResult, BulkRow } from '@varda/contract/bulk';
import { type BulkField, type BulkKind, bulkFields, namePlaceholder } from '@varda/contract/bulk-options';
import { type Endpoint, type EndpointKey, endpoints } from '@varda/contract/endpoints';
import { type Localized, languages, noText } from '@varda/contract/language';
import type { ShownPicture } from '@varda/contract/pictures';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { noteActivity } from '../activity/activity.repository.ts';
import { titleOf } from '../activity/item-title.ts';
import { requireVersion } from '../content/versions.ts';
import type { Db } from '../database/open-database.ts';
import { inSavepoint } from '../database/savepoints.ts';
import type { Editable } from '../edit-history/edit-history.routes.ts';
import type { EditedEntity } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { reasonOf } from '../http/reason-of.ts';
import { fieldTexts } from '../http/validation.ts';
import { type Edited, editTogether, tryTogether } from './edit-together.ts';
import { requireItemPermission } from './item-permission.ts';

interface Task {
  kind: BulkKind;
  asked: BulkChange;
  session: SignedIn;
}

/**
 * Changes rows by the edits that their forms make, in one transaction; a dry run tells what that would do.
 *
 * @throws HttpError `conflict` with the reason of each row that is refused, by its index: then none is changed
 */
export async function changeMany(content: Edited, task: Task): Promise<BulkResult> {
  const { kind, asked, session } = task;
  requireFieldsOf(kind, asked.change);
  if (asked.dryRun) {
    const rows = await tryTogether(content, kind, (tx, editable) => changeRows(tx, editable, task));
    return { _id: session.requestId, rows };
  }
  return editTogether(content, kind, async (tx, editable) => {
    const rows = await changeRows(tx, editable, task);
    refuseIfAny(rows);
    const count = rows.filter(({ outcome }) => outcome === 'changed').length;
    if (count > 0) await noteActivity(tx, { action: 'bulk_edit', entity: kind, details: [String(count)] }, session);
    // Within what is made once: a request that comes again answers the id of the first.
    return { _id: session.requestId, rows };
  });
}

async function changeRows(tx: Db, editable: Editable, task: Task): Promise<BulkRow[]> {
  const rows: BulkRow[] = [];
  for (const row of task.asked.rows) {
    // The embedded database holds up the thread: others get their turn.
    await nextTurn();
    rows.push(await outcomeOf(tx, editable, task, row));
  }
  return rows;
}

function requireFieldsOf(kind: BulkKind, change: BulkChange['change']): void {
  const named = (Object.keys(change) as BulkField[]).filter((name) => change[name] !== undefined);
  if (named.length === 0) throw new HttpError('invalid', { fields: { change: ruleTexts.no_change } });
  const own: readonly BulkField[] = bulkFields[kind];
  const others = named.filter((name) => !own.includes(name));
  if (others.length > 0)
    throw new HttpError('invalid', {
      fields: Object.fromEntries(others.map((name) => [`change.${name}`, ruleTexts.not_of_kind])),
    });
}

async function outcomeOf(
  tx: Db,
  editable: Editable,
  { kind, asked, session }: Task,
  { _id, __v }: BulkChange['rows'][number],
): Promise<BulkRow> {
  let title = noText;
  try {
    return await inSavepoint(tx, async () => {
      const before = await editable.existing(tx, _id);
      title = titleOf(kind, before);
      requireItemPermission(session, kind, before, 'write');
      requireVersion(before, __v);
      const body = bodyOf(asked, before);
      const call = { params: { id: _id }, body: checked(kind, body), files: {}, ifMatch: __v, session };
      const after = Object.keys(body).length > 0 ? await editable.edit(call as never) : before;
      return { _id, title, outcome: after.__v === before.__v ? 'unchanged' : 'changed', reason: null };
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { _id, title, outcome: 'refused', reason: reasonOf(error, ruleTexts.row_gone) };
  }
}

/** What an edit of one row sends. */
function bodyOf({ change: { imageAlt, ...change }, keepsAlt }: BulkChange, row: EditedEntity): Record<string, unknown> {
  const body: Record<string, unknown> = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  const { picture, name } = row as EditedEntity & { picture?: ShownPicture | null; name?: Localized };
  if (!imageAlt || !picture) return body;
  const alt: Partial<Localized> = {};
  for (const language of languages) {
    const text = imageAlt[language];
    if (text === undefined || (keepsAlt && picture.alt[language] !== '')) continue;
    alt[language] = text.replaceAll(namePlaceholder, name?.[language] ?? '');
  }
  return Object.keys(alt).length > 0 ? { ...body, imageAlt: alt } : body;
}

/** A body as the edit of one row checks it. */
function checked(kind: BulkKind, body: unknown): unknown {
  const { body: schema } = endpoints[`PUT /${kind}/:id` as EndpointKey] as Endpoint;
  const result = schema?.safeParse(body, { reportInput: true });
  if (result?.success === false) throw new HttpError('invalid', { fields: fieldTexts(result.error.issues) });
  return result?.data;
}

function refuseIfAny(rows: readonly BulkRow[]): void {
  const refused = rows.flatMap(({ reason }, index) => (reason ? [[`rows.${index}`, reason] as const] : []));
  if (refused.length > 0)
    throw new HttpError('conflict', { message: ruleTexts.rows_not_changed, fields: Object.fromEntries(refused) });
}
