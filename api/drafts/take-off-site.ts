import type { RemovableKind } from '@varda/contract/edit-history';
import { withContent } from '@varda/contract/with-content';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { noteActivity } from '../activity/activity.repository.ts';
import { changeCollection } from '../content/content-revision.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { itemOf } from '../edit-history/versions.repository.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { storeScheduled } from '../schedules/scheduled-drafts.ts';
import { translatedPlaces } from '../translations/translations.repository.ts';
import { takeRows } from '../trash/trashed-rows.ts';
import { offSite, withWriter } from './draft-content.ts';
import { findDraft, writeDraft } from './drafts.repository.ts';
import { editsOf } from './edits-of-kinds.ts';

/** Takes an item off the site: it goes on as a draft, with all its rows. @throws HttpError `not_found` */
export function takeOffSite(
  tx: Db,
  uploads: Uploads,
  { kind, id, session }: { kind: RemovableKind; id: string; session: SignedIn },
): Promise<void> {
  return changeCollection(tx, translatedPlaces[kind].content, async () => {
    await guard(tx, translatedPlaces[kind].guard);
    const item = await editsOf(tx, uploads, kind).existing(tx, id);
    const draft = await findDraft(tx, kind, id);
    const { content = {}, base = {} } = draft ?? {};
    const drafted = draft ? withContent(item, content) : item;
    const rows = (await takeRows(tx, kind, id)) ?? null;
    const version = await writeDraft(
      tx,
      { kind, id, state: 'unpublished', content, base, item: offSite(drafted), rows },
      { before: item, after: drafted },
      draft ? withWriter(draft, session) : { by: session },
    );
    if (draft) await storeScheduled(tx, draft, version);
    await noteActivity(tx, { action: 'unpublish', entity: kind, item: itemOf(kind, item) }, session);
  });
}
