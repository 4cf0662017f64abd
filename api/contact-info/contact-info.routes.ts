import type { ContactInfo } from '@varda/shared/contract/contact-info';
import { changeContent } from '../content/content-revision.ts';
import { cleanLocalized } from '../content/rich-text.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import { type Handle, kept } from '../http/routes.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { withPicture } from '../pictures/picture-upload.ts';
import { keysOf } from '../pictures/pictured.ts';
import {
  deleteContactInfo,
  findContactInfo,
  insertContactInfo,
  listContactInfo,
  updateContactInfo,
} from './contact-info.repository.ts';

export function contactInfoRoutes(handle: Handle, db: Db, pictures: PictureLibrary): void {
  handle('GET /contact-info', ({ query }) => listContactInfo(db, query), kept);

  handle('POST /contact-info', async ({ body, files }) => {
    const description = cleanLocalized('description', body.description);
    return withPicture(pictures, files, body, (shown) =>
      changeContent(db, async (tx) => {
        const id = await insertContactInfo(tx, { name: body.name, description }, shown);
        return existing(tx, id);
      }),
    );
  });

  handle('PUT /contact-info/:id', async ({ params: { id }, body, files, ifMatch }) => {
    await existing(db, id);
    const description = body.description && cleanLocalized('description', body.description);
    return withPicture(pictures, files, body, async (shown) => {
      const { before, block } = await changeContent(db, async (tx) => {
        await guard(tx, 'contact info');
        const before = await existing(tx, id);
        requireVersion(before, ifMatch);
        await updateContactInfo(tx, before, { name: body.name, description, ...shown });
        return { before, block: await existing(tx, id) };
      });
      await pictures.removeUnused(keysOf(before));
      return block;
    });
  });

  handle('DELETE /contact-info/:id', async ({ params: { id } }) => {
    const deleted = await changeContent(db, async (tx) => {
      const shown = await deleteContactInfo(tx, id);
      if (!shown) throw new HttpError('not_found');
      return shown;
    });
    await pictures.removeUnused(deleted);
    return { done: true };
  });
}

async function existing(db: Db, id: string): Promise<ContactInfo> {
  const block = await findContactInfo(db, id);
  if (!block) throw new HttpError('not_found');
  return block;
}
