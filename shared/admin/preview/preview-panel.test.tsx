import { TextInput } from '@mantine/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { previewLastsMs } from '@varda/contract/preview-protocol';
import { call } from '@varda/platform/http';
import { z } from 'zod';
import { formBody } from '../form/form-body.ts';
import type { FieldsProps, Resource, RowForm } from '../resource/resource.ts';
import { ResourceScreen } from '../screen/resource-screen.tsx';
import { stubBrowserApis } from '../testing/browser-apis.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { someTime } from '../testing/rows.ts';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { sitePathOf } from './site-path.ts';

beforeAll(stubBrowserApis);

interface Note {
  _id: string;
  __v: number;
  name: string;
}

interface Values {
  name: string;
  image: File | null;
}

const picture = new File(['a picture'], 'picture.png', { type: 'image/png' });

const form: RowForm<Note, Values> = {
  Fields: ({ form }: FieldsProps<Note, Values>) => (
    <>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <button type="button" onClick={() => form.setFieldValue('image', picture)}>
        Choose a picture
      </button>
    </>
  ),
  empty: { name: '', image: null },
  valuesOf: ({ name }) => ({ name, image: null }),
  created: z.object({ name: z.string().min(1), image: z.unknown().optional() }),
  changed: z.object({ name: z.string().min(1).optional(), image: z.unknown().optional() }),
  create: (values, sending) => call('POST /products', formBody(values, sending)),
  update: ({ _id: id, __v: ifMatch }, changed, sending) =>
    call('PUT /products/:id', { params: { id }, ifMatch, ...formBody({ ...changed, form: 'drops' }, sending) }),
};

const notes: Resource<Note, Values> = {
  ...{ name: 'notes', namespace: 'sample', kind: 'products', columns: [] },
  list: {
    ...{ key: ['admin', 'notes'], paging: 'client', sortBy: [], defaultSort: { by: 'name', order: 'asc' } },
    load: async () => ({ rows: [{ _id: 'a', name: 'A note', ...someTime, __v: 3 }], totalCount: 1 }),
  },
  nameOf: () => 'a note',
  form: async () => form,
  remove: async () => undefined,
};

const ofNotes = {
  ...{ title: 'Notes', create: 'Create Note', edit: 'Edit Note', fields: { name: 'Name' } },
  failure: { update: { answered: 'Not saved', silent: 'Not saved' }, create: { answered: '', silent: '' } },
};
const texts = { en: { admin: en, notes: ofNotes }, mk: { admin: mk, notes: ofNotes } };

async function open(button: string, title: string) {
  const link = {
    _id: 'link',
    by: { _id: 'ana', name: 'Ana' },
    createdAt: someTime.createdAt,
    endsAt: someTime.createdAt,
  };
  let links: unknown[] = [];
  const api = fakeApi(({ method, path }) => {
    if (path === '/preview-links' && method === 'POST') {
      links = [link, { ...link, _id: 'of-nobody', by: null }];
      return { ...link, token: 's'.repeat(43) };
    }
    if (method === 'DELETE') links = [];
    if (path.startsWith('/preview-links')) return { links };
    if (path === '/preview-files') return { key: 'k'.repeat(32) };
    if (path === '/session') return { _id: null, restrictions: [] };
    return method === 'POST' ? { _id: 'new' } : { _id: 'a' };
  });
  const Page = () => <ResourceScreen resource={notes} />;
  renderAdmin({ Page, pattern: '/notes', path: '/notes', namespace: 'sample', texts });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(await dialog.findByRole('button', { name: 'Preview' }));
  return { api, user, dialog };
}

/** Addresses of the pages, that which is shown first. */
const pages = () =>
  [...document.querySelectorAll('iframe')].map((frame) => new URL(frame.getAttribute('src') ?? '', 'http://site.test'));

test('[E-02] where the browser blocks storage, and channels between tabs with it, the page is shown without a complaint', async () => {
  class Blocked {
    constructor() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    }
  }
  const before = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: Blocked, configurable: true, writable: true });
  try {
    const { api, dialog } = await open('Edit: a note', 'Edit Note');
    await waitFor(() => expect(pages()).toHaveLength(1));
    expect(dialog.queryByText(/Not saved/)).not.toBeInTheDocument();
    expect(api.callsOf('PUT /products/a')).toHaveLength(1);
  } finally {
    if (before) Object.defineProperty(globalThis, 'BroadcastChannel', before);
    else Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }
});

