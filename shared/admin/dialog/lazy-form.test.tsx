import { TextInput } from '@mantine/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import type { FieldsProps, Resource, RowForm } from '../resource/resource.ts';
import { ResourceScreen } from '../screen/resource-screen.tsx';
import { stubBrowserApis } from '../testing/browser-apis.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';

beforeAll(stubBrowserApis);

interface Note {
  _id: string;
}

interface Values {
  name: string;
}

const form: RowForm<Note, Values> = {
  Fields: ({ form }: FieldsProps<Note, Values>) => <TextInput label="Name" {...form.getInputProps('name')} />,
  empty: { name: '' },
  valuesOf: () => ({ name: '' }),
  created: z.object({ name: z.string().min(1) }),
  changed: z.object({ name: z.string() }),
  create: async () => undefined,
  update: async () => undefined,
};

const notes = (load: () => Promise<RowForm<Note, Values>>): Resource<Note, Values> => ({
  name: 'notes',
  namespace: 'sample',
  list: {
    key: ['admin', 'notes'],
    paging: 'client',
    sortBy: [],
    defaultSort: { by: 'name', order: 'asc' },
    load: async () => ({ rows: [{ _id: 'a' }], totalCount: 1 }),
  },
  columns: [],
  nameOf: () => 'a note',
  form: load,
  remove: async () => undefined,
});

const ofNotes = { title: 'Notes', create: 'Create Note' };
const texts = { en: { admin: en, notes: ofNotes }, mk: { admin: mk, notes: ofNotes } };

function open(Page: () => ReactNode) {
  fakeApi(() => ({ _id: null }));
  renderAdmin({ Page, pattern: '/notes', path: '/notes', namespace: 'sample', texts });
  return userEvent.setup({ delay: null });
}

test('[X-01] a form that cannot be loaded says so, and is asked for again; the focus goes to its first field', async () => {
  let isAway = true;
  const resource = notes(async () => {
    if (isAway) throw new Error('The chunk is away');
    return form;
  });
  const user = open(() => <ResourceScreen resource={resource} />);
  await user.click(await screen.findByRole('button', { name: 'Create Note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create Note' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The form could not be loaded.');
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(within(dialog).getByRole('heading', { name: 'Create Note' })).toHaveFocus();
  isAway = false;
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(dialog).getByLabelText('Name')).toHaveFocus());
});

test('[A-17] what was typed stays while another description of the form is on its way, and when it has come', async () => {
  const first = notes(async () => form);
  let arrive = () => {};
  const second = notes(() => new Promise((resolve) => (arrive = () => resolve({ ...form, wanted: [] }))));
  let change = () => {};
  const user = open(() => {
    const [resource, setResource] = useState(first);
    change = () => setResource(second);
    return <ResourceScreen resource={resource} />;
  });
  await user.click(await screen.findByRole('button', { name: 'Create Note' }));
  const field = await screen.findByLabelText('Name');
  await user.type(field, 'typed');
  for (const step of [() => change(), () => arrive()]) {
    await act(async () => step());
    expect(field).toBeVisible();
    expect(field).toHaveValue('typed');
  }
});
