import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import {
  both,
  describeResource,
  fakeApi,
  renderAdmin,
  type Specimen,
  someTime,
  stubBrowserApis,
} from '@varda/admin/testing';
import { bounds } from '@varda/contract/bounds';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import DosagePage from './dosage.page.tsx';

beforeAll(stubBrowserApis);

const dosage = (n: number) => ({
  _id: `id-${n}`,
  name: both(`Entry ${n}`),
  text: { en: '<p>Text</p>', mk: '<p>Текст</p>' },
  image: null,
  picture: null,
  ...someTime,
});

const png = new File(['picture'], 'picture.png', { type: 'image/png' });
const picker = (form: HTMLElement) => form.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const editor = (form: HTMLElement, name: string) => within(form).findByRole('textbox', { name });

async function write(hands: UserEvent, form: HTMLElement, name: string, text: string) {
  (await editor(form, name)).focus();
  await hands.paste(text);
}

const specimen: Specimen = {
  name: 'dosage',
  namespace: 'admin-content',
  Page: DosagePage,
  pattern: '/admin/home/dosage',
  path: '/admin/home/dosage',
  texts: { en, mk },
  row: dosage,
  nameOf: (n) => `Entry ${n} en`,
  calls: { list: 'GET /dosage', create: 'POST /dosage', update: 'PUT /dosage', delete: 'DELETE /dosage' },
  answer: ({ rows }) => rows,
  sort: { own: 'sortBy=createdAt&sortOrder=desc', other: 'sortBy=name&sortOrder=asc', column: 'Name' },
  fill: async (hands, form) => {
    for (const [name, text] of [
      [/^Name EN/, 'New'],
      [/^Name MK/, 'Ново'],
    ] as const) {
      await hands.click(within(form).getByLabelText(name));
      await hands.paste(text);
    }
    await write(hands, form, 'Text EN', 'Text');
    await write(hands, form, 'Text MK', 'Текст');
    await hands.upload(picker(form), png);
  },
  field: { label: 'Name EN', path: 'name.en', longest: bounds.name },
};

describeResource(specimen);

