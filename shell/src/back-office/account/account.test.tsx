import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, overwrite, renderAdmin } from '@varda/admin/testing';
import { sessionStore } from '@varda/platform/session';
import { AccountMenu } from '../layout/top-bar/account-menu.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import SecondFactor from './second-factor.tsx';

/** What the browser's own dialog ends with. */
let made: () => Promise<object>;
jest.mock('@simplewebauthn/browser', () => ({ startRegistration: () => made() }));

const page = {
  Page: AccountMenu,
  pattern: '/admin/users',
  path: '/admin/users',
  namespace: 'back-office',
  texts: { en, mk },
};

function open(visit = {}) {
  const api = fakeApi(({ path, body }) => {
    if (path === '/notice-settings') return body ?? { byMail: true };
    return path === '/session' ? { email: 'ana@x.example' } : { done: true };
  });
  renderAdmin(page, visit);
  return { api, hands: userEvent.setup({ delay: null }) };
}

async function choose(hands: ReturnType<typeof userEvent.setup>, item: string) {
  await hands.click(screen.getByRole('button', { name: /^Account: Ana/ }));
  await hands.click(await screen.findByRole('menuitem', { name: item }));
  return screen.findByRole('dialog', { name: item });
}

describe('change password', () => {
  const current = (form: HTMLElement) => within(form).getByLabelText(/^Current password/);
  const chosen = (form: HTMLElement) => within(form).getByLabelText(/^New password/);
  const submit = (form: HTMLElement) => within(form).getByRole('button', { name: 'Change' });

  test('[L-05] sends both passwords, closes and says so', async () => {
    const { api, hands } = open();
    const form = await choose(hands, 'Change password');
    await waitFor(() => expect(current(form)).toHaveFocus());
    await hands.type(current(form), 'the old password');
    await hands.type(chosen(form), ' the new password {Enter}');
    expect(await screen.findByText('Password changed successfully!')).toBeVisible();
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(api.callsOf('PUT /password').map(({ body }) => body)).toEqual([
      { currentPassword: 'the old password', newPassword: ' the new password ' },
    ]);
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', token: 'ana.token' });
  });

  test('[L-05] password managers are told which account and which password is meant', async () => {
    const { hands } = open();
    const form = await choose(hands, 'Change password');
    await waitFor(() => expect(form.querySelector('[autocomplete=username]')).toHaveValue('ana@x.example'));
    expect(current(form)).toHaveAttribute('autocomplete', 'current-password');
    expect(chosen(form)).toHaveAttribute('autocomplete', 'new-password');
    expect(chosen(form)).toHaveAttribute('type', 'password');
    await hands.click(within(form).getAllByRole('button', { name: 'Show what is typed' })[1] as HTMLElement);
    expect(chosen(form)).toHaveAttribute('type', 'text');
  });

  test('[V-07] what is missing or too short is said at its field, before anything is sent', async () => {
    const { api, hands } = open();
    const form = await choose(hands, 'Change password');
    await hands.type(chosen(form), 'nine char');
    await hands.click(submit(form));
    expect(current(form)).toHaveAccessibleDescription(/Required field/);
    expect(chosen(form)).toHaveAccessibleDescription(/Use at least 10 characters\./);
    expect(current(form)).toHaveFocus();
    expect(within(form).queryByRole('alert')).not.toBeInTheDocument();
    await hands.type(current(form), 'the old password');
    await hands.type(chosen(form), '{Backspace}{Enter}');
    const said = within(form).getByRole('alert');
    expect(said).toHaveTextContent('Use at least 10 characters.');
    await hands.keyboard('{Enter}');
    expect(within(form).getByRole('alert')).toHaveTextContent('Use at least 10 characters.');
    expect(within(form).getByRole('alert')).not.toBe(said);
    expect(api.callsOf('PUT')).toEqual([]);
  });

  test('[V-08] what the server refuses is said at its field, what has no field above the buttons; the input stays', async () => {
    const { api, hands } = open();
    const form = await choose(hands, 'Change password');
    await hands.type(current(form), 'wrong');
    await hands.type(chosen(form), 'the new password');
    api.fail('PUT /password', { status: 422, body: { message: 'Check', fields: { currentPassword: 'Not so.' } } });
    await hands.click(submit(form));
    await waitFor(() => expect(current(form)).toHaveAccessibleDescription('Not so.'));
    expect(current(form)).toHaveFocus();
    expect(within(form).queryByRole('alert')).not.toBeInTheDocument();

    api.fail('PUT /password', { status: 422, body: { message: 'Check', fields: { currentPassword: 'Not so.' } } });
    await hands.keyboard('{Enter}');
    expect(await within(form).findByRole('alert')).toHaveTextContent('Not so.');

    for (const [how, text] of [
      [{ status: 429, body: { message: 'Wait 4 minutes.' } }, 'Wait 4 minutes.'],
      ['silent', 'Failed to change the password'],
    ] as const) {
      api.fail('PUT /password', how);
      await hands.click(submit(form));
      await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent(text));
    }
    expect(chosen(form)).toHaveValue('the new password');
  });
});

