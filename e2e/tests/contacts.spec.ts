import path from 'node:path';
import type { Language } from '@varda/contract/language';
import { expect, test } from '../fixtures/test.ts';
import { untilRendered } from '../fixtures/until-rendered.ts';

test('[A-10] [A-13] [A-14] [V-05] staff write a contact block with a picture, change one language, and delete it; visitors see each step', async ({
  page,
  api,
  request,
  signedIn: _,
}) => {
  const stored = async () => (await api.call('GET /contact-info')).find(({ name }) => name.mk === 'Односи со јавноста');
  const row = page.getByRole('row', { name: /Press office/ });
  /** What visitors are sent, which may be that of a second ago. */
  const visitorsRead = (language: Language) =>
    expect.poll(async () => (await untilRendered(() => request.get(`/contacts?lang=${language}`))).text());

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
    await visitorsRead('mk').toMatch(/Односи\sсо\sјавноста.*Повици\sдо\s14\sчасот\./s);
    await visitorsRead('en').toMatch(/Press\soffice.*Calls\suntil\snoon\./s);
  });

  await test.step('delete', async () => {
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Contact deleted successfully!')).toBeVisible();
    await visitorsRead('en').not.toMatch(/Press\soffice/);
  });
});
