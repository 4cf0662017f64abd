import type { Page } from '@playwright/test';
import { ApiClient } from '../../../e2e/fixtures/api-client.ts';
import type { Bench } from '../in-browser.ts';
import { addEntry, openForm } from './dosage-form.ts';

const paragraphs = ['Morning.', 'Noon.', 'Evening.', 'Night.'];

/** Two people have one form open, write into different paragraphs and save one after the other; what is stored is counted. */
export async function countTwoPeople({ site, api, browser }: Bench, times: number): Promise<string[]> {
  const account = { email: 'second@varda-pharm.example', password: 'a password of their own' };
  const { _id: person } = await api.call('POST /register', { body: { name: 'Second', ...account } });
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [mine, theirs] = await Promise.all([
    pageOf(contexts[0], api),
    pageOf(contexts[1], await ApiClient.signIn(site.apiUrl, account)),
  ]);
  let typed = 0;
  let lost = 0;
  for (let time = 0; time < times; time++) {
    const { _id, name } = await addEntry(api, paragraphs.map((words) => `<p>${words}</p>`).join(''));
    const [first = '', second = ''] = paragraphs.toSorted(() => Math.random() - 0.5);
    const pages = Math.random() < 0.5 ? [mine, theirs] : [theirs, mine];
    const forms = [];
    for (const page of pages) forms.push(await openForm(page, site.url, name.en));
    const texts = [`By the first ${crypto.randomUUID()}.`, `By the second ${crypto.randomUUID()}.`];
    for (const [place, page] of pages.entries()) {
      await forms[place]?.getByText([first, second][place] ?? '').click();
      await page.keyboard.press('End');
      await page.keyboard.type(` ${texts[place]}`);
    }
    for (const [place, page] of pages.entries()) {
      await page.keyboard.press('ControlOrMeta+s');
      await forms[place]?.waitFor({ state: 'hidden' });
    }
    const stored = (await api.call('GET /dosage')).find((entry) => entry._id === _id);
    for (const text of texts) {
      typed += text.length;
      lost += stored?.text.en.includes(text) ? 0 : text.length;
    }
    await api.call('DELETE /dosage/:id', { params: { id: _id } });
  }
  for (const context of contexts) await context.close();
  await api.call('DELETE /users/:id', { params: { id: person } });
  return [`${times}`, `${typed}`, `${lost}`, ''];
}

async function pageOf(
  context: Awaited<ReturnType<Bench['browser']['newContext']>>,
  { session }: ApiClient,
): Promise<Page> {
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  return context.newPage();
}
