import type { Hidden, publication, published } from '@varda/contract/drafts';
import type { EditedKind, RemovableKind } from '@varda/contract/edit-history';
import { editedKinds } from '@varda/contract/edited-kinds';
import { hiddenIn } from '@varda/contract/hidden-in';
import type { Localized } from '@varda/contract/language';
import { type Area, isAllowed } from '@varda/contract/permissions';
import { withContent } from '@varda/contract/with-content';
import type { z } from 'zod';
import { areaOfItem } from '../accounts/area-of-item.ts';
import { areasOfItem, requireActions } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { noteActivity } from '../activity/activity.repository.ts';
import { forgetApproval } from '../approvals/approvals.repository.ts';
import { requireAsked, requireSeen, requireSeenAtTime } from '../approvals/approvals.ts';
import { forgetComments } from '../comments/comments.repository.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { inSavepoint, tried } from '../database/savepoints.ts';
import type { Create, Edit, Editable } from '../edit-history/edit-history.routes.ts';
import { type EditedEntity, itemOf } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { once } from '../http/idempotency.ts';
import { reasonOf } from '../http/reason-of.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { removingAfterwards } from '../pictures/removed-afterwards.ts';
import { endPreviewsOf } from '../previews/previews.repository.ts';
import { settleDraft, storeScheduled } from '../schedules/scheduled-drafts.ts';
import type { Target } from '../schedules/schedules.repository.ts';
import { translatedPlaces } from '../translations/translations.repository.ts';
import { isInTrash, moveToTrash } from '../trash/trash.repository.ts';
import { pathsOf, withWriter } from './draft-content.ts';
import { DraftedItems, existing, unlimited } from './drafted-items.ts';
import { deleteDraft, findDraft, namesDraft, requireVersion, writeDraft } from './drafts.repository.ts';
import { editsOf } from './edits-of-kinds.ts';
import { withFiles } from './form-files.ts';
import { type Publishing, publishDraft } from './publish-draft.ts';
import { type DraftSave, type Saved, saveDraft } from './save-draft.ts';
import { takeOffSite } from './take-off-site.ts';

/** Saves as drafts, and publishes: by the edits of each kind, see docs/decisions/091. */
export class Drafts {
  readonly #db: Db;
  readonly #pictures: Uploads;
  /** What drafts are of. */
  readonly items: DraftedItems;

  constructor(db: Db, pictures: Uploads) {
    this.#db = db;
    this.#pictures = pictures;
    this.items = new DraftedItems(db, pictures);
  }

  /** The edits of a kind, which also save drafts, where a call says so, and publish the one that a call names by its version. */
  saving<E extends Editable>(kind: EditedKind, edits: E): E {
    const create = (call: Create<never> & Saved) =>
      call.query?.as === 'draft' ? this.#save({ ...call, kind, ifMatch: null }) : edits.create?.(call);
    const edit = (call: Edit<never> & Saved) => {
      const { id } = call.params;
      if (call.query?.as === 'draft') return this.#save({ ...call, kind, id });
      return namesDraft(call.ifMatch) ? this.#saveAndPublish({ ...call, kind, id }) : edits.edit(call);
    };
    return { ...edits, create, edit } as E;
  }

  /**
   * Publishes drafts within one transaction, and says which of them visitors do not see all the same; those that have nothing in the language stay as they are, and are not among the items.
   *
   * @throws HttpError with the reason of each that cannot be published, by its index; then none is
   */
  publish(
    asked: z.output<typeof publication>['drafts'],
    { language, session }: Pick<Publishing, 'language' | 'session'>,
  ): Promise<z.output<typeof published>> {
    return this.change(async (tx, uploads) => {
      const items: { entity: EditedKind; _id: string }[] = [];
      const hidden: Hidden[] = [];
      const refused = await eachAsPart(tx, asked, async ({ entity, _id, __v, over, approves }, index) => {
        const draft = existing(await findDraft(tx, entity, _id));
        requireVersion(draft.version, __v ?? null);
        if (draft.state === 'changed' && pathsOf(Object.keys(draft.content), language).length === 0) return;
        if (__v === undefined) await requireSeen(tx, draft);
        if (approves) await requireAsked(tx, draft);
        const item = await publishDraft(tx, uploads, this.items, draft, { language, session, over });
        items[index] = { entity, _id: item._id };
        const off = hiddenIn(item).filter((each) => language === undefined || each === language);
        if (off.length > 0) hidden[index] = { title: itemOf(entity, item).title, languages: off };
      });
      if (refused.size === 0) return { items: Object.values(items), hidden: Object.values(hidden) };
      const fields = Object.fromEntries([...refused].map(([index, reason]) => [`drafts.${index}`, reason]));
      const message = asked.length === 1 ? refused.get(0) : ruleTexts.drafts_not_published;
      throw new HttpError('conflict', { ...(message && { message }), fields });
    });
  }

