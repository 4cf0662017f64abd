import type { Page } from '@playwright/test';

/** A menu of the public frame, and how to open it. Parts are found by structure: their words change with the language. */
export interface Menu {
  name: string;
  open: (page: Page) => Promise<void>;
}

const openerOf = (page: Page, place: number) => page.locator('header nav button[aria-expanded]').nth(place);
const topPanel = (page: Page) => page.locator('dialog[open]').last();

async function openPanels(page: Page, ...entries: readonly number[]) {
  await page.locator('header button[aria-haspopup="dialog"][aria-expanded]').click();
  for (const entry of entries) {
    // A panel that is still sliding in is no button to press.
    await topPanel(page).getByRole('listitem').nth(entry).getByRole('button').click();
  }
}

export const desktopMenus: readonly Menu[] = [
  { name: 'menu-who-we-are', open: (page) => openerOf(page, 0).click() },
  { name: 'menu-products', open: (page) => openerOf(page, 1).click() },
  { name: 'menu-language', open: (page) => page.locator('header button[aria-expanded]').nth(2).click() },
];

/** The second entry of the first panel leads to the products, the fifth category is the one with the most lines. */
export const phoneMenus: readonly Menu[] = [
  { name: 'menu', open: (page) => openPanels(page) },
  { name: 'menu-who-we-are', open: (page) => openPanels(page, 0) },
  { name: 'menu-products', open: (page) => openPanels(page, 1) },
  { name: 'menu-category', open: (page) => openPanels(page, 1, 4) },
  { name: 'menu-line', open: (page) => openPanels(page, 1, 4, 0) },
  { name: 'menu-language', open: (page) => page.locator('header button[aria-expanded][aria-controls]').last().click() },
];
