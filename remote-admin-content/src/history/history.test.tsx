import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import {
  describeResource,
  fakeApi,
  overwrite,
  renderAdmin,
  type Specimen,
  someTime,
  stubBrowserApis,
  write,
} from '@varda/admin/testing';
import { findUnsaved } from '@varda/admin/unsaved';
import { bounds } from '@varda/contract/bounds';
import { call } from '@varda/platform/http';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import HistoryPage from './history.page.tsx';

beforeAll(stubBrowserApis);

const stop = (n: number, text = { en: `<p>Stop ${n}</p>`, mk: `<p>Станица ${n}</p>` }) => ({
  _id: `id-${n}`,
  text,
  position: n,
  ...someTime,
  createdAt: '2025-01-01T07:46:00.000Z',
});

const textOf = (form: HTMLElement, language: string) =>
  within(form).findByRole('textbox', { name: new RegExp(`${language}$`) });

/** What the server makes of a picture that is uploaded. */
const picture = { key: 'a'.repeat(32), width: 700, height: 400, widths: [700], placeholder: null, alt: {} };

async function pastePicture(text: HTMLElement) {
  const files = [new File(['picture'], 'picture.png', { type: 'image/png' })];
  const clipboardData = { types: ['Files'], files, getData: () => '' };
  await act(async () => void fireEvent.paste(text, { clipboardData }));
}

const specimen: Specimen = {
  name: 'history',
  namespace: 'admin-content',
  Page: HistoryPage,
  pattern: '/admin/who-we-are/history',
  path: '/admin/who-we-are/history',
  texts: { en, mk },
  row: (n) => stop(n),
  nameOf: (n) => `Stop ${n}`,
  provesEngine: true,
  calls: { list: 'GET /history', create: 'POST /history', update: 'PUT /history', delete: 'DELETE /history' },
  answer: ({ rows }) => rows,
  sort: { own: 'sortBy=position&sortOrder=asc', other: 'sortBy=text&sortOrder=asc', column: 'Text' },
  fill: async (hands, form) => write(hands, await textOf(form, 'MK'), 'Текст'),
  field: { label: 'Text EN', path: 'text.en', longest: bounds.richText },
};

describeResource(specimen);