  /**
   * Does what was scheduled, within a transaction of {@link change}; answers why not, by the index of each item of which it cannot be done.
   * Then nothing of it may stay: the transaction goes back to where it was before.
   */
  apply(tx: Db, uploads: Uploads, targets: readonly Target[], session: SignedIn): Promise<Map<number, Localized>> {
    return eachAsPart(tx, targets, async ({ entity, _id, action, language, draftVersion }) => {
      if (await isInTrash(tx, entity, _id)) {
        // Somebody has deleted it, and so taken it off the site.
        if (action === 'unpublish') return;
        throw new HttpError('conflict', { message: ruleTexts.draft_in_trash });
      }
      const draft = await findDraft(tx, entity, _id);
      const asked = { language: language ?? undefined, session };
      if (action === 'publish') {
        if (!draft) throw new HttpError('conflict', { message: ruleTexts.draft_gone });
        const { item, published } = await this.items.show(entity, _id, tx);
        const areas = [item, published].flatMap((one) => (one ? [areaOfItem(entity, one)] : []));
        for (const area of areas) requirePublish(session, area);
        if (draft.state === 'changed' && pathsOf(Object.keys(draft.content), asked.language).length === 0)
          throw new HttpError('conflict', { message: ruleTexts.draft_missing });
        if (draft.state !== 'changed' && language !== null)
          throw new HttpError('conflict', { message: ruleTexts.new_in_both });
        if (draftVersion !== null && draft.version !== draftVersion) await requireSeenAtTime(tx, draft, areas);
        await publishDraft(tx, uploads, this.items, draft, asked);
        return;
      }
      if (draft?.state === 'new') throw new HttpError('conflict', { message: ruleTexts.never_on_site });
      // Somebody has done so before.
      if (draft?.state === 'unpublished' || !(await this.items.has(entity, _id, tx))) return;
      const edits = editsOf(tx, uploads, entity);
      const item = await this.items.published(tx, entity, _id);
      requirePublish(session, areaOfItem(entity, item));
      if (language === null) await takeOffSite(tx, uploads, { kind: entity as RemovableKind, id: _id, session });
      else
        await edits.edit({
          ...{ params: { id: _id }, body: { active: { [language]: false } }, files: {}, ifMatch: null },
          session: unlimited(session, 'write'),
        } as unknown as Edit<never>);
    });
  }

  /** Takes an item off the site. @throws HttpError `not_found` */
  unpublish(kind: RemovableKind, id: string, session: SignedIn): Promise<void> {
    return this.change((tx, uploads) => takeOffSite(tx, uploads, { kind, id, session }));
  }

  /**
   * Forgets a draft; what is off the site goes to the trash.
   *
   * @throws HttpError `not_found`; `conflict` where it is another draft by now; `forbidden` where that deletes an item which the account may not
   */
  discard(
    kind: EditedKind,
    id: string,
    { ifMatch, session }: { ifMatch: number | null; session: SignedIn },
  ): Promise<void> {
    return this.change(async (tx, uploads) => {
      await guard(tx, translatedPlaces[kind].guard);
      const draft = existing(await findDraft(tx, kind, id));
      const { version, rows, item: drafted, state, content } = draft;
      requireVersion(version, ifMatch);
      const item = rows
        ? await this.items.putBack(tx, uploads, kind as RemovableKind, id, rows)
        : (drafted ?? (await editsOf(tx, uploads, kind).existing(tx, id)));
      const files = await tx.selectFrom('draft_files').select('file_key').where('item_id', '=', id).execute();
      await uploads.removeUnused(files.map(({ file_key }) => file_key));
      await deleteDraft(tx, kind, id);
      await forgetApproval(tx, kind, id);
      // With the draft of a new one the item is gone.
      if (state === 'new') {
        await forgetComments(tx, kind, id);
        await uploads.removeUnused(await endPreviewsOf(tx, kind, id));
      }
      if (rows) {
        requireActions(session, areaOfItem(kind, item), ['delete']);
        await moveToTrash(tx, kind as RemovableKind, { read: async () => item, by: session, offSite: true });
        // It is deleted, and what was drafted of it waits there with it, as that of any other.
        const waiting = { ...draft, state: 'changed', item: null, rows: null } as const;
        if (Object.keys(content).length > 0)
          await writeDraft(tx, waiting, { before: item, after: withContent(item, content) }, draft);
      } else await noteActivity(tx, { action: 'discard_draft', entity: kind, item: itemOf(kind, item) }, session);
      await settleDraft(tx, { entity: kind, _id: id }, { as: 'discarded', left: [], by: session });
    });
  }

