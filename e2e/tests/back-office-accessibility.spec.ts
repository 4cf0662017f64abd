import type { Page } from '@playwright/test';
import { contractVersion } from '@varda/platform/remote/contract-version';
import type { ApiClient } from '../fixtures/api-client.ts';
import { violationsOf } from '../fixtures/axe.ts';
import { setColourScheme } from '../fixtures/colour-scheme.ts';
import { adminPages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/*
 * Every screen and form is looked at with all rules once, each kind of part in both schemes, and the frame around the screens with one
 * of them. Lists and what they ask are looked at in English on a desktop; filled forms in Macedonian on a phone, where words have the
 * least room: there nothing scrolls sideways.
 */

/** WCAG 2.0 to 2.2, levels A and AA, and what axe recommends beyond them, without exclusions. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 800 };

/** One of the product screens stands for all of them. */
const products = '/admin/products/dietary-supplements/galapro';
const withForm = adminPages.filter(
  ({ path }) =>
    path === products ||
    !/^\/admin\/(overview|products|messages|media|drafts|calendar|trash|activity|personal-data|releases)(\/|$)/.test(
      path,
    ),
);

/** Fields of which the form of a product has none: several pictures, checkboxes, a password. */
const inBothSchemes = /\/(about|vacancy|users)$/;

/** What opened last: the page behind it has been looked at on its own. */
const dialog = '[role=dialog]';

/** The button of a row that opens the menu of what can be done with it. */
const actions = /^(Actions|Дејства):/;

const isPhone = (page: Page) => page.viewportSize()?.width === phone.width;

/** All rules, in the scheme that the page is in: for what is made of parts that another look has seen in both. */
async function expectAccessible(page: Page, what: string, within = 'main') {
  expect.soft(await violationsOf(page, { rules, within }), what).toEqual([]);
}

/** The contrast in the other scheme, too, which the page then stays in: a change of it draws everything anew. */
async function expectAccessibleInBoth(page: Page, what: string, within?: string) {
  await expectAccessible(page, what, within);
  const isDark = await page.evaluate(() => document.documentElement.dataset.mantineColorScheme === 'dark');
  const scheme = isDark ? 'light' : 'dark';
  await setColourScheme(page, scheme);
  const contrast = await violationsOf(page, { rules: 'color-contrast', within: within ?? 'main' });
  expect.soft(contrast, `${what}, ${scheme}`).toEqual([]);
}

/** Of the document and of windows over it, which may take a moment to be what their width makes of them. */
async function expectNoSidewaysScroll(page: Page, what: string) {
  const beyond = () =>
    page.evaluate(() =>
      Math.max(
        ...[document.documentElement, ...document.querySelectorAll('[role=dialog]')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      ),
    );
  await expect.configure({ soft: true }).poll(beyond, `${what}: how far it scrolls sideways`).toBeLessThanOrEqual(0);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('table')).toBeVisible();
}

/** Goes on to another screen in the document that is open, which keeps what it has loaded, until what it has is shown: a table, mostly. */
async function goOn(page: Page, path: string, shown = page.getByRole('table')) {
  const title = page.getByRole('heading', { level: 1 });
  const before = (await title.textContent()) ?? '';
  await visit(page, path);
  await expect(title).not.toHaveText(before);
  await expect(shown).toBeVisible();
  await leaveButtons(page);
}

/** What lies below the pointer, or has got the focus back from a dialog, says what it does, once the screen is there. */
async function leaveButtons(page: Page) {
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { level: 1 }).focus();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

/** A form is whole once its editors are there. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('dialog').locator('form')).toBeVisible();
  await expect(page.getByRole('dialog').locator('.mantine-Skeleton-root')).toHaveCount(0);
}

/** A key of the back office, pressed where no field takes it. */
async function press(page: Page, key: string) {
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press(key);
}

/** Does with a row, the first one unless said otherwise, what is called so: on a phone it is in a menu. */
async function act(page: Page, label: RegExp, row = page.getByRole('row').nth(1)) {
  if (!isPhone(page)) return row.getByRole('button', { name: label }).click();
  await row.getByRole('button', { name: actions }).click();
  await page.getByRole('menuitem', { name: label }).click();
}

/** Opens the first picture of the library, after a look at what is around it. */
async function openPicture(page: Page, look: () => Promise<void>) {
  const picture = page.locator('main li > button').first();
  await expect(picture).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Choose images|Избери слики)$/ })).toBeVisible();
  await look();
  await picture.click();
}

