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
