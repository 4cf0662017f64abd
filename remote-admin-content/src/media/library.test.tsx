import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Call, fakeApi, renderAdmin, someTime, stubBrowserApis } from '@varda/admin/testing';
import type { MediaItem } from '@varda/contract/media';
import DosagePage from '../dosage/dosage.page.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';

beforeAll(stubBrowserApis);

const measures = { width: 1200, height: 800, widths: [320, 1200], placeholder: '' };
const both = (text: string) => ({ en: text, mk: `${text} mk` });

const item = (n: number): MediaItem => ({
  ...{ key: String(n).repeat(32), _id: String(n).repeat(32), __v: 0, name: `Picture ${n}`, tags: [], size: 54_000 },
  ...{ ...measures, alt: both(`Seen ${n}`), createdAt: '2026-11-21T10:00:00.000Z' },
  uses: { live: 0, drafts: 0, earlier: 0, lacking: 0 },
});

const entry = {
  ...{ _id: 'id-1', name: both('Entry'), text: both('<p>Text</p>'), image: null },
  ...{
    picture: { key: '9'.repeat(32), ...measures, alt: { en: '', mk: 'Мое' } },

    ...someTime,
  },
};

/** Opens the form of the one entry of a screen. */
async function open(restrictions: string[] = []) {
  const api = fakeApi(({ method, path, query }: Call) => {
    if (path === '/session') return { _id: 'ana', restrictions };
    if (path === '/media/tags') return [{ tag: 'range', count: 1 }];
    if (path === '/media') {
      const page = Number(query.get('page'));
      const media = query.get('search') ? [item(2)] : page === 2 ? [item(3)] : [item(1), item(2)];
      return { media, totalCount: query.get('search') ? 1 : 30 };
    }
    if (method !== 'GET') return entry;
    return [entry];
  });
  const page = { pattern: '/admin/x', path: '/admin/x', namespace: 'admin-content', texts: { en, mk } };
  renderAdmin({ ...page, Page: DosagePage });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Edit: Entry' }));
  const form = await screen.findByRole('dialog', { name: 'Edit Dosage' });
  return { api, user, form };
}

test('[E-05] a form takes a picture of the library, found by a word, with the texts that it lacks itself', async () => {
  const { api, user, form } = await open(['pictures.write']);
  await user.click(await within(form).findByRole('button', { name: 'Choose from the library Image' }));
  const library = await screen.findByRole('dialog', { name: 'Choose from the library' });
  await waitFor(() => expect(within(library).getByRole('searchbox')).toHaveFocus());
  expect(await within(library).findByText('30 pictures')).toBeVisible();
  await user.click(within(library).getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(within(library).getByRole('button', { name: /^Picture 3/ })).toHaveFocus());
  await user.type(within(library).getByRole('searchbox'), 'bottle');
  await within(library).findByText('1 picture');
  await user.selectOptions(within(library).getByRole('combobox', { name: 'Tag' }), 'range');
  await waitFor(() => expect(api.callsOf('GET /media').at(-1)?.query.get('tag')).toBe('range'));
  await user.click(await within(library).findByRole('button', { name: /^Picture 2/ }));
  await waitFor(() => expect(library).not.toBeInTheDocument());
  expect(within(form).getByRole('button', { name: 'Choose from the library Image' })).toHaveFocus();
  const text = (language: string) =>
    within(form).getByRole('textbox', { name: new RegExp(`^Alternative.*${language}`) });
  expect(text('EN')).toHaveValue('Seen 2');
  expect(text('MK')).toHaveValue('Мое');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf('PUT /dosage')).toHaveLength(1));
  expect(api.callsOf('PUT /dosage')[0]?.body).toEqual({ image: item(2).key, imageAlt: { en: 'Seen 2' } });
});

test('[E-05] a library that cannot be reached says so, and answers when it can', async () => {
  const { api, user, form } = await open();
  api.fail('GET /media', { status: 503 });
  await user.click(await within(form).findByRole('button', { name: 'Choose from the library Image' }));
  const library = await screen.findByRole('dialog', { name: 'Choose from the library' });
  expect(await within(library).findByRole('alert')).toBeVisible();
  api.recover();
  await user.click(within(library).getByRole('button', { name: 'Try again' }));
  expect(await within(library).findByRole('button', { name: /^Picture 1/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(library).not.toBeInTheDocument());
  expect(form).toBeVisible();
});
