import { admin } from '../fixtures/demo-data.ts';
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
  await page.getByLabel('Email Address').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(others.at(-1) ?? '');
});

test.describe('a refused login', () => {
  test.use({ expectedComplaint: /status of 401/ });

  test('[L-03] shows one text for a wrong password and an unknown address, until the next try', async ({ page }) => {
    await page.goto('/login');
    const refusal = page.getByRole('alert').filter({ hasText: 'Invalid email or password' });
    const button = page.getByRole('button', { name: 'Login' });
    for (const email of [admin.email, 'nobody@varda-pharm.example']) {
      await page.getByLabel('Email Address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await button.click();
      await expect(refusal).toBeVisible();
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

  test('[L-04] a session that ends while one types opens a login over the page, and the save goes through', async ({
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
    await page.getByLabel('Email Address').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).last().fill(admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
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
  const answer = await fetch(`${site.apiUrl}/api/session`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(401);
});