describe('dosage: what only it has', () => {
  const open = (row = dosage(1), visit = {}) => {
    const api = fakeApi(({ method }) => (method === 'GET' ? [row] : { done: true }));
    renderAdmin(specimen, visit);
    return { api, hands: userEvent.setup({ delay: null }) };
  };
  const edit = async (hands: UserEvent, name = 'Edit: Entry 1 en', title = 'Edit Dosage') => {
    await hands.click(await screen.findByRole('button', { name }));
    return screen.findByRole('dialog', { name: title });
  };

  test('[E-01] a picture that was published while somebody worked on a draft is shown in its form, and goes on with it', async () => {
    const pictured = (key: string) => ({
      image: `/api/pictures/${key}/400.webp`,
      picture: { key, width: 400, height: 300, widths: [400], placeholder: '', alt: both('') },
    });
    const [drafted, published] = ['before', 'after'].map((key) => ({ ...dosage(1), ...pictured(key) }));
    const draft = {
      ...{ entity: 'dosage', _id: 'id-1', __v: 123_456_789, state: 'changed', languages: ['en'], area: 'pages' },
      ...{ title: both('Drafted'), fields: ['name.en'], lacks: { en: null, mk: null }, categoryName: null },
      ...{ savedAt: someTime.createdAt, by: { _id: 'boris', name: 'Boris' } },
    } as const;
    const details = {
      ...{ ...draft, approval: null, planned: [], published: { ...published, __v: 4 } },
      item: { ...drafted, name: { ...drafted?.name, en: 'Drafted' }, __v: draft.__v },
      base: { 'name.en': 'Entry 1 en', ...pictured('before') },
    };
    const api = fakeApi(({ method, path }) => {
      if (method !== 'GET') return { ...published, __v: 5 };
      return path.startsWith('/drafts/') ? details : [{ ...published, __v: 4 }];
    });
    api.drafts = [draft as never];
    renderAdmin(specimen);
    const hands = userEvent.setup({ delay: null });
    const form = await edit(hands);
    const chosen = await within(form).findByText(en.admin.picture.chosen);
    expect(chosen.closest('figure')?.querySelector('img')).toHaveAttribute('src', pictured('after').image);
    await hands.click(within(form).getByRole('button', { name: 'Publish' }));
    await screen.findByText(en.dosage.success.updated);
    expect(api.callsOf('PUT /dosage')[0]?.body).toMatchObject({ image: pictured('after').image });
  });

  test('[E-03] [K-22] the question before a delete says what then cannot be published at its time', async () => {
    const { api, hands } = open();
    const plan = { entity: 'dosage', _id: 'id-1', language: null, at: '2050-12-03T07:00:00.000Z', state: 'waiting' };
    api.planned = [
      { ...plan, action: 'publish', schedule: 's-1', name: '' },
      { ...plan, action: 'publish', schedule: 's-2', name: 'Spring' },
      { ...plan, action: 'unpublish', schedule: 's-3', name: '' },
    ] as typeof api.planned;
    const asksAbout = async () => {
      const question = await screen.findByRole('dialog', { name: 'Delete' });
      expect(
        await within(question).findByText(/^Publishes on 3 Dec 2050, 08:00\. .*this will not be done/),
      ).toBeVisible();
      expect(within(question).getByText(/· Spring\. .*nothing of this launch will be done/)).toBeVisible();
      expect(within(question).queryByText(/Goes off the site/)).not.toBeInTheDocument();
      await hands.keyboard('{Escape}');
      await waitFor(() => expect(question).not.toBeInTheDocument());
    };
    await hands.click(await screen.findByRole('button', { name: 'Delete: Entry 1 en' }));
    await asksAbout();
    await hands.click(screen.getByRole('checkbox', { name: en.admin.selection.page }));
    await hands.click(screen.getByRole('button', { name: 'Delete selected' }));
    await asksAbout();
  });

  test('[V-04] [A-07] a create wants names and texts in both languages and a picture, and sends them', async () => {
    const { api, hands } = open();
    await hands.click(await screen.findByRole('button', { name: 'Create Dosage' }));
    const form = await screen.findByRole('dialog', { name: 'Create Dosage' });
    expect(form).toHaveTextContent('Still needed: Name (EN, MK), Text (EN, MK), Image');
    await specimen.fill(hands, form);
    await hands.click(within(form).getByRole('button', { name: 'Create' }));
    await screen.findByText('Dosage created successfully!');
    const [call] = api.callsOf('POST /dosage');
    expect(call?.body).toMatchObject({
      name: { en: 'New', mk: 'Ново' },
      text: { en: '<p>Text</p>', mk: '<p>Текст</p>' },
      image: { name: 'picture.png', type: 'image/png' },
    });
  });

  test('[A-13] an edit of one language sends that language alone', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    await hands.clear(within(form).getByLabelText(/^Name EN/));
    await hands.type(within(form).getByLabelText(/^Name EN/), 'Better');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Dosage updated successfully!');
    expect(api.callsOf('PUT /dosage/id-1')).toMatchObject([{ body: { name: { en: 'Better' } } }]);
    expect(Object.keys(api.callsOf('PUT /dosage/id-1')[0]?.body as object)).toEqual(['name']);
  });

  test('[A-13] a row that is opened again before the list is loaded anew waits for what was just saved, and goes on from that', async () => {
    let row = dosage(1);
    const api = fakeApi(({ method }) => {
      if (method === 'PUT') row = { ...row, __v: row.__v + 1, name: { ...row.name, en: 'Saved' } };
      return method === 'PUT' ? row : [row];
    });
    renderAdmin(specimen);
    const hands = userEvent.setup({ delay: null });
    const form = await edit(hands);
    const answerList = api.hold('GET /dosage');
    await hands.type(within(form).getByLabelText(/^Name EN/), 'X');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());

    const again = await edit(hands);
    expect(within(again).getByRole('status', { name: en.admin.form.loading })).toBeVisible();
    answerList();
    const name = await within(again).findByLabelText(/^Name EN/);
    expect(name).toHaveValue('Saved');
    await hands.type(name, ' twice');
    await hands.click(within(again).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsOf('PUT /dosage').map(({ ifMatch }) => ifMatch)).toEqual(['"0"', '"1"']));
    await waitFor(() => expect(again).not.toBeInTheDocument());
  });

  test('[A-13] [E-09] a row that is opened before the list has what was done to it from there waits for that', async () => {
    const changedAt = { en: '2026-11-21T08:00:00.000Z', mk: '2026-11-21T07:00:00.000Z' };
    let row = { ...dosage(1), changedAt };
    const api = fakeApi(({ method, path }) => {
      const isMark = path.startsWith('/translations');
      if (method !== 'GET')
        row = { ...row, __v: row.__v + 1, ...(isMark && { changedAt: { ...changedAt, mk: changedAt.en } }) };
      return method === 'GET' ? [row] : row;
    });
    renderAdmin(specimen);
    const hands = userEvent.setup({ delay: null });
    await hands.click(await screen.findByRole('checkbox', { name: 'Select: Entry 1 en' }));
    const answerList = api.hold('GET /dosage');
    await hands.click(screen.getByRole('button', { name: 'Still right: 1 translation' }));
    await screen.findByText('Noted: 1 translation is still right.');
    const form = await edit(hands);
    expect(within(form).getByRole('status', { name: en.admin.form.loading })).toBeVisible();
    answerList();
    await hands.type(await within(form).findByLabelText(/^Name EN/), 'X');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsOf('PUT /dosage').map(({ ifMatch }) => ifMatch)).toEqual(['"1"']));
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });

  test('[A-13] [A-17] [K-23] a save that hangs is not closed over, and stopped after five seconds; if it has arrived after all, it is one’s own', async () => {
    const stored = { ...dosage(1), __v: 1, name: { en: 'As the server writes it', mk: 'Entry 1 mk' } };
    const api = fakeApi(({ method }) => (method === 'GET' ? [dosage(1)] : stored));
    renderAdmin(specimen);
    const hands = userEvent.setup({ delay: null });
    const form = await edit(hands);
    const name = within(form).getByLabelText(/^Name EN/);
    await hands.type(name, ' first');
    const answer = api.hold('PUT /dosage');
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    try {
      fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
      expect(within(form).getByRole('button', { name: 'Cancel' })).toBeDisabled();
      fireEvent.keyDown(name, { key: 'Escape' });
      expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      fireEvent.click(within(form).getByRole('button', { name: 'Stop waiting' }));
    } finally {
      jest.useRealTimers();
    }
    expect(await within(form).findByRole('alert')).toHaveTextContent('What you entered is still here.');
    expect(name).toHaveValue('Entry 1 en first');
    // What was sent may be stored: to take it back is a change.
    fireEvent.change(name, { target: { value: 'Entry 1 en' } });
    expect(within(form).getByRole('button', { name: 'Save' })).toBeEnabled();
    fireEvent.change(name, { target: { value: 'Entry 1 en first' } });
    answer();

    await hands.type(name, ' and more');
    const body = { code: 'changed_meanwhile', message: 'Changed', current: stored };
    api.failOnce('PUT /dosage', { status: 409, body });
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Dosage updated successfully!');
    expect(screen.queryByText(/Somebody else/)).not.toBeInTheDocument();
    const [lost, refused, again, last] = api.callsOf('PUT /dosage');
    expect([again?.key, again?.body]).toEqual([lost?.key, lost?.body]);
    expect(last).toMatchObject({ ifMatch: '"1"', body: { name: { en: 'Entry 1 en first and more' } } });
    expect(last?.key).not.toBe(refused?.key);
  });

  /** The form of a new entry that was sent without an answer; from then on the api answers. */
  const createWithoutAnswer = async (button: string, version: { __v?: number } = {}) => {
    const made = { ...dosage(2), name: both('New'), ...version };
    const api = fakeApi(({ method }) => (method === 'GET' ? [dosage(1)] : made));
    renderAdmin(specimen);
    const hands = userEvent.setup({ delay: null });
    await hands.click(await screen.findByRole('button', { name: 'Create Dosage' }));
    const form = await screen.findByRole('dialog', { name: 'Create Dosage' });
    await specimen.fill(hands, form);
    api.fail('POST /dosage', 'silent');
    await hands.click(within(form).getByRole('button', { name: button }));
    await within(form).findByRole('alert');
    api.recover();
    return { api, hands, form };
  };
  const reused = { status: 409, body: { code: 'key_reused', message: 'Reused' } };
  const queries = (api: ReturnType<typeof fakeApi>, kind: string) =>
    api.callsOf(kind).map(({ query, key }) => [query.get('as'), key]);

  test('[K-06] [E-01] a create that has arrived without an answer is not said to be a draft, and is there once', async () => {
    const { api, hands, form } = await createWithoutAnswer('Create');
    api.failOnce('POST /dosage', reused);
    await hands.click(within(form).getByRole('button', { name: 'Save draft' }));
    await screen.findByText('Dosage created successfully!');
    const [[, key]] = queries(api, 'POST /dosage') as [[string, string]];
    expect(queries(api, 'POST /dosage')).toEqual([
      [null, key],
      ['draft', key],
      [null, key],
    ]);
  });

  test('[K-06] [E-01] a draft that has arrived without an answer is published where that is wanted then', async () => {
    const __v = 123_456_789;
    const { api, hands, form } = await createWithoutAnswer('Save draft', { __v });
    api.failOnce('POST /dosage', reused);
    await hands.click(within(form).getByRole('button', { name: 'Create' }));
    await screen.findByText('Dosage created successfully!');
    expect(queries(api, 'POST /dosage').map(([as]) => as)).toEqual(['draft', null, 'draft']);
    expect(api.callsOf('POST /drafts/publication').map(({ body }) => body)).toEqual([
      { drafts: [{ entity: 'dosage', _id: 'id-2', __v }] },
    ]);
  });

  test('[K-06] [E-01] an edit that was published without an answer is not said to be a draft', async () => {
    const stored = { ...dosage(1), __v: 1, name: { en: 'Entry 1 en first', mk: 'Entry 1 mk' } };
    const api = fakeApi(({ method }) => (method === 'GET' ? [dosage(1)] : stored));
    renderAdmin(specimen);
    const hands = userEvent.setup({ delay: null });
    const form = await edit(hands);
    await hands.type(within(form).getByLabelText(/^Name EN/), ' first');
    api.fail('PUT /dosage', 'silent');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await within(form).findByRole('alert');
    api.recover();
    api.failOnce('PUT /dosage', reused);
    await hands.click(within(form).getByRole('button', { name: 'Save draft' }));
    await screen.findByText('Dosage updated successfully!');
    expect(queries(api, 'PUT /dosage').map(([as]) => as)).toEqual([null, 'draft', null]);
  });

  test('[A-13] [K-23] a create that was stopped and has arrived makes one row, with what was typed since', async () => {
    const { api, hands, form } = await createWithoutAnswer('Create');
    await hands.type(within(form).getByLabelText(/^Name EN/), 'er');
    await hands.click(within(form).getByRole('button', { name: 'Create' }));
    await screen.findByText('Dosage created successfully!');
    const [first, again] = api.callsOf('POST /dosage');
    expect([again?.key, api.callsOf('POST /dosage').length]).toEqual([first?.key, 2]);
    expect(api.callsOf('PUT /dosage/id-2')).toMatchObject([{ body: { name: { en: 'Newer' } } }]);
  });

  test.each([
    ['s', 'KeyS'],
    ['Enter', 'Enter'],
  ])('[A-13] Ctrl+%s saves from within a field', async (key, code) => {
    const { api, hands } = open();
    const form = await edit(hands);
    const name = within(form).getByLabelText(/^Name EN/);
    await hands.type(name, '!');
    expect(fireEvent.keyDown(name, { key, code, ctrlKey: true })).toBe(false);
    await screen.findByText('Dosage updated successfully!');
    expect(api.callsOf('PUT /dosage/id-1')).toHaveLength(1);
  });

  test('[A-13] an edit begins with the language of the page, and marks what it lacks', async () => {
    const { hands } = open({ ...dosage(1), text: { en: '<p>Text</p>', mk: '' } }, { language: 'mk' });
    const form = await edit(hands, 'Уреди: Entry 1 mk', 'Уреди дозирање');
    const [first, second] = within(form).getAllByRole('tab');
    expect(first).toHaveAccessibleName('Македонски Недостасува 1 текст');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(second).toHaveAccessibleName('Англиски');
    expect(form).toHaveTextContent('Уште недостасува: Текст (MK)');
  });

  test('[A-13] a language that lags behind is marked in table and form, and the list can be narrowed down to such', async () => {
    const changedAt = { en: '2026-11-21T08:00:00.000Z', mk: '2026-11-21T07:00:00.000Z' };
    const { api, hands } = open({ ...dosage(1), changedAt } as ReturnType<typeof dosage>);
    expect(await screen.findByTitle('Macedonian: older than the other language')).toHaveTextContent('MK older');
    expect(screen.getByTitle('English: complete')).toBeVisible();

    const filter = screen.getByRole('button', { name: 'Needs translation' });
    expect(filter).toHaveAttribute('aria-pressed', 'false');
    await hands.click(filter);
    await waitFor(() => expect(api.callsOf('GET /dosage').at(-1)?.query.get('translation')).toBe('needed'));
    expect(filter).toHaveAttribute('aria-pressed', 'true');

    const form = await edit(hands);
    expect(within(form).getByRole('tab', { name: /Macedonian/ })).toHaveTextContent('Older than the other language');
    expect(within(form).getByRole('tab', { name: /English/ })).not.toHaveTextContent('Older');
  });

  test('[A-13] who goes through what needs a translation types in the language that lags behind, and gets the next row with each save', async () => {
    const changedAt = { en: '2026-11-21T08:00:00.000Z', mk: '2026-11-21T07:00:00.000Z' };
    const rows = [1, 2].map((n) => ({ ...dosage(n), changedAt }));
    const api = fakeApi(({ method, path }) => {
      if (method === 'GET') return rows;
      // What is saved needs no translation any more.
      rows.splice(0, rows.length, ...rows.filter(({ _id }) => !path.endsWith(_id)));
      return { done: true };
    });
    renderAdmin(specimen, {});
    const hands = userEvent.setup({ delay: null });
    await hands.click(await screen.findByRole('button', { name: 'Needs translation' }));
    expect(await screen.findByText(/A save opens the next row/)).toBeVisible();
    const form = await edit(hands);
    expect(within(form).getByRole('tab', { name: /Macedonian/ })).toHaveAttribute('aria-selected', 'true');
    const name = within(form).getByRole('textbox', { name: /^Name MK/ });
    await waitFor(() => expect(name).toHaveFocus());
    await hands.keyboard('Ново{Control>}s{/Control}');
    const next = await within(form).findByDisplayValue('Entry 2 mk');
    await waitFor(() => expect(next).toHaveFocus());
    expect(within(form).getByRole('tab', { name: /Macedonian/ })).toHaveAttribute('aria-selected', 'true');
    await hands.keyboard('Ново{Control>}s{/Control}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(api.callsOf('PUT /dosage').map(({ path }) => path)).toEqual(['/dosage/id-1', '/dosage/id-2']);
  });

  const early = '2026-11-21T07:00:00.000Z';
  const late = '2026-11-21T08:00:00.000Z';

  /** The list, which knows what is said of its translations. */
  function openMarked(changedAt: { en: string; mk: string }) {
    let row = { ...dosage(1), changedAt };
    const api = fakeApi(({ method, path, body }) => {
      if (method === 'GET') return [row];
      if (!path.startsWith('/translations')) return { done: true };
      const { language, is } = body as { language: 'en' | 'mk'; is: string };
      const moments = is === 'right' ? { en: late, mk: late } : { en: late, mk: late, [language]: early };
      row = { ...row, __v: row.__v + 1, changedAt: moments };
      return { _id: row._id, __v: row.__v, changedAt: moments };
    });
    renderAdmin(specimen, {});
    return { api, hands: userEvent.setup({ delay: null }) };
  }

  test('[K-28] one press in a form says that a translation is still right, or outdated; what was typed stays', async () => {
    const { api, hands } = openMarked({ en: late, mk: early });
    const form = await edit(hands);
    await hands.type(within(form).getByLabelText(/^Name EN/), '!');
    expect(form).toHaveTextContent('The Macedonian text is older than the English one.');
    api.failOnce('POST /translations', { status: 409, body: { code: 'conflict', message: 'The server says why' } });
    await hands.click(within(form).getByRole('button', { name: 'Still right' }));
    expect(await screen.findByText('The server says why')).toBeVisible();

    await hands.click(within(form).getByRole('button', { name: 'Still right' }));
    expect(await screen.findByText('Noted: the text is still right.')).toBeVisible();
    expect(within(form).getByRole('region', { name: 'Languages' })).toHaveFocus();
    expect(within(form).getByRole('tab', { name: 'Macedonian' })).not.toHaveTextContent('Older');
    await hands.click(within(form).getByRole('button', { name: 'Mark the Macedonian text as outdated' }));
    expect(await within(form).findByRole('button', { name: 'Still right' })).toBeVisible();
    expect(within(form).getByLabelText(/^Name EN/)).toHaveValue('Entry 1 en!');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Dosage updated successfully!');

    const said = api.callsOf('POST /translations/dosage/id-1');
    expect(said.map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ language: 'mk', is: 'right' }, '"0"'],
      [{ language: 'mk', is: 'right' }, '"0"'],
      [{ language: 'mk', is: 'older' }, '"1"'],
    ]);
    expect(api.callsOf('PUT /dosage/id-1')).toMatchObject([{ ifMatch: '"2"' }]);
  });

  test('[K-28] one press says of the selected rows that their translations are still right', async () => {
    const { api, hands } = openMarked({ en: late, mk: early });
    await hands.click(await screen.findByRole('checkbox', { name: 'Select: Entry 1 en' }));
    await hands.click(screen.getByRole('button', { name: 'Still right: 1 translation' }));
    expect(await screen.findByText('Noted: 1 translation is still right.')).toBeVisible();
    expect(await screen.findByTitle('Macedonian: complete')).toBeVisible();
    expect(api.callsOf('POST /translations/dosage/id-1')).toMatchObject([{ body: { language: 'mk', is: 'right' } }]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  describe('on a wide screen', () => {
    beforeEach(() => {
      jest.spyOn(window, 'matchMedia').mockImplementation(
        (query) =>
          ({
            matches: ['', '(prefers-reduced-motion: reduce)', '(min-width: 75em)'].includes(query),
            media: query,
            addEventListener() {},
            removeEventListener() {},
          }) as unknown as MediaQueryList,
      );
    });
    afterEach(() => {
      localStorage.clear();
      jest.restoreAllMocks();
    });

    test('[K-28] [K-30] both languages stand side by side, each field beside its translation, though storage is blocked', async () => {
      const { api, hands } = open();
      const form = await edit(hands);
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
      await hands.type(within(form).getByLabelText(/^Name EN/), '!');
      await hands.click(within(form).getByRole('switch', { name: 'Side by side' }));
      expect(within(form).queryByRole('tab')).toBeNull();
      await editor(form, 'Text MK');
      expect(within(form).getByLabelText(/^Name EN/)).toHaveValue('Entry 1 en!');

      within(form)
        .getByLabelText(/^Name EN/)
        .focus();
      await hands.tab();
      expect(within(form).getByLabelText(/^Name MK/)).toHaveFocus();
      const texts = within(form).getAllByRole('textbox');
      const names = texts.slice(0, 4).map((each) => each.getAttribute('lang'));
      expect(names).toEqual(['en', 'mk', 'en', 'mk']);

      api.fail('PUT /dosage', { status: 422, body: { message: 'Check', fields: { 'name.mk': 'Not so' } } });
      await hands.click(within(form).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(within(form).getByLabelText(/^Name MK/)).toHaveFocus());
      await hands.click(within(form).getByRole('switch', { name: 'Side by side' }));
      expect(within(form).getAllByRole('tab')).toHaveLength(2);
    });

    test('[K-28] the choice is kept for the next form', async () => {
      localStorage.setItem('side-by-side', 'on');
      const { hands } = open();
      const form = await edit(hands);
      expect(within(form).getByRole('switch', { name: 'Side by side' })).toBeChecked();
      expect(within(form).getByLabelText(/^Name EN/)).toHaveFocus();
      expect(within(form).getByLabelText(/^Name MK/)).toBeVisible();
    });
  });

  test('[A-13] the table marks a missing translation, and shows the other language as such', async () => {
    open({ ...dosage(1), name: { en: 'Only English', mk: '' } }, { language: 'mk' });
    expect(await screen.findByText('Only English')).toHaveAttribute('lang', 'en');
    expect(screen.getByTitle('Македонски: недостасува текст')).toBeVisible();
  });

  test('[V-04] an edit wants name and text of the language of the page', async () => {
    const { hands } = open();
    const form = await edit(hands);
    await hands.clear(within(form).getByLabelText(/^Name EN/));
    await hands.tab();
    expect(within(form).getByLabelText(/^Name EN/)).toHaveAccessibleDescription(/Required field/);
    expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('[V-08] a field that is refused in the other language comes to the front', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    await hands.type(within(form).getByLabelText(/^Name EN/), '!');
    api.fail('PUT /dosage', { status: 422, body: { message: 'Check', fields: { 'name.mk': 'Not so' } } });
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(form).getByLabelText(/^Name MK/)).toHaveFocus());
    expect(within(form).getByRole('tab', { selected: true })).toHaveAccessibleName('Macedonian');
  });

  test('[A-14] [A-01] a file that is not an image is refused, with the reason, said each time; a picture is shown before it is sent', async () => {
    const { hands } = open();
    const form = await edit(hands);
    const anything = userEvent.setup({ applyAccept: false, delay: null });
    const choose = () => anything.upload(picker(form), new File(['text'], 'a.txt', { type: 'text/plain' }));
    await choose();
    const said = await within(form).findByRole('alert');
    expect(said).toBeVisible();
    expect(said).toHaveTextContent(/^This file is not an image/);
    const [button] = within(form).getAllByRole('button', { name: 'Choose an image' });
    expect(button).toHaveAccessibleDescription(said.textContent);
    await choose();
    await waitFor(() => expect(said).not.toBeInTheDocument());
    expect(within(form).getByRole('alert')).toHaveTextContent(/^This file is not an image/);
    await hands.upload(picker(form), png);
    expect(await within(form).findByTitle('picture.png')).toHaveTextContent('New');
    expect(form).not.toHaveTextContent('This file is not an image');
    expect(button).not.toHaveAccessibleDescription();
  });

  test('[A-15] [A-17] an address that is written below the toolbar is taken by the save, asked about by Cancel; one that is none stops a save', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    (await editor(form, 'Text EN')).focus();
    await hands.keyboard('{Control>}a{/Control}');
    await hands.click(within(form).getAllByRole('button', { name: 'Link' })[0] as HTMLElement);
    const address = await within(form).findByLabelText('Address of the link');
    await hands.click(address);
    await hands.keyboard('{Control>}s{/Control}');
    await hands.paste('no address');
    await hands.keyboard('{Control>}s{/Control}');
    expect(address).toBeInvalid();
    expect(address).toHaveFocus();
    expect(api.callsOf('PUT')).toEqual([]);
    await hands.click(within(form).getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
    await hands.click(await screen.findByRole('button', { name: 'Continue editing' }));
    expect(address).toHaveValue('no address');
    await hands.clear(address);
    await hands.paste('https://example.com');
    await hands.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.callsOf('PUT')).toHaveLength(1));
    expect(JSON.stringify(api.callsOf('PUT'))).toContain('href=\\"https://example.com');
  });

  test('[A-15] the toolbar has its formats, and a paste brings in no others', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    const text = await editor(form, 'Text EN');
    const toolbar = within(form).getAllByRole('toolbar', { name: 'Formatting' })[0] as HTMLElement;
    expect(
      within(toolbar)
        .getAllByRole('button')
        .map((control) => control.getAttribute('aria-label')),
    ).toEqual([
      'Heading 1',
      'Heading 2',
      'Bold',
      'Italic',
      'Underline',
      'Strikethrough',
      'Superscript',
      'Subscript',
      'Bullet list',
      'Numbered list',
      'Link',
      'Remove the link',
      'Undo typing',
      'Redo typing',
    ]);

    text.focus();
    await hands.keyboard('{Control>}a{/Control}');
    const clipboard = {
      getData: (type: string) =>
        type === 'text/html'
          ? '<h1>Big</h1><h3 style="color:red">Small</h3><p class="MsoNormal"><b>b</b><span style="background:red">m</span></p><table><tr><td>cell</td></tr></table><img src="x.png"><script>1</script>'
          : 'text',
      types: ['text/html'],
      files: [],
      items: [],
    };
    await hands.paste(clipboard as unknown as DataTransfer);
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Dosage updated successfully!');
    expect(api.callsOf('PUT /dosage')).toMatchObject([
      { body: { text: { en: '<h1>Big</h1><h2>Small</h2><p><strong>b</strong>m</p><p>cell</p>' } } },
    ]);
  });
});
