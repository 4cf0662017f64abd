import { Answers } from '../fixtures/answers.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** The browser itself reports what it could not fetch. */
test.use({ expectedComplaint: /Failed to load resource/ });

test('[X-01] [P-04] [P-07] [P-08] [P-09] [P-10] each public page says what has failed in the words of the catalogue', async ({
  page,
  api,
}) => {
  const [product] = await api.call('GET /products/all');
  const id = product?._id;
  const pages = [
    ['/', '/dosage', 'Failed to fetch history', 'answered', 'An error occurred while fetching history'],
    ['/parent/cbd-products', '/parent/cbd-products', 'Failed to fetch data', 'silent'],
    [`/product/${id}`, `/products/product/${id}`, 'Error fetching product', 'answered'],
    ['/about', '/about', 'Failed to fetch About Us entries.', 'silent'],
    ['/history', '/history', 'Failed to fetch history', 'answered'],
    ['/careers', '/adminCareer', 'Failed to load careers. Please try again later.', 'silent'],
    ['/contacts', '/contact-info', 'Failed to fetch contact info', 'answered'],
  ] as const;
  const answers = await Answers.on(page);
  const main = page.getByRole('main');
  // From within the site, so that the browser asks for the data of each page.
  await page.goto('/search');
  // One text is for both ways to fail, but for the first page.
  for (const [address, path, text, how, silent = text] of pages) {
    await test.step(address, async () => {
      const call = new RegExp(`^GET ${path}$`);
      answers.fail(call, how);
      await visit(page, address);
      await expect(main.getByText(text, { exact: true })).toBeVisible();
      if (silent !== text) {
        answers.fail(call, 'silent');
        await main.getByRole('button', { name: 'Try again' }).first().click();
        await expect(main.getByText(silent, { exact: true })).toBeVisible();
      }
      answers.end();
      await main.getByRole('button', { name: 'Try again' }).first().click();
      await expect(main.getByText(silent, { exact: true })).toBeHidden();
    });
  }

  await test.step('no vacancies, and one that is not there', async () => {
    // Begins with nothing fetched.
    await page.goto('/search');
    answers.accept(/^GET \/adminCareer$/, { careers: [], totalCount: 0 });
    await visit(page, '/careers');
    await expect(main.getByText('No open positions at the moment.')).toBeVisible();
    answers.end();
    await visit(page, '/careers/nothing');
    await expect(main.getByText('Career not found', { exact: true })).toBeVisible();
  });
});

test('[X-01] [P-11] [L-03] the contact form and the login say what has become of them', async ({ page }) => {
  const answers = await Answers.on(page);
  const main = page.getByRole('main');
  await page.goto('/contacts');
  await main.getByLabel('Name').fill('Ана');
  await main.getByLabel('Email address').fill('ana@varda-pharm.example');
  await main.getByLabel('Message').fill('Здраво');
  const send = main.getByRole('button', { name: 'Send' });
  const call = /^POST \/contact$/;
  for (const how of ['answered', 'silent'] as const) {
    answers.fail(call, how);
    const asked = page.waitForRequest((request) => call.test(Answers.callOf(request)));
    await send.click();
    await asked;
    await expect(main.getByText('Failed to send the message. Please try again.', { exact: true })).toBeVisible();
  }
  answers.accept(call, { done: true });
  await send.click();
  await expect(main.getByText('Your message has been sent successfully!', { exact: true })).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Email Address').fill('ana@varda-pharm.example');
  await page.getByLabel('Password', { exact: true }).fill('any password');
  for (const how of ['answered', 'silent'] as const) {
    answers.fail(/^POST \/login$/, how);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible();
  }
});
