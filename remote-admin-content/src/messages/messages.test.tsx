import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin, rowsOf, someTime, upTo } from '@varda/admin/testing';
import type { ContactMessageChange } from '@varda/contract/contact-messages';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import MessagesPage from './messages.page.tsx';

const page = {
  Page: MessagesPage,
  pattern: '/admin/messages',
  path: '/admin/messages',
  namespace: 'admin-content',
  texts: { en, mk },
};

const message = (n: number) => ({
  _id: `id-${n}`,
  name: `Person ${n}`,
  email: `p${n}@x.example`,
  message: `Question ${n}\nSecond <b>line</b>`,
  read: n % 2 === 0,
  mail: 'sent',
  answered: null as { at: string; by: string } | null,
  ...someTime,
});

const marked = ({ read, answered }: ContactMessageChange) => ({
  ...(read !== undefined && { read }),
  ...(answered !== undefined && { answered: answered ? { at: someTime.createdAt, by: 'Ana' } : null }),
});

/** Opens the inbox over `count` messages that the calls really change; those of odd numbers are unread. */
function open(count: number, visit: Parameters<typeof renderAdmin>[1] = {}, restrictions: string[] = []) {
  let rows = upTo(count).map(message);
  const api = fakeApi((call) => {
    const unread = rows.filter(({ read }) => !read);
    if (call.path === '/session') return { _id: 'ana', restrictions };
    if (call.method === 'GET') {
      const { rows: messages, totalCount } = rowsOf(call.query.get('unread') === 'true' ? unread : rows, call);
      return { messages, totalCount, unreadCount: unread.length };
    }
    const isMeant = ({ _id }: { _id: string }) => call.path.endsWith(`/${_id}`);
    if (call.method === 'DELETE') rows = rows.filter((row) => !isMeant(row));
    else rows = rows.map((row) => (isMeant(row) ? { ...row, ...marked(call.body as ContactMessageChange) } : row));
    return rows.find(isMeant) ?? { done: true };
  });
  const change = (to: (row: ReturnType<typeof message>) => ReturnType<typeof message>) => {
    rows = rows.map(to);
  };
  return { api, change, hands: userEvent.setup({ delay: null }), ...renderAdmin(page, visit) };
}

const button = (name: string) => screen.findByRole('button', { name });
const listCalls = (api: ReturnType<typeof fakeApi>) =>
  api.callsOf('GET /contact-messages').filter(({ query }) => query.get('limit') !== '1');

