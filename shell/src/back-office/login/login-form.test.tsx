import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTexts, createI18n, languageStore } from '@varda/platform/language';
import { sessionStore } from '@varda/platform/session';
import { theme } from '@varda/ui/theme';
import { I18nextProvider } from 'react-i18next';
import en from '../texts/en.ts';
import { LoginForm } from './login-form.tsx';

let codeFieldFails = false;
jest.mock('../../navigation/retry.ts', () => ({
  withRetries: (load: () => Promise<unknown>) =>
    codeFieldFails ? Promise.reject(new Error('Loading chunk code-field failed.')) : load(),
}));

/** What the browser's own dialog ends with. */
let shown: () => Promise<object>;
jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: () => shown() }));

interface Sent {
  path: string;
  body: unknown;
  headers: Headers;
  answer: (status: number, body: object) => void;
}

/** Calls that the network has been asked for and has not answered yet. */
let sent: Sent[];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  languageStore.start('en');
  sessionStore.start();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const body = request.body ? await request.json() : undefined;
    return new Promise((resolve) => {
      const answer = (status: number, answered: object) => resolve(Response.json(answered, { status }));
      sent.push({ path: new URL(request.url).pathname, body, headers: request.headers, answer });
    });
  });
  const i18n = createI18n('en');
  addTexts(i18n, 'back-office', en);
  shown = async () => ({ id: 'passkey' });
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  render(
    <MantineProvider env="test" theme={theme}>
      <I18nextProvider i18n={i18n}>
        <LoginForm />
      </I18nextProvider>
    </MantineProvider>,
  );
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

async function submit() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email Address'), 'ana@varda-pharm.example');
  await user.type(screen.getByLabelText('Password'), 'secret secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return user;
}

test('[L-01] both fields are required, the address is one of e-mail, the password is masked', () => {
  const email = screen.getByLabelText('Email Address');
  const password = screen.getByLabelText('Password');
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(password).toBeRequired();
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
});

test('[L-02] a success stores token, name and role', async () => {
  await submit();
  expect(sent[0]?.body).toEqual({ email: 'ana@varda-pharm.example', password: 'secret secret' });
  sent[0]?.answer(200, { token: 't0k3n', name: 'Ana', role: 'admin' });
  await screen.findByRole('button', { name: 'Login' });
  expect({ ...localStorage }).toMatchObject({ token: 't0k3n', name: 'Ana', role: 'admin' });
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', name: 'Ana' });
});

test.each([401, 422, 500, 503])(
  '[L-03] a failure %d is shown in the one sentence there is, until the next try',
  async (status) => {
    const user = await submit();
    sent[0]?.answer(status, { code: 'any', message: 'The server’s own words' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid email or password$/);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('[L-03] after too many tries the server says how long to wait', async () => {
  await submit();
  sent[0]?.answer(429, { code: 'too_many', message: 'Too many tries. Wait 4 minutes.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Wait 4 minutes.');
});

test('[L-03] a second press while the first is under way sends nothing', async () => {
  const user = await submit();
  await user.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
  expect(sent).toHaveLength(1);
});

test('[L-04] a wrong password in the dialog of an ended session is shown there, and waits for nothing', async () => {
  sessionStore.signIn({ token: 'old', name: 'Ana', role: 'admin' });
  sessionStore.expire('old');
  await submit();
  expect(sent[0]?.headers.get('authorization')).toBeNull();
  sent[0]?.answer(401, { code: 'unauthenticated', message: 'No' });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sessionStore.getState()).toMatchObject({ status: 'expired' });
});

test('[U-02] a code field that could not be fetched is named, and comes with another try', async () => {
  codeFieldFails = true;
  const user = await submit();
  sent[0]?.answer(401, { code: 'unauthenticated', message: 'x', fields: { code: 'Enter the code.' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The field for your code could not be loaded.');
  expect(screen.getByLabelText('Password')).toHaveValue('secret secret');
  codeFieldFails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toHaveLength(1);
  await user.keyboard('123456{Enter}');
  expect(sent[1]?.body).toMatchObject({ password: 'secret secret', code: '123456' });
});

test('[U-02] [A-01] a wrong code is said each time, by its field or, where that has the focus already, by itself', async () => {
  const user = await submit();
  const refuse = (message: string) =>
    sent.at(-1)?.answer(401, { code: 'unauthenticated', message: 'x', fields: { code: message } });
  refuse('Enter the code.');
  const code = await screen.findByLabelText('Code');
  for (const reason of ['Not right.', 'Not right.', 'Used already.']) {
    await user.type(code, '000000{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    refuse(reason);
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(code).toHaveFocus();
  }
  await user.click(screen.getByRole('button', { name: 'Login' }));
  refuse('Not right.');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Not right\./));
  expect(code).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[U-02] another address is not asked for the code of the one before, and may log in with a passkey', async () => {
  const user = await submit();
  sent[0]?.answer(401, { code: 'unauthenticated', message: 'x', fields: { code: 'Enter the code.' } });
  await screen.findByLabelText('Code');
  await user.type(screen.getByLabelText('Email Address'), '.mk');
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(screen.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(sent[1]?.body).toEqual({ email: 'ana@varda-pharm.example.mk', password: 'secret secret' });
});

async function challenged() {
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/login/challenge'));
  sent.at(-1)?.answer(200, { options: { challenge: 'c' } });
}

test('[U-02] a passkey alone opens the account that it is of', async () => {
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log in with a passkey' }));
  await challenged();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: '/api/login/passkey', body: { id: 'passkey' } }));
  sent.at(-1)?.answer(200, { token: 't0k3n', name: 'Ana', role: 'admin' });
  await waitFor(() => expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', name: 'Ana' }));
});

test('[U-02] a passkey that is not shown, or opens nothing, is named, and the password is still there to be used', async () => {
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Log in with a passkey' });
  shown = async () => {
    throw new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
  };
  await user.click(button);
  await challenged();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No passkey was used. Try again, or log in with your password.',
  );
  shown = async () => ({ id: 'passkey' });
  await user.click(button);
  expect(screen.queryByRole('alert')).toBeNull();
  await challenged();
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/login/passkey'));
  sent.at(-1)?.answer(401, { code: 'unauthenticated', message: 'This passkey opens nothing.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey opens nothing.');
  await submit();
  expect(sent.at(-1)).toMatchObject({ path: '/api/login', body: { password: 'secret secret' } });
});

test('[U-02] where the account has passkeys, one is shown after the password, or a recovery code is typed', async () => {
  const user = await submit();
  sent[0]?.answer(401, { code: 'unauthenticated', message: 'x', fields: { passkey: 'Use your passkey.' } });
  const passkey = await screen.findByRole('button', { name: 'Use a passkey' });
  expect(passkey).toHaveFocus();
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
    'Without your passkey: one of your recovery codes.',
  );
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  await user.keyboard('{Enter}');
  await challenged();
  const typed = { email: 'ana@varda-pharm.example', password: 'secret secret' };
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ ...typed, passkey: { id: 'passkey' } }));
  sent.at(-1)?.answer(401, { code: 'unauthenticated', message: 'Not of this account.', fields: { passkey: 'x' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not of this account.');
  await user.type(screen.getByLabelText('Code'), 'ABCD{Enter}');
  expect(sent.at(-1)?.body).toEqual({ ...typed, code: 'ABCD' });
});
