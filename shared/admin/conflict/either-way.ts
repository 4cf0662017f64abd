import { isApiError } from '@varda/platform/http';
import type { Sending } from '../resource/resource.ts';

/** What a save has stored. */
export interface Stored<Row> {
  row: Row;
  /** In a draft, and not on the site. */
  isDraft: boolean;
}

/**
 * Sends a save. Where the very same was sent before the other way, on the site and not as a draft or the other way round, and its answer
 * was lost, the api refuses it: then what came of that is what is stored.
 */
export async function sendEitherWay<Row>(
  send: (sending: Sending) => Promise<unknown>,
  sending: Sending,
): Promise<Stored<Row>> {
  const { as, ...query } = sending.query;
  const isDraft = as === 'draft';
  try {
    return { row: (await send(sending)) as Row, isDraft };
  } catch (error) {
    if (!isApiError(error) || error.code !== 'key_reused') throw error;
    const other = isDraft ? query : { as: 'draft' as const, ...query };
    return { row: (await send({ ...sending, query: other })) as Row, isDraft: !isDraft };
  }
}