describe('log out everywhere', () => {
  test('[L-05] ends all sessions on the server, then forgets this one', async () => {
    const { api, hands } = open();
    const question = await choose(hands, 'Log out everywhere');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await hands.click(within(question).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(sessionStore.getState()).toEqual({ status: 'signed-out' }));
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /session', 'DELETE /sessions']);
    expect(['token', 'name', 'role', 'lang'].map((key) => localStorage.getItem(key))).toEqual([null, null, null, null]);
  });

  test('[L-05] a failure is said, and one stays signed in', async () => {
    const { api, hands } = open();
    const question = await choose(hands, 'Log out everywhere');
    api.fail('DELETE /sessions', 'silent');
    await hands.click(within(question).getByRole('button', { name: 'Log out' }));
    expect(await within(question).findByText('Failed to log out everywhere')).toBeVisible();
    expect(sessionStore.getState()).toMatchObject({ status: 'signed-in' });
    await hands.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: /^Account: Ana/ })).toHaveFocus());
  });
});

describe('active sessions', () => {
  const usedAt = '2026-11-20T08:05:00.000Z';
  const here = { _id: 'a', browser: 'Firefox', system: 'Windows', network: '203.0.113.0/24', usedAt, isThis: true };
  const phone = { ...here, _id: 'b', browser: 'Safari', system: 'iOS', isThis: false };
  const unknown = { ...here, _id: 'c', browser: null, system: null, network: null, isThis: false };

  function openWith(...sessions: object[]) {
    const api = fakeApi(({ path, method }) => {
      if (path === '/sessions' && method === 'GET') return sessions;
      if (path === '/sessions/others') sessions.splice(1);
      else if (method === 'DELETE')
        sessions.splice(
          sessions.findIndex((one) => path.endsWith((one as typeof here)._id)),
          1,
        );
      return { done: true };
    });
    renderAdmin(page);
    return { api, hands: userEvent.setup({ delay: null }) };
  }

  test('[U-03] each says browser, network and last use; ending one says so, and the focus stays in the dialog', async () => {
    const { api, hands } = openWith(here, phone, unknown);
    const dialog = await choose(hands, 'Active sessions');
    const rows = await within(dialog).findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(
      /Firefox on Windows.*This session.*Network 203\.0\.113\.0\/24 · last used 20\/11\/2026 \d\d:05/,
    );
    expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(rows[2]).toHaveTextContent(/Unknown browser.*last used/);
    await hands.click(within(dialog).getByRole('button', { name: /^End: Safari on iOS, last used/ }));
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2));
    expect(within(dialog).getByRole('status')).toHaveTextContent('The session has ended.');
    expect(within(dialog).getByRole('status')).toHaveFocus();
    expect(api.callsOf('DELETE').map(({ path }) => path)).toEqual(['/sessions/b']);
  });

  test('[U-03] all others end at once; a failure is said, one that has ended already is none', async () => {
    const { api, hands } = openWith(here, phone, unknown);
    const dialog = await choose(hands, 'Active sessions');
    const all = await within(dialog).findByRole('button', { name: 'End all others' });
    api.fail('DELETE', 'silent');
    await hands.click(all);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The session could not be ended.');
    api.fail('DELETE', { status: 404 });
    await hands.click(within(dialog).getByRole('button', { name: /^End: Safari/ }));
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('The session has ended.'));
    api.recover();
    await hands.click(within(dialog).getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
    expect(within(dialog).getByRole('status')).toHaveTextContent('All other sessions have ended.');
  });

  test('[U-03] a list that does not come can be asked for again', async () => {
    const { api, hands } = openWith(here);
    api.fail('GET /sessions', { status: 500 });
    const dialog = await choose(hands, 'Active sessions');
    const retry = await within(dialog).findByRole('button', { name: 'Try again' });
    api.recover();
    await hands.click(retry);
    expect(await within(dialog).findByText('You are not logged in anywhere else.')).toBeVisible();
    expect(within(dialog).getByRole('heading', { name: 'Active sessions' })).toHaveFocus();
  });
});

