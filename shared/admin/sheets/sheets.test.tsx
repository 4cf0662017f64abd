import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@varda/contract/language';
import type { SheetCheck, SheetRow } from '@varda/contract/sheets';
import { readListState } from '../list/list-state.ts';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { stubBrowserApis } from '../testing/browser-apis.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { both } from '../testing/rows.ts';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { SheetsMenu } from './sheets-menu.tsx';

beforeAll(stubBrowserApis);

const state = readListState(new URLSearchParams('search= calm &sortBy=name&page=2'), {
  sortBy: ['name', 'position'],
  defaultSort: { by: 'position', order: 'asc' },
});

function open(
  answer: (kind: string) => unknown,
  { locked = null, language = 'en' }: { locked?: string | null; language?: Language } = {},
) {
  const api = fakeApi(({ method, path }) => answer(`${method} ${path}`));
  const Page = () => (
    <main>
      <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
        <SheetsMenu
          entity="products"
          state={state}
          category="CBD Products/Oral"
          imports={{ kind: 'products', locked }}
        />
      </TextsOfResource>
    </main>
  );
  const texts = { en: { admin: en }, mk: { admin: mk } };
  renderAdmin({ Page, pattern: '/', path: '/', namespace: 'sample', texts }, { language });
  return { api, user: userEvent.setup({ delay: null }) };
}

const row = (number: number, outcome: SheetRow['outcome'], more: Partial<SheetRow> = {}): SheetRow => ({
  ...{ row: number, outcome, title: both(`Item ${number}`), fields: [], reasons: [] },
  ...more,
});

const keys = [
  { key: '_id', heading: { en: 'Id', mk: 'Ид.' } },
  { key: 'name.en', heading: { en: 'Name (English)', mk: 'Назив (англиски)' } },
];

function checkOf(rows: SheetRow[], columns: SheetCheck['columns'] = []): SheetCheck {
  const count = (outcome: SheetRow['outcome']) => rows.filter((each) => each.outcome === outcome).length;
  const counts = {
    ...{ new: count('new'), changed: count('changed') },
    ...{ unchanged: count('unchanged'), refused: count('refused') },
  };
  return { columns, keys, rows, counts, plan: `plan of ${rows.length}` };
}

const file = new File(['Id;Name\n1;A'], 'list.csv', { type: 'text/csv', lastModified: 1 });

async function chooseFile(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Export, import' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import from a file…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import from a file' });
  await user.upload(within(dialog).getByLabelText('Choose a file', { selector: 'input' }), file);
  return dialog;
}

test('[E-08] the list is exported as it is filtered and sorted, and a failure is shown', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { api, user } = open(() => ({}));
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Export, import' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await press('Export as CSV file');
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(api.calls[0]?.path).toBe('/sheets/products/export');
  expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({
    ...{ search: 'calm', sortBy: 'name', sortOrder: 'asc', lang: 'en' },
    ...{ category: 'CBD Products/Oral', format: 'csv' },
  });
  await waitFor(() => expect(saved).toEqual(['products-Oral.csv']));
  api.fail('GET /sheets', { status: 500 });
  await press('Export as Excel file');
  expect(await screen.findByText('The list could not be exported.')).toBeVisible();
  api.fail('GET /sheets', { status: 403, body: { message: 'Your account may not do this.' } });
  await press('Export as CSV file');
  expect(await screen.findByText('Your account may not do this.')).toBeVisible();
});

