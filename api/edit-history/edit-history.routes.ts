import type { EditedKind } from '@varda/contract/edit-history';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { requireVersion } from '../content/versions.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import type { Files } from '../http/form-body.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import { pathsToRestore, restoringForm } from './restoring-form.ts';
import { findLoggedStamps, findPeople, findStamps } from './stamps.repository.ts';
import { type EditedEntity, findVersion, listVersions } from './versions.repository.ts';

/** What the handler of a create needs, so that publishing a draft is a create too. */
export interface Create<Body> {
  body: Body;
  files: Files;
  session: SignedIn;
  /** Of a draft that is published: the id that it has had. */
  id?: string;
}

/** The same of an edit: a restore is one, too. */
export interface Edit<Body> extends Omit<Create<Body>, 'id'> {
  params: { id: string };
  ifMatch: number | null;
  /** It gives back what was stored before: no text is required that was not there then. */
  restores?: boolean;
}

/** An entity that is edited: how it is found, and what its `POST` and its `PUT` do. Each takes the body of its own call. */
export interface Editable {
  /** @throws HttpError `not_found` */
  existing(db: Db, id: string): Promise<EditedEntity>;
  /** Left out where there are always the same items. */
  create?(call: Create<never>): Promise<EditedEntity>;
  edit(call: Edit<never>): Promise<EditedEntity>;
}

export function editHistoryRoutes(handle: Handle, db: Db, editables: Record<EditedKind, Editable>): void {
  handle('GET /edit-history/:entity/:id', async ({ params: { entity, id }, query }) =>
    listVersions(db, entity, await editables[entity].existing(db, id), query),
  );

  handle('GET /edit-history/:entity/:id/:version', async ({ params: { entity, id, version } }) =>
    existing(await findVersion(db, entity, await editables[entity].existing(db, id), version)),
  );

  // A row that somebody has just deleted is no failure: whoever looks at it knows nothing of that yet.
  handle('GET /stamps/:entity', async ({ params: { entity }, query }) => {
    const ids = query.ids.split(',');
    const isLogged = entity === 'users' || entity === 'media';
    return { stamps: await (isLogged ? findLoggedStamps(db, entity, ids) : findStamps(db, entity, ids)) };
  });

  handle('GET /stamps/:entity/people', ({ params: { entity } }) => findPeople(db, entity));

  handle('POST /edit-history/:entity/:id/:version/restore', async ({ params, body, ifMatch, session }) => {
    const { entity, id, version } = params;
    const now = await editables[entity].existing(db, id);
    requireVersion(now, ifMatch);
    const { content, current } = existing(await findVersion(db, entity, now, version));
    const form = restoringForm(current, content, pathsToRestore(current, content, body));
    // Some fields of a version beside others of the present are nothing that was stored before.
    const restores = body.fields === undefined;
    // The form was made for this version, whether or not the caller has named it.
    return editables[entity].edit({ params: { id }, ...form, ifMatch: now.__v, session, restores } as Edit<never>);
  });
}

function existing<T>(version: T | undefined): T {
  if (!version) throw new HttpError('not_found', { message: ruleTexts.version_not_kept });
  return version;
}
