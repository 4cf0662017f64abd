import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '@varda/contract/language';
import { expect, test } from '../fixtures/test.ts';

async function visitContacts(page: Page, language: Language) {
  await page.evaluate((lang) => localStorage.setItem('lang', lang), language);
  await page.goto('/contacts');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
}

test('[A-10] [A-13] [A-14] [V-05] staff write a contact block with a picture, change one language, and delete it; visitors see each step', async ({
  page,
  api,
  signedIn: _,
}) => {
  const stored = async () => (await api.call('GET /contact-info')).find(({ name }) => name.mk === 'Односи со јавноста');
  const row = page.getByRole('row', { name: /Press office/ });
  const block = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

  await test.step('create', async () => {
    await page.goto('/admin/contacts');
    await page.getByRole('button', { name: 'Create Contact' }).click();
    const form = page.getByRole('dialog', { name: 'Create Contact' });
    await form.getByLabel('Name EN').fill('Press office');
    await form.getByLabel('Name MK').fill('Односи со јавноста');
    await form.getByRole('textbox', { name: 'Description EN', exact: true }).fill('Calls until noon.');
    await form.getByRole('textbox', { name: 'Description MK', exact: true }).fill('Повици до пладне.');
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(path.join(import.meta.dirname, '../data/picture.png'));
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Contact created successfully!')).toBeVisible();
    await expect(row.getByRole('presentation')).toBeVisible();
  });
  const created = await stored();

  await test.step('change the Macedonian text and take the picture away', async () => {
    await row.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit Contact' });
    await form.getByRole('tab', { name: 'Macedonian' }).click();
    await form.getByRole('textbox', { name: 'Description MK', exact: true }).fill('Повици до 14 часот.');
    await form.getByRole('button', { name: 'Remove the image' }).click();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Contact updated successfully!')).toBeVisible();
    expect(await stored()).toMatchObject({
      name: created?.name,
      description: { en: created?.description.en, mk: '<p>Повици до 14 часот.</p>' },
      image: null,
    });
  });

  await test.step('visitors read it in their language', async () => {
    await visitContacts(page, 'mk');
    await expect(block('Односи со јавноста')).toContainText('Повици до 14 часот.');
    await visitContacts(page, 'en');
    await expect(block('Press office')).toContainText('Calls until noon.');
  });

  await test.step('delete', async () => {
    await page.goto('/admin/contacts');
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Contact deleted successfully!')).toBeVisible();
    await visitContacts(page, 'en');
    await expect(block('Press office')).toBeHidden();
  });
});
