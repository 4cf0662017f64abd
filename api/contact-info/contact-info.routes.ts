import type { ContactInfo } from '@varda/shared/contract/contact-info';
import { changeContent } from '../content/content-revision.ts';
import { cleanLocalized } from '../content/rich-text.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import { type Handle, kept } from '../http/routes.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { withUpload } from '../pictures/picture-upload.ts';
import {
  deleteContactInfo,
  findContactInfo,
  insertContactInfo,
  listContactInfo,
  updateContactInfo,
} from './contact-info.repository.ts';

export function contactInfoRoutes(handle: Handle, db: Db, pictures: PictureLibrary): void {
  handle('GET /contact-info', ({ query }) => listContactInfo(db, query), kept);

  handle('POST /contact-info', async ({ body: { name, imageAlt: alt, ...rich }, files }) => {
    const description = cleanLocalized('description', rich.description);
    return withUpload(pictures, files, 'image', (picture) =>
      changeContent(db, async (tx) => {
        const id = await insertContactInfo(tx, { name, description }, { picture, alt });
        return existing(tx, id);
      }),
    );
  });

  handle(
    'PUT /contact-info/:id',
    async ({ params: { id }, body: { name, removeImage, imageAlt: alt, ...rich }, files, ifMatch }) => {
      await existing(db, id);
      const description = rich.description && cleanLocalized('description', rich.description);
      return withUpload(pictures, files, 'image', async (upload) => {
        const picture = upload ?? (removeImage ? null : undefined);
        const { before, block } = await changeContent(db, async (tx) => {
          await guard(tx, 'contact info');
          const before = await existing(tx, id);
          requireVersion(before, ifMatch);
          await updateContactInfo(tx, before, { name, description, picture, alt });
          return { before, block: await existing(tx, id) };
        });
        await pictures.removeUnused(before.picture?.key);
        return block;
      });
    },
  );

  handle('DELETE /contact-info/:id', async ({ params: { id } }) => {
    const deleted = await changeContent(db, async (tx) => {
      const block = await deleteContactInfo(tx, id);
      if (!block) throw new HttpError('not_found');
      return block;
    });
    await pictures.removeUnused(deleted.picture);
    return { done: true };
  });
}

async function existing(db: Db, id: string): Promise<ContactInfo> {
  const block = await findContactInfo(db, id);
  if (!block) throw new HttpError('not_found');
  return block;
}
