import { violationsOf } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** The night in which clocks in Skopje go from 02:00 to 03:00. */
const spring = '2050-03-27';

test('[E-03] [E-04] a draft is scheduled and not any more, a release goes out as a whole; visitors see the former texts until then', async ({
  page,
  api,
  site,
  signedIn: _,
}) => {
  const [first = '', second = ''] = await Promise.all(
    ['First', 'Second'].map(async (name) => {
      const text = { en: `<p>${name} chapter</p>`, mk: `<p>${name === 'First' ? 'Прво' : 'Второ'} поглавје</p>` };
      return (await api.call('POST /history', { body: { text } }))._id;
    }),
  );
  const change = { text: { en: '<p>Second chapter, written anew</p>' } };
  await api.call('PUT /history/:id', { params: { id: second }, query: { as: 'draft' }, body: change });

  await test.step('a draft is written in the form', async () => {
    await page.goto('/admin/who-we-are/history?search=chapter');
    await page.getByRole('button', { name: 'Edit: First chapter' }).click();
    const form = page.getByRole('dialog', { name: 'Edit History' });
    await form.getByRole('textbox', { name: 'Text EN' }).fill('First chapter, written anew');
    const saveDraft = form.getByRole('button', { name: 'Save draft' });
    await expect(saveDraft).toBeEnabled();
    await saveDraft.press('Enter');
    await expect(page.getByText('The draft is saved. Visitors see what was published before.')).toBeVisible();
    await expect(form).toBeHidden();
  });

  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /First chapter/ }) });
  await test.step('it is scheduled for a night in which clocks change', async () => {
    await page.getByRole('button', { name: 'Edit: First chapter' }).click();
    const form = page.getByRole('dialog', { name: 'Edit History' });
    await form.getByRole('button', { name: 'Schedule…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Schedule', exact: true });
    await expect(dialog.getByLabel('Date')).toBeFocused();
    await dialog.getByLabel('Date').fill(spring);
    await dialog.getByLabel('Time').fill('02:30');
    await expect(dialog.getByText(/There is no such time that night/)).toBeVisible();
    await dialog.getByLabel('Time').fill('03:30');
    await expect(dialog.getByText('Date and time in Skopje')).toBeVisible();
    expect(await violationsOf(page, { rules: ['wcag2a', 'wcag2aa', 'wcag22aa'], within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).press('Enter');
    await expect(page.getByText('It is scheduled for 27 Mar 2050, 03:30.')).toBeVisible();
    await form.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(row.getByText('Publishes on 27 Mar 2050, 03:30')).toBeAttached();
    const { items } = await api.call('GET /schedules', { query: { state: 'waiting' } });
    expect(items.map(({ at }) => at)).toEqual(['2050-03-27T01:30:00.000Z']);
  });

  await test.step('the calendar shows it on its day, and cancels it', async () => {
    await visit(page, '/admin/calendar?month=2050-03');
    const day = page.getByRole('cell').filter({ has: page.getByText('27', { exact: true }) });
    await day.getByRole('button', { name: /03:30 First chapter/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Scheduled' });
    await dialog.getByRole('button', { name: 'Cancel the schedule' }).press('Enter');
    await page
      .getByRole('dialog', { name: 'Cancel the schedule' })
      .getByRole('button', { name: 'Cancel the schedule' })
      .press('Enter');
    await expect(page.getByText('The schedule is cancelled.')).toBeVisible();
    await expect(day.getByRole('button', { name: /03:30 First chapter.* cancelled/ })).toBeFocused();
  });

  await test.step('two drafts become a release', async () => {
    await visit(page, '/admin/drafts?entity=history');
    for (const name of ['First', 'Second'])
      await page.getByRole('checkbox', { name: `Select: ${name} chapter, written anew` }).press('Space');
    await page.getByRole('button', { name: 'Schedule 2 selected together…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule 2 items together' });
    await dialog.getByLabel('Name of the launch').fill('Two chapters');
    await dialog.getByLabel('Date').fill(spring);
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page.getByText('It is scheduled for 27 Mar 2050, 08:00.')).toBeVisible();
  });

  // In the documents of a browser that is not signed in.
  const isNew = async () => {
    const html = await (await fetch(`${site.url}/history?lang=en`)).text();
    const texts = html.match(/<p>(First|Second) chapter[^<]*<\/p>/g) ?? [];
    expect(texts).toHaveLength(2);
    return texts.map((text) => text.includes('written anew'));
  };
  await test.step('it goes out as a whole once its time has come', async () => {
    expect(await isNew()).toEqual([false, false]);
    const { items } = await api.call('GET /schedules', { query: { state: 'waiting' } });
    const [release] = items;
    if (!release) throw new Error('Nothing is scheduled');
    const soon = { name: release.name, at: new Date(Date.now() + 1_000).toISOString() };
    const targets = release.items.map(({ entity, _id, action, language }) => ({ entity, _id, action, language }));
    await api.call('PUT /schedules/:id', { params: { id: release._id }, body: { ...soon, items: targets } });
    // The api looks every few seconds for what another process may have scheduled.
    const seen: boolean[][] = [];
    const next = async () => {
      seen.push(await isNew());
      return seen.at(-1);
    };
    await expect.poll(next, { intervals: [250] }).toEqual([true, true]);
    expect(
      seen.filter(([one, other]) => one !== other),
      'Both go out at one moment',
    ).toEqual([]);
    await visit(page, '/admin/calendar');
    await expect(page.getByRole('button', { name: /Two chapters \(2\).* done/ })).toBeVisible();
    await page.goto('/history?lang=en');
    for (const name of ['First', 'Second'])
      await expect(page.getByText(`${name} chapter, written anew`, { exact: true })).toBeVisible();
  });

  for (const id of [first, second]) await api.call('DELETE /history/:id', { params: { id } });
});