async function select(page: Page) {
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  await expect(page.getByRole('region', { name: /^(Selected rows|Избрани редови)/ })).toBeVisible();
}

async function expectDialog(page: Page, what: string, look = expectAccessible) {
  await expect(page.getByRole('dialog').last()).toBeVisible();
  await look(page, what, dialog);
}

async function expectForm(page: Page, what: string, look = expectAccessible) {
  await expectWhole(page);
  await expectDialog(page, what, look);
}

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function addMessage(api: ApiClient) {
  const body = { name: 'Visitor', email: 'visitor@mail.example', message: 'Where are your products sold?' };
  await api.call('POST /contact', { body });
}

/** A stop of the timeline that has a draft. */
async function addDrafted(api: ApiClient) {
  const body = { text: { en: '<p>1989: A stop</p>', mk: '<p>1989: Станица</p>' } };
  const { _id: id } = await api.call('POST /history', { body });
  const drafted = { text: { en: '<p>1989: Drafted</p>' } };
  await api.call('PUT /history/:id', { params: { id }, query: { as: 'draft' }, body: drafted });
  return {
    id,
    remove: () => api.call('DELETE /history/:id', { params: { id } }),
    removeForGood: () => api.call('DELETE /trash/:entity/:id', { params: { entity: 'history', id } }),
  };
}

/** A version on the release desk that nobody is served. */
async function addVersion(api: ApiClient, version: string) {
  const integrity = `sha384-${'a'.repeat(64)}`;
  await api.call('POST /releases', { body: { remote: 'public', version, contract: contractVersion, integrity } });
}

test.use({ expectedComplaint: /status of (401|409)/ });