describe('messages', () => {
  test('[P-11] who presses Reply has answered the message: it says who and when, until somebody takes it back', async () => {
    const { api, hands } = open(1);
    await hands.click(await button('Unread: Person 1'));
    const whole = await screen.findByRole('dialog', { name: 'Message from Person 1' });
    const reply = within(whole).getByRole('link', { name: 'Reply' });
    // jsdom opens no mail program.
    reply.addEventListener('click', (event) => event.preventDefault());
    await hands.click(reply);
    expect(await within(whole).findByText(/^Answered \d\d\/\d\d\/2026 \d\d:\d\d by Ana$/)).toBeVisible();
    await hands.click(within(whole).getByRole('button', { name: 'Mark as not answered' }));
    await waitFor(() => expect(within(whole).queryByText(/^Answered/)).not.toBeInTheDocument());
    await hands.click(within(whole).getByRole('button', { name: 'Mark as answered' }));
    await within(whole).findByText(/^Answered/);
    await hands.keyboard('{Escape}');
    const table = await screen.findByRole('table');
    expect(within(table).getByText(/^Answered .* by Ana$/)).toBeVisible();
    expect(api.callsOf('PATCH').map(({ body }) => body)).toEqual([
      { read: true },
      { answered: true },
      { answered: false },
      { answered: true },
    ]);
  });

  test('[A-01] [A-02] [A-03] shows five messages, newest first, and other pages, sizes and sorts by the address', async () => {
    const { api, hands, search } = open(12);
    await screen.findByText('1–5 of 12');
    expect(listCalls(api)[0]?.query.toString()).toContain('sortBy=createdAt&sortOrder=desc');
    expect(screen.getAllByText(/^\d{2}\/\d{2}\/2026 \d{2}:\d{2}$/)).toHaveLength(5);
    expect(screen.queryByText('id-1')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Create|Edit/ })).not.toBeInTheDocument();

    await hands.click(await button('Page 3'));
    await button('Unread: Person 11');
    expect(search()).toBe('?page=3');
    await hands.selectOptions(screen.getByLabelText('Rows per page'), '10');
    await screen.findByText('1–10 of 12');
    await hands.click(await button('Sender'));
    await waitFor(() => expect(search()).toBe('?limit=10&sortBy=name&sortOrder=asc'));
  });

  test('[A-16] rows that are there stay where they cannot be loaded anew, and it is said', async () => {
    const { api, hands } = open(2);
    await button('Unread: Person 1');
    api.fail('GET /contact-messages', { status: 503 });
    await hands.click(await button('Unread: Person 1'));
    await waitFor(() => expect(api.callsOf('PATCH')).toHaveLength(1));
    await screen.findByRole('dialog');
    await hands.keyboard('{Escape}');
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent(en.messages.failure.list.answered);
    expect(said).toHaveTextContent('What is shown may be out of date.');
    expect(await button('Person 2')).toBeVisible();
    api.recover();
    await hands.click(within(said).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(await button('Person 1')).toBeVisible();
  });

  test('[A-01] [A-03] a search stands in the address, and may find nothing', async () => {
    const { hands, search } = open(12, { search: '?page=2' });
    await button('Person 6');
    await hands.type(screen.getByRole('searchbox', { name: 'Search' }), 'zzz');
    expect(await screen.findByText('No items found')).toBeVisible();
    expect(search()).toBe('?search=zzz');
    await hands.click(await button('Show all'));
    await button('Unread: Person 1');
    expect(search()).toBe('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('[A-03] an empty inbox says what arrives there, and one without unread messages leads to all', async () => {
    open(0);
    expect(await screen.findByText('What visitors send through the contact form arrives here.')).toBeVisible();
    cleanup();
    const { hands } = open(1, { search: '?unread=true' });
    await hands.click(await button('Mark as read: Person 1'));
    await hands.click(await button('Show all'));
    expect(await button('Person 1')).toBeVisible();
  });

  test('[A-02] unread messages are counted, marked in words, and shown alone by the address', async () => {
    const { hands, search } = open(12, { search: '?page=2' });
    expect(await screen.findByText('6 unread messages')).toBeVisible();
    expect(await button('Unread: Person 7')).toBeVisible();
    expect(await button('Person 6')).toBeVisible();

    await hands.click(screen.getByRole('radio', { name: 'Unread' }));
    await screen.findByText('1–5 of 6');
    expect(search()).toBe('?unread=true');
    expect(screen.queryByRole('button', { name: 'Person 6' })).not.toBeInTheDocument();

    await hands.click(screen.getByRole('radio', { name: 'All' }));
    await screen.findByText('1–5 of 12');
    expect(search()).toBe('');
  });

  test('[P-11] an opened message is shown whole, as plain text, can be answered, and is read from then on', async () => {
    const { api, hands } = open(3);
    await hands.click(await button('Unread: Person 1'));
    const dialog = await screen.findByRole('dialog', { name: 'Message from Person 1' });
    expect(within(dialog).getByText(/Question 1/).textContent).toBe('Question 1\nSecond <b>line</b>');
    expect(within(dialog).getByRole('link', { name: 'Reply' })).toHaveAttribute(
      'href',
      `mailto:p1@x.example?subject=${encodeURIComponent('Re: Your message')}&body=${encodeURIComponent(
        '\r\n\r\nPerson 1 wrote:\r\n> Question 1\r\n> Second <b>line</b>',
      )}`,
    );
    await waitFor(() => expect(api.callsOf('PATCH /contact-messages/id-1')).toMatchObject([{ body: { read: true } }]));

    await hands.keyboard('{Escape}');
    expect(await button('Person 1')).toBeVisible();
    expect(await screen.findByText('1 unread message')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Person 1' })).toHaveFocus());
  });

  test.each([1, 2])(
    '[P-11] a press anywhere on a row, read or not, opens it as a colleague has answered it meanwhile',
    async (n) => {
      const { hands, change } = open(2);
      const cell = await screen.findByText(`p${n}@x.example`);
      change((row) => ({ ...row, answered: { at: someTime.createdAt, by: 'Boris' } }));
      await hands.click(cell);
      const dialog = await screen.findByRole('dialog', { name: `Message from Person ${n}` });
      expect(await within(dialog).findByText(/^Answered .* by Boris$/)).toBeVisible();
      expect(within(dialog).getByRole('button', { name: 'Mark as not answered' })).toBeVisible();
    },
  );

  test('[P-11] [U-04] who may only read the messages marks none, and sees an opened one as it is by now', async () => {
    const { api, change, hands } = open(1, {}, ['contacts.write']);
    const row = await button('Unread: Person 1');
    change((message) => ({ ...message, answered: { at: someTime.createdAt, by: 'Boris' } }));
    await hands.click(row);
    const whole = await screen.findByRole('dialog', { name: 'Message from Person 1' });
    expect(await within(whole).findByText(/^Answered .* by Boris$/)).toBeVisible();
    expect(within(whole).queryByRole('button', { name: /^Mark as/ })).not.toBeInTheDocument();
    const reply = within(whole).getByRole('link', { name: 'Reply' });
    // jsdom opens no mail program.
    reply.addEventListener('click', (event) => event.preventDefault());
    await hands.click(reply);
    expect(api.callsOf('PATCH')).toEqual([]);
  });

  test('[P-11] among the unread a message stays while it is read, and goes when it is closed', async () => {
    const { hands } = open(3, { search: '?unread=true' });
    await hands.click(await button('Unread: Person 1'));
    await screen.findByRole('dialog', { name: 'Message from Person 1' });
    expect(await screen.findByText('p1@x.example', { selector: 'td *' })).toBeInTheDocument();
    await hands.keyboard('{Escape}');
    await screen.findByText('1–1 of 1');
    expect(screen.queryByText('p1@x.example', { selector: 'td *' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
  });

  test('[P-11] a row is marked as read and as unread, and its button keeps the focus', async () => {
    const { api, hands } = open(2);
    await hands.click(await button('Mark as read: Person 1'));
    expect(await screen.findByText('No unread messages')).toBeVisible();
    const back = await button('Mark as unread: Person 1');
    expect(back).toHaveFocus();
    await hands.click(back);
    expect(await button('Unread: Person 1')).toBeVisible();
    expect(api.callsOf('PATCH').map(({ body }) => body)).toEqual([{ read: true }, { read: false }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('[X-01] a mark that fails says why, and the row stays as it was', async () => {
    const { api, hands } = open(1);
    api.fail('PATCH', { status: 500 });
    await hands.click(await button('Mark as read: Person 1'));
    expect(await screen.findByText('Failed to update message')).toBeVisible();
    expect(await button('Unread: Person 1')).toBeVisible();
  });

  test('[A-01] [A-02] [K-22] a delete asks first and is taken back by Undo; that of the last row of a page goes one page back', async () => {
    const { api, hands, search } = open(6, { search: '?page=2' });
    await hands.click(await button('Delete: Person 6'));
    const question = await screen.findByRole('dialog', { name: 'Delete' });
    expect(question).toHaveTextContent('Are you sure you want to delete this item?');
    api.fail('DELETE', { status: 500 });
    await hands.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('Failed to delete message');
    api.recover();
    await hands.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Message deleted successfully!')).toBeVisible();
    await screen.findByText('1–5 of 5');
    expect(search()).toBe('');
    await hands.click(await button('Undo'));
    await waitFor(() => expect(api.callsOf('POST /trash/contact-messages')).toHaveLength(1));
  });

  test('[A-03] [X-01] messages that cannot be loaded: the text in place of the table, and a retry that works', async () => {
    const { api, hands } = open(1);
    await button('Unread: Person 1');
    api.fail('GET', { status: 404 });
    await hands.click(await button('Sender'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch messages');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    api.recover();
    await hands.click(await button('Try again'));
    expect(await button('Unread: Person 1')).toBeVisible();
  });

  test.each([
    [1, '1 непрочитана порака'],
    [4, '2 непрочитани пораки'],
    [41, '21 непрочитана порака'],
  ])('[A-01] the screen speaks Macedonian, plurals included: of %i messages', async (count, unread) => {
    open(count, { language: 'mk' });
    expect(await screen.findByRole('heading', { name: 'Пораки' })).toBeVisible();
    expect(await screen.findByText(unread)).toBeVisible();
    expect(await button('Непрочитано: Person 1')).toBeVisible();
  });
});
