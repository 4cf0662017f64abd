import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, overwrite, pressTwice, renderAdmin, someTime, stubBrowserApis, write } from '@varda/admin/testing';
import type { Comment } from '@varda/contract/comments';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import HistoryPage from './history.page.tsx';

beforeAll(stubBrowserApis);

const texts = en.admin.comments;
const stop = { _id: 'id-1', text: { en: '<p>Twice</p>', mk: '<p>Двапати</p>' }, position: 1, ...someTime, __v: 4 };
const said = (more: Partial<Comment>): Comment => ({
  ...{ _id: 'c-1', at: someTime.createdAt, by: { _id: 'vera', name: 'Vera' }, text: 'Which dose?', field: null },
  ...{ isReturn: false, mentions: [], resolved: null, mayDelete: false, ...more },
});
const people = [
  { _id: 'vera', name: 'Vera', email: 'vera@varda-pharm.example' },
  { _id: 'petar', name: 'Петар Петров', email: 'director@varda-pharm.example' },
  { _id: 'pavel', name: 'Pavel', email: 'pavel@varda-pharm.example' },
];

function openHistory(
  comments: Comment[],
  { search = '', language = 'en' as 'en' | 'mk', restrictions = [] as string[] } = {},
) {
  const api = fakeApi(({ method, path, body }) => {
    if (path === '/session') return { _id: 'ana', restrictions };
    if (path.endsWith('/people')) return people;
    if (method === 'POST' && path === '/comments/history/id-1') {
      api.comments = [...api.comments, said({ ...(body as object), _id: 'c-9', mentions: [] })];
      return api.comments.at(-1);
    }
    if (method === 'PATCH' || method === 'DELETE') api.comments = [];
    return method === 'GET' ? [stop] : { done: true };
  });
  api.comments = comments;
  const page = { Page: HistoryPage, pattern: '/admin/history', path: '/admin/history', namespace: 'admin-content' };
  const rendered = renderAdmin({ ...page, texts: { en, mk } }, { search, language });
  return { api, user: userEvent.setup({ delay: null }), ...rendered };
}

const edit = async (user: ReturnType<typeof userEvent.setup>) => {
  // Until the permissions are known and dragging is loaded the table is mounted anew, and a press that is no real one would be lost.
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: /^Edit: / }));
    expect(screen.getByRole('dialog', { name: 'Edit History' })).toBeInTheDocument();
  });
  return screen.findByRole('dialog', { name: 'Edit History' });
};

const window = () => screen.findByRole('dialog', { name: texts.title });
const field = (dialog: HTMLElement) => within(dialog).findByRole('textbox', { name: texts.text });

test('[U-05] while a comment is on its way nothing can be typed that would go with it; the focus stays in the text', async () => {
  const { api, user } = openHistory([]);
  await user.click(await within(await edit(user)).findByRole('button', { name: /^Comments/ }));
  const dialog = await window();
  await write(user, await field(dialog), 'Which dose?');
  const answer = api.hold('POST /comments/history/id-1');
  await pressTwice(within(dialog).getByRole('button', { name: texts.send }));
  await waitFor(async () => expect(await field(dialog)).toHaveAttribute('readonly'));
  await user.type(await field(dialog), ' And when?');
  answer();
  expect(await within(dialog).findByText('Which dose?', { selector: 'li *' })).toBeVisible();
  expect(await field(dialog)).toHaveValue('');
  expect(await field(dialog)).not.toHaveAttribute('readonly');
  await waitFor(async () => expect(await field(dialog)).toHaveFocus());
  expect(api.callsOf('POST /comments/history/id-1')).toHaveLength(1);
});

