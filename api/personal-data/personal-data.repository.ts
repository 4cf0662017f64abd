import type { PersonalData } from '@varda/contract/personal-data';
import { normalizedEmail } from '@varda/contract/text-schemas';
import { findUser } from '../accounts/users.repository.ts';
import { forgetSettledMessages, toContactMessage } from '../contact-messages/contact-messages.repository.ts';
import { forgetTrashedMessages, trashedMessages } from '../contact-messages/trashed-messages.ts';
import { searchColumn } from '../content/search-text.ts';
import { guard } from '../database/engine.ts';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { ItemRows } from '../trash/trashed-rows.ts';
import { pseudonymOf } from './pseudonym.ts';

/** Everything that is stored about whoever has an e-mail address. `docs/privacy.md` names the tables. */
export async function readPersonalData(db: Db, address: string): Promise<PersonalData> {
  const email = normalizedEmail(address);
  const owner = await db
    .selectFrom('users')
    .select(['id', 'mail_notices'])
    .where('email', '=', email)
    .executeTakeFirst();
  const links = await db
    .selectFrom('password_links')
    .select(['purpose', 'created_at as createdAt'])
    .where('email', '=', email)
    .execute();
  const messages = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .orderBy('id')
    .execute();
  const trashed = (await trashedMessages(db)).map(({ message }) => message);
  messages.push(...trashed.filter((message) => message.email.toLowerCase() === email));
  messages.sort((a, b) => compare(a.id, b.id));
  return {
    ...{ email, exportedAt: now() },
    mailNotices: owner ? owner.mail_notices === 1 : null,
    account: (owner && (await findUser(db, owner.id))) ?? null,
    passwordLinks: links,
    // Of who has answered them they tell nothing.
    messages: messages.map(toContactMessage).map(({ answered: _, ...message }) => message),
    ...(await readTraces(db, owner?.id ?? '')),
  };
}

