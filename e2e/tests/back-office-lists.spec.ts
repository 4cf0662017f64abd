import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test('[A-01] the palette leads to a product, a person and a new entry by keyboard alone', async ({
  page,
  api,
  signedIn: _,
}) => {
  const [product] = await api.call('GET /products/all');
  if (!product) throw new Error('The demo content has no product');
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Screens, products, texts, people, messages, commands' });
  await expect(field).toBeFocused();
  await page.keyboard.type(product.name.mk);
  const found = page.getByRole('group', { name: 'Products' }).getByRole('option').first();
  await expect(found).toContainText(product.name.en);
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Product' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products\/.*\?search=/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // What is typed before the palette is there belongs to it.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('admin@');
  // What an earlier letter has found is still there for a moment.
  const person = page.getByRole('group', { name: 'People' }).getByRole('option');
  await expect(person).toHaveCount(1);
  await expect(person).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit User' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('new GALAPRO');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText('GALAPRO');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create Product' })).toBeVisible();
  await expect(page).toHaveURL(/galapro$/);
});

test('[A-02] what needs a translation is shown alone, selected by keyboard and deleted together', async ({
  page,
  api,
  signedIn: _,
}) => {
  const untranslated = ['First', 'Second', 'Third'].map((word) => `${word} untranslated chapter`);
  for (const text of untranslated)
    await api.call('POST /history', { body: { text: { en: `<p>${text}</p>`, mk: '' } } });
  await page.goto('/admin/who-we-are/history');
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'untranslated chapter' });
  const filter = page.getByRole('button', { name: 'Needs translation', exact: true });
  await filter.press('Enter');
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/translation=needed/);
  await expect(rows).toHaveCount(untranslated.length);
  // The head, and nothing that has both languages.
  await expect(page.getByRole('row')).toHaveCount(1 + untranslated.length);
  await expect(rows.first().getByText('Macedonian: text is missing')).toBeAttached();

  await rows.first().getByRole('checkbox').press('Space');
  await rows.nth(1).getByRole('checkbox').press('Space');
  const selected = page.getByRole('region', { name: 'Selected rows' });
  await expect(selected).toContainText('2 selected');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).press('Space');
  await expect(selected).toContainText('3 selected');
  await selected.getByRole('button', { name: 'Delete selected' }).press('Enter');

  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText('Are you sure you want to delete 3 items?');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByText('No items found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const left = await api.call('GET /history', { query: { search: 'untranslated chapter' } });
  expect(left).toEqual([]);
});

test('[K-28] translations are said to be right from the list, and edited side by side; a correction makes none older', async ({
  page,
  api,
  signedIn: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const text = { en: '<p>The laboratory opens</p>', mk: '<p>Лабораторијата е отворена</p>' };
  const { _id } = await api.call('POST /history', { body: { text } });
  await api.call('PUT /history/:id', {
    params: { id: _id },
    body: { text: { en: '<p>The labratory has 5 halls</p>' } },
  });
  await page.goto('/admin/who-we-are/history?translation=needed');
  await page.getByRole('checkbox', { name: 'Select: The labratory has 5 halls' }).check();
  await page.getByRole('button', { name: 'Still right: 1 translation' }).click();
  await expect(page.getByText('Noted: 1 translation is still right.')).toBeVisible();
  await expect(page.getByText('The labratory has 5 halls')).toHaveCount(0);

  await visit(page, '/admin/who-we-are/history?search=labratory');
  await page.getByRole('button', { name: 'Edit: The labratory has 5 halls' }).click();
  const form = page.getByRole('dialog', { name: 'Edit History' });
  await form.getByRole('switch', { name: 'Side by side' }).check();
  const source = form.getByRole('textbox', { name: 'Text EN' });
  const target = form.getByRole('textbox', { name: 'Text MK' });
  await expect(target).toBeVisible();
  const [left, right] = [await source.boundingBox(), await target.boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await source.fill('The laboratory has 5 halls');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('History updated successfully!')).toBeVisible();
  const corrected = await api.call('GET /history', { query: { search: 'laboratory has', translation: 'needed' } });
  expect(corrected).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('side-by-side'));
});

