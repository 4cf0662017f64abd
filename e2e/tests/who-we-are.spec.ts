import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const picture = path.join(import.meta.dirname, '../data/picture.png');

/** Lifts the row above the two before it, by keyboard, as it is told aloud. */
async function carryUpTwice(page: Page, name: string) {
  const told = page.locator('[id^=rfd-announcement]');
  const reordered = page.waitForResponse((response) => response.url().endsWith('/reorder'));
  await page.getByRole('button', { name: `Move: ${name}` }).focus();
  await page.keyboard.press('Space');
  await expect(told).toContainText('picked up');
  const from = Number(/position (\d+)/.exec((await told.textContent()) ?? '')?.[1]);
  for (const position of [from - 1, from - 2]) {
    await page.keyboard.press('ArrowUp');
    await expect(told).toContainText(`is now at position ${position}`);
  }
  await page.keyboard.press('Space');
  expect((await reordered).status()).toBe(200);
  return from - 2;
}

/** Waits until visitors are sent a document that says something: the shell's server may show for a second what it has kept. */
async function expectInDocument(page: Page, address: string, text: string | RegExp) {
  const read = async () => (await fetch(new URL(address, page.url()))).text();
  await expect.poll(read).toMatch(text);
}

async function remove(page: Page, name: string, toast: string) {
  await page.getByRole('button', { name: `Delete: ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText('Are you sure you want to delete this item?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(toast)).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit: ${name}` })).toHaveCount(0);
}

test('[A-08] [A-04] [A-13] [P-05] staff add an entry about us, move it, change one language of it and delete it', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/admin/who-we-are/about?limit=25');
  await page.getByRole('button', { name: 'Create About Us' }).click();
  const creation = page.getByRole('dialog', { name: 'Create About Us' });
  await creation.getByRole('textbox', { name: 'Name EN' }).fill('Partners');
  await creation.getByRole('textbox', { name: 'Name MK' }).fill('Партнери');
  await creation.getByRole('textbox', { name: 'Text EN' }).fill('Those who work with us.');
  await creation.getByRole('textbox', { name: 'Text MK' }).fill('Оние што работат со нас.');
  await creation.locator('input[type=file]').setInputFiles(picture);
  await creation.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('About Us created successfully!')).toBeVisible();

  const position = await carryUpTwice(page, 'Partners');
  await expect(page.getByRole('row').nth(position)).toContainText('Partners');

  await page.getByRole('button', { name: 'Edit: Partners' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit About Us' });
  await edit.getByRole('textbox', { name: 'Name EN' }).fill('Our partners');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('About Us update successfully!')).toBeVisible();

  await expectInDocument(page, '/about?lang=mk', />Партнери<\/h2>/);
  await expectInDocument(page, '/about?lang=en', />Our partners<\/h2>/);
  const visitor = await page.context().newPage();
  await visitor.goto('/about?lang=en');
  const entry = visitor.getByRole('article').filter({ hasText: 'Our partners' });
  await expect(entry).toContainText('Those who work with us.');
  await expect(entry.locator('img')).toHaveCount(1);
  await expect(visitor.getByRole('article').nth(position - 1)).toContainText('Our partners');
  await visitor.close();

  await remove(page, 'Our partners', 'Delete About Us successfully.');
});

test('[A-09] [A-04] [A-13] [P-06] staff add a stop of the timeline in one language, move it, add the other and delete it', async ({
  page,
  signedIn: _,
}) => {
  const address = '/admin/who-we-are/history?limit=25';
  await page.goto(address);
  await page.getByRole('button', { name: 'Create History' }).click();
  const creation = page.getByRole('dialog', { name: 'Create History' });
  await creation.getByRole('textbox', { name: 'Text EN' }).fill('A stop that staff have added');
  await creation.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('History created successfully!')).toBeVisible();

  const name = 'A stop that staff have added';
  const position = await carryUpTwice(page, name);
  await expect(page.getByRole('row').nth(position)).toContainText(name);

  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit History' });
  await edit.getByRole('tab', { name: /Macedonian/ }).click();
  await edit.getByRole('textbox', { name: 'Text MK' }).fill('Станица што ја додадоа вработените');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('History updated successfully!')).toBeVisible();

  await expectInDocument(page, '/history?lang=en', `${name}</`);
  await expectInDocument(page, '/history?lang=mk', 'Станица што ја додадоа вработените</');

  await remove(page, name, 'History deleted successfully!');
});

