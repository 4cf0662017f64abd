import { isApiError } from '@varda/platform/http';
import { changedFields } from '../form/changes.ts';
import type { EditedResource, Entity, Sending } from '../resource/resource.ts';
import { type Stored, sendEitherWay } from './either-way.ts';
import { merge } from './merge.ts';
import { asChoices, shownValues, withShown } from './shown-values.ts';

/** Whether a call failed without an answer of the api: what it sent may have arrived. A gateway answers 502 and 504 by itself. */
export const isLost = (error: unknown): boolean => !isApiError(error) || [0, 502, 504].includes(error.status);

interface LostSave<Row, Values> {
  /** Null where it was to create a row. */
  row: Row | null;
  values: Values;
  /** Of one that an earlier visit has sent; this page knows the keys of its own. */
  key?: string | undefined;
  /** What it has made, once that is known. */
  made?: Stored<Row> | undefined;
}

/**
 * The saves of one form whose answers never came. Whether they arrived, the server says when they are sent again: it knows them by
 * their keys (docs/decisions/045) and makes none twice.
 */
export class LostSaves<Row extends Entity, Values extends object> {
  #lost: LostSave<Row, Values>[] = [];

  readonly #resource: EditedResource<Row, Values>;

  constructor(resource: EditedResource<Row, Values>) {
    this.#resource = resource;
  }

  add(row: Row | null, values: Values, key?: string): void {
    this.#lost.push({ row, values, key });
  }

  /**
   * The row that one of them has made of `row`, null being none yet, and what the form holds as values of that row; null where
   * none has arrived.
   */
  async madeOf(row: Row | null, values: Values, sending: Sending): Promise<(Stored<Row> & { values: Values }) | null> {
    for (const lost of this.#lost) {
      if (lost.row !== row) continue;
      lost.made ??= await this.#again(lost, sending);
      if (!lost.made) continue;
      const shown = (one: Values) => (row ? withShown(one, row) : one);
      const stored = shownValues(this.#resource, lost.made.row);
      // The server may have written it in another way; what was typed since stays as it is.
      const { values: typed } = merge(shown(lost.values), shown(values), stored, this.#resource.linked);
      return { ...lost.made, values: asChoices(this.#resource, typed, lost.made.row) };
    }
    return null;
  }

  async #again({ row, values, key }: LostSave<Row, Values>, sending: Sending): Promise<Stored<Row> | undefined> {
    const { valuesOf, update, create } = this.#resource;
    const send = async (as: Sending) =>
      row ? update(row, changedFields(valuesOf(row), values), as) : create?.(values, { ...as, key });
    try {
      return await sendEitherWay<Row>(send, sending);
    } catch (error) {
      if (isLost(error)) throw error;
      return undefined;
    }
  }
}
