import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Call, fakeApi, overwrite, pressTwice, renderAdmin, stubBrowserApis, upTo } from '@varda/admin/testing';
import type { MediaItem, MediaUse } from '@varda/contract/media';
import type { UndoneImport } from '@varda/contract/sheets';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import MediaPage from './media.page.tsx';

beforeAll(stubBrowserApis);

const page = {
  Page: MediaPage,
  pattern: '/admin/media',
  path: '/admin/media',
  namespace: 'admin-content',
  texts: { en, mk },
};

const key = (n: number) => String(n).repeat(32);
const picture = (n: number): MediaItem => ({
  ...{
    key: key(n),
    _id: key(n),
    __v: 0,
    name: `Picture ${n}`,
    alt: { en: '', mk: '' },
    tags: n === 1 ? ['range'] : [],
  },
  ...{ width: 1200, height: 800, widths: [320, 640, 1200], placeholder: '', size: 54_000 },
  ...{ createdAt: '2026-11-21T10:00:00.000Z', uses: { live: n === 1 ? 1 : 0, drafts: 0, earlier: 0, lacking: 0 } },
});
const places: MediaUse[] = [
  {
    state: 'live',
    entity: 'history',
    _id: 'id-1',
    title: { en: 'A stop', mk: 'Станица' },
    categoryName: null,
    __v: 3,
    lacksAlt: ['mk'],
  },
  {
    state: 'trash',
    entity: 'dosage',
    _id: 'id-2',
    title: { en: 'Drops', mk: 'Капки' },
    categoryName: null,
    __v: null,
    lacksAlt: [],
  },
];

/** Opens the library over pictures that the calls really change. */
function open(
  count: number,
  visit: Parameters<typeof renderAdmin>[1] = {},
  restrictions: string[] = [],
  kept: UndoneImport['kept'] = [],
) {
  let media = upTo(count).map(picture);
  const answer = ({ method, path, query, body }: Call) => {
    if (path === '/session') return { _id: 'ana', restrictions };
    if (path === '/media/tags') return [{ tag: 'range', count: 1 }];
    const named = media.find((item) => path === `/media/${item.key}`);
    if (method === 'PUT' && named) {
      const { alt, focus, ...change } = body as Partial<MediaItem>;
      const changed = {
        ...named,
        ...change,
        alt: { ...named.alt, ...alt },
        ...(focus && { focus }),
        __v: named.__v + 1,
      };
      media = media.map((item) => (item === named ? changed : item));
      return changed;
    }
    if (path.endsWith('/restore')) {
      media = upTo(count).map(picture);
      return { done: true };
    }
    if (path.endsWith('/undo')) return { undone: 1, kept };
    if (path.endsWith('/replace')) return { _id: 'request-1', replaced: 1 };
    if (path.endsWith('/crop')) return { ...picture(8), width: 600, height: 600 };
    if (method === 'DELETE') media = media.filter((item) => item !== named);
    if (method === 'POST') {
      media = [picture(media.length + 1), ...media];
      return media[0];
    }
    if (named) return { ...named, places, unseen: 2 };
    if (method !== 'GET') return { done: true };
    const lacks = ({ alt }: MediaItem) => alt.en === '' || alt.mk === '';
    const rows = query.get('only') === 'lacks-alt' ? media.filter(lacks) : media;
    return { media: rows, totalCount: rows.length };
  };
  const api = fakeApi(answer);
  return { api, user: userEvent.setup({ delay: null }), ...renderAdmin(page, visit) };
}

const card = (n: number) => screen.findByRole('button', { name: new RegExp(`^Picture ${n}`) });
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const drop = async (files: File[]) => {
  const zone = (await screen.findByRole('button', { name: 'Choose images' })).closest('[class*="zone"]') as Element;
  dropOn(zone.parentElement as Element, files);
};

const dropOn = (around: Element, files: File[]) =>
  fireEvent.drop(around.querySelector('[class*="zone"]') as Element, {
    dataTransfer: {
      files,
      items: files.map((one) => ({ kind: 'file', type: one.type, getAsFile: () => one })),
      types: ['Files'],
    },
  });

