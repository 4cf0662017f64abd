import { announcementProblems } from '@varda/contract/announcements';
import { picturedParts, type SiteItem, type siteItemChange } from '@varda/contract/site-items';
import type { z } from 'zod';
import { requirePermission } from '../accounts/permissions.ts';
import { changeCollection } from '../content/content-revision.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { moveRows } from '../database/positions.ts';
import type { Edit } from '../edit-history/edit-history.routes.ts';
import { storeVersion } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import type { Files } from '../http/form-body.ts';
import { HttpError } from '../http/http-error.ts';
import { noteMoves, refuseStrangers } from '../http/reorder.ts';
import { cachedUntilChangeOf, type Handle } from '../http/routes.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { withPicture } from '../pictures/picture-upload.ts';
import { keysOf } from '../pictures/pictured.ts';
import {
  editedFields,
  findSiteItem,
  type ItemChange,
  listSiteItems,
  readSiteContent,
  slides,
  updateSiteItem,
} from './site-items.repository.ts';

export function siteContentRoutes(handle: Handle, db: Db, { edit }: ReturnType<typeof siteContentEdits>): void {
  handle(
    'GET /site-content',
    ({ query: { lang = 'en' } }) => readSiteContent(db, lang),
    cachedUntilChangeOf('site-content'),
  );

  handle('GET /site-content/:part', ({ params: { part }, query }) => listSiteItems(db, part, query));

  handle('PATCH /site-content/reorder', ({ body, session }) =>
    changeSite(db, async (tx) => {
      refuseStrangers(await moveRows(tx, slides, body));
      await noteMoves(tx, 'site-content', { moves: body, existing, by: session });
      return { done: true };
    }),
  );

  handle('PUT /site-content/:id', edit);
}

/** What changes items of the site. */
export function siteContentEdits(db: Db, pictures: Uploads) {
  return {
    existing,

    async edit(call: Edit<z.output<typeof siteItemChange>>): Promise<SiteItem> {
      const { params, body, files, ifMatch, session } = call;
      const { imageAlt, removeImage, removeImageMk, ...change } = body;
      // They are where the messages of visitors go.
      if (params.id === 'mailboxes') requirePermission(session, 'contacts.see');
      refuseOthers(await existing(db, params.id), change, files);
      return withPicture(pictures, files, { imageAlt, removeImage, removeImageMk }, async (picture) => {
        const { before, after } = await changeSite(db, async (tx) => {
          const before = await existing(tx, params.id);
          requireVersion(before, ifMatch);
          refuseContradictions(before, change);
          await updateSiteItem(tx, before, { ...change, picture });
          const after = await existing(tx, params.id);
          await storeVersion(tx, 'site-content', { before, after, by: session });
          return { before, after };
        });
        await pictures.removeUnused(keysOf(before));
        return after;
      });
    },
  };
}

function changeSite<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return changeCollection(db, 'site-content', async (tx) => {
    await guard(tx, 'site content');
    return change(tx);
  });
}

/** Each item has texts, values and pictures of its own. */
function refuseOthers({ part, original }: SiteItem, change: ItemChange, files: Files): void {
  const names = Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const strange = names.filter((name) => !(name in original));
  if (!picturedParts.includes(part)) strange.push(...Object.keys(files));
  if (strange.length === 0) return;
  throw new HttpError('invalid', { fields: Object.fromEntries(strange.map((name) => [name, ruleTexts.wrong_value])) });
}

/** A form has been checked already; what sends fewer fields is checked with those that stay. */
function refuseContradictions(before: SiteItem, change: ItemChange): void {
  const problems = announcementProblems(editedFields(before, change));
  if (problems.length === 0) return;
  const fields = problems.map(({ path, rule }) => [path.join('.'), ruleTexts[rule]]);
  throw new HttpError('invalid', { fields: Object.fromEntries(fields) });
}

async function existing(db: Db, id: string): Promise<SiteItem> {
  const item = await findSiteItem(db, id);
  if (!item) throw new HttpError('not_found');
  return item;
}
