import { isApiError } from '@varda/platform/http';
import { changedFields } from '../form/changes.ts';
import type { EditedResource, Entity, Sending } from '../resource/resource.ts';
import { type Stored, sendEitherWay } from './either-way.ts';
import type { LostSaves } from './lost-saves.ts';
import { type Conflict, merge } from './merge.ts';
import { asChoices, shownValues, withShown } from './shown-values.ts';

/** An edit that contradicts what somebody else has saved meanwhile. */
export interface Contradiction<Row, Values> {
  /** The row as it is stored now. */
  row: Row;
  /** What the form holds, together with the changes of the other person. */
  values: Values;
  conflicts: Conflict[];
}

/** `stored` is the row as it is then, where it was written, now or by a save whose answer was lost. */
export type Saved<Row, Values> = { isMerged: boolean; stored?: Stored<Row> } | Contradiction<Row, Values>;

interface Attempt<Row extends Entity, Values extends object> {
  sending: Sending;
  /** Earlier saves of this form that had no answer. */
  lost?: LostSaves<Row, Values>;
  isMerged?: boolean;
}

/**
 * Saves what was made of `row`. If somebody else has changed it meanwhile, both changes are put together and saved, as long
 * as they do not contradict each other; otherwise nothing is saved. If it was an earlier save of this form, this one goes on from it.
 */
export async function saveChange<Row extends Entity, Values extends object>(
  resource: EditedResource<Row, Values>,
  row: Row,
  values: Values,
  { sending, lost, isMerged = false }: Attempt<Row, Values>,
): Promise<Saved<Row, Values>> {
  const changed = changedFields(resource.valuesOf(row), values);
  if (Object.keys(changed).length === 0) {
    const own = await lost?.madeOf(row, values, sending);
    // Without one somebody else has made the very same changes.
    return own ? goOnFrom(resource, own, { sending, isMerged }) : { isMerged };
  }
  try {
    return { isMerged, stored: await sendEitherWay<Row>((as) => resource.update(row, changed, as), sending) };
  } catch (error) {
    const changedMeanwhile = isApiError(error) && error.code === 'changed_meanwhile' ? error : null;
    if (!changedMeanwhile) throw error;
    const own = await lost?.madeOf(row, values, sending);
    if (own) return goOnFrom(resource, own, { sending, isMerged });
    const theirs = changedMeanwhile.current as Row;
    const mine = withShown(values, row);
    const merged = merge(shownValues(resource, row), mine, shownValues(resource, theirs), resource.linked);
    const choices = asChoices(resource, merged.values, theirs);
    if (merged.conflicts.length > 0) return { row: theirs, values: choices, conflicts: merged.conflicts };
    return saveChange(resource, theirs, choices, { sending, isMerged: true });
  }
}

/** Saves what was typed since a save of this form whose answer was lost; where that is nothing, that one is what is stored. */
export async function goOnFrom<Row extends Entity, Values extends object>(
  resource: EditedResource<Row, Values>,
  { values, ...own }: Stored<Row> & { values: Values },
  attempt: Attempt<Row, Values>,
): Promise<Saved<Row, Values>> {
  const saved = await saveChange(resource, own.row, values, attempt);
  return 'conflicts' in saved ? saved : { stored: own, ...saved };
}
