import { dayInSkopje, digitsInSkopje } from '@varda/contract/dates';
import { defaultDepartment as usual } from '@varda/contract/departments';
import { ApiClient } from '../fixtures/api-client.ts';
import { violationsOf } from '../fixtures/axe.ts';
import { watchConsole } from '../fixtures/console.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

const account = { email: 'marija@varda-pharm.example', password: 'a password of Marija' };
const rules = ['wcag2a', 'wcag2aa', 'wcag22aa'];

/** A vacancy of which the Macedonian text is older than the English one. */
async function addVacancy(api: ApiClient, title: string) {
  const description = { en: '<p>Work.</p>', mk: '<p>Работа.</p>' };
  const texts = { vacancy: { en: title, mk: 'Место' }, shortDescription: { en: 'Work', mk: 'Работа' }, description };
  const { _id: id } = await api.call('POST /adminCareer', { body: texts });
  const body = { vacancy: { en: `${title}, in shifts` } };
  await api.call('PUT /adminCareer/:id', { params: { id }, body });
  return id;
}

test('[E-09] a list is narrowed down and arranged, a colleague opens it as a view, changes its rows together and takes that back', async ({
  page,
  browser,
  site,
  api,
  signedIn: _,
}) => {
  const since = dayInSkopje(new Date());
  const { _id: marija } = await api.call('POST /register', { body: { name: 'Marija', ...account } });
  const hers = await ApiClient.signIn(site.apiUrl, account);
  const vacancies = [
    await addVacancy(hers, 'Packer'),
    await addVacancy(hers, 'Tester'),
    await addVacancy(api, 'Driver'),
  ];
  const { updatedAt } = await api.call('GET /adminCareer/:id', { params: { id: vacancies[2] as string } });
  const rows = (of: typeof page) => of.getByRole('row').filter({ hasText: 'in shifts' });

  await test.step('filters by state of a language, author and date', async () => {
    await page.goto('/admin/careers/vacancy');
    await page.getByRole('button', { name: 'Filters', exact: true }).press('Enter');
    await page.getByRole('combobox', { name: 'Translation' }).selectOption('Macedonian is older');
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Created by' }).selectOption('Marija');
    await page.getByLabel('Created from').fill(since);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filters: 3' })).toBeFocused();
    await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(3);
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove the filter: Translation: Macedonian is older' }).press('Enter');
    await expect(page.getByRole('button', { name: /^Remove the filter: Created by/ })).toBeFocused();
    await page.goBack();
    await expect(rows(page)).toHaveCount(2);
  });

  const head = (name: string, of = page) => of.getByRole('columnheader', { name });
  const edge = (of = page) => of.getByRole('separator', { name: 'Width: Title' });
  const widthOf = async (of = page) => (await head('Title', of).boundingBox())?.width ?? 0;
  await test.step('columns and widths', async () => {
    await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter');
    await page.getByRole('checkbox', { name: 'Department' }).press('Space');
    const down = page.getByRole('button', { name: 'Move Title down' });
    await down.press('Enter');
    await expect(down).toBeFocused();
    const drawn = await widthOf();
    await page.getByRole('button', { name: 'Make Title wider' }).click();
    await expect.poll(() => widthOf()).toBeGreaterThan(drawn);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Columns', exact: true })).toBeFocused();
    await expect(head('Department')).toHaveCount(0);
    const before = await widthOf();
    await edge().press('ArrowRight');
    await expect.poll(() => widthOf()).toBeGreaterThan(before);
    const [byKeys, box] = [await widthOf(), await edge().boundingBox()];
    if (!box) throw new Error('The edge is not there');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => widthOf()).toBeGreaterThan(byKeys + 40);
  });

  await test.step('a table that is wider than the window keeps the actions of its rows in sight', async () => {
    const window = page.viewportSize();
    await page.setViewportSize({ width: 780, height: 700 });
    const action = rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ });
    await expect
      .poll(() => head('Title').evaluate((cell) => (cell.closest('table')?.scrollWidth ?? 0) > 780))
      .toBe(true);
    await expect(action).toBeInViewport({ ratio: 1 });
    if (window) await page.setViewportSize(window);
  });

  const heads = await page.getByRole('columnheader').allTextContents();
  await test.step('it is saved as a view for all', async () => {
    await page.getByRole('button', { name: 'Views', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Save and manage views…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Views' });
    await dialog.getByRole('textbox', { name: 'Save what you see as' }).fill('Shifts of Marija');
    await dialog.getByRole('checkbox', { name: 'Share with all colleagues' }).press('Space');
    expect(await violationsOf(page, { rules, within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('“Shifts of Marija” is saved.')).toBeVisible();
  });

  const colleague = await (await browser.newContext({ baseURL: site.url, timezoneId: 'America/New_York' })).newPage();
  const complaints = watchConsole(colleague, null);
  await test.step('a colleague opens it', async () => {
    await signIn(colleague, hers);
    await colleague.goto('/admin/careers/vacancy');
    await expect(head('Department', colleague)).toBeVisible();
    await expect(colleague.getByText('Times are those of Skopje.')).toBeVisible();
    await expect(colleague.getByText(digitsInSkopje(updatedAt)).first()).toBeVisible();
    await colleague.getByRole('button', { name: 'Views', exact: true }).click();
    await colleague.getByRole('menuitem', { name: 'Shifts of Marija (shared)' }).click();
    await expect(rows(colleague)).toHaveCount(2);
    await expect(head('Department', colleague)).toHaveCount(0);
    expect(await colleague.getByRole('columnheader').allTextContents()).toEqual(heads);
    const drawn = (await edge().getAttribute('aria-valuenow')) ?? '';
    await expect(edge(colleague)).toHaveAttribute('aria-valuenow', drawn);
  });

  const departmentsOf = async () => {
    const all = await Promise.all(vacancies.map((id) => api.call('GET /adminCareer/:id', { params: { id } })));
    return all.map(({ department }) => department.en);
  };
  await test.step('she changes its rows together, and undoes that', async () => {
    await colleague.getByRole('checkbox', { name: 'Select all rows of this page' }).press('Space');
    await colleague.getByRole('button', { name: 'Change…' }).press('Enter');
    const dialog = colleague.getByRole('dialog', { name: 'Change 2 rows' });
    await dialog.getByRole('combobox', { name: 'Department' }).selectOption('Storage');
    await dialog.getByRole('button', { name: 'Show what changes' }).press('Enter');
    await expect(dialog.getByRole('status')).toContainText('2 rows change.');
    expect(await violationsOf(colleague, { rules, within: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Change 2 rows' }).press('Enter');
    const toast = colleague.getByRole('alert').filter({ hasText: '2 rows changed' });
    await expect(toast).toBeVisible();
    expect(await departmentsOf()).toEqual(['Storage', 'Storage', usual.en]);
    await toast.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(colleague.getByText('2 rows are as they were before.')).toBeVisible();
    expect(await departmentsOf()).toEqual([usual.en, usual.en, usual.en]);
  });

  expect(complaints).toEqual([]);
  await colleague.context().close();
  for (const id of vacancies) await api.call('DELETE /adminCareer/:id', { params: { id } });
  await api.call('DELETE /users/:id', { params: { id: marija } });
  await page.evaluate(() => localStorage.clear());
});
