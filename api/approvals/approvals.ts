import type { ApprovalRules } from '@varda/contract/approvals';
import type { EditedKind } from '@varda/contract/edit-history';
import { type Area, isAllowed, type Restrictions } from '@varda/contract/permissions';
import { areaOfItem } from '../accounts/area-of-item.ts';
import { holdAccounts } from '../accounts/hold-account.ts';
import { areasOfItem, requireActions } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { noteActivity } from '../activity/activity.repository.ts';
import { whoSees } from '../comments/commented-item.ts';
import { insertComment, readMentions } from '../comments/comments.repository.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { findDraft, requireVersion, type StoredDraft } from '../drafts/drafts.repository.ts';
import type { EditedEntity } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { askForNotices } from '../notices/notices.repository.ts';
import { failReturned } from '../schedules/scheduled-drafts.ts';
import { translatedPlaces } from '../translations/translations.repository.ts';
import { readApprovalRules } from './approval-rules.repository.ts';
import {
  findApproval,
  forgetApproval,
  isParty,
  needsAnother,
  writeRequest,
  writeReturn,
} from './approvals.repository.ts';

interface Asked {
  kind: EditedKind;
  id: string;
  /** The version of the draft that somebody has seen. */
  ifMatch: number | null;
  session: SignedIn;
}

interface Mailed {
  /** Whether there are e-mails. */
  mails: boolean;
}

/**
 * Asks that a draft be published, as it is now.
 *
 * @throws HttpError `not_found`; `conflict` where it is another draft by now, or nothing is approved in its area
 */
export async function askApproval(tx: Db, { note, mails, ...asked }: Asked & Mailed & { note: string }): Promise<void> {
  const draft = await seenDraft(tx, asked);
  const rules = await readApprovalRules(tx);
  // What moves is held to what either area wants.
  const areas = await areasOfItem(tx, draft.kind, draft.id);
  if (!areas.some((area) => rules.areas.includes(area)))
    throw new HttpError('conflict', { message: ruleTexts.approval_off });
  const before = await findApproval(tx, draft.kind, draft.id);
  // Of the same once more nobody gets a second e-mail.
  const isTold =
    before?.state === 'asked' && before.asked_version === draft.version && before.asked_by_id === asked.session.userId;
  // Before any row that their erasure writes, too: else each waits for the other.
  const deciders = await holdAccounts(tx, mails && !isTold ? await whoDecides(tx, draft, rules, asked.session) : []);
  // What a colleague has asked is still to be read: it stays among the comments, as theirs.
  if (before?.state === 'asked' && before.note !== '' && before.asked_by_id !== asked.session.userId)
    await insertComment(tx, draft, {
      ...{ text: before.note, mentions: [], at: before.asked_at },
      by: { userId: before.asked_by_id, name: before.asked_by_name },
    });
  await writeRequest(tx, draft, { note, by: asked.session });
  // Whoever asks again has read why it came back.
  await readMentions(tx, draft, asked.session.userId);
  const people = deciders.map(({ id }) => id);
  await askForNotices(tx, people, { about: 'request', item: draft, by: asked.session });
  await tell(tx, 'ask_approval', draft, asked.session);
}

/**
 * Takes a request back: whoever has asked, or has written some of the draft, who may have asked before a colleague did.
 *
 * @throws HttpError `not_found`; `forbidden`
 */
export async function withdrawApproval(tx: Db, asked: Omit<Asked, 'ifMatch'>): Promise<void> {
  const draft = await seenDraft(tx, { ...asked, ifMatch: null });
  const request = await findApproval(tx, asked.kind, asked.id);
  if (!request) throw gone();
  if (!isParty({ writers: draft.writers, asker: request.asked_by_id }, asked.session.userId))
    throw new HttpError('forbidden', { message: ruleTexts.approval_of_another });
  await forgetApproval(tx, asked.kind, asked.id);
  await tell(tx, 'withdraw_approval', draft, asked.session);
}

/** Sends a draft back to whoever asked, and to who has written it. @throws HttpError as `askApproval`, and `forbidden` */
export async function returnDraft(
  tx: Db,
  { comment, mails, ...asked }: Asked & Mailed & { comment: string },
): Promise<void> {
  const draft = await seenDraft(tx, asked);
  const request = await findApproval(tx, asked.kind, asked.id);
  if (request?.state !== 'asked') throw gone();
  await requireStillPublisher(tx, asked.session, draft.area);
  // Before the request, which their erasure writes, too: else each waits for the other.
  const mentions = await holdAccounts(
    tx,
    [...draft.writers, request.asked_by_id ?? ''].filter((id) => id !== asked.session.userId),
  );
  await writeReturn(tx, draft, { comment, by: asked.session });
  // What was said stays when approval is asked for again.
  const commentId = await insertComment(tx, draft, { text: comment, isReturn: true, mentions, by: asked.session });
  const people = mails ? mentions.map(({ id }) => id) : [];
  await askForNotices(tx, people, { about: 'return', item: draft, commentId, by: asked.session });
  await tell(tx, 'return_draft', draft, asked.session);
  await failReturned(tx, { entity: asked.kind, _id: asked.id }, asked.session);
}

