import { defaultLanguage, type Language } from '@varda/contract/language';
import { isForbidden } from '@varda/contract/permissions';
import type { Career, careerChange, newCareer } from '@varda/contract/vacancies';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requireSession } from '../accounts/authentication.ts';
import { requirePermission } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { changeCollection } from '../content/content-revision.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import type { Create, Edit } from '../edit-history/edit-history.routes.ts';
import { storeFirstVersion, storeVersion } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Caching, Handle } from '../http/routes.ts';
import { forStaffFilters, listsCachedUntilChangeOf } from '../http/staff-filters.ts';
import { moveToTrash } from '../trash/trash.repository.ts';
import { findCareer, insertCareer, listCareers, updateCareer, type Viewer } from './vacancies.repository.ts';
import { contentChange, newContent } from './vacancy-content.ts';

/** What the public sees is cached. */
const lists = listsCachedUntilChangeOf('careers');
const cachedForPublic: Caching = { ...lists, isCached: (request) => !asksAsStaff(request) && lists.isCached(request) };

export function careersRoutes(handle: Handle, db: Db, { create, edit }: ReturnType<typeof careerEdits>): void {
  handle(
    'GET /adminCareer',
    forStaffFilters(db, 'vacancies', async ({ query, request }) => listCareers(db, query, await viewerOf(db, request))),
    cachedForPublic,
  );

  handle(
    'GET /adminCareer/:id',
    async ({ params: { id }, query: { lang }, request }) => existing(db, id, await viewerOf(db, request), lang),
    cachedForPublic,
  );

  handle('POST /adminCareer', create);
  handle('PUT /adminCareer/:id', edit);

  handle('DELETE /adminCareer/:id', ({ params: { id }, session }) =>
    changeCollection(db, 'careers', async (tx) => {
      await moveToTrash(tx, 'adminCareer', { read: () => existing(tx, id), by: session });
      return { done: true } as const;
    }),
  );
}

/** What changes vacancies. */
export function careerEdits(db: Db) {
  return {
    existing: (from: Db, id: string) => existing(from, id),

    async create({ body, session, id: drafted }: Create<z.output<typeof newCareer>>): Promise<Career> {
      const content = newContent(body);
      return changeCollection(db, 'careers', async (tx) => {
        const id = await insertCareer(tx, content, session, drafted);
        const career = await existing(tx, id);
        requireForPublic(session, career);
        await storeFirstVersion(tx, 'adminCareer', career, session);
        return career;
      });
    },

    async edit({ params: { id }, body, session, ifMatch }: Edit<z.output<typeof careerChange>>): Promise<Career> {
      const change = contentChange(body);
      return changeCollection(db, 'careers', async (tx) => {
        await guard(tx, 'careers');
        const before = await existing(tx, id);
        requireVersion(before, ifMatch);
        await updateCareer(tx, before, change(before), session);
        const after = await existing(tx, id);
        requireForPublic(session, before, after);
        await storeVersion(tx, 'adminCareer', { before, after, by: session });
        return after;
      });
    },
  };
}

/** A token speaks for staff, unless the public's view is asked for in so many words. */
function asksAsStaff({ headers, query }: FastifyRequest): boolean {
  return headers.authorization !== undefined && (query as { active?: boolean }).active !== true;
}

/** @throws HttpError `unauthenticated` if a token comes along that is not valid any more */
async function viewerOf(db: Db, request: FastifyRequest): Promise<Viewer> {
  if (!asksAsStaff(request)) return 'public';
  const { restrictions } = await requireSession(db, request, 'staff');
  return isForbidden(restrictions, 'vacancies.see') ? 'public' : 'staff';
}

/** What visitors see is a matter of `publish`: a vacancy that is active, or was, in either language. @throws HttpError `forbidden` */
function requireForPublic(session: SignedIn, ...states: readonly Career[]): void {
  if (states.some(({ active }) => active.en || active.mk)) requirePermission(session, 'vacancies.publish');
}

/** The same for one that comes out of the trash. */
export async function requirePublishable(tx: Db, id: string, session: SignedIn): Promise<void> {
  requireForPublic(session, await existing(tx, id));
}

async function existing(
  db: Db,
  id: string,
  viewer: Viewer = 'staff',
  language: Language = defaultLanguage,
): Promise<Career> {
  const career = await findCareer(db, id, viewer, language);
  // Staff read of a vacancy what they read of any other item.
  if (!career) throw new HttpError('not_found', viewer === 'public' ? { message: ruleTexts.career_not_found } : {});
  return career;
}
