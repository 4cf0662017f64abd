import type { TextFields, TextsOf } from '@varda/contract/text-fields';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import type { Create, Edit } from '../edit-history/edit-history.routes.ts';
import { storeFirstVersion, storeVersion } from '../edit-history/versions.repository.ts';
import { HttpError } from '../http/http-error.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { type PictureFields, withPicture } from '../pictures/picture-upload.ts';
import { keysOf } from '../pictures/pictured.ts';
import { moveToTrash } from '../trash/trash.repository.ts';
import { places } from '../trash/trashed-rows.ts';
import { changeCollection } from './content-revision.ts';
import type { PicturedTexts, PicturedTextsRepository } from './pictured-texts.repository.ts';
import type { ChangedTexts } from './stored-texts.ts';
import { requireVersion } from './versions.ts';

/** What the calls do that change an entity of texts and a picture. */
export function picturedTextsCalls<F extends TextFields>(
  db: Db,
  pictures: Uploads,
  kind: 'dosage' | 'contact-info',
  { stored, find, insert, update }: PicturedTextsRepository<F>,
) {
  async function existing(from: Db, id: string): Promise<PicturedTexts<F>> {
    const entity = await find(from, id);
    if (!entity) throw new HttpError('not_found');
    return entity;
  }

  return {
    existing,

    async create({ body, files, session, id }: Create<TextsOf<F> & PictureFields>): Promise<PicturedTexts<F>> {
      const texts = stored.cleanNew(body);
      return withPicture(pictures, files, body, (shown) =>
        changeCollection(db, kind, async (tx) => {
          const entity = await existing(tx, await insert(tx, texts, shown, id));
          await storeFirstVersion(tx, kind, entity, session);
          return entity;
        }),
      );
    },

    async edit(call: Edit<ChangedTexts<F> & PictureFields>): Promise<PicturedTexts<F>> {
      const { params, body, files, ifMatch, session } = call;
      await existing(db, params.id);
      const texts = stored.cleanChange(body);
      return withPicture(pictures, files, body, async (shown) => {
        const { before, after } = await changeCollection(db, kind, async (tx) => {
          await guard(tx, places[kind].guard);
          const before = await existing(tx, params.id);
          requireVersion(before, ifMatch);
          await update(tx, before, { ...texts, ...shown });
          const after = await existing(tx, params.id);
          await storeVersion(tx, kind, { before, after, by: session });
          return { before, after };
        });
        await pictures.removeUnused(keysOf(before));
        return after;
      });
    },

    remove({ params, session }: { params: { id: string }; session: SignedIn }): Promise<{ done: true }> {
      return changeCollection(db, kind, async (tx) => {
        await moveToTrash(tx, kind, { read: () => existing(tx, params.id), by: session });
        return { done: true };
      });
    },
  };
}
