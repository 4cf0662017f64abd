import { distinctPages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

const film =
  '<p>How it is made:</p><iframe src="https://www.youtube.com/watch?v=abcdef12345" title="Our works"></iframe>';

test('[N-07] [N-04] no page asks a third party for anything, and the only cookie is the language', async ({
  page,
  context,
  api,
  site,
}) => {
  const { _id } = await api.call('POST /history', { body: { text: { en: film, mk: film } } });
  const own = new URL(site.url).hostname;
  const abroad: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== own) abroad.push(request.url());
  });
  for (const { path } of await distinctPages(api)) {
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

test('[P-06] a film in a text is fetched when it is asked for, and the policy lets its player in', async ({
  page,
  api,
}) => {
  const asked: string[] = [];
  await page.route(/youtube-nocookie\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>film</p>' });
  });
  const { _id } = await api.call('POST /history', { body: { text: { en: film, mk: film } } });
  await page.goto('/history');
  const poster = page.getByRole('button', { name: /^Our works.*YouTube/ });
  await poster.focus();
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe[title="Our works"]').getByText('film')).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdef12345?autoplay=1']);
  await api.call('DELETE /history/:id', { params: { id: _id } });
});
