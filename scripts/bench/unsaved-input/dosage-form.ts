import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from '../../../e2e/fixtures/api-client.ts';

const picture = path.join(import.meta.dirname, '../../../e2e/data/picture.png');

/** A plain field and a rich text of the form, by what its label begins with. */
export const fields = ['Name EN', 'Text EN'] as const;

export async function addEntry(api: ApiClient, text = '<p>Twice a day.</p>') {
  const body = new FormData();
  body.append('name', JSON.stringify({ en: `Drops ${crypto.randomUUID()}`, mk: 'Капки' }));
  body.append('text', JSON.stringify({ en: text, mk: '<p>Двапати дневно.</p>' }));
  body.append('image', new Blob([await readFile(picture)], { type: 'image/png' }), 'picture.png');
  return api.call('POST /dosage', { body });
}

export async function openForm(page: Page, url: string, name: string): Promise<Locator> {
  await page.goto(`${url}/admin/home/dosage`);
  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Dosage' });
  await form.getByRole('textbox', { name: /^Text EN/ }).waitFor();
  return form;
}

export function fieldOf(form: Locator, name: (typeof fields)[number]): Locator {
  return name === 'Name EN' ? form.getByLabel(/^Name EN/) : form.getByRole('textbox', { name: /^Text EN/ });
}

export function contentOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.value : (element.textContent ?? ''),
  );
}

/** Characters that tell what is missing: no two places of them look alike. */
export function numbers(): string {
  return Array.from({ length: 400 }, (_, place) => `${place} `).join('');
}
