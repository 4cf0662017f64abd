import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { both, fakeApi, pressTwice, renderAdmin, rowsOf, someTime, stubBrowserApis, upTo } from '@varda/admin/testing';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import VacanciesPage from './vacancies.page.tsx';

beforeAll(stubBrowserApis);

const vacancy = (n: number) => ({
  _id: `id-${n}`,
  vacancy: both(`Vacancy ${n}`),
  shortDescription: both('In short'),
  description: { en: '<p>Description</p>', mk: '<p>Опис</p>' },
  department: { en: 'Sales', mk: 'Продажба' },
  active: { en: true, mk: false },
  jobType: 'Full-time',
  createdBy: null,
  updatedBy: null,
  ...someTime,
});
const rows = upTo(3).map(vacancy);

interface Sent {
  rows: { _id: string; __v: number }[];
  change: object;
  dryRun: boolean;
}

type Outcome = 'changed' | 'unchanged' | 'refused';

function open(outcomeOf: (id: string) => Outcome = () => 'changed', listed = () => rows) {
  const reason = { en: 'Somebody else has changed this item in the meantime.', mk: 'Изменето.' };
  const api = fakeApi((call) => {
    const { method, path, body } = call;
    if (path === '/session') return { _id: null };
    if (method === 'GET') {
      const { rows: careers, totalCount } = rowsOf(listed(), call);
      return { careers, totalCount };
    }
    if (path.startsWith('/translations')) return { _id: path.split('/').at(-1), __v: 1, changedAt: someTime.changedAt };
    if (method === 'DELETE') return { done: true };
    if (path.endsWith('/undo')) return { undone: 2, kept: [{ title: both('Kept'), reason }] };
    if (!path.startsWith('/bulk')) return { items: [{ entity: 'adminCareer', _id: 'id-1' }] };
    const told = (body as Sent).rows.map(({ _id }) => {
      const outcome = outcomeOf(_id);
      return { _id, title: both(`Vacancy ${_id}`), outcome, reason: outcome === 'refused' ? reason : null };
    });
    return { _id: 'request-1', rows: told };
  });
  const page = renderAdmin({
    Page: VacanciesPage,
    pattern: '/admin/careers/vacancy',
    path: '/admin/careers/vacancy',
    namespace: 'admin-content',
    texts: { en, mk },
  });
  return { api, user: userEvent.setup({ delay: null }), ...page };
}

type User = ReturnType<typeof userEvent.setup>;

async function openChange(user: User) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  return screen.findByRole('dialog', { name: 'Change 3 rows' });
}

const selected = () => screen.getByRole('region', { name: 'Selected rows' });
const sent = (api: ReturnType<typeof fakeApi>) => api.callsOf('POST /bulk/adminCareer').map(({ body }) => body as Sent);

