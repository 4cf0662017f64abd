import { violationsOf } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('[E-02] unsaved words of both languages are seen beside the form, shared by a link, and revoked; visitors see none of it', async ({
  page,
  browser,
  signedIn: _,
}) => {
  await page.goto('/admin/who-we-are/about');
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit About' });
  await form.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
  const shown = page.frameLocator('iframe[data-shown]');
  await expect(shown.locator('h1')).toBeVisible();

  const name = form.getByLabel(/^Name/).first();
  await name.fill('Words that nobody has saved');
  await expect(shown.getByText('Words that nobody has saved').first()).toBeVisible();
  await form.getByRole('tab', { name: /Macedonian/ }).press('Enter');
  await form.getByRole('textbox', { name: /^Name MK/ }).fill('Зборови што никој не ги зачувал');
  await form.getByRole('radiogroup', { name: 'Language of the page' }).getByText('Macedonian').click();
  await expect(shown.getByText('Зборови што никој не ги зачувал').first()).toBeVisible();
  await form.getByRole('radiogroup', { name: 'Language of the page' }).getByText('English').click();
  await expect(shown.getByText('Words that nobody has saved').first()).toBeVisible();
  await form.getByText('Phone', { exact: true }).click();
  await form.getByRole('button', { name: 'Share' }).press('Enter');
  await form.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = await form.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(await violationsOf(page, { rules: ['wcag2a', 'wcag2aa', 'wcag22aa'], within: '[role=dialog]' })).toEqual([]);

  const colleague = await (await browser.newContext()).newPage();
  const answer = await colleague.goto(link);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  await expect(colleague.getByText('Words that nobody has saved').first()).toBeVisible();
  await expect(colleague.getByText('Preview, not published')).toBeVisible();
  await colleague.goto('/about');
  await expect(colleague.locator('h1')).toBeVisible();
  await expect(colleague.getByText('Words that nobody has saved')).toHaveCount(0);

  await form.getByRole('button', { name: /^Revoke: / }).press('Enter');
  await expect(form.getByRole('button', { name: /^Revoke: / })).toHaveCount(0);
  const ended = await page.request.get(link);
  expect(ended.status()).toBe(404);
  expect(await ended.text()).toContain('This preview has ended');
  await colleague.context().close();
});
