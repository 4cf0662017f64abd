import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin } from '@varda/admin/testing';
import type { LastChange, Overview } from '@varda/contract/overview';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import OverviewPage from './overview.page.tsx';

const page = {
  Page: OverviewPage,
  // What its links lead to is not here.
  pattern: '/admin/*',
  path: '/admin/overview',
  namespace: 'admin-content',
  texts: { en, mk },
};

const nothing: Overview = {
  untranslated: [],
  unreadMessages: 0,
  changes: [],
  drafts: { changed: 0, new: 0, unpublished: 0 },
  trash: { total: 0, soon: 0, firstGoes: null },
  site: { problems: [], failedMails: 0 },
};
const at = '2026-11-21T10:00:00.000Z';
const change: LastChange = {
  _id: 'a1',
  at,
  action: 'edit',
  entity: 'products',
  categoryName: 'CBD Products/Oral',
  place: 'list',
  item: { _id: 'p1', title: { en: 'Drops', mk: '' } },
  by: { _id: 'u1', name: 'Ana' },
};
const busy: Overview = {
  untranslated: [
    { entity: 'products', categoryName: 'CBD Products/Oral', missing: 3, older: 1 },
    { entity: 'legal-pages', categoryName: null, missing: 0, older: 2 },
    { entity: 'site-content', categoryName: null, part: 'hero', missing: 0, older: 1 },
    { entity: 'site-content', categoryName: null, part: 'announcements', missing: 1, older: 0 },
  ],
  unreadMessages: 21,
  changes: [
    change,
    { ...change, _id: 'a2', action: 'delete', place: 'trash' },
    { ...change, _id: 'a3', action: 'delete_for_good', place: null, by: null },
    { ...change, _id: 'a4', action: 'import', item: null, place: null, by: { _id: null, name: 'program' } },
  ],
  drafts: { changed: 3, new: 1, unpublished: 1 },
  trash: { total: 5, soon: 2, firstGoes: at },
  site: { problems: ['storage_full'], failedMails: 1 },
};

const panel = (name: string) => screen.findByRole('region', { name });

test('[E-10] tells what waits, with links to the filtered lists, the inbox and the trash', async () => {
  fakeApi(() => busy);
  renderAdmin(page);
  const translations = within(await panel('Translations'));
  const products = translations.getByRole('link', { name: 'Oral' });
  expect(products).toHaveAttribute('href', '/admin/products/cbd/oral?translation=needed');
  expect(translations.getByText('3 missing · 1 older')).toBeVisible();
  expect(translations.getByRole('link', { name: 'Legal pages' })).toHaveAttribute('href', '/admin/legal-pages');
  expect(translations.getByRole('link', { name: 'Slides' })).toHaveAttribute('href', '/admin/site/hero');
  const announcements = translations.getByRole('link', { name: 'Announcements' });
  expect(announcements).toHaveAttribute('href', '/admin/site/announcements');
  const messages = within(await panel('Messages')).getByRole('link', { name: '21 messages that nobody has read' });
  expect(messages).toHaveAttribute('href', '/admin/messages?unread=true');
  const trash = within(await panel('Trash'));
  expect(trash.getByRole('link', { name: '5 deleted items' })).toHaveAttribute('href', '/admin/trash');
  expect(
    trash.getByText(/^2 of them will be deleted permanently within a week, the first one on 21\/11\/2026/),
  ).toBeVisible();
  const site = within(await panel('State of the site'));
  expect(site.getByText(en.overview.site.problems.storage_full)).toBeVisible();
  expect(site.getByRole('link', { name: /^1 message could not be sent/ })).toHaveAttribute('href', '/admin/messages');
});

test('[E-01] [E-10] tells how many drafts there are, with links to them', async () => {
  fakeApi(() => busy);
  renderAdmin(page);
  const drafts = within(await panel('Drafts'));
  const changed = drafts.getByRole('link', { name: '3 items are changed, not published' });
  expect(changed).toHaveAttribute('href', '/admin/drafts?state=changed');
  expect(drafts.getByRole('link', { name: '2 items are not on the site' })).toHaveAttribute('href', '/admin/drafts');
});

