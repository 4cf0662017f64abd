import { createHash } from 'node:crypto';
import type { EditedKind } from '@varda/contract/edit-history';
import type { EndpointKey } from '@varda/contract/endpoints';
import type { Area } from '@varda/contract/permissions';
import { linkDays, previewLastsMs, previewTokens } from '@varda/contract/preview-protocol';
import type { createdPreviewLink, Preview } from '@varda/contract/previews';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { areaOfItem } from '../accounts/area-of-item.ts';
import { requireActions } from '../accounts/permissions.ts';
import { hashToken, type SignedIn } from '../accounts/sessions.repository.ts';
import { type Revisions, revisionOf, revisionsReader } from '../content/content-revision.ts';
import { requirePictures } from '../content/text-pictures.ts';
import { guard } from '../database/engine.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { triedAlone } from '../database/savepoints.ts';
import { pick } from '../drafts/draft-content.ts';
import { findDraft, namesDraft } from '../drafts/drafts.repository.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { withFiles } from '../drafts/form-files.ts';
import type { DraftSave, Saved } from '../drafts/save-draft.ts';
import { contentOf, filesIn, textPictures } from '../edit-history/content.ts';
import type { Create, Edit, Editable } from '../edit-history/edit-history.routes.ts';
import { changedPaths } from '../edit-history/restoring-form.ts';
import type { EditedEntity } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import type { Files, Upload } from '../http/form-body.ts';
import { HttpError } from '../http/http-error.ts';
import type { Call, Handle, Previewed } from '../http/routes.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { removingNothing } from '../pictures/removed-afterwards.ts';
import { isAnnouncement } from '../site-content/announcements.ts';
import { translatedPlaces } from '../translations/translations.repository.ts';
import {
  countFiles,
  countLinks,
  deletePreviews,
  endOlder,
  findLink,
  findPreview,
  holdFiles,
  newToken,
  type StoredPreview,
  writePreview,
} from './previews.repository.ts';

const linkLastsMs = linkDays * 24 * 60 * 60_000;

/** Most of each that one account has at a time. */
const most = { previews: 10, links: 50, files: 40 };

/** Registers the reads of the content over a database, or within a transaction. */
type RegisterReads = (handle: Handle, db: Db) => void;

type Read = (call: Call<EndpointKey>) => Promise<unknown>;

/** A read as a preview answers it, and where the item of the preview belongs by it. */
type Shown = NonNullable<Awaited<ReturnType<Previewed>>> & { area: Area };

/** Most answers that are cached. */
const mostStored = 50;

/** Shows the site as it would be: by the edits of each kind, made and rolled back, see docs/decisions/107. */
export class Previews {
  readonly #db: Db;
  readonly #pictures: Uploads;
  readonly #drafts: Drafts;
  readonly #registerReads: RegisterReads;
  readonly #revisions: () => Promise<Revisions>;
  /** By what they are made of: to make one takes turns with everybody who writes, to look at it again does not. */
  readonly #shown = new LRUCache<string, Promise<Shown | null>>({ max: mostStored });

  constructor(db: Db, pictures: Uploads, drafts: Drafts, registerReads: RegisterReads) {
    this.#db = db;
    this.#pictures = pictures;
    this.#drafts = drafts;
    this.#registerReads = registerReads;
    this.#revisions = revisionsReader(db);
  }

  /** The edits of a kind, which save nothing where a call says that it is for a preview. */
  saving<E extends Editable>(kind: EditedKind, edits: E): E {
    const create = (call: Create<never> & Saved) =>
      call.query?.as === 'preview' ? this.#keep({ ...call, kind, ifMatch: null }) : edits.create?.(call);
    const edit = (call: Edit<never> & Saved) =>
      call.query?.as === 'preview' ? this.#keep({ ...call, kind, id: call.params.id }) : edits.edit(call);
    return { ...edits, create, edit } as E;
  }

  /** @throws HttpError `not_found` once it has ended */
  async show(token: string): Promise<Preview> {
    const { kind, id, endsAt } = await this.#open(this.#db, token);
    return { entity: kind, _id: id, endsAt };
  }