/** What an account has left behind. */
async function readTraces(db: Db, id: string) {
  const sessions = await db
    .selectFrom('sessions')
    .select(['browser', 'system', 'network', 'created_at as createdAt', 'used_at as usedAt'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  const browsers = await db
    .selectFrom('known_browsers')
    .select('seen_at as seenAt')
    .where('user_id', '=', id)
    .execute();
  const tokens = await db
    .selectFrom('access_tokens')
    .select(['name', 'scope', 'created_at as createdAt', 'used_at as usedAt'])
    .where('user_id', '=', id)
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at as createdAt', 'used_at as usedAt'])
    .where('user_id', '=', id)
    .execute();
  const identities = await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at as createdAt'])
    .where('user_id', '=', id)
    .execute();
  const savedViews = await db
    .selectFrom('saved_views')
    .select(['list', 'name', 'created_at as createdAt'])
    .where('user_id', '=', id)
    .execute();
  const activity = await db
    .selectFrom('activity')
    .select(['at', 'action', 'entity', 'item_id as item', 'details'])
    .where((is) => is.or([is('by_id', '=', id), is.and([is('entity', '=', 'users'), is('item_id', '=', id)])]))
    .orderBy('at')
    .orderBy('id')
    .execute();
  const edits = await db
    .selectFrom('versions')
    .select(['at', 'kind as entity', 'item_id as item', 'fields'])
    .where('by_id', '=', id)
    .orderBy('at')
    .execute();
  const drafts = await db
    .selectFrom('drafts')
    .select(['saved_at as at', 'kind as entity', 'item_id as item', 'fields'])
    .where((is) => is.or([is('by_id', '=', id), is('writers', 'like', `%"${id}"%`)]))
    .orderBy('saved_at')
    .execute();
  const schedules = await db
    .selectFrom('schedules')
    .innerJoin('schedule_items', 'schedule_items.schedule_id', 'schedules.id')
    .select(['created_at as createdAt', 'at', 'name', 'schedules.state'])
    .select(['action', 'kind as entity', 'item_id as item'])
    .where('by_id', '=', id)
    .orderBy('at')
    .orderBy('place')
    .execute();
  const previews = await db
    .selectFrom('previews')
    .select(['created_at as createdAt', 'ends_at as endsAt', 'shared', 'kind as entity', 'item_id as item'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  const deletions = await db
    .selectFrom('trash')
    .select(['deleted_at as at', 'kind as entity', 'item_id as item'])
    .where('by_id', '=', id)
    .execute();
  const asked = await db
    .selectFrom('approvals')
    .select(['asked_at as at', 'kind as entity', 'item_id as item', 'note as text'])
    .where('asked_by_id', '=', id)
    .execute();
  const returned = await db
    .selectFrom('approvals')
    .select(['returned_at as at', 'kind as entity', 'item_id as item', 'comment as text'])
    .where('returned_by_id', '=', id)
    .execute();
  const comments = await db
    .selectFrom('comments')
    .select(['created_at as at', 'kind as entity', 'item_id as item', 'body as text'])
    .where('by_id', '=', id)
    .orderBy('created_at')
    .execute();
  const mentions = await db
    .selectFrom('comment_mentions')
    .innerJoin('comments', 'comments.id', 'comment_mentions.comment_id')
    .select(['created_at as at', 'kind as entity', 'item_id as item', 'read_at as readAt'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute();
  const answers = await db
    .selectFrom('contact_messages')
    .select(['answered_at as at', 'id as message'])
    .where('answered_by_id', '=', id)
    .orderBy('answered_at')
    .execute();
  for (const { message } of await trashedMessages(db))
    if (message.answered_by_id === id) answers.push({ at: message.answered_at, message: message.id });
  answers.sort((a, b) => compare(a.at ?? '', b.at ?? ''));
  const releases = await db
    .selectFrom('release_events')
    .select(['at', 'remote', 'action', 'version'])
    .where('by_id', '=', id)
    .execute();
  return {
    ...{
      sessions,
      browsers,
      tokens,
      passkeys,
      savedViews,
      identities,
      schedules,
      deletions,
      comments,
      mentions,
      releases,
    },
    answers: answers.map((row) => ({ ...row, at: row.at ?? '' })),
    approvals: [...asked, ...returned].map((row) => ({ ...row, at: row.at ?? '' })),
    activity: activity.map((row) => ({ ...row, details: JSON.parse(row.details) as string[] })),
    edits: edits.map((row) => ({ ...row, fields: JSON.parse(row.fields) as string[] })),
    drafts: drafts.map((row) => ({ ...row, fields: JSON.parse(row.fields) as string[] })),
    previews: previews.map((row) => ({ ...row, shared: row.shared === 1 })),
  };
}

/** Takes the name of an account, which is still there, out of everything that stays when the account goes. */
export async function takeNameAway(tx: Db, { id, name }: { id: string; name: string }): Promise<void> {
  const by_name = pseudonymOf(id);
  await tx.updateTable('versions').set({ by_name }).where('by_id', '=', id).execute();
  await tx.updateTable('trash').set({ by_name }).where('by_id', '=', id).execute();
  await tx.updateTable('drafts').set({ by_name }).where('by_id', '=', id).execute();
  await tx.updateTable('schedules').set({ by_name }).where('by_id', '=', id).execute();
  await tx.updateTable('approvals').set({ asked_by_name: by_name }).where('asked_by_id', '=', id).execute();
  await tx.updateTable('approvals').set({ returned_by_name: by_name }).where('returned_by_id', '=', id).execute();
  await tx.updateTable('comments').set({ by_name }).where('by_id', '=', id).execute();
  await tx.updateTable('comments').set({ resolved_by_name: by_name }).where('resolved_by_id', '=', id).execute();
  await inMentions(tx, id, by_name);
  await tx.updateTable('careers').set({ created_by_name: by_name }).where('created_by', '=', id).execute();
  await tx.updateTable('careers').set({ updated_by_name: by_name }).where('updated_by', '=', id).execute();
  for (const table of ['trash', 'drafts'] as const) await inVacanciesOff(table, tx, id, by_name);
  await inTrashedMessages(tx, { id, name, by_name });
  // Of an answer that is older than this product knows whose it was, the name is all that there is.
  await tx
    .updateTable('contact_messages')
    .set({ answered_by: by_name })
    .where((is) =>
      is.or([is('answered_by_id', '=', id), is.and([is('answered_by_id', 'is', null), is('answered_by', '=', name)])]),
    )
    .execute();
  // A release has the name of that day alone; the event beside it knows whose it was, as long as it is there.
  await tx
    .updateTable('releases')
    .set({ published_by: by_name })
    .where(({ selectFrom, eb, and, or, exists, not }) => {
      const published = selectFrom('release_events')
        .select('release_events.id')
        .whereRef('release_events.remote', '=', 'releases.remote')
        .whereRef('release_events.version', '=', 'releases.version')
        .where('release_events.action', '=', 'published');
      return or([
        exists(published.where('release_events.by_id', '=', id)),
        and([eb('published_by', '=', name), not(exists(published))]),
      ]);
    })
    .execute();
  await tx.updateTable('release_events').set({ by: by_name }).where('by_id', '=', id).execute();
  await inActivity(tx, id, by_name);
}

/** A comment that mentions somebody has their name of that day in its text; that of a return stands at the request, too. */
async function inMentions(tx: Db, id: string, by_name: string): Promise<void> {
  const mentions = await tx
    .selectFrom('comment_mentions')
    .innerJoin('comments', 'comments.id', 'comment_mentions.comment_id')
    .select(['comments.id', 'kind', 'item_id', 'body', 'comment_mentions.name'])
    .where('user_id', '=', id)
    .execute();
  for (const { id: comment, kind, item_id, body, name } of mentions) {
    const all = await tx.selectFrom('comment_mentions').select('name').where('comment_id', '=', comment).execute();
    const names = all.map((one) => one.name);
    const renamed = withoutName(body, { name, by_name, names });
    await tx.updateTable('comments').set({ body: renamed }).where('id', '=', comment).execute();
    await tx
      .updateTable('approvals')
      .set({ comment: renamed })
      .where('kind', '=', kind)
      .where('item_id', '=', item_id)
      .where('comment', '=', body)
      .execute();
  }
}

/** Somebody else's name may begin like this one: it stays. */
function withoutName(
  text: string,
  { name, by_name, names }: { name: string; by_name: string; names: string[] },
): string {
  const [longest, ...others] = names
    .filter((one) => one !== name && one.startsWith(name))
    .toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return text.replaceAll(`@${name}`, `@${by_name}`);
  const parts = text.split(`@${longest}`).map((part) => withoutName(part, { name, by_name, names: others }));
  return parts.join(`@${longest}`);
}

async function inActivity(tx: Db, id: string, by_name: string): Promise<void> {
  await tx
    .updateTable('activity')
    .set({ title_en: '', title_mk: '', search: '' })
    .where('entity', '=', 'users')
    .where('item_id', '=', id)
    .execute();
  await tx.updateTable('activity').set({ by_name }).where('by_id', '=', id).execute();
  // What is searched has the name in it.
  const touched = await tx
    .selectFrom('activity')
    .select(['id', 'title_en', 'title_mk', 'by_name'])
    .where((is) => is.or([is('by_id', '=', id), is.and([is('entity', '=', 'users'), is('item_id', '=', id)])]))
    .execute();
  for (const { id: row, title_en, title_mk, by_name: name } of touched)
    await tx
      .updateTable('activity')
      .set({ search: searchColumn([title_en, title_mk, name ?? '']) })
      .where('id', '=', row)
      .execute();
}

/** A vacancy in the trash, or one that is unpublished, has the names of before inside its row. */
async function inVacanciesOff(table: 'trash' | 'drafts', tx: Db, id: string, by_name: string): Promise<void> {
  const off = await tx.selectFrom(table).select(['item_id', 'rows']).where('kind', '=', 'adminCareer').execute();
  for (const { item_id, rows } of off) {
    if (rows === null) continue;
    const tables = JSON.parse(rows) as ItemRows;
    const own = tables[0]?.rows[0];
    if (!own || (own.created_by !== id && own.updated_by !== id)) continue;
    if (own.created_by === id) Object.assign(own, { created_by: null, created_by_name: by_name });
    if (own.updated_by === id) Object.assign(own, { updated_by: null, updated_by_name: by_name });
    await tx
      .updateTable(table)
      .set({ rows: JSON.stringify(tables) })
      .where('kind', '=', 'adminCareer')
      .where('item_id', '=', item_id)
      .execute();
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

async function inTrashedMessages(tx: Db, { id, name, by_name }: { id: string; name: string; by_name: string }) {
  await guard(tx, 'contact messages');
  for (const { message, rows } of await trashedMessages(tx)) {
    const { answered_by_id, answered_by } = message;
    const isTheirs = answered_by_id === id || (answered_by_id === null && answered_by === name);
    if (!isTheirs) continue;
    message.answered_by = by_name;
    await tx
      .updateTable('trash')
      .set({ rows: JSON.stringify(rows) })
      .where('kind', '=', 'contact-messages')
      .where('item_id', '=', message.id)
      .execute();
  }
}

/** Deletes the messages of an address, also in the trash, with the e-mails about them that have not gone out; answers how many. */
export async function deleteMessagesOf(tx: Db, email: string): Promise<number> {
  await guard(tx, 'contact messages');
  const trashed = await forgetTrashedMessages(tx, (message) => message.email.toLowerCase() === email);
  const { numDeletedRows } = await tx
    .deleteFrom('contact_messages')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .executeTakeFirst();
  await forgetSettledMessages(tx);
  return Number(numDeletedRows) + trashed;
}
