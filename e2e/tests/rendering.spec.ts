import { FaultyHost } from '../fixtures/faulty-host.ts';
import { isFirstHeadingUnchanged, rememberFirstHeading, wasFirstHeadingShown } from '../fixtures/first-heading.ts';
import { publicPages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilRendered } from '../fixtures/until-rendered.ts';

/** A page of each kind, those that are not there among them. */
async function everyPath(apiUrl: string): Promise<{ path: string; status: number }[]> {
  const get = async (path: string) => (await fetch(`${apiUrl}/api${path}`)).json();
  const [product] = (await get('/products/all')) as { _id: string }[];
  const { careers } = (await get('/adminCareer?lang=en&active=true')) as { careers: { _id: string }[] };
  const there = [
    '/',
    '/about',
    '/history',
    '/careers',
    '/contacts',
    '/parent/cbd-products',
    '/parent/Herbal%20Products',
  ];
  const missing = ['/no/such', '/product/none', '/parent/none', '/careers/none'];
  return [
    ...[...there, `/product/${product?._id}`, `/careers/${careers[0]?._id}`].map((path) => ({
      path,
      status: 200,
    })),
    ...missing.map((path) => ({ path, status: 404 })),
  ];
}

test.describe('a page that is not there', () => {
  // The browser itself reports a document with the status 404.
  test.use({ expectedComplaint: /status of 404/ });

  test('[P-12] is hydrated as it has come, without a mismatch, in both languages', async ({ page, site }) => {
    await rememberFirstHeading(page);
    const missing = (await everyPath(site.apiUrl)).filter(({ status }) => status === 404);
    for (const [index, { path }] of missing.entries()) {
      const language = index % 2 === 0 ? 'en' : 'mk';
      const response = await untilRendered(() => page.goto(`${path}?lang=${language}`));
      expect(response.status(), path).toBe(404);
      await expect.poll(() => isFirstHeadingUnchanged(page), `${path} in ${language} is not rendered anew`).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });
});

test('[N-01] [N-03] [N-04] links and menus of a Macedonian page name its language, so that a copied address opens in it elsewhere', async ({
  page,
  request,
  site,
}) => {
  for (const { path } of await everyPath(site.apiUrl)) {
    const html = await (await untilRendered(() => request.get(`${path}?lang=mk`))).text();
    const links = [...html.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(links.length, path).toBeGreaterThan(8);
    const pages = links.filter((href) => !/^\/(language|api\/pictures)\//.test(href));
    const others = pages.filter((href) => !/\?lang=mk(#|$)/.test(href));
    expect(others, path).toEqual([]);
  }
  await page.goto('/?lang=mk');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Производи' }).click();
  await bar.locator('a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\/[^/]+\?lang=mk$/);
  expect((await fetch(page.url())).headers.get('content-language')).toBe('mk');

  await bar.getByRole('button', { name: /Македонски/ }).click();
  await bar.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/product\/[^/?]+$/);
  await bar.getByRole('button', { name: /English/ }).click();
  await bar.getByRole('button', { name: 'Македонски' }).click();
  await expect(page).toHaveURL(/\/product\/[^/]+\?lang=mk$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
  // Typed without a language, it is read in the one that was chosen, and is copied with it.
  await page.goto('/about');
  await expect(page).toHaveURL(/\/about\?lang=mk$/);
});

test('[P-12] a visitor whose clock is years off gets no other page than everybody', async ({ page }) => {
  await page.addInitScript(() => {
    Date.prototype.getFullYear = () => 2031;
  });
  await page.goto('/');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('body footer > *') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
});

for (const width of [360, 1280]) {
  test(`[P-01] what the document asks for ahead is what the page shows, its styles are there, and nothing comes twice: ${width} px`, async ({
    page,
    request,
  }) => {
    // From then on the shell has it cached.
    await untilRendered(() => request.get('/'));
    await page.setViewportSize({ width, height: 780 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const response = await page.goto('/', { waitUntil: 'networkidle' });
    const ahead = ((await response?.text()) ?? '').split('<style', 1)[0];
    const first = await page.locator('img[fetchpriority="high"]').evaluate((img: HTMLImageElement) => img.currentSrc);
    for (const part of [new URL(first).pathname, 'as="font"']) expect(ahead).toContain(part);
    const files = asked.filter((url) => !url.startsWith('data:'));
    expect(files.filter((url, place) => files.indexOf(url) !== place)).toEqual([]);
    const styles = await page
      .locator('head > style[data-href]')
      .evaluateAll((sheets: HTMLElement[]) => sheets.map(({ dataset }) => dataset.href ?? ''));
    // The shell's and the page's.
    expect(styles).toHaveLength(2);
    expect(files.filter((url) => styles.some((file) => url.endsWith(file)))).toEqual([]);
  });
}

for (const opened of [
  { name: 'home', below: 'main a[href^="/parent/"]:not([data-carousel] *) img' },
  { name: 'product', below: 'main a[href^="/product/"] img' },
])
  test(`[P-01] pictures further down wait for the one that the page is opened for: ${opened.name}`, async ({
    page,
    api,
  }) => {
    const [pictures, scripts] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    for (const [files, held] of [
      [/\.avif$/, pictures],
      [/\.js$/, scripts],
    ] as const)
      await page.route(files, async (route) => {
        await held.promise;
        await route.continue();
      });
    await page.setViewportSize({ width: 360, height: 780 });
    const path = (await publicPages(api)).find(({ name }) => name.startsWith(opened.name))?.path ?? '';
    await page.goto(path, { waitUntil: 'commit' });
    const below = page.locator(opened.below).first();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Without a box it is not fetched.
    await expect(below).toBeHidden();
    pictures.resolve();
    await expect(below).toBeVisible();
    await expect(below).toHaveJSProperty('complete', true);
    scripts.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  });

test('[P-01] a page waits for its end, and if that does not come, it is shown as far as it has come', async ({
  page,
  site,
  request,
}) => {
  const html = await (await untilRendered(() => request.get('/contacts'))).text();
  const begun = html.slice(0, html.indexOf('<footer'));
  const host = await FaultyHost.inFrontOf(site.url);
  host.break({ '/contacts': { type: 'text/html; charset=utf-8', body: begun, unfinished: true } });
  await rememberFirstHeading(page);
  await page.goto(`${host.url}/contacts`, { waitUntil: 'commit' });
  expect(await wasFirstHeadingShown(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.close();
  host.close();
});

test.describe('a line that comes and goes', () => {
  test.use({ expectedComplaint: /Failed to load resource/ });

  test('[F-05] a script that did not come is asked for again, and the page hydrated', async ({ page }) => {
    const failed = new Set<string>();
    await page.route(/\.js$/, (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page.getByText('Slide 2 of 6', { exact: true })).toBeAttached();
    expect(failed.size).toBeGreaterThan(3);
  });
});

test('[B-05] a long category is filtered from the keyboard, and back undoes it', async ({ page }) => {
  await page.goto('/parent/personal-care-products?lang=mk');
  const filters = page.getByRole('navigation', { name: 'Филтрирање на производите' });
  const whole = await filters.getByRole('status').innerText();
  const cream = filters.getByRole('link', { name: /^Крем/ });
  const count = Number((await cream.innerText()).match(/\d+/)?.[0]);
  await cream.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?form=cream&lang=mk$/);
  await expect(cream).toHaveAttribute('aria-current', 'true');
  await expect(cream).toBeFocused();
  await expect(filters.getByRole('status')).toHaveText(`${count} производа`);
  await expect(page.getByRole('main').locator('a[href^="/product/"]')).toHaveCount(count);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goBack();
  await expect(filters.getByRole('status')).toHaveText(whole);
  await expect(cream).not.toHaveAttribute('aria-current');
  await page.goForward();
  await filters.getByRole('link', { name: 'Исчистете го филтерот' }).press('Enter');
  await expect(filters.getByRole('status')).toHaveText(whole);
  await expect(filters.getByRole('link').first()).toBeFocused();
  await page.goto('/parent/herbal-products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Filter the products' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedComplaint: /status of 422/ });

  test('[B-05] a long category is filtered by links', async ({ page }) => {
    await page.goto('/parent/personal-care-products?form=nonsense');
    const filters = page.getByRole('navigation', { name: 'Filter the products' });
    await filters.getByRole('link', { name: /^SENSILIS oils/ }).click();
    await expect(filters.getByRole('status')).toHaveText('5 products');
    await expect(filters.getByRole('link', { name: /^Cream/ })).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/parent\/personal-care-products$/);
    await filters.getByRole('link', { name: 'Clear the filter' }).click();
    await expect(page).toHaveURL(/\/parent\/personal-care-products$/);
    // No product is both.
    await page.goto('/parent/personal-care-products?subcategory=sensilis-oils&form=gel');
    await expect(page.getByText('No items found')).toBeVisible();
    await expect(filters.getByRole('link', { name: 'Clear the filter' })).toBeVisible();
  });

  test('[N-04] [P-11] [B-03] the site is read, walked, searched, read in the other language and written to', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Good medicine begins with care' })).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Pages of the site' });
    // Links stand there once, and their rows do not stay over the page.
    await expect(page.getByRole('banner').getByRole('link', { name: /^(Home|Careers|Contacts)$/ })).toHaveText([
      'Home',
      'Careers',
      'Contacts',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await pages.getByRole('link', { name: 'CBD Products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'CBD Products' })).toBeVisible();
    await page.getByRole('main').locator('a[href^="/product/"]').first().click();
    await expect(page.getByRole('heading', { name: 'Packaging / Dosage' })).toBeVisible();

    await page.getByRole('link', { name: 'Македонски' }).click();
    await page.getByRole('navigation', { name: 'Сите страници' }).getByRole('link', { name: 'Пребарување' }).click();
    await page.getByRole('searchbox').fill('istorijat');
    await page.getByRole('main').getByRole('button', { name: 'Пребарајте' }).click();
    await expect(page).toHaveTitle('istorijat · Пребарување · Варда Фарм');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('searchbox')).toHaveValue('istorijat');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Историјат/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Историјат' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Сите страници' }).getByRole('link', { name: 'Контакт' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Контакт' })).toBeVisible();

    await page.locator('input[name="name"]').fill('Ана');
    await page.locator('input[name="email"]').fill('нема адреса');
    await page.locator('textarea[name="message"]').fill('Добар ден');
    const send = page.locator('form[method="post"] button[type="submit"]');
    await send.click();
    await expect(page.getByText('Внесете важечка адреса на е-пошта.')).toBeVisible();
    await expect(page.locator('textarea[name="message"]')).toHaveValue('Добар ден');
    const email = page.locator('input[name="email"]');
    await expect(email, 'The new document is where the first refused field is').toBeInViewport();
    await expect(email).toBeFocused();
    await email.fill('ana@example.com');
    await send.click();
    const sent = page.getByText('Вашата порака е успешно испратена!');
    await expect(sent, 'The new document is where it says that the message was sent').toBeInViewport();
    await expect(sent).toBeFocused();
  });

  test('[P-10] an application is answered on the page of its vacancy', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('main').locator('a[href^="/careers/"]').first().click();
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    const address = page.url();
    const send = page.locator('form[method="post"] button[type="submit"]');
    await page.locator('input[name="name"]').fill('Ana');
    await page.locator('input[name="email"]').fill('no address');
    await send.click();
    await expect(page.locator('input[name="email"]')).toBeFocused();
    await expect(page.locator('textarea[name="message"]')).toHaveValue(/^I am applying for the position/);
    await page.locator('input[name="email"]').fill('ana@example.com');
    await send.click();
    await expect(page.getByText('Your message has been sent successfully!')).toBeFocused();
    await expect(heading).toHaveText(title);
    expect(page.url()).toBe(address);
  });

  test('[P-09] a long list shows more of it', async ({ page }) => {
    await page.goto('/careers');
    const vacancies = page.getByRole('main').locator('a[href^="/careers/"]');
    await expect(vacancies).toHaveCount(6);
    const more = page.getByRole('button', { name: 'Load more' });
    await more.click();
    await expect(vacancies).toHaveCount(7);
    await expect(more).toHaveCount(0);
    await expect(vacancies.last(), 'The new document is where the further rows begin').toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(vacancies.last()).toBeFocused();
  });

  test('[P-09] what more there is of a long list is gone to while the end of its page is on its way', async ({
    page,
    request,
    site,
  }) => {
    const host = await FaultyHost.inFrontOf(site.url);
    await page.goto(`${host.url}/careers`);
    const answer = await request.post('/careers', { form: { pages: '1' }, headers: { origin: site.url } });
    const [begun = ''] = (await answer.text()).split('<footer');
    host.break({ '/careers': { type: 'text/html; charset=utf-8', body: begun, unfinished: true } });
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('main').locator('a[href^="/careers/"]').nth(6)).toBeInViewport();
    await page.close();
    host.close();
  });
});

test('[P-13] search engines are told the one address of a page, its languages, what it is about and what there is', async ({
  request,
  site,
}) => {
  const [product] = (await (await request.get(`${site.apiUrl}/api/products/all`)).json()) as { _id: string }[];
  const html = await (await untilRendered(() => request.get(`/product/${product?._id}?lang=mk`))).text();
  const path = `${site.url}/product/${product?._id}`;
  expect(html).toContain(`<link rel="canonical" href="${path}?lang=mk"`);
  for (const language of ['en', 'mk', 'x-default']) {
    expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${path}`);
  }
  expect(html).toMatch(
    /<meta property="og:image" content="http[^"]+\.webp"\/><meta property="og:image:width" content="\d+"/,
  );
  expect(html).toContain('<meta property="og:type" content="product"');
  expect(html.match(/<link rel="icon"/g)).toHaveLength(1);
  const data = structuredData(html);
  expect(data.map((each) => each['@type']).sort()).toEqual(['BreadcrumbList', 'Product']);
  const crumbs = data.find((each) => each.itemListElement)?.itemListElement as { item?: string }[];
  expect(crumbs[0]?.item).toBe(`${site.url}/?lang=mk`);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${path}</loc>`);
  expect(sitemap).toContain(`<loc>${path}?lang=mk</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect((await request.get('/login')).headers()['x-robots-tag']).toBe('noindex');
});

test('[P-10] search engines are told of a vacancy as of a job: whose it is, since when and where', async ({
  request,
  api,
}) => {
  const { careers } = await api.call('GET /adminCareer', { query: { lang: 'mk', active: 'true' } });
  const [vacancy] = careers;
  const html = await (await untilRendered(() => request.get(`/careers/${vacancy?._id}?lang=mk`))).text();
  const [job] = structuredData(html).filter((each) => each['@type'] === 'JobPosting') as {
    hiringOrganization?: { logo: string };
  }[];
  expect(job).toMatchObject({
    title: vacancy?.vacancy.mk,
    datePosted: vacancy?.createdAt,
    directApply: true,
    jobLocation: { address: { addressCountry: 'MK' } },
  });
  const logo = await request.get(job?.hiringOrganization?.logo ?? 'none');
  expect(logo.headers()['content-type']).toBe('image/png');
});

test('[P-10] [N-04] a vacancy that is public in Macedonian only is not there in English, and says where it is', async ({
  request,
  api,
}) => {
  const both = (en: string, mk: string) => ({ en, mk });
  const { _id: id } = await api.call('POST /adminCareer', {
    body: {
      vacancy: both('Analyst', 'Аналитичар'),
      shortDescription: both('In short', 'Накратко'),
      description: both('<p>All</p>', '<p>Сѐ</p>'),
      active: { en: false, mk: true },
    },
  });
  const english = await untilRendered(() => request.get(`/careers/${id}`));
  expect(english.status()).toBe(404);
  expect(await english.text()).toMatch(
    new RegExp(`<a href="/careers/${id}\\?lang=mk"[^>]*lang="mk"[^>]*>Аналитичар</a>`),
  );
  const macedonian = await untilRendered(() => request.get(`/careers/${id}?lang=mk`));
  expect([macedonian.status(), await macedonian.text()]).toEqual([200, expect.stringContaining('Аналитичар')]);
  await api.call('DELETE /adminCareer/:id', { params: { id } });
});

/** What a document says to search engines by JSON-LD. */
function structuredData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}

test('[F-02] what staff save shows to the next visitor within a second', async ({ request, api }) => {
  const [entry] = await api.call('GET /history');
  const text = { en: '<p>A stop that was added just now</p>', mk: '<p>Нова станица</p>' };
  await request.get('/history');
  await api.call('PUT /history/:id', { params: { id: entry?._id ?? '' }, body: { text } });
  let oldAnswers = -1;
  await expect(async () => {
    oldAnswers += 1;
    expect(await (await request.get('/history')).text()).toContain('A stop that was added just now');
  }).toPass({ intervals: [50] });
  // At 50 ms or more for each, a second has no more of them, and that of a busy machine has fewer.
  expect(oldAnswers).toBeLessThanOrEqual(20);
});

test('[P-13] a public page may stay in the back/forward cache', async ({ page }) => {
  await page.addInitScript(() => {
    const listened: string[] = [];
    Object.assign(window, { listened });
    const add = window.addEventListener;
    window.addEventListener = (...args: Parameters<typeof add>) => {
      listened.push(args[0]);
      add.apply(window, args);
    };
  });
  const response = await page.goto('/');
  expect(response?.headers()['cache-control']).not.toContain('no-store');
  const listened = await page.evaluate(() => (window as unknown as { listened: string[] }).listened);
  // The router's own: the page is hydrated.
  expect(listened).toContain('popstate');
  for (const end of ['unload', 'beforeunload']) expect(listened).not.toContain(end);
});

test('[S-02] what is too large to be received is said so through the shell, too', async ({ request }) => {
  const answer = await request.post('/api/vitals', { data: { text: 'x'.repeat(5_000_000) } });
  expect([answer.status(), (await answer.json()).code]).toEqual([413, 'too_large']);
});
