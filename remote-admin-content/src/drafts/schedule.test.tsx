import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin, stubBrowserApis } from '@varda/admin/testing';
import type { Draft } from '@varda/contract/drafts';
import type { Planned, Schedule } from '@varda/contract/schedules';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import DraftsPage from './drafts.page.tsx';

beforeAll(stubBrowserApis);

const draft: Draft = {
  entity: 'history',
  _id: 'id-1',
  __v: 123_456_789,
  state: 'changed',
  languages: ['en', 'mk'],
  title: { en: 'Drafted', mk: 'Станица' },
  fields: ['text.en', 'text.mk'],
  lacks: { en: null, mk: null },
  savedAt: '2026-11-21T10:00:00.000Z',
  by: { _id: 'boris', name: 'Boris' },
  area: 'pages',
  categoryName: null,
};
const other: Draft = { ...draft, _id: 'id-2', title: { en: 'Second', mk: 'Втора' } };
const plan: Planned = {
  ...{ entity: 'history', _id: 'id-1', action: 'publish', language: null, schedule: 's-1', name: 'Spring' },
  at: '2050-12-03T07:00:00.000Z',
  state: 'failed',
};
const failed: Schedule = {
  ...{ _id: 's-1', __v: 2, at: plan.at, name: 'Spring', state: 'failed', createdAt: plan.at, settledAt: plan.at },
  reason: { en: 'Nothing was published', mk: 'Ништо не е објавено' },
  by: { _id: 'boris', name: 'Boris' },
  items: [draft, other].map(({ entity, _id, title, area }) => ({
    ...{ entity, _id, title, area, action: 'publish' as const, language: null, categoryName: null },
    ...{ state: 'waiting' as const, reason: null, draft: 'changed' as const, draftVersion: 200_000_000 },
  })),
  hidden: 0,
};

function open(planned: Planned[] = []) {
  const drafts = [draft, other];
  const api = fakeApi(({ method, path, body }) => {
    if (path === '/session') return { _id: 'ana', restrictions: [] };
    if (path.endsWith('/retry')) return failed;
    if (path.startsWith('/schedules/')) return failed;
    if (method === 'GET') return { items: drafts, totalCount: 2, people: [], planned };
    return { ...failed, ...(body as object), state: 'waiting' };
  });
  const Page = DraftsPage;
  const namespace = 'admin-content';
  const at = { pattern: '/admin/*', path: '/admin/drafts', namespace, texts: { en, mk } };
  return { api, drafts, user: userEvent.setup({ delay: null }), ...renderAdmin({ Page, ...at }) };
}

const enter = (dialog: HTMLElement, date: string, time: string) => {
  fireEvent.change(within(dialog).getByLabelText(/^Date/), { target: { value: date } });
  fireEvent.change(within(dialog).getByLabelText(/^Time/), { target: { value: time } });
};
const schedule = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Schedule' });

test('[E-03] a draft is scheduled in the time of Skopje, in one language; hours that clocks skip or repeat are said', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Schedule: Drafted' }));
  const dialog = await screen.findByRole('dialog', { name: 'Schedule' });
  await user.click(schedule(dialog));
  expect(within(dialog).getByText(en.admin.schedules.noTime)).toBeVisible();
  expect(within(dialog).getByLabelText(/^Date/)).toHaveFocus();
  for (const field of [/^Date/, /^Time/])
    expect(within(dialog).getByLabelText(field)).toHaveAccessibleDescription(en.admin.schedules.noTime);
  enter(dialog, '2050-03-27', '02:30');
  expect(within(dialog).getByText(en.admin.schedules.skipped)).toBeVisible();
  await user.click(schedule(dialog));
  expect(api.callsOf('POST /schedules')).toEqual([]);
  enter(dialog, '2020-03-27', '08:30');
  // The clock of this computer may be wrong: what is past is decided by the server.
  const past = 'The time must be in the future.';
  api.failOnce('POST /schedules', { status: 422, body: { code: 'invalid', message: past, fields: { at: past } } });
  await user.click(schedule(dialog));
  await waitFor(() => expect(within(dialog).getByLabelText(/^Date/)).toHaveAccessibleDescription(past));
  enter(dialog, '2050-10-30', '02:30');
  expect(within(dialog).getByText(en.admin.schedules.twice)).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: 'Macedonian only' }));
  await user.click(schedule(dialog));
  expect(await screen.findByText(/It is scheduled for 30 Oct 2050, 02:30/)).toBeVisible();
  expect(api.callsOf('POST /schedules').map(({ body }) => body)).toEqual([
    expect.objectContaining({ at: '2020-03-27T07:30:00.000Z' }),
    {
      at: '2050-10-30T00:30:00.000Z',
      name: '',
      items: [{ entity: 'history', _id: 'id-1', __v: draft.__v, action: 'publish', language: 'mk' }],
    },
  ]);
});

