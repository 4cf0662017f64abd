import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '@varda/contract/language';
import type { ApiClient } from '../fixtures/api-client.ts';
import { menusAt } from '../fixtures/menus.ts';
import type { NamedPage } from '../fixtures/pages.ts';
import { signIn } from '../fixtures/test.ts';

/** Where every picture lies, named `<width>-<language>-<screen>.jpg`. */
export const folder = path.resolve(import.meta.dirname, '../screenshots');

/** What is seen at one width in one language. */
export interface View {
  width: number;
  language: Language;
}

/** A screen, and who looks at it. */
interface Screen extends NamedPage {
  admin: boolean;
}

export const pictureOf = ({ width, language }: View, name: string) => `${width}-${language}-${name}.jpg`;

/** Takes the pictures of one view with a browser context of its own; returns the names of the screens it has taken. */
export async function takeView(
  browser: Browser,
  baseURL: string,
  api: ApiClient,
  view: View,
  screens: readonly Screen[],
) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: view.width, height: view.width < 600 ? 780 : 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((lang) => localStorage.setItem('lang', lang), view.language);
  const taken = [
    ...(await takePages(context, api, view, screens)),
    ...(screens.some(({ name }) => name === 'home') ? await takeMenus(context, view) : []),
  ];
  await context.close();
  return taken;
}

async function takePages(context: BrowserContext, api: ApiClient, view: View, screens: readonly Screen[]) {
  const visitor = await context.newPage();
  const staff = await context.newPage();
  await signIn(staff, api);
  for (const { name, path, admin } of screens) {
    const page = admin ? staff : visitor;
    await page.goto(path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    await take(page, view, name, true);
  }
  return screens.map(({ name }) => name);
}

async function takeMenus(context: BrowserContext, view: View) {
  const menus = menusAt(view.width);
  for (const { name, open } of menus) {
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    await open(page);
    await page.waitForLoadState('networkidle');
    await take(page, view, name, false);
    await page.close();
  }
  return menus.map(({ name }) => name);
}

function take(page: Page, view: View, name: string, fullPage: boolean) {
  return page.screenshot({
    path: path.join(folder, pictureOf(view, name)),
    type: 'jpeg',
    quality: 82,
    fullPage,
    animations: 'disabled',
  });
}

/** Pictures far down a page are fetched when they come near. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      // Else a picture may be there and not yet painted.
      image.decoding = 'sync';
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
