import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAccount } from '../permissions/use-may.ts';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { type Restorable, useDeletedToast } from './use-deleted-toast.tsx';

interface Row {
  _id: string;
  isOn?: boolean;
}

const about: Restorable<Row> = { kind: 'about', area: 'pages' };
const vacancies: Restorable<Row> = {
  kind: 'adminCareer',
  area: 'vacancies',
  isPublic: ({ isOn = false }) => isOn,
};

async function deleteRows(resource: Restorable<Row>, rows: readonly Row[], restrictions: string[] = []) {
  const api = fakeApi(({ path }) => (path === '/session' ? { _id: 'ana', restrictions } : { done: true }));
  function DeleteButton() {
    const tell = useDeletedToast(resource);
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

test('[K-22] an Undo that is refused says why', async () => {
  const { api, user } = await deleteRows(about, [{ _id: 'id-1' }]);
  api.fail('POST /trash/about/id-1/restore', { status: 403, body: { code: 'forbidden', message: 'Not by you' } });
  await user.click(undo() as HTMLElement);
  expect(await screen.findByText(/Not by you/)).toBeVisible();
});