test('[E-10] a change leads to the form of its item, to the trash, or nowhere where it is gone', async () => {
  fakeApi(() => busy);
  const { router } = renderAdmin(page);
  const changes = within(await panel('Last changes'));
  const [there, trashed] = changes.getAllByRole('link');
  expect(trashed).toHaveAttribute('href', '/admin/trash');
  expect(changes.getAllByRole('listitem')).toHaveLength(4);
  expect(changes.getAllByRole('listitem')[0]).toHaveTextContent(/Edited · Ana · 21\/11\/2026/);
  await userEvent.click(there as HTMLElement);
  expect(router.state.location).toMatchObject({
    pathname: '/admin/products/cbd/oral',
    search: '?search=Drops',
    state: { open: 'edit', id: 'p1' },
  });
});

test('[E-01] [E-10] a change of what is a draft alone leads to the form of the draft', async () => {
  fakeApi(() => ({ ...nothing, changes: [{ ...change, action: 'save_draft', place: 'draft' }] }));
  const { router } = renderAdmin(page);
  await userEvent.click(within(await panel('Last changes')).getByRole('link', { name: 'Drops' }));
  expect(router.state.location).toMatchObject({
    pathname: '/admin/products/cbd/oral',
    state: { open: 'draft', id: 'p1' },
  });
});

test('[U-05] what waits for the account itself opens at once: the review, its own draft, the comments', async () => {
  const item = { entity: 'history', categoryName: null, at, by: { _id: 'u2', name: 'Boris' } } as const;
  const title = (text: string) => ({ en: text, mk: text });
  fakeApi(() => ({
    ...nothing,
    waiting: {
      approvals: [{ ...item, _id: 'h1', title: title('Asked') }],
      returned: [{ ...item, _id: 'h2', title: title('Back') }],
      mentions: [{ ...item, _id: 'h3', title: title('Said') }],
    },
  }));
  const { router } = renderAdmin(page);
  const rows = within(await panel('Waits for you')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replace(/ · \d.*/, ''))).toEqual([
    'BackHistory · Your draft came back · Boris',
    'AskedHistory · Approval asked for · Boris',
    'SaidHistory · A comment mentions you · Boris',
  ]);
  for (const [name, open, id] of [
    ['Back', 'draft', 'h2'],
    ['Asked', 'review', 'h1'],
    ['Said', 'comments', 'h3'],
  ] as const) {
    await userEvent.click(screen.getByRole('link', { name }));
    expect(router.state.location).toMatchObject({ pathname: '/admin/who-we-are/history', state: { open, id } });
  }
});

test('[E-10] says in Macedonian that nothing waits; what the account does not see is not there', async () => {
  fakeApi(() => ({ ...nothing, unreadMessages: null, site: { problems: [], failedMails: null } }));
  renderAdmin(page, { language: 'mk', role: 'user' });
  expect(within(await panel('Преводи')).getByText(mk.overview.translations.none)).toBeVisible();
  expect(screen.getByText(mk.overview.site.fine)).toBeVisible();
  expect(screen.getByText(mk.overview.trash.none)).toBeVisible();
  expect(screen.getByText(mk.overview.drafts.none)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Пораки' })).not.toBeInTheDocument();
});

test('[E-10] in Macedonian 21 items have the form of one, and are not said to go all on the day of the first', async () => {
  fakeApi(() => ({ ...nothing, trash: { total: 21, soon: 21, firstGoes: at } }));
  renderAdmin(page, { language: 'mk' });
  const trash = await panel('Корпа');
  expect(within(trash).getByText(/исчезнува 21 од нив; првото бришење е на 21\/11\/2026/)).toBeVisible();
});

test('[E-10] [X-01] what cannot be fetched is said, with a way to try again', async () => {
  const api = fakeApi(() => nothing);
  api.fail('GET /overview', { status: 400 });
  renderAdmin(page);
  expect(await screen.findByText(en.overview.failure.list.answered)).toBeVisible();
  api.recover();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await panel('Messages')).toBeVisible();
});