test('[E-02] what is typed is sent to be shown, and nothing of it is saved; the page stays until the next one is there', async () => {
  const { api, user, dialog } = await open('Edit: a note', 'Edit Note');
  await waitFor(() => expect(pages()).toHaveLength(1));
  const [first] = pages();
  expect(first?.pathname).toBe('/product/a');
  const token = first?.searchParams.get('preview') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  fireEvent.load(document.querySelector('iframe') as Element);

  await user.type(dialog.getByLabelText('Name'), '!');
  await waitFor(() => expect(pages()).toHaveLength(2));
  const [shown, next] = pages();
  expect(shown?.href).toBe(first?.href);
  expect(next?.searchParams.get('panel')).toBe('2');
  const frames = document.querySelectorAll('iframe');
  expect(frames[1]?.contentDocument).not.toBeNull();
  fireEvent.load(frames[1] as Element);
  expect(pages().map(({ href }) => href)).toEqual([next?.href]);

  const sent = api.callsOf('PUT /products/a');
  expect(sent.map(({ query }) => Object.fromEntries(query))).toEqual([
    { as: 'preview', preview: token },
    { as: 'preview', preview: token },
  ]);
  expect(sent.at(-1)?.body).toEqual({ name: 'A note!', form: 'drops' });
  // In a tab of its own it is the whole page.
  const own = new URL(
    dialog.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href') ?? '',
    'http://site.test',
  );
  expect([...own.searchParams.keys()]).toEqual(['lang', 'preview']);

  await user.click(dialog.getByRole('button', { name: 'Close the preview' }));
  expect(pages()).toEqual([]);
  expect(dialog.getByRole('button', { name: 'Preview' })).toHaveFocus();
});

test('[E-02] the page is shown in the other language, and for another screen', async () => {
  const { user, dialog } = await open('Edit: a note', 'Edit Note');
  await waitFor(() => expect(pages()).toHaveLength(1));
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  fireEvent.load(frame);
  expect(frame.style.width).toBe('1280px');
  await user.click(dialog.getByRole('radio', { name: 'Phone' }));
  expect(frame.style.width).toBe('390px');
  await user.click(dialog.getByRole('radio', { name: 'Tablet' }));
  expect(frame.style.width).toBe('820px');
  await user.click(dialog.getByRole('radio', { name: 'Macedonian' }));
  expect(pages().at(-1)?.searchParams.get('lang')).toBe('mk');
});

test('[E-02] a file that was chosen is sent once and named after that', async () => {
  const { api, user, dialog } = await open('Edit: a note', 'Edit Note');
  await user.click(dialog.getByRole('button', { name: 'Choose a picture' }));
  await waitFor(() =>
    expect(api.callsOf('PUT /products/a').at(-1)?.body).toEqual({ image: 'k'.repeat(32), form: 'drops' }),
  );
  await user.type(dialog.getByLabelText('Name'), '!');
  await waitFor(() =>
    expect(api.callsOf('PUT /products/a').at(-1)?.body).toEqual({
      name: 'A note!',
      image: 'k'.repeat(32),
      form: 'drops',
    }),
  );
  expect(api.callsOf('POST /preview-files')).toHaveLength(1);
});

test('[E-02] a file is sent again after a refusal: it may be gone from the server', async () => {
  const { api, user, dialog } = await open('Edit: a note', 'Edit Note');
  await user.click(dialog.getByRole('button', { name: 'Choose a picture' }));
  await waitFor(() => expect(api.callsOf('POST /preview-files')).toHaveLength(1));
  await waitFor(() => expect(pages().length).toBeGreaterThan(0));
  api.failOnce('PUT /products/a', { status: 422, body: { message: 'No such picture' } });
  await user.type(dialog.getByLabelText('Name'), '?');
  expect(await dialog.findByText(/No such picture/)).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), '!');
  await waitFor(() => expect(dialog.queryByText(/No such picture/)).toBeNull());
  expect(api.callsOf('POST /preview-files')).toHaveLength(2);
});

test('[E-02] a preview does not end while its panel is open: the same is sent again before', async () => {
  // The clock goes on by itself as well, as long as the machine takes.
  const spareMs = 5 * 60_000;
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  try {
    const { api, user, dialog } = await open('Edit: a note', 'Edit Note');
    await waitFor(() => expect(pages()).toHaveLength(1));
    const sent = () => api.callsOf('PUT /products/a');
    const isSentTimes = (times: number) => waitFor(() => expect(sent()).toHaveLength(times));
    await isSentTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(previewLastsMs - spareMs));
    await isSentTimes(2);
    expect(sent()[1]?.body).toEqual(sent()[0]?.body);
    expect(sent()[1]?.query.get('preview')).toBe(sent()[0]?.query.get('preview'));
    await act(() => jest.advanceTimersByTimeAsync(previewLastsMs - spareMs));
    await isSentTimes(3);
    await user.click(dialog.getByRole('button', { name: 'Close the preview' }));
    await act(() => jest.advanceTimersByTimeAsync(previewLastsMs));
    expect(sent()).toHaveLength(3);
  } finally {
    jest.useRealTimers();
  }
});

