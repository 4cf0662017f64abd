import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import {
  both,
  clear,
  describeResource,
  fakeApi,
  overwrite,
  renderAdmin,
  type Specimen,
  someTime,
  stubBrowserApis,
  write,
} from '@varda/admin/testing';
import { mostAboutPictures } from '@varda/contract/about';
import { bounds } from '@varda/contract/bounds';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import AboutPage from './about.page.tsx';

beforeAll(stubBrowserApis);

const none = { en: '', mk: '' };

const picture = (key: string) => ({
  ...{ key, width: 640, height: 480, widths: [320, 640], placeholder: 'data:,' },
  alt: none,
});

const entry = (n: number) => ({
  _id: `id-${n}`,
  name: both(`Entry ${n}`),
  subcategory: none,
  text: { en: '<p>Text</p>', mk: '<p>Текст</p>' },
  images: ['a', 'b'].map((key) => `/api/pictures/${key}/640.webp`),
  pictures: ['a', 'b'].map(picture),
  position: n,
  ...someTime,
});

const png = (name: string) => new File([name], name, { type: 'image/png' });
// The editor of a text has pickers of its own.
const picker = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1) as HTMLInputElement;
const textOf = (form: HTMLElement, language: string) =>
  within(form).findByRole('textbox', { name: new RegExp(`Text ${language}`) });

const specimen: Specimen = {
  name: 'about',
  namespace: 'admin-content',
  Page: AboutPage,
  pattern: '/admin/who-we-are/about',
  path: '/admin/who-we-are/about',
  texts: { en, mk },
  row: entry,
  nameOf: (n) => `Entry ${n} en`,
  calls: { list: 'GET /about', create: 'POST /about', update: 'PUT /about', delete: 'DELETE /about' },
  answer: ({ rows }) => ({ aboutUsEntries: rows }),
  sort: { own: 'sortBy=position&sortOrder=asc', other: 'sortBy=name&sortOrder=asc', column: 'Name' },
  fill: async (hands, form) => {
    await write(hands, await textOf(form, 'EN'), 'Text');
    await write(hands, await textOf(form, 'MK'), 'Текст');
  },
  field: { label: 'Name EN', path: 'name.en', longest: bounds.name },
};

describeResource(specimen);

