import type { EditContent } from '@varda/contract/edit-history';
import { type Endpoint, type EndpointKey, endpoints } from '@varda/contract/endpoints';
import { type Localized, noText } from '@varda/contract/language';
import type { SheetKind, SheetRow } from '@varda/contract/sheets';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { titleOf } from '../activity/item-title.ts';
import { requireItemPermission } from '../bulk/item-permission.ts';
import type { Db } from '../database/open-database.ts';
import { inSavepoint } from '../database/savepoints.ts';
import type { Editable } from '../edit-history/edit-history.routes.ts';
import { type EditedEntity, findVersion } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { fieldTexts } from '../http/validation.ts';
import { cellOf, isTooLong, type SheetColumn, type Values, valuesOf } from './sheet-columns.ts';

/** What an import is about, and who makes it. */
export interface ImportTask {
  kind: SheetKind;
  editable: Editable;
  columns: readonly SheetColumn[];
  /** The category path of new products that name none. */
  category: string | undefined;
  session: SignedIn;
}

/** The texts of a row by the keys of their columns. */
export type RowCells = ReadonlyMap<string, string>;

/** `version` is that of the item before; null of a new one. */
type Outcome = Pick<SheetRow, 'outcome' | 'title' | 'fields'> & { version: number | null };

/** Imports one row by the rules that also hold for forms. @throws HttpError that says why the row is refused */
export async function importRow(tx: Db, task: ImportTask, cells: RowCells): Promise<Outcome> {
  const id = idIn(cells);
  return id === '' ? createOf(tx, task, cells) : changeOf(tx, task, id, cells);
}

export function idIn(cells: RowCells): string {
  return (cells.get('_id') ?? '').trim();
}

async function createOf(
  tx: Db,
  { kind, editable, columns, category, session }: ImportTask,
  cells: RowCells,
): Promise<Outcome> {
  const key = `POST /${kind}` as EndpointKey;
  const needsFile = Object.values((endpoints[key] as Endpoint | undefined)?.files ?? {}).some(
    ({ required }) => required,
  );
  const { create } = editable;
  if (!create || needsFile) throw new HttpError('invalid', { message: ruleTexts.none_is_created });
  const given = columns.filter(({ key }) => (cells.get(key) ?? '') !== '');
  const cut = given.filter(({ key }) => isTooLong(cells.get(key) ?? ''));
  if (cut.length > 0) throw refusedCells(cut.map(({ key }) => [key, ruleTexts.cell_too_long]));
  requireLetters(given, cells);
  const body = bodyOf(given, cells);
  if (category !== undefined && kind === 'products') body.categoryName ??= category;
  const created = { body: checked(key, body), files: {}, session } as never;
  const made = await inSavepoint(tx, () => create(created));
  return {
    outcome: 'new',
    version: null,
    title: titleOf(kind, made),
    fields: given.flatMap(({ key, parse }) => (parse ? key : [])),
  };
}

async function changeOf(tx: Db, task: ImportTask, id: string, cells: RowCells): Promise<Outcome> {
  const { kind, editable, columns, session } = task;
  const now = await editable.existing(tx, id).catch(async (error) => {
    if ((error as Partial<HttpError>).code !== 'not_found') throw error;
    throw new HttpError('invalid', { fields: { _id: await whyUnknown(tx, kind, id) } });
  });
  requireItemPermission(session, kind, now, 'write');
  const unchanged: Outcome = { outcome: 'unchanged', version: now.__v, title: titleOf(kind, now), fields: [] };
  const values = valuesOf(now);
  const base = await baseOf(tx, kind, now, cells.get('__v') ?? '');
  const changed = columns.filter((column) => isChanged(column, cells, values, base));
  if (changed.length === 0) return unchanged;
  requireLetters(changed, cells);
  const body = checked(`PUT /${kind}/:id` as EndpointKey, bodyOf(changed, cells));
  const edited = { params: { id }, body, files: {}, ifMatch: now.__v, session } as never;
  // A row that changes nothing costs no more than its reading.
  const after = await inSavepoint(tx, () => editable.edit(edited));
  // What differs in the file may be the same once it is cleaned.
  if (after.__v === now.__v) return unchanged;
  return { ...unchanged, outcome: 'changed', title: titleOf(kind, after), fields: changed.map(({ key }) => key) };
}