test('[E-05] pictures say what they are, how large, and whether they are in use; arrow keys lead through them', async () => {
  const { user } = open(3);
  const first = await card(1);
  expect(first).toHaveTextContent('Picture 11200 × 800 · 54 kBOn the siteText missing: EN, MK');
  expect(await card(2)).toHaveTextContent('Not in use');
  expect(within(await card(2)).queryByText(/in \d place/)).not.toBeInTheDocument();
  first.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(await card(3)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(first).toHaveFocus();
});

test('[E-05] a filter, a tag and a search are asked of the server and stand in the address', async () => {
  const { api, user, search } = open(2);
  await card(1);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Pictures that are shown' }), 'Not in use');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'range');
  await user.type(screen.getByRole('searchbox'), 'oil');
  await waitFor(() => expect(search()).toContain('search=oil'));
  await waitFor(() => {
    const query = api.callsOf('GET /media').at(-1)?.query;
    expect([query?.get('only'), query?.get('tag'), query?.get('search')]).toEqual(['unused', 'range', 'oil']);
  });
});

test('[E-05] [A-01] the window of a picture changes texts in both languages, tags and, by arrow keys under a screen reader, too, the point of interest', async () => {
  const { api, user } = open(1);
  await user.click(await card(1));
  const form = await screen.findByRole('dialog', { name: 'Picture' });
  await overwrite(user, await within(form).findByRole('textbox', { name: /^Alternative text.*EN/ }), 'A bottle');
  await overwrite(user, within(form).getByRole('textbox', { name: /^Alternative text.*MK/ }), 'Шише');
  await overwrite(user, within(form).getByRole('textbox', { name: /^Tags/ }), 'Oils, new');
  const picture = within(form).getByRole('application', { name: 'Point of interest' });
  within(picture).getByRole('button', { name: 'Point of interest' }).focus();
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  expect(within(form).getByText('49% from the left, 60% from the top')).toBeVisible();
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(api.callsOf('PUT /media').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
    [{ alt: { en: 'A bottle', mk: 'Шише' }, tags: ['Oils', 'new'], focus: { x: 49, y: 60 } }, '"0"'],
  ]);
});

