import { ApiClient } from '../fixtures/api-client.ts';
import { violationsOf } from '../fixtures/axe.ts';
import { admin } from '../fixtures/demo-data.ts';
import { logIn } from '../fixtures/log-in.ts';
import { adminPages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test('[L-04] [L-02] every screen of the back office signed out leads to the login, and from there back', async ({
  page,
}) => {
  const [first, ...others] = adminPages.map(({ path }) => `${path}?search=a`);
  await page.goto(first ?? '');
  await expect(page).toHaveURL(/\/login/);
  for (const address of others) {
    await visit(page, address);
    await expect(page, address).toHaveURL(/\/login/);
  }
  await logIn(page, admin);
  await expect(page).toHaveURL(others.at(-1) ?? '');
});

test.describe('a refused login', () => {
  test.use({ expectedComplaint: /status of 401/ });

  test('[L-03] [A-03] shows one text for a wrong password and an unknown address, until the next try', async ({
    page,
  }) => {
    await page.goto('/login');
    const refusal = page.getByRole('alert').filter({ hasText: 'Invalid email or password' });
    const button = page.getByRole('button', { name: 'Login' });
    for (const email of [admin.email, 'nobody@varda-pharm.example']) {
      await page.getByLabel('Email Address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await button.press('Enter');
      await expect(refusal).toBeVisible();
      await expect(button, 'It has kept the focus').toBeFocused();
    }
    const answer = page.waitForResponse('**/api/login');
    await page.route('**/api/login', async (route) => {
      await expect(refusal).toBeHidden();
      await route.continue();
    });
    await button.click();
    await answer;
    await expect(refusal).toBeVisible();
  });

  test('[L-04] [K-26] a session that ends while one types opens a login over the page, and the save goes through', async ({
    page,
    api,
    signedIn: _,
  }) => {
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Create User' }).click();
    const form = page.getByRole('dialog', { name: 'Create User' });
    await form.getByLabel('Name').fill('Марко Илиев');
    await form.getByLabel('Email').fill('marko@varda-pharm.example');
    await form.getByLabel('Password').first().fill('a long enough password');
    await api.call('POST /logout');

    await form.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByLabel('Email Address')).toHaveValue(admin.email);
    await expect(page.getByLabel('Password', { exact: true }).last()).toBeFocused();
    await page.keyboard.type(admin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /Марко Илиев/ })).toBeVisible();

    await page
      .getByRole('row', { name: /Марко Илиев/ })
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(page.getByText('Are you sure you want to delete this item?')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('row', { name: /Марко Илиев/ })).toBeHidden();
  });
});

test.describe('somebody else signs in while a form is open', () => {
  test.use({ expectedComplaint: /status of 401/ });

  test('[K-26] nothing is sent in their name, neither after the dialog nor from another tab; the text stays a draft of its writer', async ({
    page,
    context,
    api,
    site,
    signedIn: _,
  }) => {
    const account = { email: 'bojana@varda-pharm.example', password: 'a password of hers alone' };
    const { _id } = await api.call('POST /register', { body: { ...account, name: 'Bojana', role: 'admin' } });
    const bojana = await ApiClient.signIn(site.apiUrl, account);
    const changes: { token: string | undefined; body: string | null }[] = [];
    context.on('request', (request) => {
      const isChange = request.method() !== 'GET' && /\/api\/(?!login|logout|vitals)/.test(request.url());
      if (isChange) changes.push({ token: request.headers().authorization, body: request.postData() });
    });
    const dialog = (name: string) => page.getByRole('dialog', { name });
    const openForm = async () => {
      await page.getByRole('button', { name: 'Create User' }).press('Enter');
      await expect(dialog('Create User').getByLabel('Name')).toBeFocused();
      return dialog('Create User');
    };
    const logIn = async (email: string, password: string) => {
      await dialog('Please log in again').getByLabel('Email Address').fill(email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
    };

    await page.goto('/admin/users');
    const form = await openForm();
    await page.keyboard.type('Only the administrator knows');
    await form.getByLabel('Email').fill('secret@varda-pharm.example');
    await form.getByLabel('Password').first().fill('a long enough password');
    await api.call('POST /logout');
    await page.keyboard.press('Enter');
    const own = `Bearer ${api.session.token}`;

    // In the dialog, twice: whoever stays is asked for the password again.
    const question = dialog('You are now signed in as Bojana in this browser');
    await logIn(account.email, account.password);
    await expect(question.getByRole('button', { name: 'Continue as Bojana' })).toBeFocused();
    expect(await violationsOf(page, { rules: ['wcag2a', 'wcag2aa', 'wcag22aa'] })).toEqual([]);
    const ended = page.waitForResponse('**/api/logout');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await ended).status()).toBe(200);
    await expect(dialog('Please log in again').getByLabel('Password', { exact: true })).toBeFocused();
    await expect(form.getByLabel('Name')).toHaveValue('Only the administrator knows');
    await logIn(account.email, account.password);
    await expect(question.getByRole('button', { name: 'Continue as Bojana' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('button', { name: /^Account: Bojana/ })).toBeVisible();
    await expect(page.getByText('Login successful!')).toBeVisible();
    expect(changes.map(({ token }) => token)).toEqual([own]);
    const hers = await openForm();
    await page.keyboard.type('Only Bojana knows');
    await expect(page.getByText(/has not been saved/)).toBeHidden();
    await hers.getByLabel('Email').fill('hers@varda-pharm.example');
    await hers.getByLabel('Password').first().fill('a long enough password');

    // In another tab.
    const administrator = await ApiClient.signIn(site.apiUrl);
    const beside = await context.newPage();
    await beside.goto('/');
    await beside.evaluate((session) => {
      for (const key of ['name', 'role', 'token']) localStorage.setItem(key, session[key as 'token']);
    }, administrator.session);
    await expect(dialog('You are now signed in as Administrator in this browser')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue as Administrator' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Account: Administrator/ })).toBeVisible();
    await page.getByRole('button', { name: 'Create User' }).press('Enter');
    const again = dialog('Create User');
    await expect(again.getByText(/What you entered here .* has not been saved/)).toBeVisible();
    await again.getByRole('button', { name: 'Continue with it' }).press('Enter');
    await expect(again.getByLabel('Name')).toHaveValue('Only the administrator knows');
    expect(changes.map(({ token }) => token)).toEqual([own]);
    await expect(bojana.call('GET /session')).resolves.toMatchObject({ _id });
    await administrator.call('DELETE /users/:id', { params: { id: _id } });
  });
});

test('[L-01] [L-05] the login visited signed in leads on; logout forgets everything, on the server and in other tabs', async ({
  page,
  context,
  site,
  signedIn: _,
}) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/admin/users');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const other = await context.newPage();
  await other.goto(`${site.url}/admin/home/dosage`);
  await expect(other.getByRole('table')).toBeVisible();

  await page.getByRole('button', { name: /Log ?out/i }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  const left = await page.evaluate(() => ['token', 'name', 'role', 'lang'].map((key) => localStorage.getItem(key)));
  expect(left).toEqual([null, null, null, null]);
  const answered = async () =>
    (await fetch(`${site.apiUrl}/api/session`, { headers: { authorization: `Bearer ${token}` } })).status;
  await expect.poll(answered).toBe(401);
});
