import type { History, historyChange, newHistory } from '@varda/contract/history';
import { noText } from '@varda/contract/language';
import type { z } from 'zod';
import { changeCollection } from '../content/content-revision.ts';
import { merged } from '../content/localized-columns.ts';
import { noteTextPictures } from '../content/text-pictures.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { moveRows } from '../database/positions.ts';
import type { Create, Edit } from '../edit-history/edit-history.routes.ts';
import { storeFirstVersion, storeVersion } from '../edit-history/versions.repository.ts';
import { HttpError } from '../http/http-error.ts';
import { noteMoves, refuseStrangers } from '../http/reorder.ts';
import type { Handle } from '../http/routes.ts';
import { forStaffFilters, listsCachedUntilChangeOf } from '../http/staff-filters.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { moveToTrash } from '../trash/trash.repository.ts';
import { findHistory, historyOrder, insertHistory, listHistory, updateHistory } from './history.repository.ts';
import { cleanHistoryText, requireText } from './history-rules.ts';

export function historyRoutes(handle: Handle, db: Db, { create, edit }: ReturnType<typeof historyEdits>): void {
  handle(
    'GET /history',
    forStaffFilters(db, 'pages', ({ query }) => listHistory(db, query)),
    listsCachedUntilChangeOf('history'),
  );

  handle('POST /history', create);

  handle('PATCH /history/reorder', ({ body, session }) =>
    changeHistory(db, async (tx) => {
      refuseStrangers(await moveRows(tx, historyOrder, body));
      await noteMoves(tx, 'history', { moves: body, existing, by: session });
      return { done: true };
    }),
  );

  handle('PUT /history/:id', edit);

  handle('DELETE /history/:id', ({ params: { id }, session }) =>
    changeHistory(db, async (tx) => {
      await moveToTrash(tx, 'history', { read: () => existing(tx, id), by: session });
      return { done: true } as const;
    }),
  );
}

/** What changes stops of the timeline. */
export function historyEdits(db: Db, pictures: Uploads) {
  return {
    existing,

    async create({ body, session, id: drafted }: Create<z.output<typeof newHistory>>): Promise<History> {
      const text = await cleanHistoryText(db, body.text);
      requireText(noText, text);
      return changeHistory(db, async (tx) => {
        const id = await insertHistory(tx, text, drafted);
        await noteTextPictures(tx, id, text);
        const entry = await existing(tx, id);
        await storeFirstVersion(tx, 'history', entry, session);
        return entry;
      });
    },

    async edit(call: Edit<z.output<typeof historyChange>>): Promise<History> {
      const { body, ifMatch, session, restores } = call;
      const { id } = call.params;
      await existing(db, id);
      const change = body.text && (await cleanHistoryText(db, body.text));
      const { entry, gone } = await changeHistory(db, async (tx) => {
        const before = await existing(tx, id);
        requireVersion(before, ifMatch);
        const text = merged(before.text, change);
        requireText(restores ? noText : before.text, text);
        await updateHistory(tx, before, text);
        const gone = await noteTextPictures(tx, id, text);
        const entry = await existing(tx, id);
        await storeVersion(tx, 'history', { before, after: entry, by: session });
        return { entry, gone };
      });
      await pictures.removeUnused(gone);
      return entry;
    },
  };
}

function changeHistory<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return changeCollection(db, 'history', async (tx) => {
    await guard(tx, 'history');
    return change(tx);
  });
}

async function existing(db: Db, id: string): Promise<History> {
  const entry = await findHistory(db, id);
  if (!entry) throw new HttpError('not_found');
  return entry;
}
