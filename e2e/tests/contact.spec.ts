import { expect, signIn, test } from '../fixtures/test.ts';

const message = { name: 'Ана Петровска', email: 'ana@pharmacy.example', text: 'Добар ден, дали имате капки за деца?' };

test.describe('[P-11] [S-07] the contact form in Macedonian, by keyboard', () => {
  test.use({ expectedComplaint: /status of 503/ });

  test('what the api refuses is said and stays typed; what it takes is read, marked and deleted by staff', async ({
    page,
    api,
  }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'mk'));
    await page.goto('/contacts');
    const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });

    await test.step('the api refuses', async () => {
      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
      await field('Име').focus();
      await page.keyboard.insertText(message.name);
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(message.email);
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(message.text);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Пораката не е испратена. Обидете се повторно.')).toBeVisible();
      await expect(field('Порака')).toHaveValue(message.text);
    });

    await test.step('the api takes it', async () => {
      await page.getByRole('main').getByRole('button', { name: 'Испратете' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Вашата порака е успешно испратена!')).toBeVisible();
      await expect(field('Порака')).toHaveValue('');
    });

    await signIn(page, api);
    await page.goto('/admin/messages');
    const row = page.getByRole('row', { name: new RegExp(message.name) });

    await test.step('staff read it', async () => {
      await expect(page.getByRole('link', { name: /^Пораки \(\d+ непрочитан[аи]\)$/ })).toBeVisible();
      await row.getByRole('button', { name: `Непрочитано: ${message.name}` }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: `Порака од ${message.name}` });
      await expect(dialog.getByText(message.text)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('staff mark it as unread', async () => {
      await row.getByRole('button', { name: `Означи како непрочитано: ${message.name}` }).focus();
      await page.keyboard.press('Enter');
      await expect(row.getByRole('button', { name: `Означи како прочитано: ${message.name}` })).toBeVisible();
    });

    await test.step('staff delete it', async () => {
      await row.getByRole('button', { name: `Избриши: ${message.name}` }).focus();
      await page.keyboard.press('Enter');
      const confirmation = page.getByRole('dialog');
      await expect(confirmation).toContainText('Дали сте сигурни дека сакате да ја избришете оваа ставка?');
      await confirmation.getByRole('button', { name: 'Избриши' }).focus();
      await page.keyboard.press('Enter');
      await expect(row).toHaveCount(0);
    });
  });
});

test('[N-04] [P-11] what was typed outlives its document and the choice of the other language, before hydration, too', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const choose = async (opener: RegExp, name: string) => {
    await page.getByRole('banner').getByRole('button', { name: opener }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await page.goto('/contacts');
  await main.getByRole('textbox', { name: 'Name' }).fill(message.name);
  await main.getByRole('textbox', { name: 'Message' }).fill(message.text);
  await page.goto('/history');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' }).click();
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue(message.name);
  await choose(/^Language/, 'Македонски');
  await expect(main.getByRole('textbox', { name: 'Порака' })).toHaveValue(message.text);
  await expect(main.getByRole('textbox', { name: 'Име' })).toHaveValue(message.name);

  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/contacts', { waitUntil: 'commit' });
  await main.getByRole('textbox', { name: 'Порака' }).fill(message.text);
  await choose(/^Јазик/, 'English');
  scripts.resolve();
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue(message.text);
});
