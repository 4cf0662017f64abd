import type { Language } from '@varda/contract/language';
import { withContent } from '@varda/contract/with-content';
import { areaOfItem } from '../accounts/area-of-item.ts';
import { requireActions } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { noteActivity } from '../activity/activity.repository.ts';
import { isApproving, settleApproval } from '../approvals/approvals.ts';
import { changeCollection } from '../content/content-revision.ts';
import type { Db } from '../database/open-database.ts';
import { contentOf } from '../edit-history/content.ts';
import type { Edit } from '../edit-history/edit-history.routes.ts';
import { isSameValue, restoringForm } from '../edit-history/restoring-form.ts';
import { type EditedEntity, itemOf } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { endPreviewsOf } from '../previews/previews.repository.ts';
import { settleDraft, storeScheduled } from '../schedules/scheduled-drafts.ts';
import { translatedPlaces } from '../translations/translations.repository.ts';
import { pick, publishedPaths } from './draft-content.ts';
import { create, type DraftedItems, unlimited } from './drafted-items.ts';
import { deleteDraft, type StoredDraft, writeDraft } from './drafts.repository.ts';
import { editsOf } from './edits-of-kinds.ts';

export interface Publishing {
  language?: Language | undefined;
  /** Which version of the published item somebody has decided over, see `Save`. */
  over?: number | undefined;
  session: SignedIn;
}

/** Publishes what a draft changes, in one language or both; what is left of it stays a draft. @throws HttpError `conflict` */
export async function publishDraft(
  tx: Db,
  uploads: Uploads,
  items: DraftedItems,
  draft: StoredDraft,
  { language, over, session: by }: Publishing,
): Promise<EditedEntity> {
  const { kind, id, state, content, base, rows } = draft;
  const edits = editsOf(tx, uploads, kind);
  const session = unlimited(by, 'write');
  return changeCollection(tx, translatedPlaces[kind].content, async () => {
    if (state === 'new') {
      const isApproval = await isApproving(tx, draft, null, by);
      await deleteDraft(tx, kind, id);
      const created = await create(edits, { ...restoringForm({}, content, Object.keys(content)), session, id });
      await settleDraft(tx, { entity: kind, _id: id }, { as: 'published', left: [], by });
      // They would show a second one beside it.
      await uploads.removeUnused(await endPreviewsOf(tx, kind, id));
      await settleApproval(tx, draft, isApproval ? by : null);
      return created;
    }
    const published = await items.asPublished(tx, uploads, kind, id, draft);
    const isApproval = await isApproving(tx, draft, published, by);
    const now = contentOf(published);
    const paths = rows ? Object.keys(content) : publishedPaths(draft, language);
    const isDecided = (path: string) => isSameValue(now[path], base[path]) || isSameValue(now[path], content[path]);
    if (over !== published.__v && !paths.every(isDecided))
      throw new HttpError('conflict', { message: ruleTexts.published_meanwhile });
    await deleteDraft(tx, kind, id);
    if (rows) {
      // Nothing of it may be changed: then no edit asks.
      requireActions(by, areaOfItem(kind, published), ['publish']);
      await noteActivity(tx, { action: 'publish', entity: kind, item: itemOf(kind, published) }, session);
    }
    const changed = paths.filter((path) => !isSameValue(now[path], content[path]));
    const form = restoringForm(now, content, changed);
    const item =
      changed.length > 0
        ? await edits.edit({ params: { id }, ...form, ifMatch: null, session } as Edit<never>)
        : published;
    const rest = Object.keys(content).filter((path) => !paths.includes(path));
    if (rest.length > 0) {
      const left = pick(content, rest);
      const ofDraft = { kind, id, state, content: left, base: pick(base, rest), item: null, rows: null };
      const version = await writeDraft(tx, ofDraft, { before: item, after: withContent(item, left) }, draft);
      await storeScheduled(tx, draft, version);
    } else await settleApproval(tx, draft, isApproval ? by : null);
    await settleDraft(tx, { entity: kind, _id: id }, { as: 'published', left: rest, by });
    return item;
  });
}