test('[E-09] marked rows are changed together after a look at what that does, and one press undoes it', async () => {
  const { api, user } = open((id) => (id === 'id-2' ? 'unchanged' : 'changed'));
  const window = await openChange(user);
  expect(within(window).getByRole('button', { name: 'Show what changes' })).toBeDisabled();
  await user.selectOptions(within(window).getByLabelText('Department'), 'Finance');
  await user.selectOptions(within(window).getByLabelText('On the site: Macedonian'), 'Yes');
  await user.click(within(window).getByRole('button', { name: 'Show what changes' }));
  expect(await within(window).findByText('2 rows change. 1 row stays as it is.')).toBeVisible();
  await pressTwice(within(window).getByRole('button', { name: 'Change 2 rows' }));
  expect(await screen.findByText('2 rows changed')).toBeVisible();
  await waitFor(() => expect(window).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent(api).map(({ dryRun }) => dryRun)).toEqual([true, false]);
  expect(sent(api)[1]).toMatchObject({
    rows: rows.map(({ _id, __v }) => ({ _id, __v })),
    change: { department: { en: 'Finance', mk: 'Финансии' }, active: { mk: true } },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 rows are as they were before.')).toBeVisible();
  expect(screen.getByText('1 row was changed since then, and stays as it is.')).toBeVisible();
  expect(api.callsOf('POST /bulk/adminCareer/request-1/undo')).toHaveLength(1);
});

async function changeThree(user: User) {
  const window = await openChange(user);
  await user.selectOptions(within(window).getByLabelText('Department'), 'Finance');
  await user.click(within(window).getByRole('button', { name: 'Show what changes' }));
  await user.click(await within(window).findByRole('button', { name: 'Change 3 rows' }));
  await screen.findByText('3 rows changed');
}

test.each(['silent', { status: 503 }] as const)(
  '[E-09] an undo that got no answer can be tried again (%j)',
  async (how) => {
    const { api, user } = open();
    await changeThree(user);
    api.fail('POST /bulk/adminCareer/request-1/undo', how);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The change could not be undone.')).toBeVisible();
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 rows are as they were before.')).toBeVisible();
    const undone = api.callsOf('POST /bulk/adminCareer/request-1/undo');
    expect(undone.map(({ key }) => key)).toEqual([undone[0]?.key, undone[0]?.key]);
  },
);

test('[E-09] an undo that is refused is not offered again', async () => {
  const { api, user } = open();
  await changeThree(user);
  api.fail('POST /bulk/adminCareer/request-1/undo', { status: 409, body: { message: 'It is undone already.' } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is undone already.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

test('[E-09] rows that are refused are named with the reason, and can be left out', async () => {
  const { api, user } = open((id) => (id === 'id-3' ? 'refused' : 'changed'));
  const window = await openChange(user);
  await user.selectOptions(within(window).getByLabelText('Department'), 'Finance');
  await user.click(within(window).getByRole('button', { name: 'Show what changes' }));
  const told = await within(window).findByRole('alert');
  expect(told).toHaveTextContent('1 row cannot be changed');
  expect(told).toHaveTextContent('Vacancy id-3 en: Somebody else has changed this item in the meantime.');
  await user.click(within(window).getByRole('button', { name: 'Leave these out' }));
  expect(await within(window).findByRole('button', { name: 'Change 2 rows' })).toBeEnabled();
  expect(sent(api).at(-1)?.rows).toHaveLength(2);
  await user.click(within(window).getByRole('button', { name: 'Change 2 rows' }));
  expect(await screen.findByText('2 rows changed')).toBeVisible();
  expect(within(selected()).getByText('1 selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select: Vacancy 3 en' })).toBeChecked();
});

test('[E-09] a mark goes with its row alone, and the others are changed as they were loaded last', async () => {
  let listed = upTo(7).map(vacancy);
  const { api, user } = open(undefined, () => listed);
  for (const n of [1, 2]) await user.click(await screen.findByRole('checkbox', { name: `Select: Vacancy ${n} en` }));
  await user.click(screen.getByRole('button', { name: 'Delete: Vacancy 2 en' }));
  const question = await screen.findByRole('dialog', { name: 'Delete' });
  listed = listed.filter(({ _id }) => _id !== 'id-2').map((row) => (row._id === 'id-1' ? { ...row, __v: 1 } : row));
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await within(selected()).findByText('1 selected')).toBeVisible();
  await screen.findByText('Vacancy 6 en');

  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select: Vacancy 7 en' }));
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  const window = await screen.findByRole('dialog', { name: 'Change 2 rows' });
  await user.selectOptions(within(window).getByLabelText('Department'), 'Finance');
  await user.click(within(window).getByRole('button', { name: 'Show what changes' }));
  await within(window).findByText('2 rows change.');
  expect(sent(api)[0]?.rows).toEqual([
    { _id: 'id-1', __v: 1 },
    { _id: 'id-7', __v: 0 },
  ]);
});

test('[E-09] [K-28] marks of rows that have no older translation stay when others are said to be still right', async () => {
  const older = { ...vacancy(1), changedAt: { en: '2026-11-21T08:00:00.000Z', mk: '2026-11-21T07:00:00.000Z' } };
  const { api, user } = open(undefined, () => [older, ...rows.slice(1)]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  await pressTwice(screen.getByRole('button', { name: 'Still right: 1 translation' }));
  expect(await screen.findByText('Noted: 1 translation is still right.')).toBeVisible();
  expect(api.callsOf('POST /translations/adminCareer/id-1')).toHaveLength(1);
  expect(within(selected()).getByText('2 selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select: Vacancy 1 en' })).not.toBeChecked();
});

test('[E-09] rows that were changed after the look are named once the change is refused, and can be left out', async () => {
  let isChanged = false;
  const { api, user } = open((id) => (isChanged && id === 'id-3' ? 'refused' : 'changed'));
  const window = await openChange(user);
  await user.selectOptions(within(window).getByLabelText('Department'), 'Finance');
  await user.click(within(window).getByRole('button', { name: 'Show what changes' }));
  const confirm = await within(window).findByRole('button', { name: 'Change 3 rows' });
  isChanged = true;
  api.failOnce('POST /bulk', { status: 409, body: { code: 'conflict', message: 'Some rows cannot be changed.' } });
  await user.click(confirm);
  expect(await within(window).findByText(/Vacancy id-3 en/)).toBeVisible();
  expect(within(window).getByText('Some rows cannot be changed.')).toBeVisible();
  expect(within(window).queryByRole('button', { name: /^Change \d/ })).toBeNull();
  await user.click(within(window).getByRole('button', { name: 'Leave these out' }));
  await user.click(await within(window).findByRole('button', { name: 'Change 2 rows' }));
  expect(await screen.findByText('2 rows changed')).toBeVisible();
  expect(sent(api).map(({ dryRun, rows }) => [dryRun, rows.length])).toEqual([
    [true, 3],
    [false, 3],
    [true, 3],
    [true, 2],
    [false, 2],
  ]);
});

test('[E-09] [X-01] a change that fails keeps what was chosen; leaving it asks first, also by Back', async () => {
  const warn = jest.spyOn(console, 'warn');
  const { api, user, router } = open();
  const window = await openChange(user);
  await user.selectOptions(within(window).getByLabelText('Department'), 'Finance');
  api.failOnce('POST /bulk', { status: 409, body: { code: 'conflict', message: 'Some rows cannot be changed.' } });
  await user.click(within(window).getByRole('button', { name: 'Show what changes' }));
  expect(await within(window).findByText('Some rows cannot be changed.')).toBeVisible();
  expect(within(window).getByLabelText('Department')).toHaveValue('Finance');
  await user.click(within(window).getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await user.click(within(question).getByRole('button', { name: 'Continue editing' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await act(() => router.navigate(-1));
  // The router complains where more than one keeps it from going.
  expect(warn).not.toHaveBeenCalled();
  const again = await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await user.click(within(again).getByRole('button', { name: 'Continue editing' }));
  await user.click(within(window).getByRole('button', { name: 'Show what changes' }));
  expect(await within(window).findByRole('button', { name: 'Change 3 rows' })).toBeEnabled();
});

const tooMany = (field: string) => ({
  status: 422,
  body: { message: 'Please check the marked fields.', fields: { [field]: 'Choose at most 100.' } },
});

test('[E-09] more rows than one change takes: the window says how many it takes', async () => {
  const { api, user } = open();
  const window = await openChange(user);
  await user.selectOptions(within(window).getByLabelText('Department'), 'Finance');
  api.failOnce('POST /bulk', tooMany('rows'));
  await user.click(within(window).getByRole('button', { name: 'Show what changes' }));
  expect(await within(window).findByRole('alert')).toHaveTextContent(/^Choose at most 100\.$/);
});

test('[E-09] [E-04] more drafts than one publication takes: the window says how many it takes', async () => {
  const { api, user } = open();
  api.drafts = [{ _id: 'id-1', state: 'changed', languages: ['en'], __v: 123_456_789 }];
  api.failOnce('POST /drafts/publication', tooMany('drafts'));
  await screen.findByText('Vacancy 1 en');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(await screen.findByRole('button', { name: 'Publish 1 draft' }));
  const question = await screen.findByRole('dialog', { name: 'Publish 1 draft' });
  await user.click(within(question).getByRole('button', { name: 'Publish' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent(/^Choose at most 100\.$/);
});

test('[E-09] [E-04] drafts of marked rows are published from the list', async () => {
  const { api, user } = open();
  api.drafts = [{ _id: 'id-1', state: 'changed', languages: ['en'], __v: 123_456_789 }];
  await screen.findByText('Vacancy 1 en');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(await screen.findByRole('button', { name: 'Publish 1 draft' }));
  const question = await screen.findByRole('dialog', { name: 'Publish 1 draft' });
  expect(question).toHaveTextContent('Vacancy 1 en');
  await pressTwice(within(question).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('1 draft published')).toBeVisible();
  expect(api.callsOf('POST /drafts/publication').map(({ body }) => body)).toEqual([
    { drafts: [{ entity: 'adminCareer', _id: 'id-1', __v: 123_456_789 }] },
  ]);
  expect(within(selected()).getByText('2 selected')).toBeVisible();
});

test('[E-09] [K-27] the window that changes rows gives the focus back to its button, by Escape and by Cancel', async () => {
  const { user } = open();
  const byEscape = await openChange(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(byEscape).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Change…' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const byCancel = await screen.findByRole('dialog', { name: 'Change 3 rows' });
  await user.click(within(byCancel).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(byCancel).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Change…' })).toHaveFocus();
});
