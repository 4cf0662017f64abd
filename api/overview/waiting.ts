import type { Draft } from '@varda/contract/drafts';
import type { EditedKind } from '@varda/contract/edit-history';
import { mostWaiting, type Overview, type WaitingItem } from '@varda/contract/overview';
import { isAllowed } from '@varda/contract/permissions';
import { areasOfItem, seenAreas } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { type Found, findSeen } from '../comments/commented-item.ts';
import { listUnread, type Unread } from '../comments/comments.repository.ts';
import type { Db } from '../database/open-database.ts';
import { listDrafts } from '../drafts/drafts.repository.ts';

/** Drafts that are looked through for those of which an account decides. */
const most = 100;

/** What waits for one account: requests that it may decide, its drafts that came back, comments that mention it. */
export async function waitingFor(db: Db, found: Found, session: SignedIn): Promise<NonNullable<Overview['waiting']>> {
  const { userId, restrictions } = session;
  const seen = seenAreas(session);
  const publishable = seen.filter((area) => isAllowed(restrictions, area, 'publish'));
  const [asked, returned, unread] = await Promise.all([
    listDrafts(db, { approval: 'asked', limit: most }, publishable, userId),
    listDrafts(db, { approval: 'returned', asker: userId, limit: most }, seen, userId),
    listUnread(db, userId),
  ]);
  const back = returned.items as Draft[];
  const approvals: Draft[] = [];
  for (const draft of asked.items as Draft[]) {
    if (approvals.length === mostWaiting) break;
    if (!draft.approval || draft.approval.needsAnother) continue;
    // One that moves is decided by who may publish in either place.
    const areas = draft.entity === 'products' ? await areasOfItem(db, draft.entity, draft._id) : [draft.area];
    if (areas.every((area) => publishable.includes(area))) approvals.push(draft);
  }
  // A draft that came back is listed once.
  const isTold = ({ kind, id }: Unread) => back.some(({ entity, _id }) => entity === kind && _id === id);
  const mentions: WaitingItem[] = [];
  for (const one of unread.filter((mention) => !isTold(mention))) {
    if (mentions.length === mostWaiting) break;
    const kind = one.kind as EditedKind;
    // In the trash it waits with its comments.
    const item = await findSeen(db, found, { kind, id: one.id }, restrictions);
    if (!item) continue;
    const { title, categoryName } = item;
    mentions.push({ entity: kind, _id: one.id, title, categoryName, at: one.at, by: one.by });
  }
  return {
    approvals: approvals.map((draft) => toWaiting(draft, 'asked')),
    returned: back.slice(0, mostWaiting).map((draft) => toWaiting(draft, 'returned')),
    mentions,
  };
}

function toWaiting(
  { entity, _id, title, categoryName, savedAt, approval }: Draft,
  state: 'asked' | 'returned',
): WaitingItem {
  const { at, by } = (state === 'returned' && approval?.returned) || {
    at: approval?.askedAt ?? savedAt,
    by: approval?.askedBy ?? null,
  };
  return { entity, _id, title, categoryName, at, by };
}