test('[U-05] a comment is written beside what is unsaved in the form, about a field; what is typed outlives the window', async () => {
  const { api, user } = openHistory([said({ text: '<b>Which</b> dose?', field: 'text.mk' })]);
  const form = await edit(user);
  await overwrite(user, await within(form).findByRole('textbox', { name: /EN$/ }), 'Unsaved');
  await user.click(await within(form).findByRole('button', { name: 'Comments (1)' }));
  let dialog = await window();
  expect(await within(dialog).findByText('<b>Which</b> dose?')).toBeVisible();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: texts.about }), 'text.en');
  await write(user, await field(dialog), 'Three times');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  // The code of the window came when it was open already.
  await waitFor(() => expect(within(form).getByRole('button', { name: 'Comments (1)' })).toHaveFocus());
  await user.click(within(form).getByRole('button', { name: 'Comments (1)' }));
  dialog = await window();
  expect(await field(dialog)).toHaveValue('Three times');
  api.failOnce('POST /comments/history/id-1', { status: 500 });
  const send = within(dialog).getByRole('button', { name: texts.send });
  await user.click(send);
  await waitFor(() => expect(within(dialog).getByText(texts.notSent).closest('[role=alert]')).toHaveFocus());
  expect(await field(dialog)).toHaveValue('Three times');
  await user.type(await field(dialog), '!{Control>}{Enter}{/Control}');
  expect(await within(dialog).findByText('Three times!')).toBeVisible();
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveValue(''));
  expect(api.callsOf('POST /comments/history/id-1').at(-1)?.body).toEqual({
    text: 'Three times!',
    field: 'text.en',
    mentions: [],
  });
  expect(api.callsOf('PUT')).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(within(form).getByRole('textbox', { name: /EN$/ })).toHaveTextContent('Unsaved');
});

test('[U-05] colleagues are mentioned by keys and by mouse, in either alphabet; only who stays in the text is meant', async () => {
  const { api, user } = openHistory([], { search: '?comments=id-1' });
  const dialog = await window();
  const input = await field(dialog);
  await user.type(input, 'See @pe');
  const list = await within(dialog).findByRole('listbox', { name: texts.people });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Петар Петров director@varda-pharm.example']);
  expect(input).toHaveAttribute('aria-activedescendant', within(list).getByRole('option').id);
  await user.keyboard('{Escape}');
  expect(within(dialog).queryByRole('listbox')).not.toBeInTheDocument();
  expect(dialog).toBeVisible();
  // Who has closed it goes on without it, until a name is begun anew.
  await user.keyboard('{Backspace}e');
  expect(within(dialog).queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{Backspace}{Backspace}{Backspace}@pe');
  await within(dialog).findByRole('listbox');
  await user.keyboard('{Enter}');
  expect(input).toHaveValue('See @Петар Петров ');
  await user.type(input, 'and @');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const all = within(await within(dialog).findByRole('listbox'));
  expect(all.getByRole('option', { selected: true })).toHaveTextContent(/^Pavel/);
  await user.click(all.getByRole('option', { name: /^Vera/ }));
  expect(input).toHaveFocus();
  await user.keyboard('{Backspace}{Backspace}');
  await user.click(within(dialog).getByRole('button', { name: texts.send }));
  await waitFor(() => expect(api.callsOf('POST /comments/history/id-1')).toHaveLength(1));
  expect(api.callsOf('POST /comments/history/id-1')[0]?.body).toEqual({
    text: 'See @Петар Петров and @Ver',
    mentions: ['petar'],
  });
});

test('[U-05] [A-01] the list of colleagues follows the caret and the keys; Shift and Tab leave it', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = openHistory([], { search: '?comments=id-1' });
  const dialog = await window();
  const input = await field(dialog);
  await user.type(input, 'Ask @p');
  const list = await within(dialog).findByRole('listbox', { name: texts.people });
  await user.keyboard('{ArrowDown}');
  expect(shown.mock.contexts.at(-1)).toBe(within(list).getByRole('option', { selected: true }));
  await user.keyboard('{Home}');
  await waitFor(() => expect(list).not.toBeInTheDocument());
  await user.keyboard('{Enter}{End}');
  expect(input).toHaveValue('\nAsk @p');
  await user.keyboard('a');
  await within(dialog).findByRole('listbox');
  await user.tab({ shift: true });
  expect(input).toHaveValue('\nAsk @pa');
  expect(input).not.toHaveFocus();
  await user.clear(input);
});

