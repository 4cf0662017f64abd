import type { Page } from '@playwright/test';
import type { AnnouncementFields } from '@varda/contract/announcements';
import type { ApiClient } from '../fixtures/api-client.ts';
import { violationsOf } from '../fixtures/axe.ts';
import { watchConsole } from '../fixtures/console.ts';
import { untilHydrated } from '../fixtures/hydrated.ts';
import { mostShift, shiftOf, untilSettled, watchShifts } from '../fixtures/layout-shift.ts';
import { blockedSiteData, inOwnBrowser } from '../fixtures/own-browser.ts';
import { expect, test } from '../fixtures/test.ts';

const closed = {
  message: { en: 'Our phone lines are closed on Monday.', mk: 'Телефонските линии не работат во понеделник.' },
  linkText: { en: 'Write to us', mk: 'Пишете ни' },
};
const recall = { message: { en: 'Batch 2611-B is being recalled.', mk: '' } };

async function write(api: ApiClient, place: 1 | 2, fields: Partial<AnnouncementFields> & { importance?: string }) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  await api.call('PUT /site-content/:id', { params: { id: `announcement-${place}` }, body });
}

/** The shell's server may show for a second what it has kept. */
async function untilAnnounced(page: Page, address: string, count: number) {
  await expect(async () => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-announcement]')).toHaveCount(count, { timeout: 1_000 });
  }).toPass();
}

test.afterEach(async ({ api }) => {
  const nothing = { en: '', mk: '' };
  for (const place of [1, 2] as const)
    await write(api, place, { message: nothing, linkText: nothing, target: '', until: '', importance: 'info' });
});

test('[E-07] an announcement is there with the document, moves nothing, and is closed for good before any script has come, by mouse and keyboard', async ({
  page,
  context,
  api,
}) => {
  await watchShifts(context);
  const rendered = async () => {
    const document = await (await page.request.get('/about?lang=en')).text();
    // A server that has just started may leave the page to the browser.
    expect(document).toContain('<h1');
    return document.length;
  };
  await expect(rendered).toPass();
  const length = await rendered();
  await write(api, 1, { ...closed, target: '/contacts' });
  await write(api, 2, { ...recall, importance: 'important' });
  await untilAnnounced(page, '/about?lang=en', 2);
  const region = page.getByRole('region', { name: 'Announcements' });

  const held = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname.endsWith('.js'),
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  await page.goto('/about?lang=en', { waitUntil: 'commit' });
  await region.getByRole('button', { name: `Close: ${closed.message.en}` }).click();
  await expect(region.getByText(closed.message.en)).toBeHidden();
  const last = region.getByRole('button', { name: `Close: ${recall.message.en}` });
  await expect(last).toBeFocused();
  held.resolve();
  await untilHydrated(page);
  await untilSettled(page);
  await expect(region.getByText(closed.message.en)).toBeHidden();
  await expect(region.getByText(recall.message.en)).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(mostShift);
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();

  // On the next document too, without a shift; what has changed is news again.
  await page.goto('/?lang=en');
  await untilHydrated(page);
  await untilSettled(page);
  await expect(region).toBeHidden();
  expect(await shiftOf(page)).toBeLessThan(mostShift);
  await write(api, 2, { message: { en: 'Batch 2611-C is being recalled.', mk: '' } });
  await expect(async () => {
    await page.goto('/?lang=en');
    await expect(region.getByText('Batch 2611-C')).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await write(api, 1, { message: { en: '', mk: '' }, target: '', linkText: { en: '', mk: '' } });
  await write(api, 2, { message: { en: '', mk: '' }, importance: 'info' });
  await untilAnnounced(page, '/about?lang=en', 0);
  expect(await rendered()).toBe(length);
});

test('[E-07] announcements are read in both languages, where they have a text, lead where they say, and end with their last day', async ({
  page,
  api,
}) => {
  await write(api, 1, { ...closed, target: '/contacts' });
  await write(api, 2, { ...recall, importance: 'important' });
  for (const [language, name, count] of [
    ['mk', 'Известувања', 1],
    ['en', 'Announcements', 2],
  ] as const) {
    await page.goto(`/about?lang=${language}`);
    await page.evaluate((lang) => localStorage.setItem('lang', lang), language);
    await untilAnnounced(page, `/about?lang=${language}`, count);
    const region = page.getByRole('region', { name });
    await expect(region).toContainText(closed.message[language]);
    await untilHydrated(page);
    expect(await violationsOf(page, { rules: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })).toEqual(
      [],
    );
    await page.emulateMedia({ media: 'print' });
    await expect(region).toBeHidden();
    await page.emulateMedia({ media: null });
  }
  await page.getByRole('link', { name: closed.linkText.en }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  await expect(page.getByText(recall.message.en)).toBeVisible();

  // A file is no page of the router's.
  await write(api, 1, { target: '/robots.txt' });
  const link = page.getByRole('link', { name: closed.linkText.en });
  await expect(async () => {
    await page.goto('/about?lang=en');
    await expect(link).toHaveAttribute('href', '/robots.txt', { timeout: 1_000 });
  }).toPass();

  await write(api, 2, { until: '2026-01-01' });
  await untilAnnounced(page, '/about?lang=en', 1);
});

test('[E-07] [K-30] where the browser blocks site data, an announcement is closed for as long as the document lives', async ({
  page,
  site,
  api,
}) => {
  await write(api, 1, { message: closed.message });
  await untilAnnounced(page, '/about?lang=en', 1);
  await inOwnBrowser({ preferences: blockedSiteData }, async (context) => {
    const own = context.pages()[0] ?? (await context.newPage());
    const complaints = watchConsole(own, null);
    await own.goto(`${site.url}/about?lang=en`);
    await untilHydrated(own);
    const region = own.getByRole('region', { name: 'Announcements' });
    await region.getByRole('button', { name: `Close: ${closed.message.en}` }).click();
    await expect(region).toBeHidden();
    await own.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
    await expect(own).toHaveURL(/contacts/);
    await expect(region).toBeHidden();
    await own.reload();
    await expect(region).toBeVisible();
    expect(complaints, 'The console stays clean').toEqual([]);
  });
});