test('[E-05] a tag that is too long is refused at the field of all tags', async () => {
  const { api, user } = open(1);
  await user.click(await screen.findByRole('button', { name: /^Picture 1/ }));
  const tags = await screen.findByRole('textbox', { name: /^Tags/ });
  await overwrite(user, tags, 'a tag of more than forty characters, another');
  const fields = { 'tags.0': 'Use at most 40 characters' };
  api.fail('PUT /media', {
    status: 422,
    body: { code: 'invalid', message: 'Please check the marked fields.', fields },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(tags).toHaveAccessibleDescription(/Use at most 40 characters/));
  expect(tags).toHaveFocus();
});

test('[E-05] the window says where a picture is, with links', async () => {
  const { user } = open(1);
  await user.click(await card(1));
  const form = await screen.findByRole('dialog', { name: 'Picture' });
  const link = await within(form).findByRole('link', { name: 'A stop' });
  expect(link).toHaveAttribute('href', '/admin/who-we-are/history');
  expect(within(form).getByRole('link', { name: 'Drops' })).toHaveAttribute('href', '/admin/trash');
  expect(within(form).getByText('And in 2 items of areas that you cannot see.')).toBeVisible();
  expect(
    within(form)
      .getAllByText(/^Text missing/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Text missing: MK']);
  expect(within(form).getByText(/by Ana$/)).toBeVisible();
});

test('[E-05] who goes through pictures without a text gets the next one with each save, and is asked before input is lost', async () => {
  const { user } = open(2, { search: '?only=lacks-alt' });
  await user.click(await card(1));
  const text = async (language: string) =>
    within(await screen.findByRole('dialog', { name: 'Picture' })).findByRole('textbox', {
      name: new RegExp(`^Alternative text.*${language}`),
    });
  await overwrite(user, await text('EN'), 'First');
  await overwrite(user, await text('MK'), 'Прва');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Picture 2'));
  expect(await text('EN')).toHaveValue('');
  await overwrite(user, await text('EN'), 'Second');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('dialog', { name: en.admin.unsaved.title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.admin.unsaved.keep }));
  expect(await text('EN')).toHaveValue('Second');
});

test('[E-05] many files go up a few at a time; one that fails says why and is tried again', async () => {
  const { api } = open(1);
  await card(1);
  const release = api.hold('POST /media');
  await drop(['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map(file));
  await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(5));
  await waitFor(() => expect(api.callsOf('POST /media')).toHaveLength(3));
  api.failOnce('POST /media', { status: 422, body: { fields: { image: 'The image is damaged.' } } });
  release();
  expect(await screen.findByText('4 pictures uploaded.')).toBeInTheDocument();
  expect(screen.getByText('The image is damaged.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('5 pictures uploaded.')).toBeInTheDocument();
  expect(api.callsOf('POST /media')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Hide the list' }));
  expect(screen.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument();
});

test('[E-05] an upload without an answer is waited for no longer, if somebody says so; those behind it go on, and it is tried again under its key', async () => {
  const { api } = open(1);
  await card(1);
  const release = api.hold('POST /media');
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  try {
    await drop(['a.png', 'b.png', 'c.png', 'd.png'].map(file));
    await waitFor(() => expect(api.callsOf('POST /media')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    const [first] = screen.getAllByRole('button', { name: 'Stop waiting' });
    if (first) fireEvent.click(first);
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(api.callsOf('POST /media')).toHaveLength(4));
  expect(await screen.findByText(en.media.uploads.lost)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem')[0]).toHaveFocus();
  release();
  expect(await screen.findByText('3 pictures uploaded.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('4 pictures uploaded.')).toBeInTheDocument();
  const sent = api.callsOf('POST /media');
  expect(sent).toHaveLength(5);
  expect(sent[4]?.key).toBe(sent[0]?.key);
});

test('[E-05] [A-01] of files that are dropped together those that are not taken are named with the reason, aloud, too, and the others are uploaded', async () => {
  open(1);
  await card(1);
  const gif = new File(['x'], 'moves.gif', { type: 'image/gif' });
  const others = [
    new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' }),
    new File(['x'], 'logo.svg', { type: 'image/svg+xml' }),
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
  ];
  await drop([file('a.png'), gif, ...others]);
  expect(await screen.findByText('2 pictures uploaded.')).toBeInTheDocument();
  const rows = within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'a.pngUploaded',
    `moves.gif${en.media.uploads.isDoneGif}`,
    `IMG_1.HEICIMG_1.HEIC: ${en.admin.picture.heic}`,
    `logo.svglogo.svg: ${en.admin.picture.svg}`,
    `notes.txtnotes.txt: ${en.admin.picture.notAnImage}`,
  ]);
  for (const row of rows.slice(2)) {
    const [name, alert] = [row.firstElementChild as HTMLElement, within(row).getByRole('alert')];
    expect(name).toHaveAttribute('aria-hidden');
    expect(alert).toHaveTextContent(`${name.textContent}: `);
  }
});

test('[E-05] [K-22] a picture is deleted after a question and comes back by Undo; one in use stays, and the question says why', async () => {
  const { api, user } = open(2);
  await user.click(await screen.findByRole('button', { name: 'Actions: Picture 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: en.admin.deletion.title });
  api.failOnce('DELETE /media', { status: 409, body: { message: 'This picture is in use.' } });
  await user.click(within(question).getByRole('button', { name: en.admin.deletion.confirm }));
  expect(await within(question).findByText('This picture is in use.')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: en.admin.deletion.confirm }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Picture 2/ })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Picture 2/ })).toBeVisible();
  expect(api.callsOf(`POST /trash/media/${key(2)}/restore`)).toHaveLength(1);
});

test('[E-05] who may not upload sees the library and is told', async () => {
  const { user } = open(1, {}, ['pictures.write']);
  await user.click(await screen.findByRole('button', { name: 'Actions: Picture 1' }));
  expect(await screen.findByRole('menuitem', { name: 'Download' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  expect(await screen.findByText(en.admin.locked.pictures)).toBeVisible();
});

test('[E-05] a picture is replaced everywhere by one that is uploaded: a file that is not taken is said each time, the places are said first, and one press takes it back', async () => {
  const { api, user } = open(1);
  await user.click(await card(1));
  const form = await screen.findByRole('dialog', { name: 'Picture' });
  await user.click(await within(form).findByRole('button', { name: 'Replace everywhere' }));
  const question = await screen.findByRole('dialog', { name: 'Replace the picture everywhere' });
  expect(await within(question).findByText('It is replaced in 1 place')).toBeVisible();
  expect(within(question).getByText('A stop')).toBeVisible();
  expect(within(question).queryByText('Drops')).not.toBeInTheDocument();
  const confirm = within(question).getByRole('button', { name: 'Replace' });
  expect(confirm).toBeDisabled();
  for (const name of ['notes.txt', 'letter.txt']) {
    within(question).getByRole('button', { name: 'Cancel' }).focus();
    dropOn(question, [new File(['x'], name, { type: 'text/plain' })]);
    await waitFor(() => expect(within(question).getByRole('alert')).toHaveFocus());
  }
  await user.upload(question.querySelector('input[type=file]') as HTMLInputElement, file('new.png'));
  await waitFor(() => expect(within(question).getByRole('figure', { name: 'Afterwards' })).toHaveFocus());
  api.failOnce(`POST /media/${key(1)}/replace`, { status: 409, body: { message: 'Somebody has changed it.' } });
  await user.click(confirm);
  expect(await within(question).findByText('Somebody has changed it.')).toBeVisible();
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(api.callsOf(`POST /media/${key(1)}/replace`).at(-1)?.body).toEqual({
    by: key(2),
    places: [{ state: 'live', entity: 'history', _id: 'id-1', __v: 3 }],
  });
  await screen.findByText('Replaced in 1 place.');
  api.failOnce(`POST /media/${key(1)}/replace/request-1/undo`, { status: 503 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The replacement could not be undone.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The old picture is back.')).toBeVisible();
  expect(api.callsOf(`POST /media/${key(1)}/replace/request-1/undo`)).toHaveLength(2);
});

test('[E-05] [A-04] a part of a picture is placed by presses without dragging, and follows the pointer that drags it', async () => {
  const { user } = open(1);
  await user.click(await card(1));
  const form = await screen.findByRole('dialog', { name: 'Picture' });
  await user.click(await within(form).findByRole('button', { name: 'Crop' }));
  const crop = await screen.findByRole('dialog', { name: 'Crop the picture' });
  const part = within(crop).getByRole('button', { name: 'The part that is kept' });
  const corner = within(crop).getByRole('button', { name: 'Size of the part' });
  for (const element of [part, corner]) element.setPointerCapture = () => {};
  const frame = part.parentElement as HTMLElement;
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 1200, 800);
  const press = (target: HTMLElement, clientX: number, clientY: number) =>
    user.pointer([
      { target, coords: { clientX, clientY } },
      { keys: '[MouseLeft]', target },
    ]);
  const status = within(crop).getByRole('status');
  await press(corner, 990, 790);
  await press(part, 700, 500);
  expect(status).toHaveTextContent('500 × 500 pixels; 200 from the left, 0 from the top');
  await press(part, 500, 350);
  expect(status).toHaveTextContent('500 × 500 pixels; 250 from the left, 100 from the top');

  // Where the page shows it smaller, one pixel of the page is 1.4 of the picture.
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 1200 / 1.4, 800 / 1.4);
  await user.pointer([
    { keys: '[MouseLeft>]', target: part, coords: { clientX: 300, clientY: 200 } },
    ...Array.from({ length: 100 }, (_, x) => ({ target: part, coords: { clientX: 301 + x, clientY: 200 } })),
    { keys: '[/MouseLeft]', target: part },
  ]);
  expect(status).toHaveTextContent('500 × 500 pixels; 390 from the left, 100 from the top');
});

test('[E-05] a part of a picture is chosen with the keys, and takes the place of the whole one', async () => {
  const { api, user } = open(1);
  await user.click(await card(1));
  const form = await screen.findByRole('dialog', { name: 'Picture' });
  const opener = await within(form).findByRole('button', { name: 'Crop' });
  await user.click(opener);
  const crop = await screen.findByRole('dialog', { name: 'Crop the picture' });
  expect(within(crop).getByRole('status')).toHaveTextContent('800 × 800 pixels; 200 from the left, 0 from the top');
  const frame = within(crop).getByRole('application', { name: 'Crop the picture' });
  within(frame).getByRole('button', { name: 'The part that is kept' }).focus();
  await user.keyboard('{ArrowRight}');
  within(frame).getByRole('button', { name: 'Size of the part' }).focus();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(within(crop).getByRole('status')).toHaveTextContent('680 × 680 pixels; 212 from the left, 0 from the top');
  await user.selectOptions(within(crop).getByRole('combobox', { name: 'Shape' }), '4:3: dosage');
  expect(within(crop).getByRole('status')).toHaveTextContent('1067 × 800 pixels; 67 from the left');
  const answer = api.hold('POST /media');
  await pressTwice(within(crop).getByRole('button', { name: 'Make it and use it everywhere' }));
  await waitFor(() => expect(within(crop).getByRole('button', { name: 'Cancel' })).toBeDisabled());
  answer();
  const question = await screen.findByRole('dialog', { name: 'Replace the picture everywhere' });
  expect(await within(question).findByText('Afterwards')).toBeVisible();
  expect(api.callsOf(`POST /media/${key(1)}/crop`).map(({ body }) => body)).toEqual([
    { left: 67, top: 0, width: 1067, height: 800 },
  ]);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test('[E-05] an undo of a replacement names the places that keep the new picture', async () => {
  const title = (n: number) => ({ en: `Item ${n}`, mk: '' });
  const reason = { en: 'Published since.', mk: 'Објавено.' };
  const { user } = open(
    1,
    {},
    [],
    [1, 2, 3, 4].map((n) => ({ title: title(n), reason })),
  );
  await user.click(await card(1));
  const form = await screen.findByRole('dialog', { name: 'Picture' });
  await user.click(await within(form).findByRole('button', { name: 'Replace everywhere' }));
  const question = await screen.findByRole('dialog', { name: 'Replace the picture everywhere' });
  await user.upload(question.querySelector('input[type=file]') as HTMLInputElement, file('new.png'));
  await within(question).findByText('Afterwards');
  await within(question).findByText('It is replaced in 1 place');
  await user.click(within(question).getByRole('button', { name: 'Replace' }));
  await screen.findByText('Replaced in 1 place.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText(
      'The old picture is back, but for 4 items that were changed or published since: Item 1, Item 2, Item 3, …',
    ),
  ).toBeVisible();
});
