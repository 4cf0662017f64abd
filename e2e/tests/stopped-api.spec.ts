import { paths } from '@varda/platform/router/paths';
import { ApiClient } from '../fixtures/api-client.ts';
import { untilHydrated } from '../fixtures/hydrated.ts';
import { type RunningSite, runSite } from '../fixtures/running-site.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

/** The browser itself reports what it could not fetch. */
test.use({ expectedComplaint: /Failed to load resource/ });

let running: RunningSite;
let staff: ApiClient;
/** Path of one. */
let product: string;

test.beforeAll(async ({ site: remotesOf }) => {
  running = await runSite({ remotesOf });
  const { site } = running;
  staff = await ApiClient.signIn(site.apiUrl);
  const [first] = await staff.call('GET /products/all');
  product = paths.product(first?._id ?? '');
  await site.service('api').stop();
});
test.afterAll(() => running?.end());

test('[X-01] [A-03] a stopped api: the back office shows the catalogue’s text in place of the table', async ({
  page,
}) => {
  const { site } = running;
  await signIn(page, staff);
  await page.goto(`${site.url}/admin/users`);
  await expect(page.getByText('Failed to fetch users')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('[P-11] a stopped api: what became of a message that was sent without scripts is said once they have come', async ({
  page,
}) => {
  const { site } = running;
  await page.goto(`${site.url}/contacts`);
  await page.getByLabel('Message').fill('Please call me back.');
  // As a browser sends it by itself: no script is asked.
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByText('Failed to send the message. Please try again.')).toBeVisible();
  await untilHydrated(page);
  await expect(page.getByText('Failed to send the message. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Please call me back.');
});

// The last one: it starts the api again.
test('[P-04] [P-07] [P-08] [P-14] a stopped api: the home page keeps hero and tiles; it, category and product say what is missing, and mend by the retry', async ({
  page,
  context,
}) => {
  const { site } = running;
  const visits = [
    { visitor: await context.newPage(), path: '/parent/cbd-products', text: 'Failed to fetch data' },
    { visitor: await context.newPage(), path: product, text: 'Error fetching product' },
  ];
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Good medicine begins with care' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Personal Care Products/ })
      .last(),
  ).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch history' })).toBeVisible();
  await expect(page.getByText('Failed to fetch data')).toBeVisible();
  for (const { visitor, path, text } of visits) {
    await visitor.goto(site.url + path);
    await expect(visitor.getByText(text).first()).toBeVisible();
  }

  await site.service('api').start();
  for (const { visitor, text } of visits) {
    await visitor.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
    await expect(visitor.getByText(text)).toHaveCount(0);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const retries = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(async () => {
    // Each retry takes its button away with it.
    if ((await retries.count()) > 0) await retries.first().click({ timeout: 1_000 });
    await expect(retries).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Failed to fetch data')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How to take tablets correctly' })).toBeVisible();
});
