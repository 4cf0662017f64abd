import type { importsOfEntity, SheetKind } from '@varda/contract/sheets';
import type { z } from 'zod';
import { notUndone } from '../bulk/undo-many.ts';
import type { Db } from '../database/open-database.ts';

const mostListed = 5;

/** The last imports of files, apart from those that have been undone. */
export async function listImports(db: Db, kind: SheetKind): Promise<z.input<typeof importsOfEntity>> {
  const rows = await notUndone(db, kind, 'import').orderBy('activity.at', 'desc').limit(mostListed).execute();
  return rows.map(({ request_id, at, by_id, by_name, details }) => ({
    _id: request_id ?? '',
    at,
    by: by_id === null ? null : { _id: by_id, name: by_name ?? '' },
    count: Number((JSON.parse(details) as string[])[0]),
  }));
}
