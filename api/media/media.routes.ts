import { noText } from '@varda/contract/language';
import type { mediaDetails } from '@varda/contract/media';
import { mostTags } from '@varda/contract/media-filters';
import type { z } from 'zod';
import { seenAreas } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { noteActivity } from '../activity/activity.repository.ts';
import { changeContent } from '../content/content-revision.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { once } from '../http/idempotency.ts';
import type { Handle } from '../http/routes.ts';
import { croppedPicture } from '../pictures/picture-encoder.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { namingFaults } from '../pictures/picture-upload.ts';
import { isUsed, lockPicture } from '../pictures/pictures.repository.ts';
import { isInTrash, moveToTrash, takeFromTrash } from '../trash/trash.repository.ts';
import { changeFacts, findMedia, keep, listMedia, listTags, nameUpload } from './media.repository.ts';
import { findPlaces } from './media-uses.ts';
import { pictureBytes } from './picture-bytes.ts';
import { type Replacing, replacePicture, undoReplacement } from './replace-picture.ts';

/** The library: all pictures that there are, and what staff say of them. */
export function mediaRoutes(
  handle: Handle,
  { db, pictures, items, drafts }: { db: Db; pictures: PictureLibrary } & Pick<Replacing, 'items' | 'drafts'>,
): void {
  const existing = async (from: Db, key: string) => {
    const [item] = await findMedia(from, [key]);
    if (!item) throw new HttpError('not_found');
    return item;
  };

  /** A picture that nothing but the library has, as the trash takes it. */
  const unused = async (tx: Db, key: string) => {
    await lockPicture(tx, key);
    const { name, __v, uses } = await existing(tx, key);
    await keep(tx, key, false);
    if (uses.live + uses.drafts > 0) throw new HttpError('conflict', { message: ruleTexts.picture_in_use });
    const reason = uses.earlier > 0 ? ruleTexts.picture_kept : ruleTexts.picture_waits;
    if (await isUsed(tx, key)) throw new HttpError('conflict', { message: reason });
    // Restored, it stays until it is deleted again.
    await keep(tx, key, true);
    return { _id: key, __v, name: { en: name, mk: name }, picture: { key } };
  };

  const details = async (key: string, session: SignedIn): Promise<z.input<typeof mediaDetails>> => {
    const seen = seenAreas(session);
    const all = await findPlaces(db, items, key);
    const places = all.filter(({ area }) => seen.includes(area));
    return {
      ...(await existing(db, key)),
      places: places.map(({ area: _, ...place }) => place),
      unseen: all.length - places.length,
    };
  };

  handle('GET /media', ({ query }) => listMedia(db, query));

  handle('GET /media/tags', () => listTags(db));

  handle('GET /media/:key', ({ params: { key }, session }) => details(key, session));

  handle('POST /media', ({ files, body, session }) =>
    namingFaults('image', () =>
      pictures.using(files.image?.[0] ?? Buffer.alloc(0), (key) =>
        db.transaction().execute((tx) =>
          once(tx, async () => {
            await guard(tx, 'media');
            if (await isInTrash(tx, 'media', key)) await takeFromTrash(tx, 'media', key, session);
            const isKept = await isUsed(tx, key);
            await nameUpload(tx, key, { name: body.name ?? '', alt: noText, tags: [] });
            await keep(tx, key, true);
            const item = await existing(tx, key);
            const tags = new Set([...item.tags, ...(body.tags ?? [])]);
            if (body.tags?.length) await changeFacts(tx, item, { tags: [...tags].slice(0, mostTags) });
            if (!isKept) await noteActivity(tx, { action: 'create', entity: 'media', item: named(item) }, session);
            return existing(tx, key);
          }),
        ),
      ),
    ),
  );

  handle('PUT /media/:key', async ({ params: { key }, body, ifMatch, session }) => {
    // Only where pictures are cut is something that visitors see.
    const change = (work: (tx: Db) => Promise<void>) =>
      body.focus === undefined ? db.transaction().execute((tx) => once(tx, () => work(tx))) : changeContent(db, work);
    await change(async (tx) => {
      await guard(tx, 'media');
      const before = await existing(tx, key);
      requireVersion(before, ifMatch);
      await changeFacts(tx, before, body);
      const changed = Object.entries(body).flatMap(([field, value]) => (value === undefined ? [] : [field]));
      const item = named(await existing(tx, key));
      await noteActivity(tx, { action: 'edit', entity: 'media', item, details: changed }, session);
    });
    return details(key, session);
  });

  handle('POST /media/:key/replace', ({ params: { key }, body, session }) =>
    namingFaults('by', () => pictures.using(body.by, () => replacePicture({ drafts, items, session }, key, body))),
  );

  handle('POST /media/:key/replace/:id/undo', async ({ params: { key, id }, session }) => {
    await existing(db, key);
    return namingFaults('key', () => pictures.using(key, () => undoReplacement({ drafts, items, session }, key, id)));
  });

  handle('POST /media/:key/crop', async ({ params: { key }, body, session }) => {
    const original = await existing(db, key);
    const { left, top, width, height } = body;
    if (left + width > original.width || top + height > original.height)
      throw new HttpError('invalid', { fields: { width: ruleTexts.outside_picture } });
    const bytes = await pictureBytes(pictures.store, original);
    if (!bytes) throw new HttpError('not_found');
    return pictures.using(await croppedPicture(bytes, original, body), (made) =>
      db.transaction().execute((tx) =>
        once(tx, async () => {
          await guard(tx, 'media');
          if (await isInTrash(tx, 'media', made)) await takeFromTrash(tx, 'media', made, session);
          const isKept = await isUsed(tx, made);
          await nameUpload(tx, made, original);
          await keep(tx, made, true);
          const item = await existing(tx, made);
          if (!isKept) await noteActivity(tx, { action: 'create', entity: 'media', item: named(item) }, session);
          return item;
        }),
      ),
    );
  });

  handle('DELETE /media/:key', async ({ params: { key }, session }) => {
    const isFree = await pictures.whileFree(key, () =>
      db
        .transaction()
        .execute((tx) => once(tx, () => moveToTrash(tx, 'media', { read: () => unused(tx, key), by: session }))),
    );
    if (!isFree) throw new HttpError('conflict', { message: ruleTexts.picture_in_use });
    return { done: true };
  });
}

/** A picture as the activity log names it. */
function named({ key, name }: { key: string; name: string }) {
  return { _id: key, title: { en: name, mk: name } };
}
