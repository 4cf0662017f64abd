import { ApiClient } from '../fixtures/api-client.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

test('[L-05] a person changes their password, which ends their other sessions, and later logs out everywhere', async ({
  page,
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

  await openMenu('Log out everywhere');
  await page.getByRole('dialog', { name: 'Log out everywhere' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  for (const client of [here, anew]) await expect(client.call('GET /session')).rejects.toThrow('401');
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
