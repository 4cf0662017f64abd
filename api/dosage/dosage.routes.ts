import type { Dosage, dosageChange } from '@varda/contract/dosage';
import type { z } from 'zod';
import { changePart } from '../content/content-revision.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import type { Edit, Editable } from '../edit-history/edit-history.routes.ts';
import { keepFirstVersion, keepVersion } from '../edit-history/versions.repository.ts';
import { HttpError } from '../http/http-error.ts';
import { type Handle, keptUntilChangeOf } from '../http/routes.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { withPicture } from '../pictures/picture-upload.ts';
import { keysOf } from '../pictures/pictured.ts';
import { moveToTrash } from '../trash/trash.repository.ts';
import { findDosage, insertDosage, listDosage, stored, updateDosage } from './dosage.repository.ts';

export function dosageRoutes(handle: Handle, db: Db, pictures: PictureLibrary): Editable {
  handle('GET /dosage', ({ query }) => listDosage(db, query), keptUntilChangeOf('dosage'));

  handle('POST /dosage', async ({ body, files, session }) => {
    const texts = stored.cleanNew(body);
    return withPicture(pictures, files, body, (shown) =>
      changePart(db, 'dosage', async (tx) => {
        const id = await insertDosage(tx, texts, shown);
        const entry = await existing(tx, id);
        await keepFirstVersion(tx, 'dosage', entry, session);
        return entry;
      }),
    );
  });

  const edit = async ({ params: { id }, body, files, ifMatch, session }: Edit<z.output<typeof dosageChange>>) => {
    await existing(db, id);
    const texts = stored.cleanChange(body);
    return withPicture(pictures, files, body, async (shown) => {
      const { before, entry } = await changePart(db, 'dosage', async (tx) => {
        await guard(tx, 'dosage');
        const before = await existing(tx, id);
        requireVersion(before, ifMatch);
        await updateDosage(tx, before, { ...texts, ...shown });
        const entry = await existing(tx, id);
        await keepVersion(tx, 'dosage', { before, after: entry, by: session });
        return { before, entry };
      });
      await pictures.removeUnused(keysOf(before));
      return entry;
    });
  };
  handle('PUT /dosage/:id', edit);

  handle('DELETE /dosage/:id', ({ params: { id }, session }) =>
    changePart(db, 'dosage', async (tx) => {
      await moveToTrash(tx, 'dosage', { item: await existing(tx, id), by: session });
      return { done: true } as const;
    }),
  );

  return { existing, edit };
}

async function existing(db: Db, id: string): Promise<Dosage> {
  const entry = await findDosage(db, id);
  if (!entry) throw new HttpError('not_found');
  return entry;
}