async function whyUnknown(tx: Db, kind: SheetKind, id: string): Promise<Localized> {
  const row = await tx
    .selectFrom('trash')
    .select('item_id')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return row ? ruleTexts.id_in_trash : ruleTexts.unknown_id;
}

/** What the item held when the file was made; null where that is what it holds, the file does not say, or it is not stored. */
async function baseOf(tx: Db, kind: SheetKind, now: EditedEntity, version: string): Promise<EditContent | null> {
  if (!/^\d{1,9}$/.test(version) || Number(version) === now.__v) return null;
  return (await findVersion(tx, kind, now, Number(version)))?.content ?? null;
}

/**
 * Whether a row is to change a value: its cell is neither what is stored, nor what was when the file was made.
 *
 * @throws HttpError where both the file and somebody else have changed it
 */
function isChanged(column: SheetColumn, cells: RowCells, now: Values, base: Values | null): boolean {
  const cell = cells.get(column.key);
  if (!column.parse || cell === undefined || isTooLong(cell)) return false;
  if (isSame(column, cell, now)) return false;
  if (!base) return true;
  if (isSame(column, cell, base)) return false;
  if (cellOf(column, base) !== cellOf(column, now)) throw refusedCells([[column.key, ruleTexts.changed_since_export]]);
  return true;
}

function isSame(column: SheetColumn, cell: string, values: Values): boolean {
  const stored = cellOf(column, values);
  return cell === stored || column.parse?.(cell) === column.parse?.(stored);
}

/**
 * A spreadsheet that saves CSV in a code page of Western Europe writes `?` for each Cyrillic letter; what is left is valid UTF-8.
 *
 * @throws HttpError that names the Macedonian cells in which that has happened
 */
function requireLetters(columns: readonly SheetColumn[], cells: RowCells): void {
  const lost = columns.filter(({ key }) => {
    const cell = cells.get(key) ?? '';
    return key.endsWith('.mk') && cell.includes('??') && !/\p{Script=Cyrillic}/u.test(cell);
  });
  if (lost.length > 0) throw refusedCells(lost.map(({ key }) => [key, ruleTexts.cell_without_letters]));
}

/** The body of a create or an edit. */
function bodyOf(columns: readonly SheetColumn[], cells: RowCells): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { key, parse } of columns) {
    if (!parse) continue;
    const [name = '', language] = key.split('.');
    const value = parse(cells.get(key) ?? '');
    body[name] = language ? { ...(body[name] as object), [language]: value } : value;
  }
  return body;
}

/** A body as its call checks it. @throws HttpError `invalid` with the fields named */
function checked(key: EndpointKey, body: unknown): unknown {
  const { body: schema } = endpoints[key] as Endpoint;
  const result = schema?.safeParse(body, { reportInput: true });
  if (result?.success === false) throw new HttpError('invalid', { fields: fieldTexts(result.error.issues) });
  return result?.data;
}

export function refusedCells(cells: readonly (readonly [key: string, text: Localized])[]): HttpError {
  return new HttpError('invalid', { fields: Object.fromEntries(cells) });
}

/** What a row that is refused would be called, as far as its cells tell. */
export function titleInCells({ kind, columns }: ImportTask, cells: RowCells): Localized {
  const texts: Record<string, Localized> = {};
  for (const { key } of columns) {
    const [name = '', language] = key.split('.');
    if (language) texts[name] = { ...noText, ...texts[name], [language]: cells.get(key) ?? '' };
  }
  return titleOf(kind, texts);
}
