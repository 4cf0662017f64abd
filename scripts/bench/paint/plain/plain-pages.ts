import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiClient } from '../../../../e2e/fixtures/api-client.ts';
import type { NamedPage } from '../../../../e2e/fixtures/pages.ts';
import { category } from './category.ts';
import { documentWith } from './document.ts';
import { home } from './home.ts';
import { picturesOf } from './markup.ts';
import { product } from './product.ts';

/**
 * The pages that the bench measures as somebody would write them by hand: the same text and pictures in a few plain elements, one
 * small style sheet, and no script.
 *
 * @param rendered the same page as the shell's server sends it
 */
export async function plainPage(api: ApiClient, page: NamedPage, rendered: string): Promise<string> {
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(rendered) ?? [];
  return documentWith(title, await mainOf(api, page, picturesOf(rendered)));
}

function mainOf(api: ApiClient, { path: place }: NamedPage, pictures: string[]): Promise<string> {
  const [kind, id = ''] = place.split('/').slice(1);
  if (kind === 'parent') return category(api, id, pictures);
  if (kind === 'product') return product(api, id, pictures);
  return home(api, pictures);
}

/** The style sheet of all plain pages, with the faces that the rendered ones of a site have. */
export async function plainStyles(origin: string): Promise<string> {
  const rendered = await (await fetch(origin)).text();
  const own = await readFile(path.join(import.meta.dirname, 'plain.css'), 'utf8');
  const faces = rendered.match(/@font-face\{[^}]*\}/g);
  if (!faces) throw new Error('The rendered page has no faces, so that the plain ones would be set in others');
  return [...faces, own].join('\n');
}
