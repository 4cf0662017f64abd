import { removableKind } from '@varda/contract/edit-history';
import { seenAreas } from '../accounts/permissions.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import { plannedOf } from '../schedules/shown-schedules.repository.ts';
import { listDrafts, markDrafts, shownDraft } from './drafts.repository.ts';
import type { Drafts } from './drafts.ts';

export function draftsRoutes(handle: Handle, db: Db, drafts: Drafts): void {
  handle('GET /drafts', async ({ query, session }) => {
    const seen = seenAreas(session);
    const page = await listDrafts(db, query, seen, session.userId);
    return { ...page, planned: await plannedOf(db, { ids: page.items.map(({ _id }) => _id) }, seen) };
  });

  handle('GET /drafts/:entity', async ({ params: { entity }, query: { categoryName }, session }) => ({
    drafts: await markDrafts(db, entity, categoryName, seenAreas(session)),
    planned: await plannedOf(db, { entity }, seenAreas(session)),
  }));

  handle('GET /drafts/:entity/:id', async ({ params: { entity, id }, session }) => {
    const { draft, item, published } = await drafts.items.show(entity, id);
    const shown = await shownDraft(db, entity, id, session.userId);
    if (!shown) throw new HttpError('not_found', { message: ruleTexts.draft_gone });
    const planned = await plannedOf(db, { entity, id }, seenAreas(session));
    return { ...shown, item, published, base: draft.base, planned };
  });

  handle('POST /drafts/publication', ({ body, session }) =>
    drafts.publish(body.drafts, { language: body.language, session }),
  );

  handle('POST /drafts/:entity/:id', async ({ params: { entity, id }, session }) => {
    const kind = removableKind.safeParse(entity);
    if (!kind.success) throw new HttpError('conflict', { message: ruleTexts.always_published });
    await drafts.unpublish(kind.data, id, session);
    return { done: true };
  });

  handle('DELETE /drafts/:entity/:id', async ({ params: { entity, id }, ifMatch, session }) => {
    await drafts.discard(entity, id, { ifMatch, session });
    return { done: true };
  });
}
