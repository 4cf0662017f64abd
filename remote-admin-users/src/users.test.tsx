import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import {
  describeResource,
  fakeApi,
  renderAdmin,
  rowsOf,
  type Specimen,
  someTime,
  stubBrowserApis,
  upTo,
  write,
} from '@varda/admin/testing';
import { readUnsaved, writeUnsaved } from '@varda/admin/unsaved';
import { bounds } from '@varda/contract/bounds';
import { sessionStore } from '@varda/platform/session';
import en from './texts/en.ts';
import mk from './texts/mk.ts';
import UsersPage from './users.page.tsx';

beforeAll(stubBrowserApis);

const user = (n: number) => ({
  _id: `id-${n}`,
  name: `Person ${n}`,
  email: `p${n}@x.example`,
  role: 'user',
  ...someTime,
});

const specimen: Specimen = {
  name: 'users',
  namespace: 'admin-users',
  Page: UsersPage,
  pattern: '/admin/users',
  path: '/admin/users',
  texts: { en, mk },
  row: user,
  nameOf: (n) => `Person ${n}`,
  calls: { list: 'GET /users', create: 'POST /register', update: 'PUT /users', delete: 'DELETE /users' },
  answer: ({ rows, totalCount }) => ({ users: rows, totalCount }),
  sort: { own: 'sortBy=createdAt&sortOrder=desc', other: 'sortBy=name&sortOrder=asc', column: 'Name' },
  fill: async (hands, form) => {
    await write(hands, within(form).getByLabelText('Name', { exact: false }), 'Ana');
    await write(hands, within(form).getByLabelText('Email', { exact: false }), 'ana@x.example');
    await write(hands, within(form).getByLabelText('Password', { exact: false, selector: 'input' }), 'long-enough');
  },
  field: { label: 'Name', path: 'name', longest: bounds.name },
};

describeResource(specimen);

