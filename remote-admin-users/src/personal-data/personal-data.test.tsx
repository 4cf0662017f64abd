import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin } from '@varda/admin/testing';
import { sessionStore } from '@varda/platform/session';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import PersonalDataPage from './personal-data.page.tsx';

const page = {
  Page: PersonalDataPage,
  pattern: '/admin/personal-data',
  path: '/admin/personal-data',
  namespace: 'admin-users',
  texts: { en, mk },
};
const nothing = {
  ...{ email: 'vlado@x.example', exportedAt: '2026-01-01T00:00:00.000Z', account: null },
  ...{ sessions: [], browsers: [], passwordLinks: [], tokens: [], passkeys: [] },
  ...{
    activity: [],
    edits: [],
    deletions: [],
    approvals: [],
    comments: [],
    mentions: [],
    answers: [],
    releases: [],
    messages: [],
  },
};
const { personalData: texts } = en;

test('[U-08] a person is looked up, saved as a file and deleted after a question', async () => {
  let messages: object[] = [{}, {}];
  const api = fakeApi(({ path }) => {
    if (path === '/personal-data/export') return { ...nothing, messages };
    messages = [];
    return { account: false, messages: 2 };
  });
  const made = jest.fn(() => 'blob:made');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() });
  // jsdom saves no files.
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  renderAdmin(page);
  const hands = userEvent.setup({ delay: null });
  await hands.type(screen.getByLabelText(new RegExp(texts.email)), 'vlado@x.example{Enter}');
  const row = await screen.findByRole('row', { name: `${texts.kinds.messages} 2` });
  expect(row).toBeVisible();
  expect(screen.getByRole('row', { name: `${texts.account} ${texts.none}` })).toBeVisible();
  await hands.click(screen.getByRole('button', { name: texts.save }));
  expect(made).toHaveBeenCalledTimes(1);
  expect(clicked).toHaveBeenCalledTimes(1);

  await hands.click(screen.getByRole('button', { name: texts.delete }));
  const question = await screen.findByRole('dialog', { name: texts.question });
  api.failOnce('POST /personal-data/deletion', { status: 409, body: { message: 'The last administrator stays.' } });
  await hands.click(within(question).getByRole('button', { name: texts.confirm }));
  expect(await within(question).findByText('The last administrator stays.')).toBeVisible();
  await hands.click(within(question).getByRole('button', { name: texts.confirm }));
  await waitFor(() => expect(screen.getByText(texts.deleted)).toBeVisible());
  expect(row).not.toBeInTheDocument();
  expect(api.callsOf('POST /personal-data/deletion').at(-1)?.body).toEqual({ email: 'vlado@x.example' });

  await hands.click(screen.getByRole('button', { name: texts.search }));
  expect(await screen.findByText(texts.nobody.replace('{{email}}', 'vlado@x.example'))).toBeVisible();
});

test('[U-08] [A-06] who deletes the own account is told before, and logged out for that reason', async () => {
  const account = { _id: 'ana', name: 'Ana', email: 'ana@x.example', role: 'admin', createdAt: nothing.exportedAt };
  fakeApi(({ path }) =>
    path === '/personal-data/export' ? { ...nothing, account } : { ...account, account: true, messages: 0 },
  );
  renderAdmin(page);
  const hands = userEvent.setup({ delay: null });
  await hands.type(screen.getByLabelText(new RegExp(texts.email)), 'ana@x.example{Enter}');
  await hands.click(await screen.findByRole('button', { name: texts.delete }));
  const question = await screen.findByRole('dialog', { name: texts.question });
  expect(within(question).getByText(en.users.deletion.own)).toBeVisible();
  await hands.click(within(question).getByRole('button', { name: texts.confirm }));
  await waitFor(() => expect(sessionStore.getState()).toEqual({ status: 'signed-out', because: 'deleted' }));
});

test('[U-08] nobody but administrators is shown it', async () => {
  renderAdmin(page, { role: 'user', language: 'mk' });
  expect(await screen.findByRole('note')).toHaveTextContent(mk.personalData.adminsOnly);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
