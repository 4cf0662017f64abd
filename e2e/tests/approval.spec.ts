import type { Browser, Page } from '@playwright/test';
import { ApiClient } from '../fixtures/api-client.ts';
import { violationsOf } from '../fixtures/axe.ts';
import { expect, signIn, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const password = 'a password for editors';
const accounts = {
  editor: { name: 'Elena Editor', email: 'elena@varda-pharm.example', restrictions: ['pages.publish'] },
  // Decides, and writes nothing.
  publisher: { name: 'Petar Publisher', email: 'petar@varda-pharm.example', restrictions: ['pages.write'] },
} as const;

async function openAs(browser: Browser, url: string, api: ApiClient): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await signIn(page, api);
  return page;
}

test('[U-05] an editor asks, a colleague returns the draft with words and approves the next one, and visitors see it', async ({
  browser,
  site,
  api,
}) => {
  const people: string[] = [];
  const enter = async ({ restrictions, ...person }: (typeof accounts)[keyof typeof accounts]) => {
    const body = { ...person, password, role: 'user' as const, restrictions: [...restrictions] };
    people.push((await api.call('POST /register', { body }))._id);
    return openAs(browser, site.url, await ApiClient.signIn(site.apiUrl, { email: person.email, password }));
  };
  const [item] = (await api.call('GET /about')).aboutUsEntries;
  const fields = { name: item?.name.en ?? '' };
  for (const rule of ['pages', 'fourEyes'] as const)
    await api.call('PUT /approval-rules', { body: { rule, on: true } });
  const [editor, publisher] = [await enter(accounts.editor), await enter(accounts.publisher)];
  const form = editor.getByRole('dialog', { name: 'Edit About' });
  const ask = async () => {
    await form.getByRole('button', { name: 'Ask for approval' }).press('Enter');
    await editor
      .getByRole('dialog', { name: 'Ask for approval' })
      .getByRole('button', { name: 'Ask for approval' })
      .press('Enter');
    await expect(form).toBeHidden();
  };
  const waiting = (page: Page) => page.getByRole('region', { name: 'Waits for you' });

  await editor.goto('/admin/who-we-are/about');
  await editor.getByRole('button', { name: `Edit: ${fields.name}` }).press('Enter');
  await form.getByLabel(/^Name/).first().fill('Words to be approved');
  await ask();

  await publisher.goto('/admin/overview');
  await waiting(publisher).getByRole('link', { name: 'Words to be approved' }).press('Enter');
  const review = publisher.getByRole('dialog', { name: 'What the draft changes' });
  await expect(review.locator('ins').first()).toBeVisible();
  expect(await violationsOf(publisher, { rules: ['wcag2a', 'wcag2aa', 'wcag22aa'], within: '[role=dialog]' })).toEqual(
    [],
  );
  await review.getByRole('button', { name: 'Return…' }).press('Enter');
  await review.getByLabel(/What is to be changed/).fill('Which year?');
  await review.getByRole('button', { name: 'Return with this comment' }).press('Enter');
  await expect(review).toBeHidden();

  await visit(editor, '/admin/overview');
  await waiting(editor).getByRole('link', { name: 'Words to be approved' }).press('Enter');
  await expect(form.getByText('Which year?')).toBeVisible();
  await form.getByLabel(/^Name/).first().fill('Words of 2026 to be approved');
  await ask();
  // The words of the return have stayed.
  await editor
    .getByRole('button', { name: /^Edit: Words|^Edit: / })
    .first()
    .press('Enter');
  await form.getByRole('button', { name: /^Comments/ }).press('Enter');
  const comments = editor.getByRole('dialog', { name: 'Comments' });
  await expect(comments.getByText('Which year?')).toBeVisible();
  const text = comments.getByRole('textbox', { name: 'Comment' });
  await text.fill('Typed before the tab was closed');
  editor.once('dialog', (question) => question.accept());
  await editor.goto(`/admin/who-we-are/about?comments=${item?._id}`);
  await expect(text).toHaveValue('Typed before the tab was closed');
  await text.fill('See @Pet');
  await comments.getByRole('option', { name: accounts.publisher.name }).click();
  await comments.getByRole('textbox', { name: 'Comment' }).press('Control+Enter');
  await expect(comments.locator('strong')).toHaveText(`@${accounts.publisher.name}`);
  await editor.keyboard.press('Escape');
  await expect(editor.getByRole('heading', { level: 1 }), 'no button has opened it').toBeFocused();

  await publisher.goto('/admin/overview');
  await expect(waiting(publisher).getByText('A comment mentions you')).toBeVisible();
  await visit(publisher, '/admin/drafts?approval=asked');
  await publisher.getByRole('button', { name: 'Review: Words of 2026 to be approved' }).press('Enter');
  await review.getByRole('button', { name: 'Approve and publish' }).press('Enter');
  await expect(review).toBeHidden();

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  await expect(async () => {
    await visitor.goto('/about?lang=en');
    await expect(visitor.getByText('Words of 2026 to be approved').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();

  for (const rule of ['pages', 'fourEyes'] as const)
    await api.call('PUT /approval-rules', { body: { rule, on: false } });
  const body = new FormData();
  body.append('name', JSON.stringify({ en: fields.name }));
  await api.call('PUT /about/:id', { params: { id: item?._id ?? '' }, body });
  for (const page of [editor, publisher, visitor]) await page.context().close();
  for (const id of people) await api.call('DELETE /users/:id', { params: { id } });
});