test.describe('back office in English on a desktop: no axe violation', () => {
  test('[A-01] [A-13] every kind of list, and new and filled forms', async ({ page, signedIn: _ }) => {
    await open(page, products);
    await press(page, 'n');
    await expectForm(page, 'product, new', expectAccessibleInBoth);
    await close(page);
    await act(page, /^Edit/);
    await expectForm(page, 'product, edit', expectAccessibleInBoth);
    await close(page);
    await leaveButtons(page);
    await expectAccessibleInBoth(page, 'products', 'html');
    for (const { name, path } of withForm)
      await test.step(name, async () => {
        if (path === products) return;
        await goOn(page, path);
        if (path === '/admin/users') {
          await press(page, 'n');
          await expectForm(page, `${name}, new`, expectAccessibleInBoth);
          await close(page);
          await leaveButtons(page);
          await expectAccessibleInBoth(page, name);
        } else await expectAccessible(page, name);
        if (path !== '/admin/site/hero') return;
        await page.getByRole('row').nth(1).getByRole('cell').nth(1).hover();
        await expectAccessibleInBoth(page, `${name}, a row under the pointer`, 'tbody tr:first-child');
      });
  });

  test('[A-01] [E-01] [E-05] [E-10] [K-22] [K-24] messages, drafts, the trash, what they ask, the activity log, the overview, and the library', async ({
    page,
    api,
    signedIn: _,
  }) => {
    await addMessage(api);
    await open(page, '/admin/messages');
    await expectAccessible(page, 'messages');
    await page.getByRole('row').nth(1).getByRole('button', { name: 'Visitor' }).first().click();
    await expectDialog(page, 'message', expectAccessibleInBoth);
    await close(page);

    const drafted = await addDrafted(api);
    await goOn(page, '/admin/drafts');
    await expectAccessibleInBoth(page, 'drafts');
    const of1989 = page.getByRole('row').filter({ hasText: '1989' });
    await act(page, /^Publish/, of1989);
    await expectDialog(page, 'publishing a draft', expectAccessibleInBoth);
    await close(page);
    await drafted.remove();
    await goOn(page, '/admin/trash');
    await expectAccessible(page, 'trash');
    await act(page, /^Delete for good/, of1989.first());
    await expectDialog(page, 'deletion for good');
    await close(page);
    await drafted.removeForGood();
    await goOn(page, '/admin/activity');
    await expectAccessibleInBoth(page, 'activity');
    await goOn(page, '/admin/overview', page.getByRole('heading', { level: 2 }).first());
    await expectAccessibleInBoth(page, 'overview');
    await visit(page, '/admin/personal-data');
    await page.locator('input[type=email]').fill((await api.call('GET /session')).email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page, 'personal data');

    await goOn(page, '/admin/calendar', page.getByRole('main').getByRole('heading', { level: 2 }));
    await expect(page.getByRole('main').locator('.mantine-Skeleton-root')).toHaveCount(0);
    await expectAccessibleInBoth(page, 'calendar');
    await goOn(page, '/admin/media/documents?missing=both');
    await expectAccessible(page, 'documents');
    await visit(page, '/admin/media');
    await openPicture(page, () => expectAccessibleInBoth(page, 'media'));
    await expectForm(page, 'picture', expectAccessibleInBoth);
    await close(page);
    await page.getByRole('button', { name: actions }).first().click();
    await page.getByRole('menuitem').last().click();
    await expectDialog(page, 'deletion of a picture');
  });

  test('[A-01] [F-02] the release desk, its views and what it asks', async ({ page, api, signedIn: _ }) => {
    const version = 'deadbeef0001';
    await addVersion(api, version);
    await page.goto('/admin/releases?remote=public');
    await expect(page.getByRole('heading', { name: 'public', level: 2 })).toBeVisible();
    await expectAccessibleInBoth(page, 'release desk');
    for (const [item, name] of ['make live', 'canary', 'override'].entries()) {
      await page.getByRole('button', { name: `: ${version}` }).click();
      await page.getByRole('menuitem').nth(item).click();
      await expectDialog(page, `release desk, ${name}`, name === 'canary' ? expectAccessibleInBoth : expectAccessible);
      await close(page);
    }
    await page.getByRole('button', { name: /^Switch off/ }).click();
    await expectDialog(page, 'release desk, switch off');
    await close(page);

    await page.getByText('Visits', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Pages', exact: true })).toBeVisible();
    await expectAccessibleInBoth(page, 'release desk, visits');
    await page.getByText('Tokens', { exact: true }).click();
    await page.getByRole('button', { name: 'Make a token', exact: true }).click();
    await expectDialog(page, 'release desk, new token');
    const dialogOnTop = page.getByRole('dialog');
    await dialogOnTop.getByRole('textbox').first().fill('Pipeline');
    await page.keyboard.press('Enter');
    await expect(dialogOnTop.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    await expectDialog(page, 'release desk, token that was made', expectAccessibleInBoth);
    await dialogOnTop.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(dialogOnTop).toHaveCount(0);
    await expectAccessible(page, 'release desk, tokens');
    await page
      .getByRole('button', { name: /^Revoke: Pipeline/ })
      .first()
      .click();
    await expectDialog(page, 'release desk, revocation');
  });

  test('[A-01] [A-04] [A-17] [U-05] what is asked, and what is said of an item', async ({ page, api, signedIn: _ }) => {
    await open(page, products);
    await select(page);
    await expectAccessibleInBoth(page, 'selection');
    await page
      .getByRole('region', { name: /^Selected rows/ })
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expectDialog(page, 'deletion of the selection');
    await close(page);
    await act(page, /^Move to position/);
    await expectDialog(page, 'move', expectAccessibleInBoth);
    await close(page);
    await act(page, /^Delete/);
    await expectDialog(page, 'deletion');
    await close(page);

    const [entry] = await api.call('GET /history');
    if (!entry) throw new Error('The demo content has no history');
    await goOn(page, '/admin/who-we-are/history');
    const place = { entity: 'history' as const, id: entry._id };
    const said = await api.call('POST /comments/:entity/:id', {
      params: place,
      body: { text: '@', field: 'text.mk' },
    });
    await visit(page, `/admin/who-we-are/history?comments=${place.id}`);
    await expect(page.getByRole('dialog').getByRole('listitem')).toBeVisible();
    await expectDialog(page, 'comments', expectAccessibleInBoth);
    await api.call('DELETE /comments/:entity/:id/:comment', { params: { ...place, comment: said._id } });
    await close(page);

    await act(page, /^Edit/);
    await expectWhole(page);
    const text = page.getByRole('dialog').getByRole('textbox').first();
    await text.press('End');
    await page.keyboard.type(' Mine.');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await expect(question).toBeVisible();
    await expectAccessible(page, 'unsaved input', dialog);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    // In the same block: what two people write in different ones is merged.
    const theirs = entry.text.en.replace('</', ' Theirs.</');
    await api.call('PUT /history/:id', { params: { id: entry._id }, body: { text: { en: theirs } } });
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(2);
    await expectDialog(page, 'two people at one entry', expectAccessibleInBoth);
    await api.call('PUT /history/:id', { params: { id: entry._id }, body: { text: entry.text } });
  });

  test('[A-01] [L-04] [L-05] [U-02] [U-03] [U-06] menus, the palette and what belongs to the account', async ({
    page,
    signedIn: _,
  }) => {
    await open(page, products);
    await page.setViewportSize(phone);
    await page.getByRole('row').nth(1).getByRole('button', { name: actions }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleInBoth(page, 'actions of a row', 'html');
    await page.keyboard.press('Escape');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await expectAccessible(page, 'menu on a phone', dialog);
    await close(page);

    await page.setViewportSize(desktop);
    await bar.getByRole('button', { name: /^Colour scheme/ }).click();
    await expectAccessible(page, 'colour schemes', 'header');
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: /Language/ }).click();
    await expectAccessible(page, 'languages', 'header');
    await page.keyboard.press('Escape');
    const account = bar.getByRole('button', { name: /^Account/ });
    const windows = [
      ['password', expectAccessible],
      ['two-step login', expectAccessibleInBoth],
      ['API keys', expectAccessible],
      ['e-mails', expectAccessibleInBoth],
      ['sessions', expectAccessible],
      ['log out everywhere', expectAccessible],
    ] as const;
    for (const [item, [name, look]] of windows.entries()) {
      await account.click();
      await expect(page.getByRole('menu')).toBeVisible();
      if (item === 0) await expectAccessibleInBoth(page, 'account menu', 'header');
      await page.getByRole('menuitem').nth(item).click();
      await expectDialog(page, name, look);
      await close(page);
      await expect(account, `the focus comes back from ${name}`).toBeFocused();
    }

    await press(page, '?');
    await expectDialog(page, 'shortcuts', expectAccessibleInBoth);
    await close(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gala');
    await expect(page.getByRole('group', { name: 'Products', exact: true })).toBeVisible();
    await expectDialog(page, 'palette with what was found', expectAccessibleInBoth);
    await close(page);

    await page.route('**/api/products/**', (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthenticated' } }),
    );
    await page.getByRole('searchbox').fill('gala');
    await expectDialog(page, 'session that has ended', expectAccessibleInBoth);
  });
});

test.describe('back office in Macedonian on a phone', () => {
  test.use({ viewport: phone });

  test('[A-01] [A-13] [E-05] [F-02] no screen and no form scrolls sideways, and filled forms have no axe violation', async ({
    page,
    api,
    signedIn: _,
  }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'mk'));
    await page.goto('/admin/overview');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'overview');
    const form = async (what: string, look = expectAccessible) => {
      await expectForm(page, what, look);
      await expectNoSidewaysScroll(page, `form of ${what}`);
      await close(page);
    };
    for (const { name, path } of withForm)
      await test.step(name, async () => {
        await goOn(page, path);
        await expectNoSidewaysScroll(page, name);
        await act(page, /^Уреди/);
        await form(name, inBothSchemes.test(path) ? expectAccessibleInBoth : expectAccessible);
        if (path !== products) return;
        await select(page);
        await expectNoSidewaysScroll(page, 'selection');
      });

    await addMessage(api);
    const drafted = await addDrafted(api);
    await goOn(page, '/admin/drafts');
    await expectNoSidewaysScroll(page, 'drafts');
    await drafted.remove();
    for (const path of ['/admin/trash', '/admin/activity', '/admin/media/documents?missing=both', '/admin/messages']) {
      await goOn(page, path);
      await expectNoSidewaysScroll(page, path);
    }
    await drafted.removeForGood();
    // A list in place of the month.
    await goOn(page, '/admin/calendar', page.getByRole('main').getByRole('heading', { level: 2 }));
    await expect(page.getByRole('main').locator('.mantine-Skeleton-root')).toHaveCount(0);
    await expectAccessibleInBoth(page, 'calendar');
    await expectNoSidewaysScroll(page, 'calendar');
    await visit(page, '/admin/personal-data');
    await page.locator('input[type=email]').fill((await api.call('GET /session')).email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoSidewaysScroll(page, 'personal data');
    await visit(page, '/admin/media');
    await openPicture(page, () => expectNoSidewaysScroll(page, 'media'));
    await form('picture');

    const version = 'deadbeef0002';
    await addVersion(api, version);
    await visit(page, '/admin/releases?remote=public');
    await expect(page.getByRole('button', { name: `: ${version}` })).toBeVisible();
    await expectNoSidewaysScroll(page, 'release desk');
    await page.getByText('Посети', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Страници', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page, 'release desk, visits');
    await page.getByText('Токени', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Создај токен', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page, 'release desk, tokens');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Корисничка сметка/ })
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoSidewaysScroll(page, 'account menu');
  });
});
