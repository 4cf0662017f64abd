import type { EditedKind, RemovableKind } from '@varda/contract/edit-history';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import type { Db } from '../database/open-database.ts';
import { tried } from '../database/savepoints.ts';
import { contentOf } from '../edit-history/content.ts';
import type { Create, Edit, Editable } from '../edit-history/edit-history.routes.ts';
import { restoringForm } from '../edit-history/restoring-form.ts';
import type { EditedEntity } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import type { Files } from '../http/form-body.ts';
import { HttpError } from '../http/http-error.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { putRows } from '../trash/trashed-rows.ts';
import { asDrafted } from './draft-content.ts';
import { findDraft, type Shown, type StoredDraft } from './drafts.repository.ts';
import { editsOf } from './edits-of-kinds.ts';

/** A create, or an edit of an item or of its draft. */
type Edited = Omit<Edit<never>, 'params' | 'ifMatch'> & { kind: EditedKind; id?: string | undefined };

/** Items as they are on the site, and as drafts and previews would have them. */
export class DraftedItems {
  readonly #db: Db;
  readonly #pictures: Uploads;

  constructor(db: Db, pictures: Uploads) {
    this.#db = db;
    this.#pictures = pictures;
  }

  /** A draft as its form shows it, and what is published. */
  async show(
    kind: EditedKind,
    id: string,
    db = this.#db,
  ): Promise<{ draft: StoredDraft; item: EditedEntity; published: EditedEntity | null }> {
    const draft = existing(await findDraft(db, kind, id));
    const published = draft.item ? null : await editsOf(db, this.#pictures, kind).existing(db, id);
    return { draft, item: asDrafted(draft, published), published };
  }

  /** An item as it is on the site. @throws HttpError `conflict` where it is not */
  async published(db: Db, kind: EditedKind, id: string): Promise<EditedEntity> {
    return editsOf(db, this.#pictures, kind)
      .existing(db, id)
      .catch((error: unknown) => {
        if (error instanceof HttpError) throw new HttpError('conflict', { message: ruleTexts.item_gone });
        throw error;
      });
  }

  /** Whether there is an item, on the site or taken off it. */
  async has(kind: EditedKind, id: string, db: Db): Promise<boolean> {
    if ((await findDraft(db, kind, id))?.rows) return true;
    return editsOf(db, this.#pictures, kind)
      .existing(db, id)
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof HttpError) return false;
          throw error;
        },
      );
  }

  /**
   * What a create or an edit makes of an item, or of its draft: made within a transaction, and rolled back.
   *
   * @param check looks at the item as it is on the site before it is edited
   */
  edited(
    tx: Db,
    uploads: Uploads,
    { kind, id, ...call }: Edited,
    draft: StoredDraft | undefined,
    check: (before: EditedEntity | null) => void = () => {},
  ): Promise<{ before: EditedEntity | null; after: EditedEntity }> {
    const edits = editsOf(tx, uploads, kind);
    const session = unlimited(call.session, 'publish');
    return tried(tx, async () => {
      if (id === undefined) return { before: null, after: await create(edits, { ...call, session }) };
      const before = draft?.state === 'new' ? null : await this.asPublished(tx, uploads, kind, id, draft);
      check(before);
      const drafted = draft ? await drafting(edits, draft, before, session) : before;
      const params = { id: drafted?._id ?? id };
      return { before, after: await edits.edit({ ...call, session, params, ifMatch: null }) };
    });
  }

  /** Makes an item, for as long as the transaction lasts, what a preview says of it. */
  async showing(tx: Db, uploads: Uploads, shown: Shown, by: SignedIn): Promise<EditedEntity> {
    const { kind, id, state } = shown;
    const draft = state === 'new' ? undefined : await findDraft(tx, kind, id);
    const before = state === 'new' ? null : await this.asPublished(tx, uploads, kind, id, draft);
    return drafting(editsOf(tx, uploads, kind), shown, before, unlimited(by, 'publish'));
  }

  /** The item as it is on the site, or was when it was taken off it, which puts it back. */
  asPublished(
    tx: Db,
    uploads: Uploads,
    kind: EditedKind,
    id: string,
    draft: StoredDraft | undefined,
  ): Promise<EditedEntity> {
    if (draft?.rows) return this.putBack(tx, uploads, kind as RemovableKind, id, draft.rows);
    return editsOf(tx, uploads, kind).existing(tx, id);
  }

  async putBack(tx: Db, uploads: Uploads, kind: RemovableKind, id: string, rows: NonNullable<StoredDraft['rows']>) {
    await putRows(tx, kind, rows);
    return editsOf(tx, uploads, kind).existing(tx, id);
  }
}

/** Makes the item what its draft says. */
async function drafting(
  edits: Editable,
  { state, content, id }: Shown,
  before: EditedEntity | null,
  session: SignedIn,
): Promise<EditedEntity> {
  const paths = Object.keys(content);
  const form = restoringForm(before ? contentOf(before) : {}, content, paths);
  if (state === 'new') return create(edits, { ...form, session });
  if (paths.length === 0 && before) return before;
  return edits.edit({ params: { id }, ...form, ifMatch: null, session } as Edit<never>);
}

export function create(
  edits: Editable,
  call: { body: object; files: Files; session: SignedIn; id?: string },
): Promise<EditedEntity> {
  if (!edits.create) throw new HttpError('not_found');
  return edits.create(call as Create<never>);
}

/** The same session where an action is not a question: a draft is written by who may not publish, and published by who may not write. */
export function unlimited(session: SignedIn, action: 'write' | 'publish'): SignedIn {
  return { ...session, restrictions: session.restrictions.filter((one) => !one.endsWith(`.${action}`)) };
}

export function existing(draft: StoredDraft | undefined): StoredDraft {
  if (!draft) throw new HttpError('not_found', { message: ruleTexts.draft_gone });
  return draft;
}
