import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ApiClient } from '../fixtures/api-client.ts';
import { violationsOf } from '../fixtures/axe.ts';
import { setColourScheme } from '../fixtures/colour-scheme.ts';
import { admin } from '../fixtures/demo-data.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, signIn, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const picture = path.join(import.meta.dirname, '../data/picture.png');

/** An entry of this test's own, the newest of the list. */
async function addEntry(api: ApiClient, name: string, text = '<p>Twice a day.</p>') {
  const body = new FormData();
  body.append('name', JSON.stringify({ en: name, mk: 'Капки' }));
  body.append('text', JSON.stringify({ en: text, mk: '<p>Двапати дневно.</p>' }));
  body.append('image', new Blob([await readFile(picture)], { type: 'image/png' }), 'picture.png');
  return api.call('POST /dosage', { body });
}

async function openEdit(page: Page, name: string) {
  await page.goto('/admin/home/dosage');
  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Dosage' });
  await expect(form.getByRole('textbox', { name: /^Text EN/ })).toBeVisible();
  return form;
}

async function writeText(page: Page, form: ReturnType<Page['getByRole']>, text: string) {
  await form.getByRole('textbox', { name: /^Text EN/ }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test.describe('two people at one entry', () => {
  test.use({ expectedComplaint: /status of 409/ });

  test('[A-13] [K-23] the second one is asked about the field that both have changed; the rest is put together', async ({
    page,
    api,
    signedIn: _,
  }) => {
    const entry = await addEntry(api, 'Drops for two');
    const mine = await openEdit(page, 'Drops for two');
    await mine.getByLabel(/^Name EN/).fill('Drops of Ana');

    const theirs = new FormData();
    theirs.append('name', JSON.stringify({ en: 'Drops of Boris' }));
    theirs.append('text', JSON.stringify({ en: '<p>Three times a day.</p>' }));
    await api.call('PUT /dosage/:id', { params: { id: entry._id }, body: theirs });

    await mine.getByRole('button', { name: 'Save', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'This was changed in the meantime' });
    await expect(question.getByRole('group', { name: 'Name · English' })).toBeVisible();
    await expect(question).toContainText(/Saved \d\d\/\d\d\/\d{4} \d\d:\d\d by \S/);
    await expect(question.getByRole('radio')).toHaveCount(2);
    await expect(question.getByRole('radio', { name: 'Saved meanwhile' })).toHaveAccessibleDescription(
      'Drops of Boris',
    );
    await question.getByRole('radio', { name: 'Yours' }).check();
    await question.getByRole('button', { name: 'Save the choice' }).click();
    await expect(page.getByText('Dosage updated successfully!')).toBeVisible();

    const stored = (await api.call('GET /dosage')).find(({ _id }) => _id === entry._id);
    expect(stored?.name).toEqual({ en: 'Drops of Ana', mk: 'Капки' });
    expect(stored?.text).toEqual({ en: '<p>Three times a day.</p>', mk: '<p>Двапати дневно.</p>' });
    await api.call('DELETE /dosage/:id', { params: { id: entry._id } });
  });

  test('[K-29] each is told that the other has the form open; paragraphs of both are put together', async ({
    page,
    browser,
    site,
    api,
    signedIn: _,
  }) => {
    const entry = await addEntry(api, 'Shared drops', '<p>Morning.</p><p>Noon.</p><p>Evening.</p>');
    const account = { email: 'vesna@varda-pharm.example', password: 'a password of her own' };
    const { _id } = await api.call('POST /register', { body: { name: 'Vesna', ...account } });
    const mine = await openEdit(page, 'Shared drops');
    const status = mine.getByText(/^Vesna has had this open since \d\d:\d\d\.$/);
    await expect(status).toHaveCount(0);

    const context = await browser.newContext({ baseURL: site.url });
    const other = await context.newPage();
    await signIn(other, await ApiClient.signIn(site.apiUrl, account));
    const theirs = await openEdit(other, 'Shared drops');
    await expect(status).toBeVisible({ timeout: 60_000 });
    await expect(theirs.getByText(/ has had this open since \d\d:\d\d\.$/)).toBeVisible();
    expect(await violationsOf(other, { rules: ['wcag2a', 'wcag2aa', 'wcag22aa'], within: '[role=dialog]' })).toEqual(
      [],
    );
    await theirs.getByText('Morning.').click();
    await other.keyboard.press('End');
    await other.keyboard.type(' Before a meal.');
    await theirs.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(theirs).toBeHidden();
    await context.close();
    await expect(status).toHaveCount(0, { timeout: 60_000 });

    await mine.getByText('Noon.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' With water.');
    await mine.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(mine).toBeHidden();
    const stored = (await api.call('GET /dosage')).find((one) => one._id === entry._id);
    expect(stored?.text.en).toBe('<p>Morning. Before a meal.</p><p>Noon. With water.</p><p>Evening.</p>');
    await api.call('DELETE /dosage/:id', { params: { id: entry._id } });
    await api.call('DELETE /users/:id', { params: { id: _id } });
  });
});

test('[K-21] a person sees what was changed, word by word, and restores a field, a language or all of it', async ({
  page,
  api,
  signedIn: _,
}) => {
  const entry = await addEntry(api, 'Drops with a history');
  const params = { id: entry._id };
  const save = async (fields: Record<string, object>) => {
    const body = new FormData();
    for (const [name, text] of Object.entries(fields)) body.append(name, JSON.stringify(text));
    await api.call('PUT /dosage/:id', { params, body });
  };
  await save({ text: { en: '<p>Three times a day.</p>' } });
  await save({ name: { en: 'Other drops', mk: 'Други капки' } });

  const form = await openEdit(page, 'Other drops');
  await form.getByRole('button', { name: 'History' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'History' });
  const versions = panel.getByRole('navigation', { name: 'Versions' }).getByRole('button');
  await expect(versions).toHaveCount(3);
  await expect(versions.first()).toContainText('Name · English, Name · Macedonian');
  await expect(versions.first()).toContainText((await api.call('GET /session')).name);
  await expect(panel.getByText('This is what is saved today.')).toBeVisible();

  await versions.nth(1).press('Enter');
  await panel.getByText('What was changed').click();
  const text = panel.getByRole('region', { name: 'Text · English' });
  await expect(text.getByRole('deletion')).toHaveText('Twice');
  await expect(text.getByRole('insertion')).toHaveText('Three times');
  await panel.getByText('Beside today').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await setColourScheme(page, colorScheme);
    expect(await violationsOf(page, { rules: ['wcag2a', 'wcag2aa', 'wcag22aa'], within: '[role=dialog]' })).toEqual([]);
  }

  await panel.getByRole('button', { name: 'Restore this field: Name · Macedonian' }).click();
  const question = page.getByRole('dialog', { name: 'Restore?' });
  await expect(question).toContainText('What is saved today stays in the history.');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('The version is restored.')).toBeVisible();
  await expect(form).toBeHidden();
  const stored = (await api.call('GET /dosage')).find(({ _id }) => _id === entry._id);
  expect([stored?.name, stored?.__v]).toEqual([{ en: 'Other drops', mk: 'Капки' }, 3]);
  await api.call('DELETE /dosage/:id', { params });
});

test('[K-22] [K-24] what was deleted is taken back from the toast, or from the trash; admins delete it for good, and the log tells of it', async ({
  page,
  api,
  signedIn: _,
}) => {
  const name = 'Drops of the trash';
  const entry = await addEntry(api, name);
  const isListed = async () => (await api.call('GET /dosage')).some(({ _id }) => _id === entry._id);
  const remove = async () => {
    await page.getByRole('button', { name: `Delete: ${name}` }).click();
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Dosage deleted successfully!')).toBeVisible();
  };
  await page.goto('/admin/home/dosage');
  await remove();
  expect(await isListed()).toBe(false);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('It is back where it was.')).toBeVisible();
  const row = page.getByRole('row', { name });
  await expect(row, '[K-27]').toBeFocused();

  await page
    .getByRole('button', { name: `Select: ${name}` })
    .or(page.getByRole('checkbox', { name: `Select: ${name}` }))
    .click();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeFocused();

  await remove();
  await visit(page, '/admin/trash');
  const restore = page.getByRole('button', { name: `Restore: ${name}` });
  await restore.click();
  await expect(page.getByText('The item is back where it was.')).toBeVisible();
  await expect(restore).toBeHidden();
  expect(await isListed()).toBe(true);

  await api.call('DELETE /dosage/:id', { params: { id: entry._id } });
  await page.reload();
  await page.getByRole('button', { name: `Delete for good: ${name}` }).click();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The item is deleted for good.')).toBeVisible();
  const { items } = await api.call('GET /trash');
  expect(items.some(({ _id }) => _id === entry._id)).toBe(false);

  await page.getByRole('link', { name: 'Activity' }).click();
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText(name);
  await page.getByLabel('Action', { exact: true }).selectOption('Deleted for good');
  await expect(rows.first()).toContainText(/Deleted for good/);
  const onlyThis = rows.first().getByRole('button', { name: `Only what was done to: ${name}` });
  await onlyThis.press('Enter');
  await expect(onlyThis).toBeHidden();
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Action', { exact: true }).selectOption('All');
  await expect(rows).toHaveCount(5);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  // Created, deleted three times, restored three times, deleted for good, and the head.
  expect(lines).toHaveLength(1 + 9);
});

