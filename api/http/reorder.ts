import type { EditedKind } from '@varda/contract/edit-history';
import type { NewOrder } from '@varda/contract/entity';
import { type Actor, noteActivity } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import { type EditedEntity, itemOf } from '../edit-history/versions.repository.ts';
import { ruleTexts } from './error-texts.ts';
import { HttpError } from './http-error.ts';

/**
 * Refuses a reorder that names rows of another list, or of none.
 *
 * @param strangers the indices of those moves
 */
export function refuseStrangers(strangers: readonly number[]): void {
  if (strangers.length === 0) return;
  const fields = strangers.map((index) => [`${index}._id`, ruleTexts.other_list] as const);
  throw new HttpError('invalid', { message: ruleTexts.row_gone, fields: Object.fromEntries(fields) });
}

/** Notes a reorder, as the move of the one row that it names, or of many. */
export async function noteMoves(
  tx: Db,
  kind: EditedKind,
  { moves, existing, by }: { moves: NewOrder; existing: (tx: Db, id: string) => Promise<EditedEntity>; by: Actor },
): Promise<void> {
  const [move] = moves;
  const item = move && moves.length === 1 ? itemOf(kind, await existing(tx, move._id)) : undefined;
  const details = item ? [String(move?.position)] : [];
  await noteActivity(tx, { action: 'move', entity: kind, item, details }, by);
}
