import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, overwrite, renderAdmin, someTime, stubBrowserApis } from '@varda/admin/testing';
import { findUnsaved, removeUnsavedOf } from '@varda/admin/unsaved';
import type { Draft, DraftDetails } from '@varda/contract/drafts';
import HistoryPage from '../history/history.page.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import DraftsPage from './drafts.page.tsx';

beforeAll(stubBrowserApis);
afterEach(async () => {
  cleanup();
  await removeUnsavedOf(null);
});

const stop = (text: string) => ({
  _id: 'id-1',
  text: { en: text, mk: '<p>Станица</p>' },
  position: 1,
  ...someTime,
});
const draft: Draft = {
  entity: 'history',
  _id: 'id-1',
  __v: 123_456_789,
  state: 'changed',
  languages: ['en'],
  title: { en: 'Drafted', mk: 'Станица' },
  fields: ['text.en'],
  lacks: { en: null, mk: 'older' },
  savedAt: '2026-11-21T10:00:00.000Z',
  by: { _id: 'boris', name: 'Boris' },
  area: 'pages',
  categoryName: null,
};
interface Written {
  base: string;
  drafted: string;
  published: string;
}
const written: Written = { base: '<p>Published</p>', drafted: '<p>Drafted</p>', published: '<p>Published</p>' };
const details = ({ base, drafted, published }: Written): DraftDetails => ({
  ...draft,
  item: { ...stop(drafted), __v: draft.__v },
  published: { ...stop(published), __v: 4 },
  base: { 'text.en': base },
});

const texts = { en, mk };
const history = {
  Page: HistoryPage,
  pattern: '/admin/history',
  path: '/admin/history',
  namespace: 'admin-content',
  texts,
};

