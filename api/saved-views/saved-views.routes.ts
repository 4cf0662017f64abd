import type { SignedIn } from '../accounts/sessions.repository.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { once } from '../http/idempotency.ts';
import type { Handle } from '../http/routes.ts';
import {
  deleteView,
  findView,
  insertView,
  listViews,
  requireRoom,
  type StoredView,
  updateView,
} from './saved-views.repository.ts';

/** Views of lists, each person's own, and shared. */
export function savedViewsRoutes(handle: Handle, db: Db): void {
  const change = <T>(work: (tx: Db) => Promise<T>) => db.transaction().execute((tx) => once(tx, () => work(tx)));
  const toView = ({ ownerId, ...view }: StoredView, session: SignedIn) => ({
    ...view,
    isMine: isMine({ ownerId, shared: view.shared }, session),
  });

  handle('GET /saved-views/:entity', async ({ params: { entity }, session }) =>
    (await listViews(db, entity, session.userId)).map((view) => toView(view, session)),
  );

  handle('POST /saved-views/:entity', ({ params: { entity }, body, session }) =>
    change(async (tx) => {
      await requireRoom(tx, entity, session.userId, body.name);
      const id = await insertView(tx, entity, session.userId, body);
      return toView(await existing(tx, entity, id, session), session);
    }),
  );

  handle('PATCH /saved-views/:entity/:id', ({ params: { entity, id }, body, ifMatch, session }) =>
    change(async (tx) => {
      await guard(tx, 'saved views');
      const before = await existing(tx, entity, id, session);
      requireMine(before, session);
      // To whoever is not its author it would be gone; an admin may delete it.
      if (body.shared === false && before.shared && before.ownerId !== session.userId)
        throw new HttpError('forbidden', { message: ruleTexts.not_permitted });
      requireVersion(toView(before, session), ifMatch);
      if (body.name !== undefined) await requireRoom(tx, entity, before.ownerId, body.name, id);
      await updateView(tx, before, body);
      return toView(await existing(tx, entity, id, session), session);
    }),
  );

  handle('DELETE /saved-views/:entity/:id', ({ params: { entity, id }, ifMatch, session }) =>
    change(async (tx) => {
      await guard(tx, 'saved views');
      const before = await existing(tx, entity, id, session);
      requireMine(before, session);
      requireVersion(toView(before, session), ifMatch);
      await deleteView(tx, id);
      return { done: true } as const;
    }),
  );
}

type Owned = Pick<StoredView, 'ownerId' | 'shared'>;

function isMine({ ownerId, shared }: Owned, { userId, role }: SignedIn): boolean {
  return ownerId === userId || (shared && role === 'admin');
}

function requireMine(view: Owned, session: SignedIn): void {
  if (!isMine(view, session)) throw new HttpError('forbidden', { message: ruleTexts.not_permitted });
}

/** Of others only those that are shared are there. */
async function existing(db: Db, entity: string, id: string, { userId }: SignedIn): Promise<StoredView> {
  const view = await findView(db, entity, id);
  if (!view || (!view.shared && view.ownerId !== userId)) throw new HttpError('not_found');
  return view;
}