test('[E-02] a new item is shown once it can be saved; what it lacks is said', async () => {
  const { api, user, dialog } = await open('Create Note', 'Create Note');
  expect(await dialog.findByText(/^The preview comes once the form can be saved\. Still needed: Name/)).toBeVisible();
  expect(api.callsOf('POST /products')).toEqual([]);
  await user.type(dialog.getByLabelText('Name'), 'New');
  await waitFor(() => expect(pages()[0]?.pathname).toBe('/product/new'));
  expect(dialog.queryByText(/^The preview comes/)).toBeNull();
});

test('[E-02] what cannot be shown says why, and what was shown stays; the next key tries again', async () => {
  const { api, user, dialog } = await open('Edit: a note', 'Edit Note');
  await waitFor(() => expect(pages()).toHaveLength(1));
  fireEvent.load(document.querySelector('iframe') as Element);
  api.fail('PUT /products/a', { status: 422, body: { message: 'Too odd' } });
  await user.type(dialog.getByLabelText('Name'), '?');
  expect(await dialog.findByText('This is how it was before the last changes. Too odd')).toBeVisible();
  expect(pages()).toHaveLength(1);
  expect(dialog.getByLabelText('Name')).toHaveValue('A note?');
  api.recover();
  await user.type(dialog.getByLabelText('Name'), '!');
  await waitFor(() => expect(pages()).toHaveLength(2));
  expect(dialog.queryByText(/Too odd/)).toBeNull();
});

test('[E-02] a link is made, copied and revoked', async () => {
  const { api, user, dialog } = await open('Edit: a note', 'Edit Note');
  await waitFor(() => expect(pages()).toHaveLength(1));
  const token = pages()[0]?.searchParams.get('preview');
  await user.click(dialog.getByRole('button', { name: 'Share' }));
  await user.click(await dialog.findByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByLabelText('Link')).toHaveValue(
    `${window.location.origin}/product/a?lang=en&preview=${'s'.repeat(43)}`,
  );
  expect(api.callsOf('POST /preview-links')[0]?.body).toEqual({ preview: token });
  expect(dialog.getByText(/^Unknown person, /)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: /^Revoke: Ana, / }));
  await waitFor(() => expect(api.callsOf('DELETE /preview-links/link')).toHaveLength(1));
  expect(await screen.findByText('The link is revoked.')).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^Revoke: / })).toBeNull());
  expect(dialog.queryByLabelText('Link')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Make a link' })).toHaveFocus();
});

test('[E-02] what was never saved cannot be shared, and the button says why', async () => {
  const { user, dialog } = await open('Create Note', 'Create Note');
  await user.type(dialog.getByLabelText('Name'), 'New');
  const share = await dialog.findByRole('button', { name: 'Share' });
  expect(share).toHaveAttribute('aria-disabled', 'true');
  expect(share).toHaveAccessibleDescription('Save this as a draft first, then it can be shared.');
  await user.click(share);
  expect(dialog.queryByRole('button', { name: 'Make a link' })).toBeNull();
});

test('[E-02] a row leads to the page on which visitors see it', async () => {
  fakeApi(() => ({ _id: null, restrictions: [] }));
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const Page = () => <ResourceScreen resource={notes} />;
  renderAdmin({ Page, pattern: '/notes', path: '/notes', namespace: 'sample', texts }, { language: 'mk' });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Види на сајтот: a note' }));
  expect(opened).toHaveBeenCalledWith('/product/a?lang=mk', '_blank', 'noopener');
});

test.each([
  ['products', 'a b', '/product/a%20b'],
  ['adminCareer', 'x', '/careers/x'],
  ['dosage', 'x', '/#dosage'],
  ['about', 'x', '/about'],
  ['history', 'x', '/history'],
  ['contact-info', 'x', '/contacts'],
  ['legal-pages', 'privacy', '/privacy'],
  ['legal-pages', 'side-effects', '/side-effects'],
  ['site-content', 'hero-company', '/'],
  ['site-content', 'tile-cbd', '/'],
  ['site-content', 'badge-iso', '/about'],
  ['site-content', 'page-cbd-products', '/parent/cbd-products'],
  ['site-content', 'page-contacts', '/contacts'],
  ['site-content', 'address', '/contacts'],
  ['site-content', 'statements', '/'],
] as const)('[E-02] %s %s is seen at %s', (kind, id, path) => {
  expect(sitePathOf(kind, id)).toBe(path);
});
