import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorTexts } from '@varda/contract/error-texts';
import type { Localized } from '@varda/contract/language';
import type { RowOutcome } from '@varda/contract/sheet-options';
import type { SheetRow } from '@varda/contract/sheets';
import { noteActivity } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { asPart } from './as-part.ts';
import { type Edited, editTogether } from './edit-together.ts';
import { type ImportTask, importRow, type RowCells, titleInCells } from './import-row.ts';
import type { Mapping } from './mapped-columns.ts';
import type { SheetFile } from './sheet-file.ts';

/** An import before its transaction, which gives it the edits. */
export type SheetTask = Omit<ImportTask, 'editable'>;

export interface ImportResult {
  rows: SheetRow[];
  counts: Record<RowOutcome, number>;
  /** Is another one where anything else would be done. */
  plan: string;
}

/** Takes back what a check has done. */
class OnlyChecked extends Error {
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('This was a check');
    this.result = result;
  }
}

/** What an import would do: it is made, and taken back. */
export async function checkSheet(
  content: Edited,
  task: SheetTask,
  file: SheetFile,
  mapping: Mapping,
): Promise<ImportResult> {
  try {
    return await editTogether(content, task.kind, async (tx, editable) => {
      throw new OnlyChecked(await importRows(tx, { ...task, editable }, file, mapping));
    });
  } catch (error) {
    if (error instanceof OnlyChecked) return error.result;
    throw error;
  }
}

/**
 * Imports all rows of a file, or none.
 *
 * @param plan that of the check
 * @throws HttpError where a row is refused, or the import would do anything else than the check has told
 */
export function importSheet(
  content: Edited,
  task: SheetTask,
  file: SheetFile,
  { mapping, plan }: { mapping: Mapping; plan: string },
): Promise<Pick<ImportResult, 'counts'> & { _id: string }> {
  return editTogether(content, task.kind, async (tx, editable) => {
    const result = await importRows(tx, { ...task, editable }, file, mapping);
    if (result.plan !== plan) throw new HttpError('conflict', { message: ruleTexts.changed_since_check });
    const { counts } = result;
    if (counts.refused > 0) throw new HttpError('invalid', { message: ruleTexts.rows_refused });
    const count = counts.new + counts.changed;
    const deed = { action: 'import', entity: task.kind, details: [String(count)] } as const;
    if (count > 0) await noteActivity(tx, deed, task.session);
    return { _id: task.session.requestId, counts };
  });
}

async function importRows(tx: Db, task: ImportTask, file: SheetFile, mapping: Mapping): Promise<ImportResult> {
  const rows: SheetRow[] = [];
  const seen = new Set<string>();
  const digest = createHash('sha256');
  for (const { number, cells } of file.rows) {
    // The embedded database holds up the thread: others get their turn.
    await nextTurn();
    const byKey = new Map(mapping.flatMap((key, index) => (key === '' ? [] : [[key, cells[index] ?? ''] as const])));
    const { version, ...told } = await outcomeOf(tx, task, byKey, seen);
    rows.push({ row: number, ...told });
    digest.update(JSON.stringify([number, told, version]));
  }
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return { rows, counts, plan: digest.digest('base64url') };
}

async function outcomeOf(
  tx: Db,
  task: ImportTask,
  cells: RowCells,
  seen: Set<string>,
): Promise<Omit<SheetRow, 'row'> & { version: number | null }> {
  try {
    const id = cells.get('_id');
    if (id && seen.has(String(id))) throw new HttpError('invalid', { fields: { _id: ruleTexts.id_twice } });
    if (id) seen.add(String(id));
    return { ...(await asPart(tx, () => importRow(tx, task, cells))), reasons: [] };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const title = titleInCells(task, cells);
    return { outcome: 'refused', version: null, title, fields: [], reasons: reasonsOf(error, task) };
  }
}

/** Why a row is refused, each field by its heading. */
function reasonsOf({ code, details: { fields = {}, message } }: HttpError, { columns }: ImportTask): Localized[] {
  const named = Object.entries(fields).map(([key, text]): Localized => {
    // A refusal may be of both languages of a value.
    const heading = columns.find((column) => column.key === key || column.key.startsWith(`${key}.`))?.heading;
    return heading ? { en: `${heading.en}: ${text.en}`, mk: `${heading.mk}: ${text.mk}` } : text;
  });
  return named.length > 0 ? named : [message ?? errorTexts[code]];
}
