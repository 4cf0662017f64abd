import type { EditedKind } from '@varda/contract/edit-history';
import type { ChangedAt } from '@varda/contract/entity';
import { changeCollection } from '../content/content-revision.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import type { Editable } from '../edit-history/edit-history.routes.ts';
import { type EditedEntity, storeVersion } from '../edit-history/versions.repository.ts';
import type { Handle } from '../http/routes.ts';
import { requirePublishable } from '../vacancies/vacancies.routes.ts';
import { markedMoments, translatedPlaces, writeMoments } from './translations.repository.ts';

type Translated = EditedEntity & { changedAt: ChangedAt };

/** What people say of a translation: it is still right, or it needs a change. */
export function translationsRoutes(handle: Handle, db: Db, editables: Record<EditedKind, Editable>): void {
  handle('POST /translations/:entity/:id', async ({ params: { entity, id }, body, ifMatch, session }) => {
    const existing = async (tx: Db) => (await editables[entity].existing(tx, id)) as Translated;
    const place = translatedPlaces[entity];
    return changeCollection(db, place.content, async (tx) => {
      await guard(tx, place.guard);
      const before = await existing(tx);
      if (entity === 'adminCareer') await requirePublishable(tx, id, session);
      requireVersion(before, ifMatch);
      const moments = markedMoments(before.changedAt, body);
      if (!moments) return toAnswer(before);
      await writeMoments(tx, entity, id, { before, moments, by: session });
      const after = await existing(tx);
      const said = `${body.is === 'right' ? 'stillRight' : 'needsChange'}.${body.language}`;
      await storeVersion(tx, entity, { before, after, by: session, said: [said] });
      return toAnswer(after);
    });
  });
}

function toAnswer({ _id, __v, changedAt }: Translated) {
  return { _id, __v, changedAt };
}