  /**
   * Rewrites all that a draft holds: what was scheduled of it stays so, and its texts those of who has saved them.
   *
   * @param rewritten answers another value in the place of each, of the same shape
   */
  async rewrite(
    tx: Db,
    uploads: Uploads,
    { kind, id }: { kind: EditedKind; id: string },
    rewritten: <T>(value: T) => Promise<T>,
    by: SignedIn,
  ): Promise<void> {
    await guard(tx, translatedPlaces[kind].guard);
    const draft = existing(await findDraft(tx, kind, id));
    const [content, base, item, rows] = await rewritten([draft.content, draft.base, draft.item, draft.rows] as const);
    const next = { ...draft, content, base, item, rows };
    const before =
      draft.state === 'new' ? null : await tried(tx, () => this.items.asPublished(tx, uploads, kind, id, next));
    const after = item ?? (before && withContent(before, content));
    if (!after) throw new HttpError('not_found', { message: ruleTexts.draft_gone });
    const version = await writeDraft(tx, next, { before, after }, withWriter(draft, by));
    await storeScheduled(tx, draft, version);
    await noteActivity(tx, { action: 'save_draft', entity: kind, item: itemOf(kind, after) }, by);
  }

  #save({ files, ...call }: DraftSave): Promise<EditedEntity> {
    const { kind, session } = call;
    return withFiles(this.#pictures, files, (keys) =>
      this.change(async (tx, uploads) => {
        const item = await saveDraft(tx, uploads, this.items, { ...call, files: keys });
        await noteActivity(tx, { action: 'save_draft', entity: kind, item: itemOf(kind, item) }, session);
        return item;
      }),
    );
  }

  #saveAndPublish({ files, ...call }: DraftSave & { id: string }): Promise<EditedEntity> {
    const { kind, id, session } = call;
    return withFiles(this.#pictures, files, (keys) =>
      this.change(async (tx, uploads) => {
        // Of a vacancy that visitors see nowhere, too: as where a draft is published without a save.
        for (const area of await areasOfItem(tx, kind, id)) requireActions(session, area, ['publish']);
        await saveDraft(tx, uploads, this.items, { ...call, files: keys });
        const draft = await findDraft(tx, kind, id);
        // What it would change is published already.
        if (!draft) return editsOf(tx, uploads, kind).existing(tx, id);
        return publishDraft(tx, uploads, this.items, draft, { session });
      }),
    );
  }

  /** A transaction, and after it the files go that it has left unused. */
  change<T>(change: (tx: Db, uploads: Uploads) => Promise<T>): Promise<T> {
    return removingAfterwards(this.#pictures, (uploads) =>
      this.#db.transaction().execute((tx) => once(tx, () => change(tx, uploads))),
    );
  }
}

/** Does a thing for each of several items of one transaction, and answers why not by the index of each for which it is refused. */
async function eachAsPart<T extends { entity: EditedKind }>(
  tx: Db,
  items: readonly T[],
  change: (item: T, index: number) => Promise<void>,
): Promise<Map<number, Localized>> {
  const refused = new Map<number, Localized>();
  // In one order, so that nobody who publishes waits for another one who does.
  const inOrder = [...items.entries()].toSorted(
    ([, a], [, b]) => editedKinds.indexOf(a.entity) - editedKinds.indexOf(b.entity),
  );
  for (const [index, item] of inOrder)
    try {
      await inSavepoint(tx, async () => {
        await guard(tx, translatedPlaces[item.entity].guard);
        await change(item, index);
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      refused.set(index, reasonOf(error, ruleTexts.draft_gone, ruleTexts.not_publishable));
    }
  return refused;
}

/** Of whoever has scheduled something, at its time. @throws HttpError `forbidden` */
function requirePublish({ restrictions }: SignedIn, area: Area): void {
  if (!isAllowed(restrictions, area, 'publish'))
    throw new HttpError('forbidden', { message: ruleTexts.scheduler_may_not });
}