test('[E-08] who may not write exports, and is told why there is no import', async () => {
  const { user } = open(() => ({}), { locked: 'Not allowed' });
  await user.click(screen.getByRole('button', { name: 'Export, import' }));
  const item = await screen.findByRole('menuitem', { name: /^Import from a file…/ });
  expect(item).toHaveTextContent('Not allowed');
  expect(item).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(item).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[E-08] what would happen is shown row by row; what is imported is that, and one press takes it back', async () => {
  const rows = [row(2, 'changed', { fields: ['name.en'] }), row(3, 'new'), row(4, 'unchanged')];
  const { api, user } = open((kind) => {
    if (kind.endsWith('/check')) return checkOf(rows);
    if (kind.endsWith('/undo')) return { undone: 1, kept: [{ title: both('Item 3'), reason: both('Changed since') }] };
    if (kind.startsWith('POST')) return { _id: 'import-1', counts: checkOf(rows).counts };
    return [];
  });
  const dialog = await chooseFile(user);
  const table = await within(dialog).findByRole('table');
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((tr) =>
      within(tr)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(cells).toEqual([
    ['2', 'Item 2 en', 'Changed', 'Name (English)'],
    ['3', 'Item 3 en', 'New', ''],
    ['4', 'Item 4 en', 'Unchanged', ''],
  ]);
  const counts = 'New: 1Changed: 1Unchanged: 1Refused: 0';
  expect(
    within(dialog)
      .getAllByRole('status')
      .map(({ textContent }) => textContent),
  ).toContain(counts);
  await user.selectOptions(within(dialog).getByLabelText('Rows to show'), 'New (1)');
  expect(within(table).getAllByRole('row')).toHaveLength(2);

  await user.click(within(dialog).getByRole('button', { name: 'Import 2 rows' }));
  const said = await within(dialog).findByText('Imported. New: 1, changed: 1.');
  await waitFor(() => expect(said.closest('[role=status]')).toHaveFocus());
  const [sent] = api.callsOf('POST /sheets/products/imports');
  expect(sent?.body).toMatchObject({ plan: 'plan of 3', category: 'CBD Products/Oral' });
  expect(api.callsOf('POST /sheets/products/check')).toHaveLength(1);

  await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
  expect(await within(dialog).findByText(/1 row is as it was before the import/)).toBeVisible();
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('Item 3 en: Changed since en');
  expect(api.callsOf('POST /sheets/products/imports/import-1/undo')).toHaveLength(1);
});

test('[E-08] while a row is refused nothing is imported; another mapping is checked anew and names no column twice', async () => {
  const columns = [
    { heading: 'Id', sample: '1', key: '_id' },
    { heading: 'Title', sample: 'A', key: '' },
    { heading: '', sample: 'B', key: 'name.en' },
  ];
  const refused = row(2, 'refused', { reasons: [{ en: 'Id: There is no item of this id.', mk: 'Ид.: нема' }] });
  const checks = [checkOf([refused], columns), checkOf([row(2, 'unchanged')], columns)];
  const { api, user } = open((kind) => (kind.endsWith('/check') ? checks.shift() : []));
  const dialog = await chooseFile(user);
  expect(await within(dialog).findByText('Id: There is no item of this id.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  expect(within(dialog).getByText(/have to be corrected in the file/)).toBeVisible();

  expect(within(dialog).getByLabelText('Column 3')).toHaveValue('name.en');
  await user.selectOptions(within(dialog).getByLabelText('Title'), 'Name (English)');
  expect(await within(dialog).findByText('The file changes nothing.')).toBeVisible();
  const [, again] = api.callsOf('POST /sheets/products/check');
  expect(again?.body).toMatchObject({ mapping: '["_id","name.en",""]' });
});

test('[E-08] a file that is refused says why, and so does an import of what has changed since its check', async () => {
  const { api, user } = open((kind) => (kind.endsWith('/check') ? checkOf([row(2, 'new')]) : []));
  api.failOnce('POST /sheets/products/check', { status: 422, body: { message: 'The table has merged cells.' } });
  const dialog = await chooseFile(user);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The table has merged cells.');
  expect(within(dialog).getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();

  await user.click(within(dialog).getByRole('button', { name: 'Choose another file' }));
  await user.upload(await within(dialog).findByLabelText('Choose a file', { selector: 'input' }), file);
  api.fail('POST /sheets/products/imports', { status: 409, body: { message: 'Check the file again.' } });
  await user.click(await within(dialog).findByRole('button', { name: 'Import 1 row' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Check the file again.');
  await waitFor(() => expect(api.callsOf('POST /sheets/products/check')).toHaveLength(3));

  await user.click(within(dialog).getByRole('button', { name: 'Choose another file' }));
  expect(within(dialog).getByRole('button', { name: 'Choose a file' })).toHaveFocus();
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
});

test('[E-08] [K-06] an import whose answer was lost is sent again as it was, under its key, and not checked anew', async () => {
  const made = { _id: 'import-1', counts: { new: 1, changed: 0, unchanged: 0, refused: 0 } };
  const { api, user } = open((kind) => {
    if (kind.startsWith('GET')) return [];
    return kind.endsWith('/check') ? checkOf([row(2, 'new')]) : made;
  });
  const dialog = await chooseFile(user);
  for (const how of ['silent', { status: 504 }] as const) {
    api.fail('POST /sheets/products/imports', how);
    await user.click(await within(dialog).findByRole('button', { name: 'Import 1 row' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('the file may have been imported');
  }
  api.recover();
  const answer = api.hold('POST /sheets/products/imports');
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  try {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Import 1 row' }));
    await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(within(dialog).getByText('There is still no answer.')).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stop waiting' }));
  } finally {
    jest.useRealTimers();
  }
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('the file may have been imported');
  await act(async () => answer());
  await user.click(within(dialog).getByRole('button', { name: 'Import 1 row' }));
  expect(await within(dialog).findByRole('button', { name: 'Undo the import' })).toBeVisible();
  expect(api.callsOf('POST /sheets/products/check')).toHaveLength(1);
  const sent = api.callsOf('POST /sheets/products/imports');
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('[E-08] the last imports are named, and can be undone later', async () => {
  const last = { _id: 'import-2', at: '2026-11-24T12:00:00.000Z', by: { _id: 'a', name: 'Vera' }, count: 12 };
  const { api, user } = open((kind) => (kind.endsWith('/undo') ? { undone: 12, kept: [] } : [last]));
  await user.click(screen.getByRole('button', { name: 'Export, import' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import from a file…' }));
  expect(await screen.findByText(/Vera: 12 rows$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Undo the import of 24\/11\/2026/ }));
  expect(await screen.findByText('12 rows are as they were before the import.')).toBeVisible();
  expect(api.callsOf('POST /sheets/products/imports/import-2/undo')).toHaveLength(1);
});

test('[E-08] [N-01] the dialog speaks Macedonian, with the plurals of that language', async () => {
  const { user } = open((kind) => (kind.endsWith('/check') ? checkOf([row(2, 'new')]) : []), { language: 'mk' });
  await user.click(screen.getByRole('button', { name: 'Извоз и увоз' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Увези од датотека…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Увоз од датотека' });
  await user.upload(within(dialog).getByLabelText('Избери датотека', { selector: 'input' }), file);
  expect(await within(dialog).findByRole('button', { name: 'Увези 1 ред' })).toBeEnabled();
});
