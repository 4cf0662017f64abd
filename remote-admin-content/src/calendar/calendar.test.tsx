import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin, stubBrowserApis } from '@varda/admin/testing';
import type { Draft } from '@varda/contract/drafts';
import type { Schedule } from '@varda/contract/schedules';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import CalendarPage from './calendar.page.tsx';
import { monthQuery, otherMonth, weeksOf } from './month.ts';

beforeAll(stubBrowserApis);

const launch: Schedule = {
  ...{ _id: 's-1', __v: 2, name: 'Launch', state: 'failed', hidden: 0, by: { _id: 'boris', name: 'Boris' } },
  ...{ at: '2050-12-03T07:00:00.000Z', createdAt: '2026-11-25T10:00:00.000Z', settledAt: '2050-12-03T07:00:01.000Z' },
  reason: { en: 'Nothing was published', mk: 'Ништо не е објавено' },
  items: ['One', 'Two'].map((name) => ({
    ...{ entity: 'history' as const, _id: name, title: { en: name, mk: name }, area: 'pages' as const },
    ...{ action: 'publish' as const, language: null, categoryName: null, draft: 'same' as const },
    draftVersion: null,
    ...{ state: 'waiting' as const, reason: null },
  })),
};

function open(
  path = '/admin/calendar?month=2050-12',
  schedules = [launch],
  drafts: Draft[] = [],
  restrictions: string[] = [],
) {
  let stored = schedules;
  const api = fakeApi(({ method, path: called }) => {
    if (called === '/session') return { _id: 'ana', restrictions };
    if (called.startsWith('/drafts')) return { items: drafts, totalCount: drafts.length, people: [] };
    if (called.endsWith('/retry')) return { ...launch, reason: { en: 'Refused once more', mk: 'Повторно' }, __v: 3 };
    if (method === 'PUT') stored = [{ ...launch, state: 'waiting', reason: null, items: launch.items.slice(0, 1) }];
    if (called === '/schedules') return { items: stored, totalCount: stored.length };
    return stored[0] ?? { done: true };
  });
  const at = { pattern: '/admin/*', path, namespace: 'admin-content', texts: { en, mk } };
  const store = (changed: Schedule[]) => {
    stored = changed;
  };
  return { api, store, user: userEvent.setup({ delay: null }), ...renderAdmin({ Page: CalendarPage, ...at }) };
}

test('[E-03] a release that was not done is opened, tried again and changed; what is refused is said in the dialog', async () => {
  const { api, user } = open();
  expect(await screen.findByText('1 schedule was not done, and waits for you')).toBeVisible();
  const entries = await screen.findAllByRole('button', { name: /08:00 Launch \(2\)/ });
  await user.click(entries.at(-1) as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Launch' });
  await user.click(await within(dialog).findByRole('button', { name: 'Try again now' }));
  expect(await within(dialog).findByText('Refused once more')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Take out: Two' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.callsOf('PUT /schedules/s-1').map(({ ifMatch, body }) => [ifMatch, body])).toEqual([
    [
      '"3"',
      { at: launch.at, name: 'Launch', items: [{ entity: 'history', _id: 'One', action: 'publish', language: null }] },
    ],
  ]);
});

