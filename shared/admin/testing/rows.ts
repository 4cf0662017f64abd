import type { Localized } from '@varda/contract/language';
import type { Call } from './fake-api.ts';

type Row = { _id: string };

/** The rows that a list call asks for, as the server would choose them: those that hold the search, a page at a time. */
export function rowsOf<R extends Row>(rows: readonly R[], { query }: Call): { rows: R[]; totalCount: number } {
  const search = (query.get('search') ?? '').toLowerCase();
  const found = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(search));
  const limit = Number(query.get('limit') ?? found.length);
  const page = Number(query.get('page') ?? 1);
  return { rows: found.slice((page - 1) * limit, page * limit), totalCount: found.length };
}

/** `n` numbers, from 1 on. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, place) => place + 1);

export const both = (text: string): Localized => ({ en: `${text} en`, mk: `${text} mk` });

const moment = '2026-11-21T07:46:00.000Z';

/** What every row has beside its content. */
export const someTime = { __v: 0, changedAt: { en: moment, mk: moment }, createdAt: moment, updatedAt: moment };
