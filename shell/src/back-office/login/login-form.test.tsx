import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTexts, createI18n, languageStore } from '@varda/shared/language';
import { sessionStore } from '@varda/shared/session';
import { I18nextProvider } from 'react-i18next';
import en from '../texts/en.ts';
import { LoginForm } from './login-form.tsx';

let codeFieldFails = false;
jest.mock('../../navigation/retry.ts', () => ({
  withRetries: (load: () => Promise<unknown>) =>
    codeFieldFails ? Promise.reject(new Error('Loading chunk code-field failed.')) : load(),
}));

interface Sent {
  body: unknown;
  headers: Headers;
  answer: (status: number, body: object) => void;
}

/** Calls that the network has been asked for and has not answered yet. */
let sent: Sent[];

/** Node's Request knows no page, so it has no base for a relative address. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://site.test') : input, init);
  }
}

beforeEach(() => {
  sent = [];
  globalThis.Request = PageRequest;
  localStorage.clear();
  languageStore.start('en');
  sessionStore.start();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const body = await request.json();
    return new Promise((resolve) => {
      const answer = (status: number, answered: object) => resolve(Response.json(answered, { status }));
      sent.push({ body, headers: request.headers, answer });
    });
  });
  const i18n = createI18n('en');
  addTexts(i18n, 'back-office', en);
  render(
    <MantineProvider env="test">
      <I18nextProvider i18n={i18n}>
        <LoginForm />
      </I18nextProvider>
    </MantineProvider>,
  );
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
  '[L-03] a failure %d is told in the one sentence there is, until the next try',
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

test('[L-04] a wrong password in the dialog of an ended session is told there, and waits for nothing', async () => {
  sessionStore.signIn({ token: 'old', name: 'Ana', role: 'admin' });
  sessionStore.expire('old');
  await submit();
  expect(sent[0]?.headers.get('authorization')).toBeNull();
  sent[0]?.answer(401, { code: 'unauthenticated', message: 'No' });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sessionStore.getState()).toMatchObject({ status: 'expired' });
});

test('[U-02] a code field that could not be fetched is told, and comes with another try', async () => {
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