test('[U-05] two colleagues of one name are told apart by their addresses; within a word an @ mentions nobody', async () => {
  people.push({ _id: 'other', name: 'Vera', email: 'vera.production@varda-pharm.example' });
  const { api, user } = openHistory([], { search: '?comments=id-1' });
  const dialog = await window();
  const input = await field(dialog);
  await user.type(input, 'vera@ve');
  expect(api.callsOf('GET /comments/history/id-1/people')).toEqual([]);
  await user.type(input, ' „@vera.pro');
  await user.click(await within(dialog).findByRole('option', { name: 'Vera vera.production@varda-pharm.example' }));
  expect(input).toHaveValue('vera@ve „@Vera ');
  await user.type(input, 'and @');
  // The first one was a slip: the text names one of the two.
  await user.click(await within(dialog).findByRole('option', { name: 'Vera vera@varda-pharm.example' }));
  await user.keyboard('{Backspace>6/}@Ver');
  await user.click(await within(dialog).findByRole('option', { name: 'Vera vera@varda-pharm.example' }));
  await user.click(within(dialog).getByRole('button', { name: texts.send }));
  await waitFor(() => expect(api.callsOf('POST /comments/history/id-1')).toHaveLength(1));
  expect(api.callsOf('POST /comments/history/id-1')[0]?.body).toEqual({
    text: 'vera@ve „@Vera and @Vera ',
    mentions: ['other', 'vera'],
  });
  people.pop();
});

test('[U-05] comments open without the form, for who may only see; what mentions them is read, and resolved ones are folded', async () => {
  const done = { at: someTime.createdAt, by: { _id: 'vera', name: 'Vera' } };
  const mine = said({ text: '@Ana look', mentions: [{ _id: 'ana', name: 'Ana' }], isReturn: true });
  const { api, user, search } = openHistory([said({ _id: 'c-0', text: 'Old', resolved: done }), mine], {
    search: '?comments=id-1',
    restrictions: ['pages.write', 'pages.publish', 'pages.delete'],
  });
  const dialog = await window();
  expect((await within(dialog).findByText('@Ana')).tagName).toBe('STRONG');
  expect(within(dialog).getByText(texts.returned)).toBeVisible();
  expect(search()).toBe('');
  await waitFor(() => expect(api.callsOf('POST /comments/history/id-1/read')).toHaveLength(1));
  expect(within(dialog).queryByText('Old')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Resolved (1)' }));
  expect(within(dialog).getByText('Old')).toBeVisible();
  const [resolve] = within(dialog).getAllByRole('button', { name: /^Resolve: Vera/ });
  const answer = api.hold('PATCH /comments/');
  api.failOnce('PATCH /comments/', { status: 503 });
  await user.click(resolve as HTMLElement);
  // Browsers take the focus from a button that is disabled.
  expect(resolve).toBeEnabled();
  expect(resolve).toHaveFocus();
  answer();
  expect(await screen.findByText(texts.notDone)).toBeVisible();
  await waitFor(() => expect(resolve).not.toHaveAttribute('aria-disabled'));
  await user.click(resolve as HTMLElement);
  expect(await screen.findByText(texts.done.resolve)).toBeVisible();
  await waitFor(() => expect(within(dialog).getByRole('region', { name: texts.list })).toHaveFocus());
  expect(api.callsOf('PATCH /comments/history/id-1/c-1').at(-1)?.body).toEqual({ resolved: true });
});

test('[U-05] one’s own comment is deleted after a question; in Macedonian too', async () => {
  const { api, user } = openHistory([said({ mayDelete: true })], { search: '?comments=id-1', language: 'mk' });
  const own = mk.admin.comments;
  const dialog = await screen.findByRole('dialog', { name: own.title });
  await user.click(await within(dialog).findByRole('button', { name: /^Избриши: Vera/ }));
  const question = await screen.findByRole('dialog', { name: own.delete });
  api.failOnce('DELETE', { status: 403, body: { code: 'forbidden', message: 'Не е ваш' } });
  await user.click(within(question).getByRole('button', { name: own.delete }));
  expect(await within(question).findByText('Не е ваш')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: own.delete }));
  expect(await within(dialog).findByText(own.none)).toBeVisible();
});

test('[U-05] comments that cannot be fetched are asked for again', async () => {
  const { api, user } = openHistory([said({})], { search: '?comments=id-1' });
  api.fail('GET /comments/', { status: 404, body: { code: 'not_found', message: 'It is in the trash' } });
  const dialog = await window();
  expect(await within(dialog).findByText('It is in the trash')).toBeVisible();
  api.recover();
  await user.click(within(dialog).getByRole('button', { name: en.admin.retry }));
  expect(await within(dialog).findByText('Which dose?')).toBeVisible();
});