describe('history: what only it has', () => {
  const open = (row = stop(1), visit = {}) => {
    const api = fakeApi(({ method }) => (method === 'GET' ? [row] : { done: true }));
    renderAdmin(specimen, visit);
    return { api, hands: userEvent.setup({ delay: null }) };
  };
  const edit = async (hands: UserEvent, name = 'Stop 1') => {
    await hands.click(await screen.findByRole('button', { name: `Edit: ${name}` }));
    return screen.findByRole('dialog', { name: 'Edit History' });
  };

  test('[V-06] [A-09] a create wants a text in one of the languages, and sends JSON', async () => {
    const { api, hands } = open();
    await hands.click(await screen.findByRole('button', { name: 'Create History' }));
    const form = await screen.findByRole('dialog', { name: 'Create History' });
    expect(form).toHaveTextContent('A text in one of the languages is enough.');
    expect(form).toHaveTextContent('Still needed: Text (EN or MK)');
    expect(await textOf(form, 'EN')).toHaveFocus();
    await hands.tab();
    expect(await within(form).findByText('Text is required in at least one language.')).toBeVisible();
    await write(hands, await textOf(form, 'MK'), 'Нешто');
    await waitFor(() => expect(within(form).queryByText(/^Text is required/)).not.toBeInTheDocument());
    await hands.click(within(form).getByRole('button', { name: 'Create' }));
    await screen.findByText('History created successfully!');
    expect(api.callsOf('POST /history').map(({ body }) => body)).toEqual([{ text: { en: '', mk: '<p>Нешто</p>' } }]);
  });

  test('[V-06] [A-09] a text that is emptied alerts and cannot be saved', async () => {
    const { hands } = open();
    const form = await edit(hands);
    await overwrite(hands, await textOf(form, 'EN'), ' ');
    expect(await within(form).findByRole('alert')).toHaveTextContent(/^Text is required\.$/);
    expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(form).toHaveTextContent('Still needed: Text (EN)');
  });

  test('[V-06] a stop that one language lacks is edited in the other alone', async () => {
    const { api, hands } = open(stop(1, { en: '', mk: '<p>Станица</p>' }));
    const form = await edit(hands, 'Станица');
    await hands.click(within(form).getByRole('tab', { name: 'Macedonian' }));
    await overwrite(hands, await textOf(form, 'MK'), 'Друго');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('History updated successfully!');
    expect(api.callsOf('PUT /history/id-1').map(({ body }) => body)).toEqual([{ text: { mk: '<p>Друго</p>' } }]);
  });

  test('[A-09] a stop that shows a picture and says nothing has a name and may stay as it is', async () => {
    const picture = '<p><img src="/api/pictures/0123456789abcdef0123456789abcdef/320.webp" alt=""></p>';
    const { api, hands } = open(stop(1, { en: picture, mk: '' }));
    const form = await edit(hands, '1.');
    await hands.click(within(form).getByRole('tab', { name: /Macedonian/ }));
    await write(hands, await textOf(form, 'MK'), 'Слика');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('History updated successfully!');
    expect(api.callsOf('PUT /history/id-1').map(({ body }) => body)).toEqual([{ text: { mk: '<p>Слика</p>' } }]);
  });

  test('[A-15] [A-17] a picture that is still being uploaded is neither left out by a save nor lost unasked', async () => {
    const api = fakeApi(({ method, path }) => {
      if (method === 'GET') return [stop(1)];
      return path === '/pictures' ? picture : { done: true };
    });
    renderAdmin(specimen);
    const hands = userEvent.setup({ delay: null });
    const form = await edit(hands);
    const text = await textOf(form, 'EN');
    const arrive = api.hold('POST /pictures');
    await pastePicture(text);
    expect(await within(form).findByText('A picture is still being uploaded')).toBeVisible();
    expect(within(form).getByRole('progressbar', { name: 'Uploading, 0%' })).toBeVisible();

    await write(hands, text, 'More ');
    expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(within(form).getByRole('button', { name: 'Save draft' })).toBeDisabled();
    await hands.keyboard('{Control>}s{/Control}');
    expect(api.callsOf('PUT')).toEqual([]);

    await act(async () => arrive());
    await waitFor(() => expect(within(form).getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(form).not.toHaveTextContent('A picture is still being uploaded');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('History updated successfully!');
    expect(api.callsOf('PUT /history/id-1').map(({ body }) => body)).toEqual([
      { text: { en: expect.stringContaining(picture.key) } },
    ]);
  });

  test('[A-15] [K-28] the languages come side by side once a picture on its way has come', async () => {
    const { matchMedia } = window;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...matchMedia(query),
      ...(query === '(min-width: 75em)' && { matches: true }),
    }));
    const api = fakeApi(({ method }) => (method === 'GET' ? [stop(1)] : picture));
    renderAdmin(specimen);
    const hands = userEvent.setup({ delay: null });
    const form = await edit(hands);
    const text = await textOf(form, 'EN');
    const arrive = api.hold('POST /pictures');
    await pastePicture(text);
    await hands.click(within(form).getByRole('switch', { name: 'Side by side' }));
    expect(within(form).getAllByRole('tab')).toHaveLength(2);

    await act(async () => arrive());
    await waitFor(() => expect(within(form).queryByRole('tab')).toBeNull());
    expect((await textOf(form, 'EN')).querySelector('img')?.src).toContain(picture.key);
  });

  test('[A-15] [A-17] a form in which nothing but a picture is on its way asks before it is closed', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    const text = await textOf(form, 'EN');
    const arrive = api.hold('POST /pictures');
    api.fail('POST /pictures', 'silent');
    await pastePicture(text);
    await hands.click(within(form).getByRole('button', { name: 'Cancel' }));
    await hands.click(await screen.findByRole('button', { name: 'Continue editing' }));

    await act(async () => arrive());
    await waitFor(() => expect(form).toHaveTextContent('Nothing has been changed yet'));
    await hands.click(within(form).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });

  test.each([
    ['as they were', ''],
    ['changed', 'More'],
  ])(
    '[K-06] [K-25] a create without an answer is known again when its words are saved by another visit, %s',
    async (_, added) => {
      const created = { ...stop(7), __v: 1 };
      const visit = () => {
        const api = fakeApi(({ method, path, body }) => {
          if (path === '/session') return { _id: 'ana', restrictions: [] };
          if (method === 'GET') return [stop(1)];
          return { ...created, ...(body as object), __v: method === 'PUT' ? 2 : 1 };
        });
        renderAdmin(specimen);
        return { api, hands: userEvent.setup({ delay: null }) };
      };
      const startCreating = async (hands: UserEvent) => {
        await hands.click(await screen.findByRole('button', { name: 'Create History' }));
        return screen.findByRole('dialog', { name: 'Create History' });
      };
      const create = (hands: UserEvent, form: HTMLElement) =>
        hands.click(within(form).getByRole('button', { name: 'Create' }));

      const { api, hands } = visit();
      const form = await startCreating(hands);
      await write(hands, await textOf(form, 'MK'), 'Текст');
      api.fail('POST /history', 'silent');
      await create(hands, form);
      await waitFor(async () => expect(await findUnsaved('')).toHaveProperty('sent.key'));
      const [lost] = api.callsOf('POST /history');
      cleanup();
      // Keys that the page itself knows go with it.
      await call('DELETE /history/:id', { params: { id: 'id-0' } });

      const { api: later, hands: again } = visit();
      const anew = await startCreating(again);
      await again.click(await within(anew).findByRole('button', { name: 'Continue with it' }));
      const text = await textOf(anew, 'MK');
      await waitFor(() => expect(text).toHaveTextContent('Текст'));
      if (added) await write(again, text, added);
      await create(again, anew);
      await screen.findByText('History created successfully!');
      expect(later.callsOf('POST /history')).toMatchObject([{ key: lost?.key, body: lost?.body }]);
      expect(later.callsOf('PUT /history/id-7')).toHaveLength(added ? 1 : 0);
      await waitFor(async () => expect(await findUnsaved('')).toBeNull());
    },
  );
});
