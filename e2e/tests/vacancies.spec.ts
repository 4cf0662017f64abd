import { expect, test } from '../fixtures/test.ts';
import { untilRendered } from '../fixtures/until-rendered.ts';

test('[A-11] [A-13] [V-01] [X-02] staff write a vacancy, hide it in one language, and delete it; visitors see just that', async ({
  page,
  api,
  request,
  signedIn: _,
}) => {
  const stored = async () => {
    const { careers } = await api.call('GET /adminCareer', { query: { search: 'Head of warehouse' } });
    return careers[0];
  };
  const row = page.getByRole('row', { name: /Head of warehouse/ });
  /** What visitors are sent, which may be that of a second ago. */
  const visitorsRead = (path: string) => expect.poll(async () => (await untilRendered(() => request.get(path))).text());

  await test.step('create', async () => {
    await page.goto('/admin/careers/vacancy');
    await page.getByRole('button', { name: 'Create Vacancy' }).click();
    const form = page.getByRole('dialog', { name: 'Create Vacancy' });
    await form.getByLabel('Title EN').fill('Head of warehouse');
    await form.getByLabel('Title MK').fill('Раководител на складиште');
    await form.getByLabel('Short description EN').fill('Keep our stock in order.');
    await form.getByLabel('Short description MK').fill('Грижа за залихите.');
    await form.getByRole('textbox', { name: 'Description EN', exact: true }).fill('Everything about the work.');
    await expect(form.getByText('Still needed: Description (MK)')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
    await form.getByRole('textbox', { name: 'Description MK', exact: true }).fill('Сѐ за работата.');
    await form.getByRole('combobox', { name: 'Department MK' }).click();
    await page.getByRole('option', { name: 'Складиште' }).click();
    await expect(form.getByRole('combobox', { name: 'Department EN' })).toHaveValue('Storage');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Vacancy created successfully!')).toBeVisible();
    await expect(row.getByText('Shown')).toHaveCount(2);
    await expect(row).toContainText('Storage');
  });
  const created = await stored();

  await test.step('change the English text, and hide the Macedonian one', async () => {
    await row.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit Vacancy' });
    await form.getByLabel('Title EN').fill('Head of warehouse and transport');
    await form.getByRole('switch', { name: 'Shown in Macedonian' }).press('Space');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Vacancy update successfully!')).toBeVisible();
    await expect(row.getByText('Hidden')).toHaveCount(1);
    expect(await stored()).toMatchObject({
      ...created,
      __v: expect.anything(),
      changedAt: { mk: created?.changedAt.mk },
      updatedAt: expect.anything(),
      vacancy: { en: 'Head of warehouse and transport', mk: created?.vacancy.mk },
      active: { en: true, mk: false },
      updatedBy: created?.createdBy,
    });
  });

  await test.step('visitors see it in English alone', async () => {
    await visitorsRead('/careers?lang=mk').not.toMatch(/Раководител\sна\sскладиште/);
    await visitorsRead('/careers?lang=en').toMatch(
      new RegExp(`href="/careers/${created?._id}".*Head\\sof\\swarehouse\\sand\\stransport`, 's'),
    );
    await visitorsRead(`/careers/${created?._id}?lang=en`).toMatch(/Everything\sabout\sthe\swork\./);
  });

  await test.step('delete', async () => {
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Vacancy deleted successfully!')).toBeVisible();
    await expect(row).toBeHidden();
    await visitorsRead('/careers?lang=en').not.toMatch(/Head\sof\swarehouse\sand\stransport/);
  });
});