test('[B-04] the footer leads to privacy and side effects, whose texts staff edit; the contact form says what happens with data', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/contacts?lang=mk');
  await expect(page.getByText('ги бришеме по дванаесет месеци')).toBeVisible();
  await page.getByRole('link', { name: 'Повеќе за приватноста' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Приватност' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Пример на правен текст.');
  await expect(page.getByRole('main')).toContainText('Секоја порака ја бришеме дванаесет месеци');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Пријавете несакано дејство' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Пријавување несакани дејства' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '@' })).toHaveText('info@varda-pharm.example');

  await page.goto('/admin/legal-pages?lang=en');
  await expect(page.getByRole('button', { name: /^(Create|Delete)/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit: Reporting side effects' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Legal Page' });
  await edit.getByRole('textbox', { name: 'Title EN' }).fill('Report an unwanted effect');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Legal page updated successfully!')).toBeVisible();
  await expectInDocument(page, '/side-effects?lang=en', /<h1[^>]*>Report an unwanted effect<\/h1>/);
});

test('[E-07] staff change a slide and the phone number; visitors read it in both languages, without scripts too, until the original is brought back', async ({
  page,
  signedIn: _,
}) => {
  const edit = async (screen: string, item: string, change: (form: Locator) => Promise<void>) => {
    await visit(page, `/admin/site/${screen}`);
    await page.getByRole('button', { name: `Edit: ${item}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit Site Content' });
    await change(form);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Site content updated successfully!').last()).toBeVisible();
  };
  const titles = { en: 'Health, first of all', mk: 'Здравјето на прво место' };
  const phone = '+389 2 555 0199';

  await page.goto('/admin/site/hero?lang=en');
  await edit('hero', 'Varda Pharm', async (form) => {
    await form.getByRole('textbox', { name: 'Title EN' }).fill(titles.en);
    await form.getByRole('tab', { name: /Macedonian/ }).click();
    await form.getByRole('textbox', { name: 'Title MK' }).fill(titles.mk);
  });
  await edit('company', 'Phone and e-mail', (form) => form.getByLabel('Phone number').fill(phone));

  const calls: string[] = [];
  const visitor = await page.context().newPage();
  visitor.on('request', (request) => calls.push(new URL(request.url()).pathname));
  for (const language of ['mk', 'en'] as const) {
    await expectInDocument(page, `/?lang=${language}`, new RegExp(`<h1[^>]*>${titles[language]}</h1>`));
    const document = await (await fetch(new URL(`/contacts?lang=${language}`, page.url()))).text();
    expect(document.split(phone).length).toBeGreaterThan(2);
  }
  await visitor.goto('/?lang=en');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(titles.en);
  const link = visitor.getByRole('contentinfo').getByRole('link', { name: phone });
  await expect(link).toHaveAttribute('href', 'tel:+38925550199');
  // The document has brought it along.
  await untilHydrated(visitor);
  expect(calls).not.toContain('/api/site-content');
  await visitor.close();

  const bringBack = (...names: string[]) => {
    return async (form: Locator) => {
      for (const name of names) await form.getByRole('button', { name: `Bring back the original: ${name}` }).click();
    };
  };
  await edit('hero', 'Varda Pharm', bringBack('Title EN', 'Title MK'));
  await edit('company', 'Phone and e-mail', bringBack('Phone number'));
  await expectInDocument(page, '/?lang=en', /<h1[^>]*>Good medicine begins with care<\/h1>/);
});