test('[K-27] the focus follows what is created, moved and deleted', async ({ page, api, signedIn: _ }) => {
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Create User' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Create User' });
  await form.getByLabel('Name').fill('Newest of all');
  await form.getByLabel('Email').fill('newest@varda-pharm.example');
  await form.getByLabel('Password').first().fill('a password of their own');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(rowOf('Newest of all')).toBeFocused();
  await rowOf('Newest of all').getByRole('button', { name: 'Delete: Newest of all' }).click();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf('Newest of all')).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toBeFocused();

  const entries = await api.call('GET /history');
  await visit(page, '/admin/who-we-are/history');
  const mover = page.getByRole('button', { name: /^Move to position…: / }).first();
  const moverOfRow = page.getByRole('button', { name: (await mover.getAttribute('aria-label')) ?? '' });
  await mover.press('Enter');
  const target = page.getByRole('dialog', { name: 'Move to position…' }).getByRole('textbox');
  await target.fill(String(entries.length));
  await target.press('Enter');
  await expect(page.getByRole('row').filter({ has: moverOfRow })).toBeFocused();
  expect(new URL(page.url()).searchParams.get('page') ?? '1').toBe(String(Math.ceil(entries.length / 5)));
  await api.call('PATCH /history/reorder', { body: [{ _id: entries[0]?._id ?? '', position: 1 }] });
});

test('[A-01] [A-03] letters that stand wide apart leave dates and long buttons whole', async ({
  page,
  api,
  signedIn: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/careers/vacancy');
  const times = page.getByRole('cell').getByRole('time');
  await expect(times.first()).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const outside = await times.evaluateAll((all) =>
    all
      .filter((time) => {
        const cell = time.closest('td')?.getBoundingClientRect();
        return time.getBoundingClientRect().right > (cell?.right ?? 0);
      })
      .map(({ textContent }) => textContent),
  );
  expect(outside).toEqual([]);

  const { careers } = await api.call('GET /adminCareer', { query: { limit: '1' } });
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, `/admin/careers/vacancy?edit=${careers[0]?._id}`);
  const mark = page.getByRole('button', { name: 'Mark the Macedonian text as outdated' });
  await expect(mark).toBeVisible();
  await expect(mark).toBeInViewport({ ratio: 1 });
});

test('[A-04] [A-02] rows come before what drags them, which leaves the focus and the rows where they are', async ({
  page,
  signedIn: _,
}) => {
  const { promise: rowsAreSeen, resolve: letItCome } = Promise.withResolvers<void>();
  await page.route(/\/dragging\.\w+\.js/, (route) => rowsAreSeen.then(() => route.continue()));
  // The page is loaded when its scripts are.
  await page.goto('/admin/who-we-are/history', { waitUntil: 'commit' });
  const edit = page.getByRole('button', { name: /^Edit: / }).nth(1);
  const handle = page.getByRole('button', { name: /^Move: / });
  await edit.focus();
  const before = await edit.boundingBox();
  await expect(handle).toHaveCount(0);
  letItCome();
  await expect(handle.first()).toBeVisible();
  await expect(edit).toBeFocused();
  expect(await edit.boundingBox()).toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('[A-04] a finger that rests on the handle takes a row along, and it is told aloud', async ({
    page,
    api,
    signedIn: _,
  }) => {
    const order = async () => (await api.call('GET /history')).map((entry) => entry._id);
    const [first, second, ...rest] = await order();
    await page.goto('/admin/who-we-are/history');
    const rows = page.locator('[data-rfd-draggable-id]');
    const handle = rows.first().getByRole('button', { name: /^Move: / });
    await handle.scrollIntoViewIfNeeded();
    const [from, to] = [await handle.boundingBox(), await rows.nth(1).boundingBox()];
    if (!from || !to) throw new Error('There are no two rows');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x + from.width / 2, y }],
      });
    const told = page.locator('[id^=rfd-announcement]');

    const begun = from.y + from.height / 2;
    await touch('touchStart', begun);
    await expect(told).toContainText('picked up at position 1');
    for (const part of [0.1, 0.3, 0.6, 0.9]) await touch('touchMove', begun + part * to.height);
    await expect(told).toContainText('is now at position 2');
    // A card that is carried stays one.
    await expect(rows.first().getByRole('button', { name: /^Actions: / })).toBeInViewport({ ratio: 1 });
    await touch('touchEnd');
    await expect(told).toContainText('put down at position 2');
    await expect.poll(order).toEqual([second, first, ...rest]);
    await expect(rows.first()).toHaveAttribute('data-rfd-draggable-id', second ?? '');
    await expect(rows.nth(1).getByRole('button', { name: /^Actions: / })).toBeInViewport({ ratio: 1 });
  });
});
