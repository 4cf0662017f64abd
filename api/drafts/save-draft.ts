import type { Save } from '@varda/contract/drafts';
import type { EditedKind } from '@varda/contract/edit-history';
import type { Product } from '@varda/contract/products';
import { forgetApproval } from '../approvals/approvals.repository.ts';
import { requirePictures } from '../content/text-pictures.ts';
import { guard } from '../database/engine.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { contentOf, textPictures } from '../edit-history/content.ts';
import type { Edit } from '../edit-history/edit-history.routes.ts';
import { changedPaths } from '../edit-history/restoring-form.ts';
import type { EditedEntity } from '../edit-history/versions.repository.ts';
import { HttpError } from '../http/http-error.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { placeScheduled, settleDraft } from '../schedules/scheduled-drafts.ts';
import { translatedPlaces } from '../translations/translations.repository.ts';
import { asDrafted, offSite, pick } from './draft-content.ts';
import type { DraftedItems } from './drafted-items.ts';
import { deleteDraft, findDraft, writeDraft } from './drafts.repository.ts';

export interface Saved {
  query?: Save;
}

/** A create or an edit that is not to be published. */
export interface DraftSave extends Omit<Edit<never>, 'params'>, Saved {
  kind: EditedKind;
  /** None of a new item. */
  id?: string;
}

/** Keeps what a create or an edit would change, on top of the draft that there is. */
export async function saveDraft(
  tx: Db,
  uploads: Uploads,
  items: DraftedItems,
  { kind, id, query, ifMatch, ...call }: DraftSave,
): Promise<EditedEntity> {
  await guard(tx, translatedPlaces[kind].guard);
  const draft = id === undefined ? undefined : await findDraft(tx, kind, id);
  const requireSame = (before: EditedEntity | null) => {
    const version = draft?.version ?? before?.__v;
    if (ifMatch !== null && ifMatch !== version)
      throw new HttpError('changed_meanwhile', { current: draft ? asDrafted(draft, before) : before });
  };
  const { before, after } = await items.edited(tx, uploads, { ...call, kind, id }, draft, requireSame);
  const own = id ?? newId();
  const item = { ...after, _id: own };
  const now = before ? contentOf(before) : {};
  const drafted = contentOf(after);
  const paths = changedPaths(now, drafted);
  if (before && paths.length === 0 && !draft?.rows) {
    await deleteDraft(tx, kind, own);
    await settleDraft(tx, { entity: kind, _id: own }, { as: 'discarded', left: [], by: call.session });
    await forgetApproval(tx, kind, own);
    return before;
  }
  // Of a draft that an older version of this program has published or discarded.
  if (!draft) await forgetApproval(tx, kind, own);
  // Whoever has not seen what was published meanwhile has not decided about it.
  const known = before && query?.over === before.__v ? {} : (draft?.base ?? {});
  const content = pick(drafted, paths);
  const version = await writeDraft(
    tx,
    {
      ...{ kind, id: own, state: draft?.state ?? (before ? 'changed' : 'new') },
      content,
      base: before ? { ...pick(now, paths), ...pick(known, paths) } : {},
      item: before && !draft?.rows ? null : offSite(item),
      rows: draft?.rows ?? null,
    },
    { before, after: item },
    { by: call.session, writers: draft?.writers },
  );
  // The edit above has locked these rows and, as it is rolled back, let them go again; `draft_files` refers to none.
  const shown = new Set(textPictures(draft?.content ?? {}));
  const added = textPictures(content).filter((key) => !shown.has(key));
  await requirePictures(tx, added, content);
  if (kind === 'products') await placeScheduled(tx, item as Product);
  // A language that is as it is published again has nothing left to be done at its time.
  if (draft?.state === 'changed')
    await settleDraft(tx, { entity: kind, _id: own }, { as: 'discarded', left: paths, by: call.session });
  return { ...item, __v: version };
}