describe('two-step login', () => {
  const laptop = { _id: 'a', name: 'Laptop', createdAt: '2026-11-20T08:05:00.000Z', usedAt: null };
  const phone = { ...laptop, _id: 'b', name: 'Phone', usedAt: '2026-11-21T09:15:00.000Z' };

  function openWith(...passkeys: object[]) {
    const factor = { since: null, passkeys, codesLeft: passkeys.length && 7, withoutPassword: false };
    const api = fakeApi(({ path, method }) => {
      if (path === '/second-factor' && method === 'GET') return factor;
      if (path === '/passkeys/options') return { options: { challenge: 'c' }, name: 'Firefox, Windows' };
      if (path === '/passkeys') return { recoveryCodes: passkeys.length > 0 ? [] : ['AAAA-BBBB'] };
      if (path.endsWith('/removal')) passkeys.shift();
      return { done: true };
    });
    renderAdmin(page);
    return { api, hands: userEvent.setup({ delay: null }) };
  }

  beforeEach(() => {
    Object.assign(globalThis, { PublicKeyCredential: class {} });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });

  async function add(hands: ReturnType<typeof userEvent.setup>, dialog: HTMLElement) {
    await hands.type(await within(dialog).findByLabelText('Current password'), 'secret secret');
    await hands.click(within(dialog).getByRole('button', { name: 'Add a passkey' }));
    expect(await within(dialog).findByLabelText('Name of the passkey')).toHaveValue('Firefox, Windows');
  }

  test('[U-02] a first passkey comes with recovery codes', async () => {
    const { api, hands } = openWith();
    const dialog = await choose(hands, 'Two-step login');
    await add(hands, dialog);
    const passkey = Promise.withResolvers<object>();
    made = () => passkey.promise;
    const name = within(dialog).getByLabelText('Name of the passkey');
    await hands.clear(name);
    await hands.type(name, 'Work laptop{Enter}');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Back' })).toBeDisabled());
    // Closed now, it would show the codes to nobody.
    await hands.keyboard('{Escape}');
    await hands.click(within(dialog).getByRole('button', { name: 'Close' }));
    passkey.resolve({ id: 'new' });
    expect(await within(dialog).findByText('The passkey is added.')).toHaveFocus();
    // The codes are drawn before the end of the call is.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    await hands.keyboard('{Escape}');
    await hands.click(document.querySelector('.mantine-Modal-inner') as HTMLElement);
    expect(dialog).toBeInTheDocument();
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('AAAA-BBBB');
    expect(api.callsOf('POST').map(({ path, body }) => [path, body])).toEqual([
      ['/passkeys/options', { currentPassword: 'secret secret' }],
      ['/passkeys', { name: 'Work laptop', credential: { id: 'new' } }],
    ]);
    await hands.click(within(dialog).getByRole('button', { name: 'I have kept the codes' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test('[U-02] what the browser does not make is named, and can be tried again or left', async () => {
    const { api, hands } = openWith(laptop);
    const dialog = await choose(hands, 'Two-step login');
    await add(hands, dialog);
    for (const [name, text] of [
      ['InvalidStateError', 'This device already has a passkey for your account.'],
      ['NotAllowedError', 'No passkey was created'],
    ] as const) {
      made = async () => {
        throw new DOMException('not made', name);
      };
      await hands.click(within(dialog).getByRole('button', { name: 'Create the passkey' }));
      await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(text));
    }
    await hands.click(within(dialog).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(within(dialog).getByLabelText('Current password')).toHaveFocus());
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    await add(hands, dialog);
    made = async () => ({ id: 'new' });
    await hands.click(within(dialog).getByRole('button', { name: 'Create the passkey' }));
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveFocus());
    expect(within(dialog).getByRole('status')).toHaveTextContent('The passkey is added.');
    expect(api.callsOf('POST /passkeys').filter(({ path }) => path === '/passkeys')).toHaveLength(1);
  });

  test('[U-02] passkeys say when they were added and used; one is removed with the password', async () => {
    const { api, hands } = openWith(laptop, phone);
    const dialog = await choose(hands, 'Two-step login');
    const rows = await within(dialog).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Laptopadded 20\/11\/2026 \d\d:05 · never used/),
      expect.stringMatching(/^Phoneadded .* · last used 21\/11\/2026 \d\d:15/),
    ]);
    expect(within(dialog).getByText(/7 recovery codes are left/)).toBeVisible();
    const password = within(dialog).getByLabelText('Current password');
    await hands.type(password, 'wrong');
    api.fail('POST', { status: 422, body: { message: 'Check', fields: { currentPassword: 'Not so.' } } });
    await hands.click(within(dialog).getByRole('button', { name: 'Remove: Laptop' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Not so\./));
    expect(password).toHaveFocus();
    api.recover();
    await hands.keyboard('secret secret');
    await hands.click(within(dialog).getByRole('button', { name: 'Remove: Laptop' }));
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveFocus());
    expect(within(dialog).getByRole('status')).toHaveTextContent('The passkey is removed.');
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    expect(within(dialog).getByLabelText('Current password')).toHaveValue('');
    expect(api.callsOf('POST').at(-1)).toMatchObject({
      path: '/passkeys/a/removal',
      body: { currentPassword: 'secret secret' },
    });
  });

  test('[U-02] [K-06] a passkey whose answer was lost is sent again as it is, and its recovery codes are shown', async () => {
    const { api, hands } = openWith();
    const dialog = await choose(hands, 'Two-step login');
    await add(hands, dialog);
    const browser = jest.fn(async () => ({ id: 'new' }));
    made = browser;
    api.fail('POST /passkeys', 'silent');
    await hands.click(within(dialog).getByRole('button', { name: 'Create the passkey' }));
    await within(dialog).findByRole('alert');
    api.recover();
    await hands.click(within(dialog).getByRole('button', { name: 'Create the passkey' }));
    expect(await within(dialog).findByText('AAAA-BBBB')).toBeVisible();
    expect(browser).toHaveBeenCalledTimes(1);
  });

  test('[U-02] [U-07] where no password is asked for, an app is set up without one', async () => {
    const api = fakeApi(({ path, method }) => {
      if (path !== '/second-factor') return {};
      return method === 'GET'
        ? { since: null, passkeys: [], codesLeft: 0, withoutPassword: true }
        : { secret: 'AAAABBBB', uri: 'otpauth://totp/x' };
    });
    renderAdmin(page);
    const hands = userEvent.setup({ delay: null });
    const dialog = await choose(hands, 'Two-step login');
    await hands.click(await within(dialog).findByRole('button', { name: 'Set up an app' }));
    expect(await within(dialog).findByLabelText('Code')).toBeVisible();
    expect(api.callsOf('POST').map(({ path, body }) => [path, body])).toEqual([['/second-factor', {}]]);
  });

  describe('in two windows', () => {
    async function openRequired() {
      const factor = { since: null as string | null, passkeys: [], codesLeft: 0, withoutPassword: false };
      const api = fakeApi(({ path, method }) => {
        if (path !== '/second-factor') return {};
        if (method === 'GET') return factor;
        return method === 'POST' ? { secret: 'AAAABBBB', uri: 'otpauth://totp/x' } : { recoveryCodes: ['AAAA-BBBB'] };
      });
      const onDone = jest.fn();
      renderAdmin({ ...page, Page: () => <SecondFactor isRequired onDone={onDone} /> });
      const hands = userEvent.setup({ delay: null });
      await hands.type(await screen.findByLabelText('Current password'), 'secret secret');
      await hands.click(screen.getByRole('button', { name: 'Set up an app' }));
      await screen.findByLabelText('Code');
      const finishElsewhere = () => {
        factor.since = '2026-11-20T08:05:00.000Z';
      };
      /** The code arrives, its answer does not. */
      async function confirmUnanswered() {
        api.fail('PUT /second-factor', 'silent');
        finishElsewhere();
        await hands.type(screen.getByLabelText('Code'), '123456{Enter}');
        await screen.findByRole('alert');
        await waitFor(() => expect(api.callsOf('GET /second-factor')).toHaveLength(2));
        api.recover();
      }
      return { api, hands, onDone, finishElsewhere, confirmUnanswered };
    }

    test('[U-02] the one that waits for a code goes on once the factor is on', async () => {
      const { onDone, finishElsewhere } = await openRequired();
      finishElsewhere();
      expect(onDone).not.toHaveBeenCalled();
      act(() => void window.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(onDone).toHaveBeenCalled());
    });

    test('[U-02] the one whose key has ended says so, and leads back to the password', async () => {
      const { api, hands, onDone } = await openRequired();
      const message = 'This key no longer works.';
      api.failOnce('PUT /second-factor', { status: 409, body: { code: 'conflict', message } });
      await hands.type(screen.getByLabelText('Code'), '123456{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(screen.getByLabelText('Current password')).toHaveFocus();
      expect(api.callsOf('PUT')).toMatchObject([{ body: { code: '123456', secret: 'AAAABBBB' } }]);
      expect(onDone).not.toHaveBeenCalled();
    });

    test('[U-02] [K-06] where another code follows a confirmation whose answer was lost, new recovery codes are to be made', async () => {
      const { api, hands, onDone, confirmUnanswered } = await openRequired();
      await confirmUnanswered();
      api.failOnce('PUT /second-factor', { status: 409, body: { code: 'conflict', message: 'No longer.' } });
      await overwrite(hands, screen.getByLabelText('Code'), '654321');
      await hands.click(screen.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByRole('button', { name: 'New recovery codes' })).toBeVisible();
      await waitFor(() => expect(api.callsOf('GET /second-factor')).toHaveLength(3));
      expect(onDone).not.toHaveBeenCalled();
    });

    test('[U-02] [K-06] the recovery codes of a confirmation whose answer was lost are shown, though the factor is on', async () => {
      const { hands, onDone, confirmUnanswered } = await openRequired();
      await confirmUnanswered();
      await hands.click(screen.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText('AAAA-BBBB')).toBeVisible();
      expect(onDone).not.toHaveBeenCalled();
    });
  });

  test('[U-02] Enter in the password replaces no recovery codes', async () => {
    const { api, hands } = openWith(laptop);
    const dialog = await choose(hands, 'Two-step login');
    await hands.type(await within(dialog).findByLabelText('Current password'), 'secret secret{Enter}');
    expect(api.callsOf('POST')).toEqual([]);
    await hands.click(within(dialog).getByRole('button', { name: 'New recovery codes' }));
    await waitFor(() => expect(api.callsOf('POST')).toMatchObject([{ path: '/second-factor/recovery-codes' }]));
  });

  test('[U-02] a browser without passkeys offers none', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    const { hands } = openWith();
    const dialog = await choose(hands, 'Two-step login');
    expect(await within(dialog).findByRole('button', { name: 'Set up an app' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });
});

describe('API keys', () => {
  const erp = { _id: 'a', name: 'ERP', scope: 'read', expiresAt: '2999-02-20T08:05:00.000Z', usedAt: null };
  const old = { ...erp, _id: 'b', name: 'Old', scope: 'write', expiresAt: '2026-02-20T08:05:00.000Z' };

  function openWith(...keys: object[]) {
    const api = fakeApi(({ path, method }) => {
      if (path === '/api-keys' && method === 'GET') return keys;
      if (path === '/api-keys') return { ...erp, key: 'k3y' };
      if (method === 'DELETE') keys.shift();
      return { done: true };
    });
    renderAdmin(page);
    return { api, hands: userEvent.setup({ delay: null }) };
  }

  test('[U-06] a key is made with the password, and shown once', async () => {
    const { api, hands } = openWith();
    const dialog = await choose(hands, 'API keys');
    expect(await within(dialog).findByText('You have no API keys.')).toBeVisible();
    await hands.click(within(dialog).getByRole('button', { name: 'Make a key' }));
    await waitFor(() => expect(within(dialog).getByLabelText(/^Name/)).toHaveFocus());
    await hands.keyboard('{Enter}');
    expect(within(dialog).getByLabelText(/^Name/)).toHaveAccessibleDescription(/Required field/);
    await hands.type(within(dialog).getByLabelText(/^Name/), 'ERP');
    const password = within(dialog).getByLabelText(/^Current password/);
    await hands.type(password, 'wrong');
    api.fail('POST', { status: 422, body: { message: 'Check', fields: { currentPassword: 'Not so.' } } });
    await hands.keyboard('{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Not so.'));
    expect(password).toHaveFocus();
    api.recover();
    await hands.keyboard('{Enter}');
    await waitFor(() => expect(within(dialog).getByLabelText('Key')).toHaveFocus());
    // What is shown once is closed by a button alone.
    await hands.keyboard('{Escape}');
    expect(within(dialog).getByLabelText('Key')).toHaveValue('k3y');
    expect(api.callsOf('POST').at(-1)).toMatchObject({
      path: '/api-keys',
      body: { name: 'ERP', scope: 'read', days: 90, currentPassword: 'wrong' },
    });
    await hands.click(within(dialog).getByRole('button', { name: 'I have copied the key' }));
    expect(within(dialog).queryByLabelText('Key')).not.toBeInTheDocument();
  });

  test('[U-06] keys say what they may, when they end and were used; one is revoked', async () => {
    const { api, hands } = openWith(erp, old);
    const dialog = await choose(hands, 'API keys');
    const rows = await within(dialog).findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/ERP.*Read only.*ends 20\/02\/2999.*never used/);
    expect(rows[1]).toHaveTextContent(/Old.*Read and write.*ended 20\/02\/2026/);
    api.fail('DELETE', 'silent');
    await hands.click(within(dialog).getByRole('button', { name: 'Revoke: ERP' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The key could not be revoked.');
    api.recover();
    await hands.click(within(dialog).getByRole('button', { name: 'Revoke: ERP' }));
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
    expect(within(dialog).getByRole('status')).toHaveFocus();
    expect(within(dialog).getByRole('status')).toHaveTextContent('The key is revoked.');

    await hands.click(within(dialog).getByRole('button', { name: 'Make a key' }));
    await hands.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
    const make = await within(dialog).findByRole('button', { name: 'Make a key' });
    await waitFor(() => expect(make).toHaveFocus());
    expect(within(dialog).queryByText('The key is revoked.')).not.toBeInTheDocument();
  });
});

test('[A-06] the menu has the name that the account has by now', async () => {
  fakeApi(() => ({ name: 'Ana Marija', email: 'ana@x.example' }));
  renderAdmin(page);
  expect(await screen.findByRole('button', { name: /^Account: Ana Marija/ })).toBeVisible();
});

test('[L-05] the account speaks Macedonian', async () => {
  const { hands } = open({ language: 'mk' });
  await hands.click(screen.getByRole('button', { name: /^Корисничка сметка: Ana/ }));
  await hands.click(await screen.findByRole('menuitem', { name: 'Смени ја лозинката' }));
  expect(await screen.findByLabelText(/^Нова лозинка/)).toHaveAccessibleDescription('Најмалку 10 знака');
});

describe('e-mails', () => {
  const label = 'E-mail me about comments and approvals';

  test('[U-05] are turned off and on; a refusal takes the choice back', async () => {
    const { api, hands } = open();
    const dialog = await choose(hands, 'E-mail notifications');
    const setting = await within(dialog).findByRole('switch', { name: label });
    api.fail('PUT /notice-settings', { status: 503, body: { message: 'Not now.' } });
    await hands.click(setting);
    expect(await within(dialog).findByText('Not now.')).toBeVisible();
    expect(setting).toBeChecked();
    api.recover();
    await hands.click(setting);
    await waitFor(() => expect(setting).not.toBeChecked());
    expect(await within(dialog).findByText('You get none of these e-mails any more.')).toBeVisible();
    expect(api.callsOf('PUT /notice-settings').map(({ body }) => body)).toEqual([{ byMail: false }, { byMail: false }]);
  });
});
