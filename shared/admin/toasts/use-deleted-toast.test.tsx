import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAccount } from '../permissions/use-may.ts';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { useUndoShortcut } from '../shortcuts/shortcuts.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { pressTwice } from '../testing/input.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { type Restorable, useDeletedToast } from './use-deleted-toast.tsx';

interface Row {
  _id: string;
  isOn?: boolean;
}

const nameOf = ({ _id }: Row) => `Row ${_id}`;
const about: Restorable<Row> = { kind: 'about', area: 'pages', nameOf };
const pictures: Restorable<Row> = { opened: 'media', area: 'pictures', nameOf };
const messages: Restorable<Row> = { trashed: 'contact-messages', area: 'contacts', isPublic: () => false, nameOf };
const accounts: Restorable<Row> = { opened: 'users', nameOf };
const vacancies: Restorable<Row> = {
  kind: 'adminCareer',
  area: 'vacancies',
  nameOf,
  isPublic: ({ isOn = false }) => isOn,
};

async function deleteRows(resource: Restorable<Row>, rows: readonly Row[], restrictions: string[] = []) {
  const api = fakeApi(({ path }) => (path === '/session' ? { _id: 'ana', restrictions } : { done: true }));
  function DeleteButton() {
    const tell = useDeletedToast(resource);
    useUndoShortcut();
    const isKnown = useAccount() !== undefined;
    return (
      isKnown && (
        <button type="button" onClick={() => tell('Deleted', rows)}>
          Delete
        </button>
      )
    );
  }
  const Page = () => (
    <TextsOfResource of={{ name: 'entries', namespace: 'sample' }}>
      <DeleteButton />
    </TextsOfResource>
  );
  const texts = { en: { admin: en }, mk: { admin: mk } };
  renderAdmin({ Page, pattern: '/sample', path: '/sample', namespace: 'sample', texts });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted')).toBeVisible();
  return { api, user };
}

/** How long a toast takes to fade away, in milliseconds. */
const fading = 250;

const undo = () => screen.queryByRole('button', { name: 'Undo' });

test('[U-04] [K-22] a deletion has an Undo where the account may put the rows back', async () => {
  await deleteRows(about, [{ _id: 'id-1' }]);
  expect(undo()).toBeVisible();
  cleanup();
  await deleteRows(about, [{ _id: 'id-1' }], ['pages.publish']);
  expect(undo()).not.toBeInTheDocument();
  cleanup();
  await deleteRows(vacancies, [{ _id: 'id-1', isOn: true }], ['vacancies.publish']);
  expect(undo()).not.toBeInTheDocument();
  cleanup();
  await deleteRows(vacancies, [{ _id: 'id-1' }], ['vacancies.publish']);
  expect(undo()).toBeVisible();
});

test('[K-22] an Undo does not say of a message that it is deleted for good, as a colleague may have put it back', async () => {
  const { api, user } = await deleteRows(messages, [{ _id: '1' }], ['contacts.publish']);
  api.fail('POST /trash/contact-messages/1/restore', {
    status: 404,
    body: { code: 'not_found', message: 'Not found' },
  });
  await user.click(undo() as HTMLElement);
  expect(await screen.findByText(/^Not put back: Row 1\. Look into the trash\./)).toBeVisible();
});

test('[K-22] what goes to no trash has no Undo', async () => {
  await deleteRows(accounts, [{ _id: 'id-1' }]);
  expect(undo()).not.toBeInTheDocument();
});

test('[K-22] an Undo puts back what it can, from the last row on, and names what it leaves, with the reason', async () => {
  const { api, user } = await deleteRows(
    about,
    ['1', '2', '3', '4'].map((_id) => ({ _id })),
  );
  const refused = { status: 403, body: { code: 'forbidden', message: 'Not by you.' } };
  for (const id of ['2', '3']) api.fail(`POST /trash/about/${id}/restore`, refused);
  await user.click(undo() as HTMLElement);
  expect(await screen.findByText('Not put back: Row 2, Row 3. Look into the trash. Not by you.')).toBeVisible();
  expect(api.callsOf('POST /trash').map(({ path }) => path)).toEqual(
    ['4', '3', '2', '1'].map((id) => `/trash/about/${id}/restore`),
  );
});

test('[K-22] what a colleague has put back before an Undo is back', async () => {
  const { api } = await deleteRows(about, [{ _id: '1' }, { _id: '2' }]);
  api.fail('POST /trash/about/2/restore', { status: 404, body: { code: 'not_found', message: 'Not found' } });
  await pressTwice(undo() as HTMLElement);
  expect(await screen.findByText(en.trash.restored)).toBeVisible();
  expect(api.callsOf('POST /trash/about/1/restore')).toHaveLength(1);
});

test.each([
  ['item', about, 'about', 'edit-history/about'],
  ['picture', pictures, 'media', 'media'],
] as const)('[K-22] an Undo says what %s was deleted for good meanwhile', async (_, resource, kind, there) => {
  const { api, user } = await deleteRows(resource, [{ _id: '1' }, { _id: '2' }]);
  const notFound = { status: 404, body: { code: 'not_found', message: 'Not found' } };
  api.fail(`POST /trash/${kind}/2/restore`, notFound);
  api.fail(`GET /${there}/2`, notFound);
  await user.click(undo() as HTMLElement);
  expect(await screen.findByText('Deleted for good in the meantime: Row 2.')).toBeVisible();
  expect(screen.queryByText(en.trash.restored)).not.toBeInTheDocument();
});

test.each(['u', 'У'])('[K-22] %s goes to the Undo of a toast, which stays while it has the focus', async (key) => {
  await deleteRows(about, [{ _id: '1' }]);
  jest.useFakeTimers();
  try {
    const press = () => act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })));
    press();
    expect(undo()).toHaveFocus();
    act(() => undo()?.blur());
    act(() => jest.advanceTimersByTime(9_999));
    press();
    act(() => jest.advanceTimersByTime(60_000));
    expect(undo()).toHaveFocus();
    act(() => undo()?.blur());
    act(() => jest.advanceTimersByTime(10_000));
    act(() => jest.advanceTimersByTime(fading));
    expect(undo()).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