/** All drafts of a browser, as JSON. */
function drafted(tab: Page): Promise<string> {
  return tab.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opened = indexedDB.open('varda-drafts');
        opened.onsuccess = () => {
          const all = opened.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );
}

test('[K-25] what is typed without a pause is written down as it is typed, in a field and in a rich text', async ({
  page,
  api,
  signedIn: _,
}) => {
  const entry = await addEntry(api, 'Drops of somebody quick');
  const form = await openEdit(page, 'Drops of somebody quick');
  for (const [field, word] of [
    [form.getByLabel(/^Name EN/), 'drop'],
    [form.locator('[contenteditable=true]').first(), 'sip'],
  ] as const)
    await test.step(word, async () => {
      await field.click();
      let isTyping = true;
      const typing = (async () => {
        while (isTyping) await page.keyboard.type(`${word} `, { delay: 20 });
      })();
      const words = new RegExp(`${word} `, 'g');
      await expect.poll(async () => (await drafted(page)).match(words)?.length ?? 0).toBeGreaterThan(5);
      isTyping = false;
      await typing;
    });
  await page.close();
  await api.call('DELETE /dosage/:id', { params: { id: entry._id } });
});

test('[A-13] Ctrl+S and Ctrl+Enter save what was typed a moment ago, before the button that does so is drawn', async ({
  page,
  api,
  signedIn: _,
}) => {
  const entry = await addEntry(api, 'Drops of somebody quick');
  const stored = async () => (await api.call('GET /dosage')).find(({ _id }) => _id === entry._id)?.text.en;
  const form = await openEdit(page, 'Drops of somebody quick');
  for (const [key, word] of [
    ['s', 'first'],
    ['Enter', 'second'],
  ] as const) {
    if (await form.isHidden()) await page.getByRole('button', { name: 'Edit: Drops of somebody quick' }).click();
    const text = form.locator('[contenteditable=true]').first();
    await text.click();
    // In one task, as on a machine that is busy: nothing is drawn between the two keys. The editor hears of the first one meanwhile.
    await text.evaluate(
      async (element, { key, word }) => {
        document.execCommand('insertText', false, word);
        await Promise.resolve();
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, ctrlKey: true, bubbles: true }),
        );
      },
      { key, word },
    );
    await expect(form).toBeHidden();
    expect(await stored()).toContain(word);
  }
  await api.call('DELETE /dosage/:id', { params: { id: entry._id } });
});

