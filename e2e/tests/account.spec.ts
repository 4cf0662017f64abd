import { codeOf, fromBase32, stepAt } from '../../api/accounts/one-time-codes.ts';
import { Issuer, issuerClient } from '../../api/test/issuer.ts';
import { freePorts } from '../../scripts/site/ports.ts';
import { ApiClient } from '../fixtures/api-client.ts';
import { violationsOf } from '../fixtures/axe.ts';
import { admin } from '../fixtures/demo-data.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag22aa'];

// Other tests look for the admin among the first accounts.
test.afterEach(async ({ api }) => {
  const { users } = await api.call('GET /users', { query: { limit: 100 } });
  for (const { _id, email } of users)
    if (email !== admin.email) await api.call('DELETE /users/:id', { params: { id: _id } });
});

test('[L-05] [U-03] a person changes their password, ends sessions elsewhere, and later logs out everywhere', async ({
  page,
  browser,
  api,
  site,
}) => {
  const email = 'elena@varda-pharm.example';
  const [former, chosen] = ['a password to begin with', 'лозинка што ја знам само јас'];
  await api.call('POST /register', { body: { name: 'Elena', email, password: former } });
  const here = await ApiClient.signIn(site.apiUrl, { email, password: former });
  const elsewhere = await ApiClient.signIn(site.apiUrl, { email, password: former });
  const openMenu = (item: string) =>
    page
      .getByRole('button', { name: /^Account: Elena/ })
      .click()
      .then(() => page.getByRole('menuitem', { name: item }).click());

  await signIn(page, here);
  await page.goto('/admin/users');
  await openMenu('Change password');
  const form = page.getByRole('dialog', { name: 'Change password' });
  await form.getByLabel('Current password').fill(former);
  await form.getByLabel('New password').fill(chosen);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(elsewhere.call('GET /session')).rejects.toThrow('401');
  await here.call('GET /session');
  const anew = await ApiClient.signIn(site.apiUrl, { email, password: chosen });

  // Another browser with the new password: its session is ended from here, and asks for a login at its next call.
  const other = await browser.newContext({ baseURL: site.url });
  const there = await other.newPage();
  const fourth = await ApiClient.signIn(site.apiUrl, { email, password: chosen });
  await signIn(there, fourth);
  await there.goto('/admin/users');
  await expect(there.getByRole('button', { name: 'Create User' })).toBeVisible();
  await openMenu('Active sessions');
  const sessions = page.getByRole('dialog', { name: 'Active sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').first()).toContainText('This session');
  await sessions.getByRole('button', { name: 'End all others' }).press('Enter');
  await expect(sessions.getByText('All other sessions have ended.')).toBeFocused();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await there.getByRole('searchbox').fill('Elena');
  await expect(there.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
  await other.close();
  await expect(anew.call('GET /session')).rejects.toThrow('401');

  await openMenu('Log out everywhere');
  await page.getByRole('dialog', { name: 'Log out everywhere' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(here.call('GET /session')).rejects.toThrow('401');
});

test('[U-01] somebody who is invited chooses a password by a link, once, and logs in with it', async ({
  page,
  browser,
  site,
  api,
  signedIn: _,
}) => {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Create User' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Create User' });
  await form.getByLabel('Name').fill('Катерина');
  await form.getByLabel('Email').fill('katerina@varda-pharm.example');
  await form.getByRole('checkbox', { name: 'Send an invitation instead' }).press('Space');
  await expect(form.getByLabel('Password').first()).toBeDisabled();
  await form.getByRole('button', { name: 'Create' }).press('Enter');
  const handedOver = page.getByRole('dialog', { name: 'Link for a new password' });
  await expect(handedOver.getByLabel('Link')).toBeFocused();
  await expect(page.getByText('User created successfully!')).toBeVisible();
  expect(await violationsOf(page, { rules, within: '[role=dialog]' })).toEqual([]);
  const link = await handedOver.getByLabel('Link').inputValue();
  await handedOver.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(handedOver).toBeHidden();
  await expect(page.getByRole('row', { name: /Катерина/ }), '[K-27]').toBeFocused();

  const guest = await browser.newContext({ baseURL: site.url });
  const hers = await guest.newPage();
  const asked: string[] = [];
  hers.on('request', (request) => asked.push(request.url()));
  await hers.goto('/login');
  await hers.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
  await expect(hers.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await hers.getByLabel('Email Address').fill('katerina@varda-pharm.example');
  await hers.keyboard.press('Enter');
  await expect(hers.getByText('This site sends no e-mail.')).toBeVisible();

  await hers.goto(link);
  const chosen = 'лозинка што никој не ја погодува';
  await hers.getByLabel('New password').fill('short');
  await hers.keyboard.press('Enter');
  await expect(hers.getByText('Use at least 10 characters.')).toBeVisible();
  expect(await violationsOf(hers, { rules })).toEqual([]);
  await hers.getByLabel('New password').fill(chosen);
  await hers.keyboard.press('Enter');
  await expect(hers.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  expect(asked.filter((url) => url.includes(new URL(link).hash.slice(1)))).toEqual([]);
  const toLogin = hers.getByRole('link', { name: 'Login', exact: true });
  await expect(toLogin).toBeFocused();
  await toLogin.press('Enter');
  await logIn(hers, { email: 'katerina@varda-pharm.example', password: chosen });
  await expect(hers.getByRole('button', { name: /^Account: Катерина/ })).toBeVisible();
  await guest.close();
  const { users } = await api.call('GET /users', { query: { search: 'katerina' } });
  await api.call('DELETE /users/:id', { params: { id: users[0]?._id ?? '' } });
});

test('[U-02] a login in two steps: set up with a code, asked for at the login, taken away by an admin', async ({
  page,
  browser,
  site,
  api,
  signedIn: _,
}) => {
  const account = { email: 'violeta@varda-pharm.example', password: 'a password to begin with' };
  await api.call('POST /register', { body: { name: 'Violeta', ...account } });
  const context = await browser.newContext({ baseURL: site.url });
  const hers = await context.newPage();
  await signIn(hers, await ApiClient.signIn(site.apiUrl, account));
  await hers.goto('/admin/users');
  await hers.getByRole('button', { name: /^Account: Violeta/ }).click();
  await hers.getByRole('menuitem', { name: 'Two-step login' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Two-step login' });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await hers.keyboard.type(account.password);
  await hers.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
  expect(await violationsOf(hers, { rules, within: '[role=dialog]' })).toEqual([]);
  const [shown = ''] = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(await dialog.innerText()) ?? [];
  const secret = fromBase32(shown.replaceAll(' ', ''));
  await hers.keyboard.type('000000');
  await hers.keyboard.press('Enter');
  await expect(dialog.getByText('This code is not right')).toBeVisible();
  await hers.keyboard.type(codeOf(secret, stepAt(Date.now())));
  await hers.keyboard.press('Enter');
  await expect(dialog.getByText('Two-step login is turned on.')).toBeFocused();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  expect(await violationsOf(hers, { rules, within: '[role=dialog]' })).toEqual([]);
  await context.close();

  const anew = await browser.newContext({ baseURL: site.url });
  const login = await anew.newPage();
  await login.goto('/login');
  await logIn(login, account);
  const code = login.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  expect(await violationsOf(login, { rules })).toEqual([]);
  await login.keyboard.type('000000');
  await login.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/This code is not right/);
  // The next one: that of now has been used.
  await code.fill(codeOf(secret, stepAt(Date.now()) + 1));
  await login.keyboard.press('Enter');
  await expect(login.getByRole('button', { name: /^Account: Violeta/ })).toBeVisible();
  await anew.close();

  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Edit: Violeta' }).click();
  const form = page.getByRole('dialog', { name: 'Edit User' });
  await form.getByRole('checkbox', { name: 'Two-step login' }).press('Space');
  await form.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await ApiClient.signIn(site.apiUrl, account);
});

test('[U-02] [U-06] a passkey opens the account alone and after the password; a key for programs is made', async ({
  browser,
  site,
  api,
}) => {
  const account = { email: 'vera@varda-pharm.example', password: 'a password to begin with' };
  await api.call('POST /register', { body: { name: 'Vera', ...account } });
  const context = await browser.newContext({ baseURL: site.url });
  const hers = await context.newPage();
  const device = await context.newCDPSession(hers);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const choose = async (menu: RegExp, item: string) => {
    await hers.getByRole('button', { name: menu }).press('Enter');
    await hers.getByRole('menuitem', { name: item }).press('Enter');
    return hers.getByRole('dialog', { name: item });
  };

  await signIn(hers, await ApiClient.signIn(site.apiUrl, account));
  await hers.goto('/admin/users');
  const dialog = await choose(/^Account: Vera/, 'Two-step login');
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await hers.keyboard.type(account.password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  const name = dialog.getByLabel('Name of the passkey');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(/, Linux$/);
  expect(await violationsOf(hers, { rules, within: '[role=dialog]' })).toEqual([]);
  await name.fill('Vera’s laptop');
  await hers.keyboard.press('Enter');
  await expect(dialog.getByText('The passkey is added.')).toBeFocused();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I have kept the codes' }).press('Enter');
  await hers.getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(hers).toHaveURL(/\/login/);

  await hers.getByRole('button', { name: 'Log in with a passkey' }).press('Enter');
  await expect(hers.getByRole('button', { name: /^Account: Vera/ })).toBeVisible();
  await hers.getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(hers).toHaveURL(/\/login/);

  await hers.goto('/login?lang=mk');
  await hers.getByLabel('Адреса на е-пошта').fill(account.email);
  await hers.getByLabel('Лозинка', { exact: true }).fill(account.password);
  await hers.keyboard.press('Enter');
  await expect(hers.getByRole('button', { name: 'Користете криптографски клуч' })).toBeFocused();
  expect(await violationsOf(hers, { rules })).toEqual([]);
  await hers.keyboard.press('Enter');
  const own = await choose(/^Корисничка сметка: Vera/, 'Најава во два чекора');
  await expect(own.getByRole('listitem')).toContainText(/Vera’s laptop.*последна употреба/);
  expect(await violationsOf(hers, { rules, within: '[role=dialog]' })).toEqual([]);
  await own.getByLabel('Сегашна лозинка').fill(account.password);
  await own.getByRole('button', { name: 'Отстрани: Vera’s laptop' }).press('Enter');
  await expect(own.getByText('Криптографскиот клуч е отстранет.')).toBeFocused();
  await ApiClient.signIn(site.apiUrl, account);
  await hers.keyboard.press('Escape');

  const keys = await choose(/^Корисничка сметка: Vera/, 'API-клучеви');
  await expect(keys.getByText('Немате API-клучеви.')).toBeVisible();
  await keys.getByRole('button', { name: 'Создај клуч' }).press('Enter');
  await expect(keys.getByLabel('Назив')).toBeFocused();
  await hers.keyboard.type('ERP');
  await keys.getByLabel('Сегашна лозинка').fill(account.password);
  expect(await violationsOf(hers, { rules, within: '[role=dialog]' })).toEqual([]);
  await hers.keyboard.press('Enter');
  const key = keys.getByLabel('Клуч', { exact: true });
  await expect(key).toBeFocused();
  const headers = { authorization: `Bearer ${await key.inputValue()}` };
  expect((await hers.request.get('/api/session', { headers })).status()).toBe(200);
  expect((await hers.request.put('/api/password', { headers, data: {} })).status()).toBe(403);
  await keys.getByRole('button', { name: 'Го копирав клучот' }).press('Enter');
  await expect(keys.getByRole('listitem')).toContainText('сѐ уште не е употребен');
  await hers.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await choose(/^Корисничка сметка: Vera/, 'API-клучеви');
  await expect(keys.getByRole('listitem')).toContainText(/ERP.*Само читање.*последна употреба/);
  expect(await violationsOf(hers, { rules, within: '[role=dialog]' })).toEqual([]);
  await context.close();
});

test('[U-02] where two-step login is required, who has none sets it up before anything else; codes are renewed', async ({
  page,
  browser,
  site,
  api,
}) => {
  const password = 'a password to begin with';
  const zora = { email: 'zora@varda-pharm.example', password };
  const petar = { email: 'petar@varda-pharm.example', password };
  await api.call('POST /register', { body: { name: 'Zora', role: 'admin', ...zora } });
  await api.call('POST /register', { body: { name: 'Petar', ...petar } });
  const admin = await ApiClient.signIn(site.apiUrl, zora);
  const { secret } = await admin.call('POST /second-factor', { body: { currentPassword: password } });
  await admin.call('PUT /second-factor', { body: { code: codeOf(fromBase32(secret), stepAt(Date.now())) } });
  await signIn(page, admin);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: /^Account: Zora/ }).click();
  await page.getByRole('menuitem', { name: 'Two-step login' }).click();
  const own = page.getByRole('dialog', { name: 'Two-step login' });
  await own.getByLabel('Current password').fill(password);
  await own.getByRole('button', { name: 'New recovery codes' }).press('Enter');
  await expect(own.getByText('These are your new recovery codes.')).toBeFocused();
  await expect(own.getByRole('listitem')).toHaveCount(10);
  await own.getByRole('button', { name: 'I have kept the codes' }).click();
  const rule = page.getByRole('switch', { name: 'Require two-step login of everybody' });
  try {
    await rule.press('Space');
    await expect(page.getByText('Two-step login is now required.')).toBeVisible();

    const context = await browser.newContext({ baseURL: site.url });
    const his = await context.newPage();
    await signIn(his, await ApiClient.signIn(site.apiUrl, petar));
    await his.goto('/admin/users');
    const first = his.getByRole('dialog', { name: 'Set up two-step login' });
    await expect(first.getByLabel('Current password')).toBeFocused();
    await his.keyboard.press('Escape');
    await expect(his.getByRole('cell', { name: zora.email })).toHaveCount(0);
    expect(await violationsOf(his, { rules, within: '[role=dialog]' })).toEqual([]);
    await his.keyboard.type(password);
    await his.keyboard.press('Enter');
    await expect(first.getByLabel('Code', { exact: true })).toBeFocused();
    const [shown = ''] = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec((await first.textContent()) ?? '') ?? [];
    await his.keyboard.type(codeOf(fromBase32(shown.replaceAll(' ', '')), stepAt(Date.now())));
    await his.keyboard.press('Enter');
    await expect(first.getByText('Two-step login is turned on.')).toBeFocused();
    await first.getByRole('button', { name: 'I have kept the codes' }).press('Enter');
    await expect(first).toBeHidden();
    await expect(his.getByRole('cell', { name: zora.email })).toBeVisible();
    await context.close();
    await rule.press('Space');
    await expect(page.getByText('Two-step login is no longer required.')).toBeVisible();
  } finally {
    await admin.call('PUT /account-rules', { body: { secondFactor: false } });
  }
});

test.describe('single sign-on', () => {
  // The issuer has no icon, and the session ends over the form.
  test.use({ expectedComplaint: /favicon\.ico|401/ });

  test('[U-07] a person signs in by the issuer of the company, also over a form when the session has ended', async ({
    page,
    context,
    site,
    startSite,
  }) => {
    const ports = await freePorts();
    const issuer = new Issuer();
    const url = `http://localhost:${ports.shell}`;
    issuer.people.set('7', { email: admin.email, email_verified: true, name: 'Ana of the company' });
    issuer.people.set('8', { email: 'stranger@elsewhere.example', email_verified: true, name: 'A stranger' });
    const environment = {
      SITE_URL: url,
      OIDC_ISSUER: await issuer.start(url),
      OIDC_CLIENT_ID: issuerClient.id,
      OIDC_CLIENT_SECRET: issuerClient.secret,
      OIDC_DOMAINS: admin.email.slice(admin.email.indexOf('@') + 1),
      OIDC_NAME: 'Varda account',
    };
    try {
      await startSite({ ports, environment, remotesOf: site });
      await page.goto(`${url}/admin/home/dosage`);
      await page.getByRole('link', { name: 'Log in with Varda account' }).press('Enter');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByRole('alert')).toHaveText('The sign-in was cancelled.');
      await page.getByRole('link', { name: 'Log in with Varda account' }).click();
      await page.getByRole('link', { name: 'A stranger' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'The account you signed in with has no access here. Ask an administrator.',
      );
      expect(await violationsOf(page, { rules })).toEqual([]);
      await context.clearCookies({ domain: '127.0.0.1' });
      await page.getByRole('link', { name: 'Log in with Varda account' }).click();
      await page.getByRole('link', { name: 'Ana of the company' }).click();
      await expect(page.getByRole('heading', { name: 'Dosage', level: 1 })).toBeVisible();
      await expect(page.getByText('Login successful!')).toBeVisible();

      await page
        .getByRole('button', { name: /^Edit: / })
        .first()
        .click();
      const form = page.getByRole('dialog', { name: 'Edit Dosage' });
      await form.getByLabel(/^Name EN/).fill('Drops of somebody signed out');
      const token = await page.evaluate(() => localStorage.getItem('token'));
      await fetch(`http://127.0.0.1:${ports.api}/api/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      await page.keyboard.press('ControlOrMeta+s');
      const again = page.getByRole('dialog', { name: 'Please log in again' });
      const opened = context.waitForEvent('page');
      await again.getByRole('link', { name: 'Log in with Varda account' }).click();
      const beside = await opened;
      await expect(beside.getByRole('heading', { name: 'Dosage', level: 1 })).toBeVisible();
      await expect(form).toBeHidden();
      await expect(page.getByRole('cell', { name: 'Drops of somebody signed out' }).first()).toBeVisible();
    } finally {
      await issuer.stop();
    }
  });
});

test('[A-06] an account of role user reads why it cannot change accounts, and the server refuses it too', async ({
  page,
  api,
  site,
}) => {
  const account = { email: 'goran@varda-pharm.example', password: 'a password to begin with' };
  await api.call('POST /register', { body: { name: 'Goran', ...account } });
  const goran = await ApiClient.signIn(site.apiUrl, account);
  await signIn(page, goran);
  await page.goto('/admin/users');
  const reason = 'Only administrators can add, change or delete users.';
  for (const name of ['Create User', 'Edit: Goran', 'Delete: Goran']) {
    const button = page.getByRole('button', { name });
    await button.focus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
    // That of the button before goes slowly.
    const tooltip = page.getByRole('tooltip', { name: reason });
    await expect(tooltip).toHaveCount(1);
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(goran.call('POST /register', { body: { ...account, name: 'Two' } })).rejects.toThrow('403');
});