describe('users: what only they have', () => {
  const open = (visit = {}) => {
    const api = fakeApi(({ method }) => (method === 'GET' ? { users: [user(1)], totalCount: 1 } : { done: true }));
    renderAdmin(specimen, visit);
    return { api, hands: userEvent.setup({ delay: null }) };
  };
  const edit = async (hands: UserEvent) => {
    await hands.click(await screen.findByRole('button', { name: 'Edit: Person 1' }));
    return screen.findByRole('dialog', { name: 'Edit User' });
  };
  test('[E-09] accounts are narrowed down by role, second factor and permissions', async () => {
    const { api, hands } = open({ search: '?access=restricted' });
    await screen.findByRole('button', { name: 'Remove the filter: Permissions: Restricted' });
    await hands.click(screen.getByRole('button', { name: 'Filters: 1' }));
    const choice = await screen.findByRole('dialog');
    await hands.selectOptions(within(choice).getByLabelText('Role'), 'Administrator');
    await hands.selectOptions(within(choice).getByLabelText('Two-step login'), 'Off');
    await waitFor(() =>
      expect(api.callsOf('GET /users').at(-1)?.query.toString()).toContain(
        'role=admin&secondFactor=off&access=restricted',
      ),
    );
  });

  test('[U-04] an account of role user has no filters by what only admins see, nor by an address', async () => {
    const { api, hands } = open({ role: 'user', search: '?access=restricted&secondFactor=off&role=admin' });
    await hands.click(await screen.findByRole('button', { name: 'Filters: 1' }));
    const choice = await screen.findByRole('dialog');
    expect(within(choice).getByLabelText('Role')).toHaveValue('admin');
    for (const name of ['Two-step login', 'Permissions'])
      expect(within(choice).queryByLabelText(name)).not.toBeInTheDocument();
    expect(api.callsOf('GET /users').map(({ query }) => [query.get('access'), query.get('secondFactor')])).toEqual([
      [null, null],
    ]);
  });

  const passwordIn = (form: HTMLElement) => within(form).getByLabelText(/^Password/, { selector: 'input' });

  test.each([
    ['on the first page', 1, 0],
    ['on another page, which a bar opens', 3, 12],
  ])('[K-27] a new row that comes %s is shown and has the focus', async (_, page, place) => {
    let rows = upTo(12).map(user);
    fakeApi((call) => {
      const ana = { ...user(13), name: 'Ana' };
      if (call.method === 'POST') rows = rows.toSpliced(place, 0, ana);
      return call.method === 'GET' ? specimen.answer(rowsOf(rows, call)) : ana;
    });
    const { search } = renderAdmin(specimen, { search: '?page=2' });
    const hands = userEvent.setup({ delay: null });
    await screen.findByText('Person 6');
    await hands.click(screen.getByRole('button', { name: en.users.create }));
    const form = await screen.findByRole('dialog', { name: en.users.create });
    await specimen.fill(hands, form);
    await hands.click(within(form).getByRole('button', { name: 'Create' }));
    if (page > 1) {
      const show = await screen.findByRole('button', { name: 'Show Ana in the list' });
      await waitFor(() => expect(show).toHaveFocus());
      expect(search()).toBe('');
      await hands.keyboard('{Enter}');
    }
    const row = (await screen.findByText('Ana')).closest('tr');
    await waitFor(() => expect(row).toHaveFocus());
    expect(search()).toBe(page > 1 ? `?page=${page}` : '');
    expect(screen.queryByText(/^Created: /)).not.toBeInTheDocument();
  });

  test('[K-27] [U-01] after the link of an invitation the new row is shown and has the focus', async () => {
    let rows = upTo(3).map(user);
    fakeApi((call) => {
      const ana = { ...user(13), name: 'Ana' };
      if (call.method === 'POST' && call.path === '/register') rows = [ana, ...rows];
      if (call.method !== 'GET') return { ...ana, invitationToken: 'of-ana' };
      return call.path === '/account-rules' ? { secondFactor: false } : specimen.answer(rowsOf(rows, call));
    });
    renderAdmin(specimen, {});
    const hands = userEvent.setup({ delay: null });
    await screen.findByText('Person 3');
    await hands.click(screen.getByRole('button', { name: en.users.create }));
    const form = await screen.findByRole('dialog', { name: en.users.create });
    await write(hands, within(form).getByLabelText('Name', { exact: false }), 'Ana');
    await write(hands, within(form).getByLabelText('Email', { exact: false }), 'ana@x.example');
    await hands.click(within(form).getByRole('checkbox', { name: en.users.invite }));
    await hands.click(within(form).getByRole('button', { name: 'Create' }));
    const handedOver = await screen.findByRole('dialog', { name: en.users.invitation.title });
    await waitFor(() => expect(within(handedOver).getByLabelText('Link')).toHaveFocus());
    const row = (await screen.findByText('Ana')).closest('tr');
    expect(row).not.toHaveFocus();
    await hands.click(within(handedOver).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(row).toHaveFocus());
    await waitFor(() => expect(handedOver).not.toBeInTheDocument());
    expect(row).toHaveFocus();
  });

  test('[U-01] a link for the invitation is handed over where the address of somebody who is invited is changed', async () => {
    fakeApi(({ method }) =>
      method === 'GET' ? { users: [user(1)], totalCount: 1 } : { ...user(1), invitationToken: 'anew' },
    );
    renderAdmin(specimen, {});
    const hands = userEvent.setup({ delay: null });
    const form = await edit(hands);
    await hands.type(within(form).getByLabelText(/^Email/), '.mk');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    const handedOver = await screen.findByRole('dialog', { name: en.users.invitation.title });
    expect(within(handedOver).getByLabelText('Link')).toHaveValue(`${window.location.origin}/login/new-password#anew`);
  });

  test.each([
    ['by e-mail', null],
    ['by hand', 'anew'],
  ])('[U-01] somebody else gets a link for a new password, %s', async (_, invitationToken) => {
    const api = fakeApi(({ method }) =>
      method === 'GET' ? { users: [user(1)], totalCount: 1 } : { ...user(1), invitationToken },
    );
    renderAdmin(specimen, {});
    const hands = userEvent.setup({ delay: null });
    const form = await edit(hands);
    await hands.click(within(form).getByRole('checkbox', { name: en.users.inviteAnew }));
    expect(passwordIn(form)).toBeDisabled();
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    if (invitationToken) await screen.findByRole('dialog', { name: en.users.invitation.title });
    else await screen.findByText('A link to choose a password goes to p1@x.example.');
    expect(api.callsOf('PUT /users/id-1')).toMatchObject([{ body: { invitation: true } }]);
  });

  test('[A-06] an edit has name, email and role filled in, and an empty password keeps the old one', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    expect(within(form).getByLabelText(/^Name/)).toHaveValue('Person 1');
    expect(within(form).getByLabelText(/^Email/)).toHaveValue('p1@x.example');
    expect(within(form).getByRole('combobox', { name: /^Role/ })).toHaveValue('User');
    expect(passwordIn(form)).toHaveValue('');

    await write(hands, within(form).getByLabelText(/^Name/), ' Junior');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('User updated successfully!');
    expect(api.callsOf('PUT /users/id-1')).toMatchObject([{ body: { name: 'Person 1 Junior' } }]);
  });

  test('[A-06] [V-07] a new password and another role are sent', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    await write(hands, passwordIn(form), 'a-new-password');
    await hands.click(within(form).getByRole('combobox', { name: /^Role/ }));
    await hands.click(await screen.findByRole('option', { name: 'Administrator' }));
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('User updated successfully!');
    expect(api.callsOf('PUT /users/id-1')).toMatchObject([{ body: { password: 'a-new-password', role: 'admin' } }]);
  });

  test('[K-10] whoever changes the password of the own account is asked for the current one; both can be shown by keyboard', async () => {
    const api = fakeApi(({ method, path }) => {
      if (method !== 'GET') return { done: true };
      return path.includes('/session') ? { ...user(1), role: 'admin' } : { users: [user(1), user(2)], totalCount: 2 };
    });
    renderAdmin(specimen, {});
    const hands = userEvent.setup({ delay: null });
    const form = await edit(hands);
    expect(within(form).queryByLabelText(/^Your current password/)).not.toBeInTheDocument();
    await write(hands, passwordIn(form), 'a-new-password');
    await write(
      hands,
      await within(form).findByLabelText(/^Your current password/, { selector: 'input' }),
      'the-old-one',
    );
    await hands.tab();
    const shows = within(form).getAllByRole('button', { name: 'Show the password' });
    expect(shows[1]).toHaveFocus();
    await hands.click(passwordIn(form));
    await hands.tab();
    expect(shows[0]).toHaveFocus();
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('User updated successfully!');
    expect(api.callsOf('PUT /users/id-1')).toMatchObject([
      { body: { password: 'a-new-password', currentPassword: 'the-old-one' } },
    ]);
  });

  describe('the own account', () => {
    const own = { ...user(1), _id: 'ana', role: 'admin' };
    const openOwn = () => {
      const api = fakeApi(({ method, path }) => {
        if (method !== 'GET') return { ...own, done: true };
        return path.includes('/session') ? own : { users: [own, user(2)], totalCount: 2 };
      });
      renderAdmin(specimen, {});
      return { api, hands: userEvent.setup({ delay: null }) };
    };

    test('[A-06] a deletion says that it is final, and of the own account what follows; then the session ends for that reason', async () => {
      const { api, hands } = openOwn();
      await hands.click(await screen.findByRole('button', { name: 'Delete: Person 2' }));
      let question = await screen.findByRole('dialog', { name: 'Delete' });
      expect(within(question).getByText(en.users.deletion.final)).toBeVisible();
      await hands.click(within(question).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      await hands.click(screen.getByRole('button', { name: 'Delete: Person 1' }));
      question = await screen.findByRole('dialog', { name: 'Delete' });
      expect(within(question).getByText(en.users.deletion.own)).toBeVisible();
      await hands.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      expect(sessionStore.getState()).toEqual({ status: 'signed-out', because: 'deleted' });
      expect(api.callsOf('DELETE /users/ana')).toHaveLength(1);
    });

    test('[A-06] [N-04] what was typed and not saved goes with it, and that of others stays', async () => {
      const places = ['ana', 'boris'].map((person) => `${person} ["admin","history","id-1"] 1`);
      for (const place of places) await writeUnsaved(place, { base: {}, values: { text: 'Typed' }, at: 1 });
      const { hands } = openOwn();
      await hands.click(await screen.findByRole('button', { name: 'Delete: Person 1' }));
      const question = await screen.findByRole('dialog', { name: 'Delete' });
      await hands.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      await waitFor(async () => expect(await Promise.all(places.map(readUnsaved))).toMatchObject([null, { at: 1 }]));
    });

    test('[A-06] [X-01] among several it is deleted last, which is said before, and not while another one is left', async () => {
      const { api, hands } = openOwn();
      await hands.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
      await hands.click(screen.getByRole('button', { name: 'Delete selected' }));
      const question = await screen.findByRole('dialog', { name: 'Delete' });
      expect(within(question).getByText(en.users.deletion.ownAmong)).toBeVisible();
      api.fail('DELETE /users/id-2', { status: 409, body: { code: 'conflict', message: 'Still needed' } });
      await hands.click(within(question).getByRole('button', { name: 'Delete' }));
      const alert = await within(question).findByRole('alert');
      expect(alert).toHaveTextContent(`Person 2: Still neededPerson 1: ${en.admin.selection.last}`);
      expect(sessionStore.getState()).toMatchObject({ status: 'signed-in' });
      api.recover();
      await hands.click(within(question).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      expect(sessionStore.getState()).toEqual({ status: 'signed-out', because: 'deleted' });
      expect(api.callsOf('DELETE /users').map(({ path }) => path)).toEqual(
        ['id-2', 'id-2', 'ana'].map((id) => `/users/${id}`),
      );
    });

    test('[A-06] who takes the role of administrator from themselves is told before, and logged out for that reason', async () => {
      const { api, hands } = openOwn();
      const form = await edit(hands);
      expect(within(form).queryByText(en.users.ownRole)).not.toBeInTheDocument();
      await hands.click(within(form).getByRole('combobox', { name: /Role/ }));
      await hands.click(await screen.findByRole('option', { name: 'User' }));
      expect(await within(form).findByText(en.users.ownRole)).toBeVisible();
      await hands.click(within(form).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(sessionStore.getState()).toEqual({ status: 'signed-out', because: 'demoted' }));
      expect(api.callsOf('PUT /users/ana')).toMatchObject([{ body: { role: 'user' } }]);
    });
  });

  test('[V-07] a create names what is not right, and sends the role user by default', async () => {
    const { api, hands } = open();
    await hands.click(await screen.findByRole('button', { name: 'Create User' }));
    const form = await screen.findByRole('dialog', { name: 'Create User' });
    expect(form).toHaveTextContent('Still needed: Name, Email, Password');

    await write(hands, within(form).getByLabelText(/^Email/), 'no-domain@x');
    await write(hands, passwordIn(form), '123456789');
    await hands.type(within(form).getByLabelText(/^Name/), ' ');
    await hands.tab();
    expect(form).toHaveTextContent('Enter a valid email address.');
    expect(form).toHaveTextContent('Use at least 10 characters.');
    expect(form).toHaveTextContent('Required field');
    expect(within(form).getByRole('button', { name: 'Create' })).toBeDisabled();

    await hands.keyboard('{Control>}s{/Control}');
    expect(within(form).getByLabelText(/^Name/)).toHaveFocus();
    // A screen reader says it at each attempt.
    await hands.keyboard('{Control>}s{/Control}');
    const said = within(form).getByRole('alert');
    expect(said).toHaveTextContent('Required field');
    await hands.keyboard('{Control>}s{/Control}');
    expect(said).not.toBeInTheDocument();
    expect(within(form).getByRole('alert')).toHaveTextContent('Required field');

    await hands.type(within(form).getByLabelText(/^Email/), '.example');
    await hands.type(passwordIn(form), '0');
    await hands.type(within(form).getByLabelText(/^Name/), 'Ana{Enter}');
    await screen.findByText('User created successfully!');
    expect(api.callsOf('POST /register')).toMatchObject([
      { body: { name: ' Ana', email: 'no-domain@x.example', password: '1234567890', role: 'user' } },
    ]);
  });

  test('[A-06] an account of role user sees add, edit and delete disabled, and why', async () => {
    const { hands } = open({ role: 'user' });
    for (const name of ['Create User', 'Edit: Person 1', 'Delete: Person 1']) {
      const button = await screen.findByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription('Only administrators can add, change or delete users.');
      await hands.click(button);
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('note')).toHaveTextContent('Only administrators can add, change or delete users.');
  });

  test('[A-06] the screen speaks Macedonian', async () => {
    open({ language: 'mk' });
    expect(await screen.findByRole('heading', { name: 'Корисници' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Уреди: Person 1' })).toBeVisible();
  });

  test('[U-04] permissions are unticked in the form by keyboard', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    const { areas, actions, all, limited } = en.permissions;
    const box = (action: keyof typeof actions, area: keyof typeof areas = 'contacts') =>
      within(form).getByRole('checkbox', { name: `${areas[area]}: ${actions[action]}` });
    await hands.click(within(form).getByText(all));
    expect(box('delete')).toBeChecked();
    // Pictures are uploaded, and nothing else.
    expect(within(form).queryByRole('checkbox', { name: `${areas.pictures}: ${actions.see}` })).toBeNull();
    box('delete', 'vacancies').focus();
    await hands.keyboard(' ');
    await hands.click(box('write'));
    await hands.click(box('see'));
    expect(box('write')).toBeDisabled();
    expect(box('write')).not.toBeChecked();
    expect(within(form).getByText(limited)).toBeVisible();
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsOf('PUT /users/id-1')).toMatchObject([
        { body: { restrictions: ['vacancies.delete', 'contacts.see'] } },
      ]),
    );
  });
});