test('[N-04] texts and a picture outlive a tab that is killed', async ({ page, context, site, api, signedIn: _ }) => {
  const entry = await addEntry(api, 'Drops of a killed tab');
  const killed = await openEdit(page, 'Drops of a killed tab');
  await killed.getByLabel(/^Name EN/).fill('Drops that survive');
  await killed.locator('input[type=file]').first().setInputFiles(picture);
  await writeText(page, killed, 'Written before the tab died.');
  await expect.poll(() => drafted(page)).toContain('Written before the tab died.');

  // A form in another tab is not offered what this one is still at work on, and writes nothing over it.
  const beside = await context.newPage();
  await (await openEdit(beside, 'Drops of a killed tab')).getByLabel(/^Name EN/).fill('Drops of another tab');
  await expect.poll(() => drafted(beside)).toContain('Drops of another tab');
  await page.close();

  const colleagues = new FormData();
  colleagues.append('name', JSON.stringify({ en: 'Drops of a colleague' }));
  await api.call('PUT /dosage/:id', { params: { id: entry._id }, body: colleagues });
  const next = await context.newPage();
  const form = await openEdit(next, 'Drops of a colleague');
  const offer = form.getByText(/What you entered here .* has not been saved/);
  await expect(offer).toBeVisible();
  await expect(form.getByLabel(/^Name EN/)).toHaveValue('Drops of a colleague');
  await next.keyboard.press('Enter');
  // Whoever does not want to choose yet has lost nothing.
  const question = next.getByRole('dialog', { name: 'This was changed in the meantime' });
  await expect(question.getByRole('radio', { name: 'Yours' })).toBeFocused();
  await next.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(offer).toBeVisible();
  await form.getByRole('button', { name: 'Continue with it' }).click();
  await question.getByRole('radio', { name: 'Yours' }).check();
  await question.getByRole('button', { name: 'Use the choice' }).click();
  await expect(form.getByLabel(/^Name EN/)).toHaveValue('Drops that survive');
  await expect(form.getByTitle('picture.png')).toBeVisible();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(next.getByText('Dosage updated successfully!')).toBeVisible();
  const stored = (await api.call('GET /dosage')).find(({ _id }) => _id === entry._id);
  expect(stored?.text.en).toBe('<p>Written before the tab died.</p>');

  // A logout leaves to its writer what nobody has been asked about.
  await beside.close();
  await next.getByRole('button', { name: /Log ?out/i }).click();
  await logIn(next, admin);
  await expect(next).toHaveURL('/admin/users');
  await expect((await openEdit(next, 'Drops that survive')).getByText(/has not been saved/)).toBeVisible();
  await (await ApiClient.signIn(site.apiUrl)).call('DELETE /dosage/:id', { params: { id: entry._id } });
});

test('[N-04] a change of the language that is called off over unsaved input changes nothing', async ({
  page,
  api,
  signedIn: _,
}) => {
  const entry = await addEntry(api, 'Drops in English');
  const form = await openEdit(page, 'Drops in English');
  await form.getByLabel(/^Name EN/).fill('Drops in any language');
  const changeLanguage = async (answer: 'dismiss' | 'accept') => {
    const asked = new Promise<string>((resolve) =>
      page.once('dialog', async (question) => {
        await question[answer]();
        resolve(question.type());
      }),
    );
    // The dialog lies above it.
    await page.getByRole('button', { name: 'Македонски', includeHidden: true }).dispatchEvent('click');
    expect(await asked).toBe('beforeunload');
  };
  const chosen = () => page.evaluate(() => [localStorage.getItem('lang'), /lang=mk/.test(document.cookie)]);

  await changeLanguage('dismiss');
  expect(await chosen()).toEqual([null, false]);
  await expect(form.getByLabel(/^Name EN/)).toHaveValue('Drops in any language');

  await changeLanguage('accept');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
  expect(await chosen()).toEqual(['mk', true]);
  await api.call('DELETE /dosage/:id', { params: { id: entry._id } });
});
