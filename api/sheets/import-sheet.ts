import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorTexts } from '@varda/contract/error-texts';
import type { Localized } from '@varda/contract/language';
import { type RowOutcome, sheetBounds } from '@varda/contract/sheet-options';
import type { SheetKind, SheetRow } from '@varda/contract/sheets';
import { noteActivity } from '../activity/activity.repository.ts';
import { type Edited, editTogether, tryTogether } from '../bulk/edit-together.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { type ImportTask, idIn, importRow, type RowCells, refusedCells, titleInCells } from './import-row.ts';
import type { Mapping } from './mapped-columns.ts';
import { refusedFile } from './refused-file.ts';
import type { SheetCell, SheetFile } from './sheet-file.ts';

/** An import before its transaction, which gives it the edits. */
type SheetTask = Omit<ImportTask, 'editable'>;

interface ImportResult {
  rows: SheetRow[];
  counts: Record<RowOutcome, number>;
  /** Is another one where anything else would be done. */
  plan: string;
}

/**
 * What an import would do: it is made, and rolled back.
 *
 * @param isWanted whether somebody still waits for the answer: other writers wait for the end of the check
 */
export function checkSheet(
  content: Edited,
  task: SheetTask,
  file: SheetFile,
  { mapping, isWanted }: { mapping: Mapping; isWanted: () => boolean },
): Promise<ImportResult> {
  return tryTogether(content, task.kind, (tx, editable) =>
    importRows(tx, { ...task, editable }, file, { mapping, isWanted }),
  );
}

/**
 * Imports all rows of a file, or none.
 *
 * @param plan that of the check
 * @throws HttpError where a row is refused, or the import would do anything else than the check has shown
 */
export function importSheet(
  content: Edited,
  task: SheetTask,
  file: SheetFile,
  { mapping, plan }: { mapping: Mapping; plan: string },
): Promise<Pick<ImportResult, 'counts'> & { _id: string }> {
  return editTogether(content, task.kind, async (tx, editable) => {
    const result = await importRows(tx, { ...task, editable }, file, { mapping });
    if (result.plan !== plan) throw new HttpError('conflict', { message: ruleTexts.changed_since_check });
    const { counts } = result;
    if (counts.refused > 0) throw new HttpError('invalid', { message: ruleTexts.rows_refused });
    const count = counts.new + counts.changed;
    const deed = { action: 'import', entity: task.kind, details: [String(count)] } as const;
    if (count > 0) await noteActivity(tx, deed, task.session);
    return { _id: task.session.requestId, counts };
  });
}

async function importRows(
  tx: Db,
  task: ImportTask,
  file: SheetFile,
  { mapping, isWanted = () => true }: { mapping: Mapping; isWanted?: () => boolean },
): Promise<ImportResult> {
  const idColumn = mapping.indexOf('_id');
  const isNew = ({ cells: { [idColumn]: id = '' } }: SheetFile['rows'][number]) =>
    typeof id === 'string' && id.trim() === '';
  const tooMany = (count: number) => count > sheetBounds.rowsChanged;
  // Trying them takes a minute, and other writers wait meanwhile.
  if (tooMany(file.rows.filter(isNew).length)) throw refusedFile(ruleTexts.sheet_changes_too_much);
  const rows: SheetRow[] = [];
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  const seen = new Set<string>();
  const digest = createHash('sha256').update(JSON.stringify([task.category, mapping]));
  for (const row of file.rows) {
    // The embedded database holds up the thread: others get their turn.
    await nextTurn();
    if (!isWanted()) break;
    const { version, ...outcome } = await outcomeOf(tx, task, { cells: row.cells, mapping }, seen);
    rows.push({ row: row.number, ...outcome });
    digest.update(JSON.stringify([row, outcome, version]));
    counts[outcome.outcome] += 1;
    if (tooMany(counts.new + counts.changed)) throw refusedFile(ruleTexts.sheet_changes_too_much);
  }
  // New rows have no version that tells whether somebody else has imported them since.
  if (counts.new > 0) digest.update(await importsSoFar(tx, task.kind));
  return { rows, counts, plan: digest.digest('base64url') };
}

/** What every import changes. Not the latest one: the clock of another api may be ahead. */
async function importsSoFar(tx: Db, kind: SheetKind): Promise<string> {
  const { count, last } = await tx
    .selectFrom('activity')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('id').as('last')])
    .where('action', '=', 'import')
    .where('entity', '=', kind)
    .executeTakeFirstOrThrow();
  // Old ones are deleted: the count alone may be the same again.
  return `${count} ${last}`;
}

/** The cells of a row, and which is which. */
interface MappedRow {
  cells: readonly SheetCell[];
  mapping: Mapping;
}

async function outcomeOf(
  tx: Db,
  task: ImportTask,
  row: MappedRow,
  seen: Set<string>,
): Promise<Omit<SheetRow, 'row'> & { version: number | null }> {
  const mapped = row.mapping.flatMap((key, index) => {
    const cell = row.cells[index];
    return key === '' || cell === undefined ? [] : [[key, cell] as const];
  });
  const cells: RowCells = new Map(mapped.filter((each): each is [string, string] => typeof each[1] === 'string'));
  try {
    if (row.cells.slice(row.mapping.length).some((cell) => cell !== ''))
      throw new HttpError('invalid', { message: ruleTexts.cells_beyond_headings });
    const faults = mapped.flatMap(([key, cell]) => (typeof cell === 'string' ? [] : [[key, cell.fault] as const]));
    if (faults.length > 0) throw refusedCells(faults);
    const id = idIn(cells);
    if (seen.has(id)) throw refusedCells([['_id', ruleTexts.id_twice]]);
    if (id !== '') seen.add(id);
    return { ...(await importRow(tx, task, cells)), reasons: [] };
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