describe('about: what only it has', () => {
  const open = (row: object = entry(1), visit = {}) => {
    const api = fakeApi(({ method }) => (method === 'GET' ? { aboutUsEntries: [row] } : { done: true }));
    renderAdmin(specimen, visit);
    return { api, hands: userEvent.setup({ delay: null }) };
  };
  const create = async (hands: UserEvent) => {
    await hands.click(await screen.findByRole('button', { name: 'Create About Us' }));
    return screen.findByRole('dialog', { name: 'Create About Us' });
  };
  const edit = async (hands: UserEvent, name = 'Entry 1 en') => {
    await hands.click(await screen.findByRole('button', { name: `Edit: ${name}` }));
    return screen.findByRole('dialog', { name: 'Edit About Us' });
  };
  const save = async (hands: UserEvent, form: HTMLElement) => {
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('About Us update successfully!');
  };

  test('[V-03] [A-08] a create wants a text in both languages and sends each part by itself', async () => {
    const { api, hands } = open();
    const form = await create(hands);
    expect(form).toHaveTextContent('Still needed: Text (EN, MK)');
    await write(hands, await textOf(form, 'EN'), 'Text');
    (await textOf(form, 'MK')).focus();
    await hands.tab();
    expect(await within(form).findByText('Text is required in both languages.')).toBeVisible();
    await write(hands, await textOf(form, 'MK'), 'Текст');
    await hands.type(within(form).getByLabelText(/^Subcategory EN/), 'Laboratory');
    await hands.upload(picker(form), [png('a.png'), png('b.png')]);
    await hands.click(within(form).getByRole('button', { name: 'Create' }));
    await screen.findByText('About Us created successfully!');
    const [call] = api.callsOf('POST /about');
    expect(call?.body).toMatchObject({
      'name[en]': '',
      'name[mk]': '',
      'subcategory[en]': 'Laboratory',
      'subcategory[mk]': '',
      'text[en]': '<p>Text</p>',
      'text[mk]': '<p>Текст</p>',
      images: { name: 'b.png' },
    });
  });

  test('[V-03] a subcategory beside a name is refused in that language, as soon as both are there', async () => {
    const { hands } = open();
    const form = await create(hands);
    await specimen.fill(hands, form);
    const submit = within(form).getByRole('button', { name: 'Create' });
    await hands.type(within(form).getByLabelText(/^Subcategory MK/), 'Лабораторија');
    await hands.type(within(form).getByLabelText(/^Name EN/), 'Research');
    await waitFor(() => expect(submit).toBeEnabled());

    const name = within(form).getByLabelText(/^Name MK/);
    await hands.type(name, 'Истражување');
    const refusal = 'Subcategory must be empty when name is filled.';
    expect(within(form).getByLabelText(/^Subcategory MK/)).toHaveAccessibleDescription(new RegExp(refusal));
    expect(within(form).getAllByText(refusal)).toHaveLength(1);
    expect(form).toHaveTextContent('To be corrected: Subcategory (MK)');
    expect(submit).toBeDisabled();
    await hands.clear(name);
    expect(within(form).queryByText(refusal)).not.toBeInTheDocument();
    expect(submit).toBeEnabled();
  });

  test('[V-03] an entry without a name is called by its subcategory, and an edit asks for a name', async () => {
    const { api, hands } = open({ ...entry(1), name: none, subcategory: both('Laboratory') });
    const form = await edit(hands, 'Laboratory en');
    const name = within(form).getByLabelText(/^Name EN/);
    expect(name).toHaveAccessibleDescription(/An entry needs a name before its changes can be saved/);
    await hands.type(within(form).getByLabelText(/^Subcategory EN/), '!');
    expect(form).toHaveTextContent('Still needed: Name (EN)');
    expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
    await hands.type(name, 'Research');
    await save(hands, form);
    expect(api.callsOf('PUT /about/id-1').map(({ body }) => body)).toEqual([
      { name: { en: 'Research' }, subcategory: { en: 'Laboratory en!' } },
    ]);
  });

  const storedMeanwhile = (pictures: object[]) => ({
    status: 409,
    body: {
      code: 'changed_meanwhile',
      message: 'Changed',
      current: { ...entry(1), __v: 7, pictures, images: pictures.map(() => '/api/pictures/x/640.webp') },
    },
  });
  const describeFirst = (hands: UserEvent, form: HTMLElement, text: string) =>
    hands.type(within(form).getAllByLabelText(/^Alternative text EN/)[0] as HTMLElement, text);
  const arrangementOf = (call: { body: unknown } | undefined) => {
    const { arrangement } = (call?.body ?? {}) as { arrangement?: string };
    return arrangement && JSON.parse(arrangement);
  };

  test('[A-08] [A-13] what two people made of the pictures of an entry is put together', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    await describeFirst(hands, form, 'Yard');
    api.failOnce('PUT /about', storedMeanwhile([picture('b'), picture('c'), picture('a')]));
    await save(hands, form);
    const [, again] = api.callsOf('PUT /about/id-1');
    expect(again?.ifMatch).toBe('"7"');
    expect(arrangementOf(again)).toEqual([
      { key: 'b', alt: none },
      { key: 'c', alt: none },
      { key: 'a', alt: { en: 'Yard', mk: '' } },
    ]);
  });

  test.each([
    [
      'Yours',
      [
        { key: 'a', alt: { en: 'Yard', mk: 'Двор' } },
        { key: 'b', alt: none },
      ],
    ],
    ['Saved meanwhile', undefined],
  ])('[A-08] [A-13] a picture that two people describe is asked about: %s', async (side, sent) => {
    const { api, hands } = open();
    const form = await edit(hands);
    await describeFirst(hands, form, 'Yard');
    const theirs = { ...picture('a'), alt: { en: 'Garden', mk: 'Двор' } };
    api.failOnce('PUT /about', storedMeanwhile([theirs, picture('b')]));
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('dialog', { name: 'This was changed in the meantime' });
    expect(within(question).getByRole('radio', { name: 'Yours' })).toHaveAccessibleDescription('Yard Двор');
    expect(within(question).getByRole('radio', { name: 'Saved meanwhile' })).toHaveAccessibleDescription('Garden Двор');
    await hands.click(within(question).getByRole('radio', { name: side }));
    await hands.click(within(question).getByRole('button', { name: 'Save the choice' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(arrangementOf(api.callsOf('PUT /about/id-1')[1])).toEqual(sent);
  });

  test('[V-03] an edit may empty the text', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    await clear(hands, await textOf(form, 'EN'));
    await save(hands, form);
    expect(api.callsOf('PUT /about/id-1').map(({ body }) => body)).toEqual([{ text: { en: '' } }]);
  });

  test('[V-03] an edit of the other language asks for the name in that one', async () => {
    const { hands } = open({ ...entry(1), name: { en: 'Entry 1 en', mk: '' } });
    const form = await edit(hands);
    await hands.click(within(form).getByRole('tab', { name: /Macedonian/ }));
    await overwrite(hands, await textOf(form, 'MK'), 'Друго');
    await waitFor(() => expect(form).toHaveTextContent('Still needed: Name (MK)'));
    expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
    await hands.type(within(form).getByLabelText(/^Name MK/), 'Истражување');
    expect(within(form).getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('[A-08] pictures are removed, kept after all and added, and go out with the save', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    const removals = () => within(form).getAllByRole('button', { name: 'Remove the image' });
    await hands.click(removals()[0] as HTMLElement);
    await hands.click(within(form).getByRole('button', { name: 'Keep the image' }));
    expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();

    await hands.click(removals()[1] as HTMLElement);
    expect(within(form).getByText('Will be removed')).toBeVisible();
    await hands.upload(picker(form), [png('a.png'), png('b.png')]);
    await hands.click(
      within(await within(form).findByTitle('a.png')).getByRole('button', { name: 'Discard the new image' }),
    );
    await save(hands, form);
    expect(api.callsOf('PUT /about/id-1').map(({ body }) => body)).toMatchObject([
      { images: { name: 'b.png' }, removeImages: '["b"]' },
    ]);
  });

  test('[A-08] [A-14] more pictures than an entry may have are refused, and so is what is not a picture', async () => {
    const { hands } = open();
    const form = await edit(hands);
    const anything = userEvent.setup({ applyAccept: false, delay: null });
    await anything.upload(picker(form), new File(['text'], 'a.txt', { type: 'text/plain' }));
    expect(await within(form).findByText(/This file is not an image/)).toBeVisible();
    const files = Array.from({ length: mostAboutPictures }, (_, place) => png(`${place}.png`));
    await hands.upload(picker(form), files);
    expect(await within(form).findByText(`At most ${mostAboutPictures} images.`)).toBeVisible();
    expect(within(form).getAllByText('New')).toHaveLength(mostAboutPictures - 2);
    expect(within(form).getByRole('button', { name: 'Choose images' })).toBeDisabled();
  });

  test('[A-08] [E-05] that a picture of the library is gone meanwhile is said at the field, which takes the focus', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    await hands.upload(picker(form), [png('a.png')]);
    await within(form).findByTitle('a.png');
    const gone = 'There is no such image';
    api.failOnce('PUT /about', { status: 422, body: { code: 'invalid', message: gone, fields: { images: gone } } });
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    const said = await within(form).findByText(gone);
    expect(within(form).getByRole('button', { name: 'Choose images' })).toHaveFocus();
    expect(within(form).getByRole('button', { name: 'Choose images' })).toHaveAccessibleDescription(gone);
    expect(said).not.toHaveAttribute('role');
  });

  test('[A-15] an edit may align a text and put pictures into it, a create may not', async () => {
    const { hands } = open();
    const controls = (form: HTMLElement) =>
      within(within(form).getAllByRole('toolbar', { name: 'Formatting' })[0] as HTMLElement)
        .getAllByRole('button')
        .map((control) => control.getAttribute('aria-label'));
    const only = ['Align left', 'Centre', 'Align right', 'Justify', 'Picture'];
    const creation = await create(hands);
    await textOf(creation, 'EN');
    expect(controls(creation)).toEqual(expect.not.arrayContaining(only));
    await hands.click(within(creation).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(creation).not.toBeInTheDocument());
    const form = await edit(hands);
    await textOf(form, 'EN');
    expect(controls(form)).toEqual(expect.arrayContaining(only));
  });

  test('[U-04] [A-15] who may not upload is told so when a picture is to stand in a text', async () => {
    fakeApi(({ path }) =>
      path === '/session' ? { _id: 'ana', restrictions: ['pictures.write'] } : { aboutUsEntries: [entry(1)] },
    );
    renderAdmin(specimen);
    const hands = userEvent.setup({ delay: null });
    const form = await edit(hands);
    await textOf(form, 'EN');
    await waitFor(() => expect(within(form).getByRole('button', { name: 'Choose images' })).toBeDisabled());
    await hands.click(within(form).getAllByRole('button', { name: 'Picture' })[0] as HTMLElement);
    expect(await within(form).findByRole('alert')).toHaveTextContent(en.admin.locked.pictures);
  });

  test('[E-05] pictures of the library stand beside files, each once, in the order that was chosen', async () => {
    const item = (n: number) => ({
      ...{
        ...picture(String(n).repeat(32)),
        _id: String(n).repeat(32),
        __v: 0,
        name: `Picture ${n}`,
        tags: [],
        size: 1,
      },
      ...{
        alt: both(`Seen ${n}`),
        createdAt: someTime.createdAt,
        uses: { live: 0, drafts: 0, earlier: 0, lacking: 0 },
      },
    });
    const api = fakeApi(({ method, path }) => {
      if (path === '/media/tags') return [];
      if (path === '/media') return { media: [item(1), item(2)], totalCount: 2 };
      return method === 'GET' ? { aboutUsEntries: [{ ...entry(1), pictures: [], images: [] }] } : { done: true };
    });
    renderAdmin(specimen);
    const hands = userEvent.setup({ delay: null });
    const form = await edit(hands);
    const pick = async (name: RegExp) => {
      await hands.click(await within(form).findByRole('button', { name: /^Choose from the library/ }));
      const library = await screen.findByRole('dialog', { name: 'Choose from the library' });
      await hands.click(await within(library).findByRole('button', { name }));
      await waitFor(() => expect(library).not.toBeInTheDocument());
    };
    await pick(/^Picture 1/);
    await hands.upload(picker(form), png('x.png'));
    await pick(/^Picture 2/);
    await pick(/^Picture 2/);
    expect(within(form).getAllByRole('figure')).toHaveLength(3);
    await save(hands, form);
    const sent = api.callsOf('PUT /about').map(({ body }) => (body as { arrangement: string }).arrangement);
    expect(JSON.parse(String(sent[0]))).toEqual([
      { file: 1, alt: both('Seen 1') },
      { file: 0 },
      { file: 2, alt: both('Seen 2') },
    ]);
  });

  test('[A-13] an edit of one language sends that language alone', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    await overwrite(hands, await textOf(form, 'EN'), 'Better');
    await save(hands, form);
    expect(api.callsOf('PUT /about/id-1').map(({ body }) => body)).toEqual([{ text: { en: '<p>Better</p>' } }]);
  });

  test('[A-08] a deletion names the language of the page', async () => {
    const { api, hands } = open(entry(1), { language: 'mk' });
    await hands.click(await screen.findByRole('button', { name: 'Избриши: Entry 1 mk' }));
    const question = await screen.findByRole('dialog', { name: 'Избриши' });
    await hands.click(within(question).getByRole('button', { name: 'Избриши' }));
    await screen.findByText('Записот за „За нас“ е успешно избришан.');
    expect(api.callsOf('DELETE /about/id-1')[0]?.query.get('lang')).toBe('mk');
  });
});