test('[E-03] after a schedule was opened and closed, Back leads to the page before the calendar', async () => {
  const { user, router } = open();
  await user.click((await screen.findAllByRole('button', { name: /08:00 Launch \(2\)/ })).at(-1) as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Launch' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('[E-03] a schedule that is opened again is shown as somebody else has changed it meanwhile', async () => {
  const { user, store, api } = open();
  const opened = async () => {
    await user.click((await screen.findAllByRole('button', { name: /08:00 Launch \(2\)/ })).at(-1) as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Launch' });
    await within(dialog).findByLabelText(/^Time/);
    return dialog;
  };
  const before = await opened();
  expect(within(before).getByRole('button', { name: 'Take out: Two' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(before).not.toBeInTheDocument());
  const at = '2050-12-03T09:30:00.000Z';
  store([{ ...launch, at, __v: 7, items: launch.items.slice(0, 1) }]);
  const dialog = await opened();
  expect(within(dialog).getByLabelText(/^Time/)).toHaveValue('10:30');
  expect(within(dialog).queryByRole('button', { name: 'Take out: Two' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.callsOf('PUT /schedules/s-1').map(({ ifMatch, body }) => [ifMatch, (body as Schedule).at])).toEqual([
    ['"7"', at],
  ]);
});

test('[E-03] what was discarded can be added again; what was changed in the form is saved before it is tried again', async () => {
  const [one, two] = launch.items;
  const discarded: Schedule = {
    ...launch,
    items: [{ ...one, state: 'discarded', draft: null }, two] as Schedule['items'],
  };
  const anew: Draft = {
    ...{ entity: 'history', _id: 'One', __v: 234_567_890, state: 'changed', title: { en: 'One', mk: 'One' } },
    ...{ languages: ['en'], fields: ['text.en'], lacks: { en: null, mk: null }, savedAt: launch.at, by: null },
    ...{ area: 'pages', categoryName: null },
  };
  const { api, user } = open('/admin/calendar?month=2050-12&schedule=s-1', [discarded], [anew]);
  const dialog = await screen.findByRole('dialog', { name: 'Launch' });
  expect(await within(dialog).findByText('Its draft was discarded')).toBeVisible();
  await user.selectOptions(await within(dialog).findByLabelText('Add a draft'), 'One');
  expect(within(dialog).queryByText('Its draft was discarded')).not.toBeInTheDocument();
  // There is no other draft to add.
  expect(within(dialog).queryByLabelText('Add a draft')).not.toBeInTheDocument();
  expect(within(dialog).getByRole('list', { name: 'Items' })).toHaveFocus();
  const retry = within(dialog).getByRole('button', { name: 'Try again now' });
  expect(retry).toHaveAccessibleDescription(/is not saved/);
  await user.click(retry);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.callsOf('POST /schedules/s-1/retry')).toEqual([]);
  const target = { entity: 'history', action: 'publish', language: null };
  expect(api.callsOf('PUT /schedules/s-1').map(({ body }) => (body as Schedule).items)).toEqual([
    [
      { ...target, _id: 'Two' },
      { ...target, _id: 'One', __v: 234_567_890, again: true },
    ],
  ]);
});

test('[E-03] [U-05] who has seen a draft that was changed since says so, and saves the schedule with it', async () => {
  const [one, two] = launch.items;
  const changed = { ...one, draft: 'changed', draftVersion: 234_567_890 } as Schedule['items'][number];
  const { api, user } = open('/admin/calendar?month=2050-12&schedule=s-1', [
    { ...launch, items: [changed, two] as Schedule['items'] },
  ]);
  const dialog = await screen.findByRole('dialog', { name: 'Launch' });
  const [seen, ...others] = await within(dialog).findAllByRole('checkbox');
  expect(others).toEqual([]);
  expect(seen).toHaveAccessibleName('I have seen the draft as it is now: One');
  expect(seen).not.toBeChecked();
  await user.click(seen as HTMLElement);
  expect(seen).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const target = { entity: 'history', action: 'publish', language: null };
  expect(api.callsOf('PUT /schedules/s-1').map(({ body }) => (body as Schedule).items)).toEqual([
    [
      { ...target, _id: 'One', __v: 234_567_890 },
      { ...target, _id: 'Two' },
    ],
  ]);
});

test('[U-04] [E-03] who may not publish all of a schedule sees it, and why it stays as it is', async () => {
  const show = async (schedule: Schedule, restrictions: string[]) => {
    open('/admin/calendar?month=2050-12&schedule=s-1', [schedule], [], restrictions);
    const dialog = await screen.findByRole('dialog', { name: 'Launch' });
    expect(await within(dialog).findByText(en.admin.schedules.locked)).toBeVisible();
    expect(within(dialog).getByText('One')).toBeVisible();
    expect(within(dialog).queryByLabelText(/^Time/)).not.toBeInTheDocument();
    for (const name of ['Save', 'Cancel it', 'Try again now', 'Take out: One'])
      expect(within(dialog).queryByRole('button', { name })).not.toBeInTheDocument();
    cleanup();
  };
  await show(launch, ['pages.publish']);
  await show({ ...launch, state: 'waiting', reason: null, hidden: 1 }, []);
});

test('[E-03] a release that lacks one of its drafts says so in the calendar', async () => {
  const reason = { en: 'A draft of this launch was discarded', mk: 'Отфрлен нацрт' };
  open(undefined, [{ ...launch, state: 'waiting', reason }]);
  const entries = await screen.findAllByRole('button', { name: /Launch \(2\).*discarded/ });
  expect(entries.at(-1)).toBeVisible();
});

test('[E-03] a release of which a draft is not there, or in the trash, says so in the calendar', async () => {
  const [one, two] = launch.items;
  const items = [{ ...one, draft: 'gone' }, two] as Schedule['items'];
  open(undefined, [{ ...launch, state: 'waiting', reason: null, items }]);
  const entries = await screen.findAllByRole('button', { name: /! 08:00 Launch \(2\).*it cannot be published/ });
  expect(entries.at(-1)).toBeVisible();
});

test('[E-03] an empty month says how something gets there; months are gone through', async () => {
  const { user, search } = open('/admin/calendar?month=2050-12', []);
  expect(await screen.findByText(en.calendar.none)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(search()).toBe('?month=2051-01');
  expect(await screen.findByRole('heading', { name: 'January 2051' })).toBeVisible();
});

test('[E-03] a month is asked for in whole weeks, from Monday on, by the days of Skopje', () => {
  expect(weeksOf('2027-03').map((week) => [week[0], week.at(-1)])).toEqual([
    ['2027-03-01', '2027-03-07'],
    ['2027-03-08', '2027-03-14'],
    ['2027-03-15', '2027-03-21'],
    ['2027-03-22', '2027-03-28'],
    ['2027-03-29', '2027-04-04'],
  ]);
  expect(otherMonth('2026-12', 1)).toBe('2027-01');
  expect(monthQuery('2027-03').queryKey).toContain('2027-03');
});