  readonly answer: Previewed = async (token, key, call, collections) => {
    const preview = await this.#open(this.#db, token);
    if (!collections.includes(translatedPlaces[preview.kind].content)) return null;
    const { hash, kind, id, state, content } = preview;
    const revision = revisionOf(await this.#revisions(), collections);
    const madeOf = JSON.stringify([hash, kind, id, state, content, revision, key, call.params, call.query]);
    const name = createHash('sha256').update(madeOf).digest('base64');
    const shown = this.#shown.get(name) ?? this.#make(preview, key, call);
    this.#shown.set(name, shown);
    const answer = await shown.catch((error: unknown) => {
      this.#shown.delete(name);
      throw error;
    });
    // It may have been moved since.
    if (answer) requireOpen(preview, answer.area);
    return answer;
  };

  #make(preview: StoredPreview, key: EndpointKey, call: Call<EndpointKey>): Promise<Shown | null> {
    return triedAlone(this.#db, (tx) =>
      removingNothing(async (uploads) => {
        // Before it writes any row, as everybody who edits does: else each waits for the other.
        await guard(tx, translatedPlaces[preview.kind].guard);
        const read = this.#readsIn(tx).get(key);
        if (!read) return null;
        const item = await this.#drafts.items.showing(tx, uploads, asVisible(preview), preview.by);
        const { _id } = item;
        // An item that is not there yet has another id each time that it is made.
        const inside = (value: unknown) => (value === preview.id ? _id : value);
        const within = (values: object | undefined) =>
          values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inside(value)]));
        const asked = { ...call, params: within(call.params), query: within(call.query) } as Call<EndpointKey>;
        return {
          answer: await read(asked),
          named: (json: string) => json.replaceAll(_id, preview.id),
          area: areaOfItem(preview.kind, item),
        };
      }),
    );
  }

  /** Takes in a file that a form is going to show in its preview. */
  async takeIn(token: string, files: Files, session: SignedIn): Promise<{ key: string }> {
    const hash = hashToken(token);
    await this.#requireOwn(this.#db, hash, session);
    await this.#requireRoom(this.#db, session);
    return withFiles(this.#pictures, files, async (taken) => {
      const [key] = Object.values(taken).flat() as string[];
      if (key === undefined) throw new HttpError('invalid', { fields: { image: ruleTexts.required } });
      const endsAt = new Date(Date.now() + previewLastsMs).toISOString();
      await this.#db.transaction().execute(async (tx) => {
        // Others may have come since they were counted.
        await this.#takeTurn(tx, session);
        await this.#requireRoom(tx, session);
        await holdFiles(tx, { hash, userId: session.userId, files: [key], endsAt });
      });
      return { key };
    });
  }

  /** Makes a link to what a preview shows now. */
  async share(token: string, session: SignedIn): Promise<z.input<typeof createdPreviewLink>> {
    const made = newToken();
    const { userId, name } = session;
    const link = await this.#db.transaction().execute(async (tx) => {
      await this.#takeTurn(tx, session);
      const preview = await this.#open(tx, token);
      if (preview.by.userId !== userId) throw new HttpError('forbidden', { message: ruleTexts.preview_of_another });
      if ((await countLinks(tx, userId)) >= most.links)
        throw new HttpError('too_many', { message: ruleTexts.too_many_links });
      const files = filesIn(preview.content);
      return writePreview(tx, {
        ...preview,
        hash: hashToken(made),
        userId,
        files,
        lastsMs: linkLastsMs,
        isShared: true,
      });
    });
    return { ...link, by: { _id: userId, name }, token: made };
  }

  /** Ends a link: its owner does, and whoever may write what it shows. */
  async revoke(id: string, session: SignedIn): Promise<void> {
    const link = await findLink(this.#db, id);
    if (!link) throw new HttpError('not_found', { message: ruleTexts.preview_ended });
    if (link.userId !== session.userId) requireActions(session, link.area, ['write']);
    await this.#db.transaction().execute((tx) => deletePreviews(tx, [link.hash]));
    await this.#pictures.removeUnused(link.files);
  }

  async #keep({ files, query, ifMatch, ...call }: DraftSave): Promise<EditedEntity> {
    const { kind, session } = call;
    const token = query?.preview;
    if (token === undefined) throw new HttpError('invalid', { fields: { preview: ruleTexts.required } });
    const hash = hashToken(token);
    const isNew = (file: Upload) => typeof file !== 'string';
    const hasNew = Object.values(files).flat().some(isNew);
    if (hasNew) await this.#requireRoom(this.#db, session);
    return withFiles(this.#pictures, files, (keys) =>
      removingNothing((uploads) =>
        this.#db.transaction().execute(async (tx) => {
          await guard(tx, translatedPlaces[kind].guard);
          await this.#takeTurn(tx, session);
          if (hasNew) await this.#requireRoom(tx, session);
          const shown = await this.#requireOwn(tx, hash, session);
          // A form that shows what is published stands beside a draft, one that shows a draft goes on from it.
          const draft = call.id !== undefined && namesDraft(ifMatch) ? await findDraft(tx, kind, call.id) : undefined;
          const { before, after } = await this.#drafts.items.edited(tx, uploads, { ...call, files: keys }, draft);
          const area = areaOfItem(kind, after);
          requireActions(session, area, ['write']);
          const now = before ? contentOf(before) : {};
          const then = contentOf(after);
          const id = call.id ?? (shown?.kind === kind && shown.state === 'new' ? shown.id : newId());
          const content = pick(then, changedPaths(now, then));
          await writePreview(tx, {
            ...{ hash, userId: session.userId, kind, id, area, lastsMs: previewLastsMs },
            state: draft?.state ?? (before ? 'changed' : 'new'),
            content,
            // The others are held by what is published.
            files: filesIn(content),
          });
          // The edit has locked these rows and, as it is rolled back, let them go again; `preview_files` refers to none.
          await requirePictures(tx, textPictures(content), content);
          if (!shown) await endOlder(tx, session.userId, most.previews);
          return { ...after, _id: id };
        }),
      ),
    );
  }

  /** What one account has is counted and added to by one transaction at a time. */
  #takeTurn(tx: Db, { userId }: SignedIn): Promise<void> {
    return guard(tx, `previews of ${userId}`);
  }

  /** @throws HttpError `too_many` where an account has sent as many files as it may */
  async #requireRoom(db: Db, { userId }: SignedIn): Promise<void> {
    if ((await countFiles(db, userId)) >= most.files)
      throw new HttpError('too_many', { message: ruleTexts.too_many_preview_files });
  }

  /** The preview of a hash, if there is one. @throws HttpError `forbidden` where it is somebody else's */
  async #requireOwn(db: Db, hash: string, { userId }: SignedIn): Promise<StoredPreview | undefined> {
    const preview = await findPreview(db, hash);
    if (preview && preview.by.userId !== userId)
      throw new HttpError('forbidden', { message: ruleTexts.preview_of_another });
    return preview;
  }

  /** It ends with its item, and with what its owner may do. */
  async #open(db: Db, token: string): Promise<StoredPreview> {
    const preview = previewTokens.test(token) ? await findPreview(db, hashToken(token)) : undefined;
    if (!preview) throw ended();
    requireOpen(preview, preview.area);
    if (preview.state !== 'new' && !(await this.#drafts.items.has(preview.kind, preview.id, db))) throw ended();
    return preview;
  }

  #readsIn(tx: Db): Map<EndpointKey, Read> {
    const reads = new Map<EndpointKey, Read>();
    this.#registerReads((key, read, options) => {
      if (options) reads.set(key, read as Read);
    }, tx);
    return reads;
  }
}

/** @throws HttpError `not_found` where the owner may not see and write any more */
function requireOpen({ by }: StoredPreview, area: Area): void {
  try {
    requireActions(by, area, ['see', 'write']);
  } catch {
    throw ended();
  }
}

const ended = () => new HttpError('not_found', { message: ruleTexts.preview_ended });

/** A vacancy is shown as it is once it is switched on, an announcement as it is from its first day: else there would be nothing to look at. */
function asVisible(preview: StoredPreview): StoredPreview {
  const { kind, id, content } = preview;
  if (kind === 'adminCareer') return { ...preview, content: { ...content, 'active.en': true, 'active.mk': true } };
  if (kind === 'site-content' && isAnnouncement(id)) return { ...preview, content: { ...content, from: '' } };
  return preview;
}
