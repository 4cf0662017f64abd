import { paths } from '@varda/platform/router/paths';
import { watchConsole } from '../fixtures/console.ts';
import { admin } from '../fixtures/demo-data.ts';
import { logIn } from '../fixtures/log-in.ts';
import { blockedSiteData, inOwnBrowser } from '../fixtures/own-browser.ts';
import { expect, test } from '../fixtures/test.ts';

const video =
  '<p>How it is made:</p><iframe src="https://www.youtube.com/watch?v=abcdef12345" title="Our works"></iframe>';

test('[N-07] [N-04] no page asks a third party for anything, and the only cookie is the language', async ({
  page,
  context,
  api,
  site,
}) => {
  const { _id } = await api.call('POST /history', { body: { text: { en: video, mk: video } } });
  const own = new URL(site.url).hostname;
  const abroad: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== own) abroad.push(request.url());
  });
  // With a scene, pictures, a video, the map and a form; on every page the policy and the console tell of such a request.
  for (const path of [paths.home, paths.about, paths.history, paths.contacts]) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click();
  await page.getByRole('button', { name: 'Македонски' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
  expect(abroad).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['lang']);
  await api.call('DELETE /history/:id', { params: { id: _id } });
});

test('[P-06] a video in a text is fetched when it is asked for, and the policy lets its player in', async ({
  page,
  api,
}) => {
  const asked: string[] = [];
  await page.route(/youtube-nocookie\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>video</p>' });
  });
  const { _id } = await api.call('POST /history', { body: { text: { en: video, mk: video } } });
  await page.goto('/history');
  const poster = page.getByRole('button', { name: /^Our works.*YouTube/ });
  await poster.focus();
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe[title="Our works"]').getByText('video')).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdef12345?autoplay=1']);
  await api.call('DELETE /history/:id', { params: { id: _id } });
});

test('[K-30] [L-01] [N-04] where the browser blocks site data, the site, the login and the back office work for the tab', async ({
  site,
  api,
}) => {
  await inOwnBrowser({ preferences: blockedSiteData }, async (context) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const complaints = watchConsole(page, null);
    await page.goto(site.url);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const refused = () => Boolean(window.localStorage);
    await expect(page.evaluate(refused), 'The browser does block it').rejects.toThrow('Access is denied');
    await page.getByRole('button', { name: 'Who we are' }).hover();
    await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(/history/);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('button', { name: 'Македонски' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.locator('footer button').click();
    await expect(page.locator('footer iframe')).toBeAttached();

    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Products' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'CBD Products' })).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.url}/login`);
    await logIn(page, admin);
    await expect(page).toHaveURL(/\/admin\/users/);
    await page.getByRole('button', { name: 'Create User' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Ana without storage');
    await dialog.getByLabel('Email').fill('ana.without.storage@varda-pharm.example');
    await dialog.getByRole('textbox', { name: 'Password' }).fill('words that nobody guesses at');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name: 'Ana without storage', exact: true })).toBeVisible();
    expect(complaints, 'The console stays clean').toEqual([]);
  });
  const { users } = await api.call('GET /users', { query: { search: 'ana.without.storage' } });
  expect(users).toHaveLength(1);
  await api.call('DELETE /users/:id', { params: { id: users[0]?._id ?? '' } });
});