/**
 * Whether publishing a draft approves it, before that is done. Where it moves an item, what holds in either area holds: a move is no way
 * around approval.
 *
 * @param published the item as it is on the site; null of a new one
 * @throws HttpError `forbidden` where somebody else has to approve it
 */
export async function isApproving(
  tx: Db,
  draft: StoredDraft,
  published: EditedEntity | null,
  session: SignedIn,
): Promise<boolean> {
  const request = await findApproval(tx, draft.kind, draft.id);
  if (!request) return false;
  const rules = await readApprovalRules(tx);
  const areas = new Set([draft.area, ...(published ? [areaOfItem(draft.kind, published)] : [])]);
  for (const area of areas) {
    if (needsAnother(rules, { area, writers: draft.writers, asker: request.asked_by_id }, session.userId))
      throw new HttpError('forbidden', { message: ruleTexts.four_eyes });
    await requireStillPublisher(tx, session, area);
  }
  return request.state === 'asked';
}

/** Of a call that answers a request. @throws HttpError `conflict` where there is none any more, or it has been returned */
export async function requireAsked(tx: Db, { kind, id }: Pick<StoredDraft, 'kind' | 'id'>): Promise<void> {
  if ((await findApproval(tx, kind, id))?.state !== 'asked') throw gone();
}

/** Of a call that names no version. @throws HttpError `conflict` where it would approve one that nobody may have seen */
export async function requireSeen(tx: Db, { kind, id }: Pick<StoredDraft, 'kind' | 'id'>): Promise<void> {
  if ((await findApproval(tx, kind, id))?.state === 'asked')
    throw new HttpError('conflict', { message: ruleTexts.draft_changed });
}

/**
 * Of a draft that was saved after somebody has scheduled it: nobody who may publish has seen it unless one of them has saved it, and with four
 * eyes that takes another one.
 *
 * @param areas where its item is and where the draft moves it to
 * @throws HttpError `conflict`
 */
export async function requireSeenAtTime(tx: Db, { by }: StoredDraft, areas: readonly Area[]): Promise<void> {
  const restrictions = await restrictionsOf(tx, by?.userId ?? '');
  const rules = await readApprovalRules(tx);
  const mayPublish = restrictions && areas.every((area) => isAllowed(restrictions, area, 'publish'));
  if (!mayPublish || (rules.fourEyes && areas.some((area) => rules.areas.includes(area))))
    throw new HttpError('conflict', { message: ruleTexts.draft_changed });
}

/** A draft is published whole: what was asked about it is answered, by whoever approves it, if anybody has asked. */
export async function settleApproval(tx: Db, { kind, id, title }: StoredDraft, by: SignedIn | null): Promise<void> {
  await forgetApproval(tx, kind, id);
  if (by) await noteActivity(tx, { action: 'approve', entity: kind, item: { _id: id, title } }, by);
}

/** What a session was allowed when the call began may have ended while it waited for others. */
async function requireStillPublisher(tx: Db, { userId }: SignedIn, area: Area): Promise<void> {
  const restrictions = await restrictionsOf(tx, userId);
  if (!restrictions) throw new HttpError('forbidden', { message: ruleTexts.not_permitted });
  requireActions({ restrictions }, area, ['publish']);
}

/** What an account may not do as it is now; undefined where it is gone. */
async function restrictionsOf(tx: Db, userId: string): Promise<Restrictions | undefined> {
  const account = await tx.selectFrom('users').select('restrictions').where('id', '=', userId).executeTakeFirst();
  return account && (JSON.parse(account.restrictions) as Restrictions);
}

/** Ids of those who may decide about a request, whoever asks aside. */
async function whoDecides(
  tx: Db,
  { kind, id, writers }: StoredDraft,
  rules: ApprovalRules,
  { userId }: SignedIn,
): Promise<string[]> {
  const areas = await areasOfItem(tx, kind, id);
  // What moves is held to what either area wants.
  const isBarred = (person: string) =>
    areas.some((area) => needsAnother(rules, { area, writers, asker: userId }, person));
  return (await whoSees(tx, areas))
    .filter(({ restrictions }) => areas.every((one) => isAllowed(restrictions, one, 'publish')))
    .map((person) => person.id)
    .filter((person) => person !== userId && !isBarred(person));
}

async function seenDraft(tx: Db, { kind, id, ifMatch }: Pick<Asked, 'kind' | 'id' | 'ifMatch'>): Promise<StoredDraft> {
  await guard(tx, translatedPlaces[kind].guard);
  const draft = await findDraft(tx, kind, id);
  if (!draft) throw new HttpError('not_found', { message: ruleTexts.draft_gone });
  requireVersion(draft.version, ifMatch);
  return draft;
}

const gone = () => new HttpError('conflict', { message: ruleTexts.approval_gone });

function tell(
  tx: Db,
  action: 'ask_approval' | 'withdraw_approval' | 'return_draft',
  { kind, id, title }: StoredDraft,
  by: SignedIn,
): Promise<void> {
  return noteActivity(tx, { action, entity: kind, item: { _id: id, title } }, by);
}