test('[E-03] [E-04] several drafts become a release, which has a name; what is refused is said at each, and what was chosen stays', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('checkbox', { name: en.admin.selection.page }));
  await user.click(screen.getByRole('button', { name: 'Schedule 2 selected together…' }));
  let dialog = await screen.findByRole('dialog', { name: 'Schedule 2 items together' });
  enter(dialog, '2050-12-03', '08:00');
  await user.click(schedule(dialog));
  expect(within(dialog).getByText(en.admin.schedules.noName)).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /Name of the launch/ }), 'Spring');
  api.fail('POST /schedules', {
    status: 422,
    body: { code: 'invalid', message: 'Please check', fields: { 'items.1': 'No draft of this' } },
  });
  await user.click(schedule(dialog));
  expect(await within(dialog).findByText('No draft of this')).toBeVisible();
  api.recover();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Schedule 2 selected together…' }));
  dialog = await screen.findByRole('dialog', { name: 'Schedule 2 items together' });
  expect(within(dialog).getByRole('textbox', { name: /Name of the launch/ })).toHaveValue('Spring');
  await user.click(schedule(dialog));
  await screen.findByText(/It is scheduled for/);
  expect(api.callsOf('POST /schedules').at(-1)?.body).toMatchObject({ at: plan.at, name: 'Spring' });
});

test('[E-03] [E-04] who takes a draft out of a release is told what is left; opened again, it is in it', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('checkbox', { name: en.admin.selection.page }));
  const opener = screen.getByRole('button', { name: 'Schedule 2 selected together…' });
  await user.click(opener);
  const before = await screen.findByRole('dialog', { name: 'Schedule 2 items together' });
  enter(before, '2050-12-03', '08:00');
  await user.click(within(before).getByRole('button', { name: 'Take out: Second' }));
  expect(before).toHaveAccessibleName('Schedule');
  expect(within(before).getByRole('list', { name: 'Items' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Schedule 2 items together' });
  expect(within(dialog).getByLabelText(/^Date/)).toHaveValue('2050-12-03');
  await user.type(within(dialog).getByRole('textbox', { name: /Name of the launch/ }), 'Both');
  await user.click(schedule(dialog));
  await screen.findByText(/It is scheduled for/);
  expect(api.callsOf('POST /schedules').map(({ body }) => body)).toMatchObject([
    { name: 'Both', items: [{ _id: 'id-1' }, { _id: 'id-2' }] },
  ]);
});

test('[E-03] a time that was chosen and not sent stays, for the draft as it was saved since', async () => {
  const { api, drafts, user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Schedule: Drafted' }));
  const before = await screen.findByRole('dialog', { name: 'Schedule' });
  enter(before, '2050-12-03', '08:00');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(before).not.toBeInTheDocument());
  drafts[0] = { ...draft, __v: draft.__v + 1, title: { en: 'Saved since', mk: 'Зачувана' } };
  await act(() => router.navigate('/admin/drafts?limit=10'));
  await user.click(await screen.findByRole('button', { name: 'Schedule: Saved since' }));
  const dialog = await screen.findByRole('dialog', { name: 'Schedule' });
  expect(within(dialog).getByLabelText(/^Date/)).toHaveValue('2050-12-03');
  await user.click(schedule(dialog));
  await screen.findByText(/It is scheduled for/);
  expect(api.callsOf('POST /schedules').map(({ body }) => body)).toMatchObject([
    { at: plan.at, items: [{ _id: 'id-1', __v: draft.__v + 1 }] },
  ]);
});

test('[E-03] a list says what waits and what has failed; discarding says what becomes of it', async () => {
  const { user } = open([plan]);
  expect(await screen.findByText('Was not published on 3 Dec 2050, 08:00 · Spring')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard the draft: Drafted' }));
  const question = await screen.findByRole('dialog', { name: 'Discard the draft' });
  expect(within(question).getByText(/It is taken out of this launch/)).toBeVisible();
});

test('[E-01] [K-22] discarding what is off the site says that visitors see it again when it is restored', async () => {
  const { drafts, user } = open();
  drafts[0] = { ...draft, state: 'unpublished' };
  await user.click(await screen.findByRole('button', { name: 'Discard the draft: Drafted' }));
  const question = await screen.findByRole('dialog', { name: 'Discard the draft' });
  expect(within(question).getByText(/goes to the trash.*Restored, visitors see it again/)).toBeVisible();
});
