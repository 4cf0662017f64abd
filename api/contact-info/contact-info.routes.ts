import type { ContactInfo, contactInfoChange } from '@varda/contract/contact-info';
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
import {
  findContactInfo,
  insertContactInfo,
  listContactInfo,
  stored,
  updateContactInfo,
} from './contact-info.repository.ts';

export function contactInfoRoutes(handle: Handle, db: Db, pictures: PictureLibrary): Editable {
  handle('GET /contact-info', ({ query }) => listContactInfo(db, query), keptUntilChangeOf('contact-info'));

  handle('POST /contact-info', async ({ body, files, session }) => {
    const texts = stored.cleanNew(body);
    return withPicture(pictures, files, body, (shown) =>
      changePart(db, 'contact-info', async (tx) => {
        const id = await insertContactInfo(tx, texts, shown);
        const block = await existing(tx, id);
        await keepFirstVersion(tx, 'contact-info', block, session);
        return block;
      }),
    );
  });

  const edit = async (call: Edit<z.output<typeof contactInfoChange>>) => {
    const { params, body, files, ifMatch, session } = call;
    const { id } = params;
    await existing(db, id);
    const texts = stored.cleanChange(body);
    return withPicture(pictures, files, body, async (shown) => {
      const { before, block } = await changePart(db, 'contact-info', async (tx) => {
        await guard(tx, 'contact info');
        const before = await existing(tx, id);
        requireVersion(before, ifMatch);
        await updateContactInfo(tx, before, { ...texts, ...shown });
        const block = await existing(tx, id);
        await keepVersion(tx, 'contact-info', { before, after: block, by: session });
        return { before, block };
      });
      await pictures.removeUnused(keysOf(before));
      return block;
    });
  };
  handle('PUT /contact-info/:id', edit);

  handle('DELETE /contact-info/:id', ({ params: { id }, session }) =>
    changePart(db, 'contact-info', async (tx) => {
      await moveToTrash(tx, 'contact-info', { item: await existing(tx, id), by: session });
      return { done: true } as const;
    }),
  );

  return { existing, edit };
}

async function existing(db: Db, id: string): Promise<ContactInfo> {
  const block = await findContactInfo(db, id);
  if (!block) throw new HttpError('not_found');
  return block;
}
