import { isDeepStrictEqual } from 'node:util';
import type { About, AboutChange, aboutChange, newAbout } from '@varda/contract/about';
import { pictureKeyIn } from '@varda/contract/picture-url';
import type { z } from 'zod';
import { changeCollection } from '../content/content-revision.ts';
import { noteTextPictures } from '../content/text-pictures.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { moveRows } from '../database/positions.ts';
import type { Create, Edit } from '../edit-history/edit-history.routes.ts';
import { storeFirstVersion, storeVersion } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { noteMoves, refuseStrangers } from '../http/reorder.ts';
import type { Handle } from '../http/routes.ts';
import { forStaffFilters, listsCachedUntilChangeOf } from '../http/staff-filters.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { withUploads } from '../pictures/picture-upload.ts';
import { moveToTrash } from '../trash/trash.repository.ts';
import { aboutOrder, findAbout, insertAbout, listAbout, updateAbout } from './about.repository.ts';
import {
  type Arranged,
  addAboutPictures,
  arrangeAboutPictures,
  removeAboutPictures,
} from './about-pictures.repository.ts';
import { stored } from './about-row.ts';
import { cleanChangedText, cleanNewText, requireName, requireRoom } from './about-rules.ts';

export function aboutRoutes(handle: Handle, db: Db, { create, edit }: ReturnType<typeof aboutEdits>): void {
  handle(
    'GET /about',
    forStaffFilters(db, 'pages', async ({ query }) => ({ aboutUsEntries: await listAbout(db, query) })),
    listsCachedUntilChangeOf('about'),
  );

  handle('POST /about', create);

  handle('PATCH /about/reorder', ({ body, session }) =>
    changeAbout(db, async (tx) => {
      refuseStrangers(await moveRows(tx, aboutOrder, body));
      await noteMoves(tx, 'about', { moves: body, existing, by: session });
      return { done: true };
    }),
  );

  handle('PUT /about/:id', edit);

  handle('DELETE /about/:id', ({ params: { id }, session }) =>
    changeAbout(db, async (tx) => {
      await moveToTrash(tx, 'about', { read: () => existing(tx, id), by: session });
      return { done: true } as const;
    }),
  );
}

/** What changes entries about us. */
export function aboutEdits(db: Db, pictures: Uploads) {
  return {
    existing,

    async create({ body, files, session, id: drafted }: Create<z.output<typeof newAbout>>): Promise<About> {
      const { arrangement, ...texts } = body;
      const text = await cleanNewText(db, texts.text);
      return withUploads(pictures, files, 'images', (keys) =>
        changeAbout(db, async (tx) => {
          const id = await insertAbout(tx, { ...texts, text }, drafted);
          await noteTextPictures(tx, id, text);
          await addAboutPictures(tx, id, keys);
          await arrangeAboutPictures(tx, id, arrangedBy(arrangement, keys));
          const entry = await existing(tx, id);
          await storeFirstVersion(tx, 'about', entry, session);
          return entry;
        }),
      );
    },

    async edit(call: Edit<z.output<typeof aboutChange>>): Promise<About> {
      const { body, files, ifMatch, session, restores } = call;
      const { id } = call.params;
      await existing(db, id);
      const removed = keysOf(body.removeImages ?? []);
      const newText = body.text && (await cleanChangedText(db, body.text));
      return withUploads(pictures, files, 'images', async (keys) => {
        const { entry, gone } = await changeAbout(db, async (tx) => {
          const before = await existing(tx, id);
          requireVersion(before, ifMatch);
          const texts = stored.merged(before, { ...body, text: newText });
          if (!restores) requireName(before, texts, body);
          const gone = await removeAboutPictures(tx, id, removed);
          gone.push(...(await noteTextPictures(tx, id, texts.text)));
          await addAboutPictures(tx, id, keys);
          await arrangeAboutPictures(tx, id, arrangedBy(body.arrangement, keys));
          const { pictures: arranged } = await existing(tx, id);
          requireRoom(arranged.length);
          await updateAbout(tx, before, texts, !isDeepStrictEqual(arranged, before.pictures));
          const entry = await existing(tx, id);
          await storeVersion(tx, 'about', { before, after: entry, by: session });
          return { entry, gone };
        });
        await pictures.removeUnused(gone);
        return entry;
      });
    },
  };
}

function changeAbout<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return changeCollection(db, 'about', async (tx) => {
    await guard(tx, 'about');
    return change(tx);
  });
}

async function existing(db: Db, id: string): Promise<About> {
  const entry = await findAbout(db, id);
  if (!entry) throw new HttpError('not_found');
  return entry;
}

/** Keys of the pictures that are named by their URLs. One that the entry no longer has is not there to be removed. */
function keysOf(urls: readonly string[]): string[] {
  return urls.map((url, index) => {
    const key = pictureKeyIn(url);
    if (!key) throw new HttpError('invalid', { fields: { [`removeImages.${index}`]: ruleTexts.unknown_picture } });
    return key;
  });
}

/** The order that a form asks for, its files being named by their keys. */
function arrangedBy(arrangement: AboutChange['arrangement'], uploaded: readonly string[]): Arranged[] {
  return (arrangement ?? []).map(({ file, key: named = '', alt }, index) => {
    const key = file === undefined ? (pictureKeyIn(named) ?? '') : uploaded[file];
    if (key === undefined)
      throw new HttpError('invalid', { fields: { [`arrangement.${index}`]: ruleTexts.unknown_picture } });
    return { key, alt };
  });
}