function openHistory(other: Partial<Written> = {}, of = draft) {
  const versions = { ...written, ...other };
  const api = fakeApi(({ method, path }) => {
    if (method !== 'GET') return { done: true };
    if (path === '/session') return { _id: 'ana', restrictions: [] };
    return path.startsWith('/drafts/')
      ? { ...details(versions), ...(of.state === 'new' && { state: of.state, published: null }) }
      : [{ ...stop(versions.published), __v: 4 }];
  });
  return { api, open: () => renderAdmin(history), user: userEvent.setup({ delay: null }) };
}
const edit = async (user: ReturnType<typeof userEvent.setup>) => {
  // Until it is there the table is mounted anew, and a press that is no real one would be lost.
  await screen.findByRole('button', { name: /^Move: / });
  await user.click(screen.getByRole('button', { name: /^Edit: / }));
  return screen.findByRole('dialog', { name: 'Edit History' });
};
const textOf = (form: HTMLElement) => within(form).findByRole('textbox', { name: /EN$/ });
const decideForMine = async (user: ReturnType<typeof userEvent.setup>) => {
  const question = await screen.findByRole('dialog', { name: en.admin.conflict.title });
  await user.click(within(question).getByRole('radio', { name: en.admin.conflict.mine }));
  await user.click(within(question).getByRole('button', { name: en.admin.conflict.continue }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
};

test('[E-01] a form saves as a draft what was changed, beside its save that publishes as ever', async () => {
  const { api, open, user } = openHistory();
  open();
  const form = await edit(user);
  expect(within(form).getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await overwrite(user, await textOf(form), 'Written');
  await user.click(within(form).getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(en.admin.drafts.saved)).toBeVisible();
  const [sent] = api.callsOf('PUT /history');
  expect([sent?.query.get('as'), sent?.ifMatch, sent?.body]).toEqual([
    'draft',
    '"4"',
    { text: { en: '<p>Written</p>' } },
  ]);
});

test('[E-01] [A-13] whoever decides about a conflict goes on with the save that was sent, of two buttons in one frame', async () => {
  const { api, open, user } = openHistory();
  open();
  const form = await edit(user);
  await overwrite(user, await textOf(form), 'Mine');
  const current = { ...stop('<p>Theirs</p>'), __v: 5 };
  api.failOnce('PUT /history', { status: 409, body: { code: 'changed_meanwhile', message: 'Changed', current } });
  const press = (name: string) => within(form).getByRole('button', { name }).click();
  await act(async () => {
    press('Save draft');
    press('Save');
  });
  const question = await screen.findByRole('dialog', { name: en.admin.conflict.title });
  await user.click(within(question).getByRole('radio', { name: en.admin.conflict.mine }));
  await user.click(within(question).getByRole('button', { name: en.admin.conflict.save }));
  expect(await screen.findByText(en.admin.drafts.saved)).toBeVisible();
  expect(api.callsOf('PUT /history').map(({ query }) => query.get('as'))).toEqual(['draft', 'draft']);
});

test('[E-01] [A-13] a row whose first draft was just saved opens with it, also before the list shows that it has one', async () => {
  const { api, open, user } = openHistory();
  open();
  const form = await edit(user);
  await overwrite(user, await textOf(form), 'Drafted');
  const answerMarks = api.hold('GET /drafts/history');
  api.drafts = [draft];
  await user.click(within(form).getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  const again = await edit(user);
  answerMarks();
  expect(await textOf(again)).toHaveTextContent('Drafted');
  expect(within(again).getByRole('button', { name: 'Show what is published' })).toBeVisible();
});

test('[E-01] a list marks what is drafted in each language, and links to what is not on the site', async () => {
  const { api, open } = openHistory();
  api.drafts = [draft, { _id: 'new', state: 'new', languages: ['en', 'mk'] }];
  open();
  expect(await screen.findByText('English: complete; changed, not published')).toBeInTheDocument();
  expect(screen.getByText('Macedonian: complete')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: '1 item is not on the site' });
  expect(link).toHaveAttribute('href', '/admin/drafts?entity=history');
});

test('[E-01] the form of a row with a draft shows the draft and publishes it; what is published is a press away', async () => {
  const { api, open, user } = openHistory();
  api.drafts = [draft];
  open();
  const form = await edit(user);
  expect(await textOf(form)).toHaveTextContent('Drafted');
  expect(within(form).getByText(/by Boris/)).toBeVisible();
  await user.click(within(form).getByRole('button', { name: 'Show what is published' }));
  await waitFor(async () => expect(await textOf(form)).toHaveTextContent('Published'));
  await user.click(within(form).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());

  const again = await edit(user);
  await waitFor(async () => expect(await textOf(again)).toHaveTextContent('Drafted'));
  await user.click(within(again).getByRole('button', { name: 'Publish' }));
  await screen.findByText(en.history.success.updated);
  expect(api.callsOf('POST /drafts/publication').map(({ body }) => body)).toEqual([
    { drafts: [{ entity: 'history', _id: 'id-1', __v: draft.__v }] },
  ]);
});

test('[E-01] a draft that somebody else begins does not take an open form from whoever types in it', async () => {
  const { api, open, user } = openHistory();
  open();
  const form = await edit(user);
  await overwrite(user, await textOf(form), 'Written');
  api.drafts = [draft];
  const { now } = Date;
  const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('English: complete; changed, not published')).toBeInTheDocument();
  later.mockRestore();
  expect(await textOf(form)).toHaveTextContent('Written');
  expect(within(form).getByRole('button', { name: 'Save draft' })).toBeEnabled();
});

test('[E-01] what was published meanwhile is decided before a draft goes on', async () => {
  const { api, open, user } = openHistory({ base: '<p>Before</p>' });
  api.drafts = [draft];
  open();
  const form = await edit(user);
  await decideForMine(user);
  await overwrite(user, await textOf(form), 'Decided');
  await user.click(within(form).getByRole('button', { name: 'Publish' }));
  await screen.findByText(en.history.success.updated);
  const [sent] = api.callsOf('PUT /history');
  expect([sent?.ifMatch, sent?.query.get('over')]).toEqual([`"${draft.__v}"`, '4']);
});

test('[E-01] [N-04] what an earlier visit has left is offered still once what was published meanwhile is decided', async () => {
  const before = openHistory();
  before.api.drafts = [draft];
  before.open();
  await overwrite(before.user, await textOf(await edit(before.user)), 'Left behind');
  await waitFor(async () => expect(JSON.stringify(await findUnsaved(''))).toContain('Left behind'));
  cleanup();

  const { api, open, user } = openHistory({ base: '<p>Before</p>' });
  api.drafts = [draft];
  open();
  const form = await edit(user);
  await decideForMine(user);
  expect(within(form).getByText(/has not been saved/)).toBeVisible();
  expect(JSON.stringify(await findUnsaved(''))).toContain('Left behind');
});

test('[E-01] what was published meanwhile in other words of a text goes on together with the draft', async () => {
  const { api, open, user } = openHistory({
    base: '<p>First</p><p>Second</p>',
    drafted: '<p>First, drafted</p><p>Second</p>',
    published: '<p>First</p><p>Second, published</p>',
  });
  api.drafts = [draft];
  open();
  const form = await edit(user);
  expect(await within(form).findByText(en.admin.conflict.merged)).toBeVisible();
  expect(await textOf(form)).toHaveTextContent('First, draftedSecond, published');
  await user.click(within(form).getByRole('button', { name: 'Publish' }));
  await screen.findByText(en.history.success.updated);
  const [sent] = api.callsOf('PUT /history');
  expect([sent?.ifMatch, sent?.query.get('over'), sent?.body]).toEqual([
    `"${draft.__v}"`,
    '4',
    { text: { en: '<p>First, drafted</p><p>Second, published</p>' } },
  ]);
  expect(api.callsOf('POST /drafts/publication')).toEqual([]);
});

test('[E-01] a question about what was published meanwhile that is put off decides nothing', async () => {
  const { api, open, user } = openHistory({ base: '<p>Before</p>' });
  api.drafts = [draft];
  open();
  const form = await edit(user);
  const question = await screen.findByRole('dialog', { name: en.admin.conflict.title });
  await user.click(within(question).getByRole('button', { name: en.admin.conflict.back }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await user.click(within(form).getByRole('button', { name: 'Publish' }));
  await screen.findByText(en.history.success.updated);
  expect(api.callsOf('POST /drafts/publication').map(({ body }) => body)).toEqual([
    { drafts: [{ entity: 'history', _id: 'id-1', __v: draft.__v }] },
  ]);
});

test('[E-01] a row is taken off the site after a question, and not while something is typed in its form', async () => {
  const { api, open, user } = openHistory();
  open();
  const form = await edit(user);
  const unpublish = within(form).getByRole('button', { name: 'Take off the site' });
  await overwrite(user, await textOf(form), 'Written');
  await user.click(unpublish);
  expect(unpublish).toHaveAttribute('aria-disabled', 'true');
  expect(unpublish).toHaveAttribute('aria-description', en.admin.drafts.unpublishUnsaved);
  expect(screen.queryByRole('dialog', { name: 'Take off the site' })).not.toBeInTheDocument();
  await overwrite(user, await textOf(form), 'Published');
  await user.click(within(form).getByRole('button', { name: 'Take off the site' }));
  const question = await screen.findByRole('dialog', { name: 'Take off the site' });
  await user.click(within(question).getByRole('button', { name: 'Take off the site' }));
  expect(await screen.findByText(en.admin.drafts.unpublished)).toBeVisible();
  expect(api.callsOf('POST /drafts/history/id-1')).toHaveLength(1);
});

test.each([
  ['of what is on the site', draft, en.admin.drafts.saved],
  ['of a new item', { ...draft, state: 'new' as const }, en.admin.drafts.savedOffSite],
])('[E-01] the toast after a draft %s is saved says what visitors see', async (_name, saved, said) => {
  const { api, open, user } = openHistory({}, saved);
  api.drafts = [saved];
  open();
  const form = await edit(user);
  await overwrite(user, await textOf(form), 'Written');
  await user.click(within(form).getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(said)).toBeVisible();
});

const screenOfDrafts = {
  Page: DraftsPage,
  pattern: '/admin/*',
  path: '/admin/drafts',
  namespace: 'admin-content',
  texts,
};
const launch: Draft = {
  ...draft,
  _id: 'id-2',
  entity: 'products',
  categoryName: 'CBD Products/Oral',
  title: { en: 'Drops', mk: 'Капки' },
  languages: ['en', 'mk'],
  lacks: { en: null, mk: null },
  area: 'cbd-products',
};

function openDrafts(restrictions: readonly string[] = [], drafts: Draft[] = [draft, launch]) {
  let items = drafts;
  const api = fakeApi(({ method, path }) => {
    if (path === '/session') return { _id: 'ana', restrictions };
    if (method === 'GET') return { items, totalCount: items.length, people: [draft.by] };
    const published = items.map(({ entity, _id }) => ({ entity, _id }));
    items = [];
    return { items: published, hidden: [{ title: launch.title, languages: ['mk'] }], done: true };
  });
  return { api, user: userEvent.setup({ delay: null }), ...renderAdmin(screenOfDrafts) };
}

test('[E-04] drafts are published together after a question that says what is missing or older; a refusal says why of each', async () => {
  const { api, user } = openDrafts();
  await user.click(await screen.findByRole('checkbox', { name: en.admin.selection.page }));
  await user.click(screen.getByRole('button', { name: 'Publish 2 selected together' }));
  const question = await screen.findByRole('dialog', { name: 'Publish 2 drafts together?' });
  expect(within(question).getByText(en.drafts.warnings.older.mk)).toBeVisible();
  await user.click(within(question).getByRole('radio', { name: 'Macedonian only' }));
  expect(within(question).getAllByText(en.drafts.warnings.left.en)).toHaveLength(2);
  api.fail('POST /drafts/publication', {
    status: 409,
    body: { code: 'conflict', message: 'None of them', fields: { 'drafts.1': 'Changed meanwhile' } },
  });
  await user.click(within(question).getByRole('button', { name: 'Publish' }));
  expect(await within(question).findByText('Changed meanwhile')).toBeVisible();
  api.recover();
  await user.click(within(question).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('2 drafts are published.')).toBeVisible();
  expect(screen.getByText(/^Visitors do not see, .*: Drops \(Macedonian\)\.$/)).toBeVisible();
  expect(api.callsOf('POST /drafts/publication').at(-1)?.body).toEqual({
    drafts: [draft, launch].map(({ entity, _id, __v }) => ({ entity, _id, __v })),
    language: 'mk',
  });
  expect(await screen.findByText(en.drafts.none)).toBeVisible();
});

test('[E-04] after a refusal marked drafts are published as they were loaded since; what is done to one leaves the others marked', async () => {
  let items = [draft, launch, { ...launch, _id: 'id-3', title: { en: 'Syrup', mk: 'Сируп' } }];
  const api = fakeApi(({ method, path }) => {
    if (path === '/session') return { _id: 'ana', restrictions: [] };
    if (method === 'GET') return { items, totalCount: items.length, people: [] };
    if (method === 'DELETE') items = items.slice(0, 2);
    return { items: [draft, launch].map(({ entity, _id }) => ({ entity, _id })), done: true };
  });
  renderAdmin(screenOfDrafts);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('checkbox', { name: en.admin.selection.page }));
  await user.click(screen.getByRole('button', { name: 'Discard the draft: Syrup' }));
  const discard = await screen.findByRole('dialog', { name: 'Discard the draft' });
  await user.click(within(discard).getByRole('button', { name: 'Discard the draft' }));
  const publish = async () => {
    await user.click(await screen.findByRole('button', { name: 'Publish 2 selected together' }));
    const question = await screen.findByRole('dialog', { name: 'Publish 2 drafts together?' });
    await user.click(within(question).getByRole('button', { name: 'Publish' }));
    return question;
  };
  items = [{ ...draft, __v: 200, title: { en: 'Drafted anew', mk: 'Станица' } }, launch];
  api.failOnce('POST /drafts/publication', { status: 409, body: { code: 'conflict', message: 'None of them' } });
  const question = await publish();
  expect(await within(question).findByText('None of them')).toBeVisible();
  await screen.findByText('Drafted anew');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await publish();
  await screen.findByText('2 drafts are published.');
  expect(api.callsOf('POST /drafts/publication').at(-1)?.body).toMatchObject({
    drafts: [{ _id: 'id-1', __v: 200 }, { _id: 'id-2' }],
  });
});

test('[E-04] the mark of a draft that a colleague has published meanwhile can be taken away', async () => {
  let items = [draft, launch];
  const api = fakeApi(({ method, path }) => {
    if (path === '/session') return { _id: 'ana', restrictions: [] };
    return method === 'GET' ? { items, totalCount: items.length, people: [] } : { done: true };
  });
  renderAdmin(screenOfDrafts);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('checkbox', { name: en.admin.selection.page }));
  items = [launch];
  api.failOnce('POST /drafts/publication', { status: 409, body: { code: 'conflict', message: 'None of them' } });
  await user.click(screen.getByRole('button', { name: 'Publish 2 selected together' }));
  const question = await screen.findByRole('dialog', { name: 'Publish 2 drafts together?' });
  await user.click(within(question).getByRole('button', { name: 'Publish' }));
  await within(question).findByText('None of them');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: en.admin.selection.clear }));
  expect(screen.getByRole('checkbox', { name: 'Select: Drops' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select: Drops' }));
  expect(await screen.findByRole('button', { name: 'Publish 1 selected' })).toBeVisible();
});

test('[E-01] the drafts are narrowed down to a kind, edited in the form of their screen, and discarded after a question', async () => {
  const { api, user, router, search } = openDrafts();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'History');
  await waitFor(() => expect(search()).toBe('?entity=history'));
  await waitFor(() =>
    expect(api.callsOf('GET /drafts').some(({ query }) => query.get('entity') === 'history')).toBe(true),
  );
  await user.click(await screen.findByRole('button', { name: 'Discard the draft: Drafted' }));
  const question = await screen.findByRole('dialog', { name: 'Discard the draft' });
  expect(within(question).getByText(en.drafts.discardQuestion.changed)).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Edit: Drops' }));
  expect(router.state.location).toMatchObject({
    pathname: '/admin/products/cbd/oral',
    state: { open: 'draft', id: 'id-2' },
  });
});

test('[E-01] a draft is discarded as it was seen', async () => {
  const { api, user } = openDrafts();
  await user.click(await screen.findByRole('button', { name: 'Discard the draft: Drafted' }));
  const question = await screen.findByRole('dialog', { name: 'Discard the draft' });
  await user.click(within(question).getByRole('button', { name: 'Discard the draft' }));
  expect(await screen.findByText(en.drafts.success.deleted)).toBeVisible();
  expect(api.callsOf('DELETE /drafts/history/id-1').map(({ ifMatch }) => ifMatch)).toEqual([`"${draft.__v}"`]);
});

test('[E-01] the draft of a slide is edited on the screen of the slides', async () => {
  const slide: Draft = { ...draft, entity: 'site-content', _id: 'hero-1', title: { en: 'Slide', mk: 'Слајд' } };
  const { user, router } = openDrafts([], [slide]);
  await user.click(await screen.findByRole('button', { name: 'Edit: Slide' }));
  expect(router.state.location).toMatchObject({ pathname: '/admin/site/hero', state: { open: 'draft', id: 'hero-1' } });
});

test('[E-01] who may not publish in an area finds it locked, with the reason', async () => {
  openDrafts(['pages.publish']);
  const locked = async (name: string) => (await screen.findByRole('button', { name })).getAttribute('aria-description');
  await waitFor(async () => expect(await locked('Publish: Drafted')).toBe(en.admin.locked.publish));
  expect(await locked('Publish: Drops')).toBeNull();
});
