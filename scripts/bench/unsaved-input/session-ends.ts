import { ApiClient } from '../../../e2e/fixtures/api-client.ts';
import { admin } from '../../../e2e/fixtures/demo-data.ts';
import type { Bench } from '../in-browser.ts';
import { addEntry, fieldOf, fields, numbers, openForm } from './dosage-form.ts';

/** Ends the session on the server while a form is open; whoever typed signs in over it, and what is saved is counted. */
export async function countSessionEnds({ site, api, browser }: Bench, times: number): Promise<string[]> {
  const text = numbers().slice(0, 90).trim();
  let typed = 0;
  let lost = 0;
  for (let time = 0; time < times; time++) {
    const { _id, name } = await addEntry(api);
    const own = await ApiClient.signIn(site.apiUrl);
    const context = await browser.newContext();
    await context.addInitScript((session) => {
      if (sessionStorage.getItem('arranged')) return;
      sessionStorage.setItem('arranged', '1');
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    }, own.session);
    const page = await context.newPage();
    const form = await openForm(page, site.url, name.en);
    const field = fields[time % fields.length] ?? 'Name EN';
    await fieldOf(form, field).click();
    await page.keyboard.press('ControlOrMeta+a');
    const before = Math.floor(Math.random() * text.length);
    await page.keyboard.type(text.slice(0, before));
    await own.call('POST /logout');
    await page.keyboard.type(text.slice(before));
    await page.keyboard.press('ControlOrMeta+s');
    const login = page.getByRole('dialog', { name: 'Please log in again' });
    await login.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'hidden' });
    await context.close();
    const stored = (await api.call('GET /dosage')).find((entry) => entry._id === _id);
    const content = (field === 'Name EN' ? stored?.name.en : stored?.text.en.replace(/<[^>]+>/g, '')) ?? '';
    typed += text.length;
    lost += content === text ? 0 : text.length;
    await api.call('DELETE /dosage/:id', { params: { id: _id } });
  }
  return [`${times}`, `${typed}`, `${lost}`, ''];
}
