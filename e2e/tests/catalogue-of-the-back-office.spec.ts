import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { Answers, type Failure } from '../fixtures/answers.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** What a failed call shows: after an answer without a message, and without any answer. */
type Texts = Record<Failure, string>;

const always = (text: string): Texts => ({ answered: text, silent: text });

interface Screen {
  path: string;
  /** Where its calls go, below `/api`; a create may go elsewhere. */
  calls: string;
  creates?: string;
  /** What a create is filled with, by label. */
  filled: Record<string, string>;
  hasPicture?: true;
  /** Whose row is deleted; the last one, if it does not matter. */
  deleted?: string;
  failures: { list: Texts; create: Texts; update: Texts; delete: Texts; reorder?: Texts };
  toasts?: { created: string; updated: string; deleted: string };
}

const inBoth = (...labels: string[]) =>
  Object.fromEntries(labels.flatMap((label) => ['EN', 'MK'].map((language) => [`${label} ${language}`, 'Text'])));

/** The exact texts of the catalogue: those that speak of other things are meant so. */
const screens: Screen[] = [
  {
    path: '/admin/users',
    calls: '/users',
    creates: '/register',
    filled: { Name: 'Ana', Email: 'ana@varda-pharm.example', Password: 'a long enough password' },
    // Who deletes their own account is logged out.
    deleted: 'Zora',
    failures: {
      list: always('Failed to fetch users'),
      create: always('Failed to create user'),
      update: always('Failed to update user'),
      delete: always('Failed to delete user'),
    },
  },
  {
    path: '/admin/home/dosage',
    calls: '/dosage',
    filled: inBoth('Name', 'Text'),
    hasPicture: true,
    failures: {
      list: { answered: 'Failed to fetch history', silent: 'An error occurred while fetching history' },
      create: { answered: 'Failed to create About Us entry.', silent: 'An error occurred.' },
      update: { answered: 'Failed to update product', silent: 'An error occurred' },
      delete: { answered: 'Failed to delete dosage', silent: 'An error occurred while deleting dosage' },
    },
  },
  {
    path: '/admin/who-we-are/about',
    calls: '/about',
    filled: inBoth('Name', 'Text'),
    failures: {
      list: always('Failed to fetch About Us entries.'),
      create: always('Failed to create About Us entry.'),
      update: always('Failed to update dosages'),
      delete: always('Failed to delete About Us entry.'),
      reorder: always('Failed to reorder history'),
    },
    toasts: {
      created: 'About Us created successfully!',
      updated: 'About Us update successfully!',
      deleted: 'Delete About Us successfully.',
    },
  },
  {
    path: '/admin/who-we-are/history',
    calls: '/history',
    filled: inBoth('Text'),
    failures: {
      list: always('Failed to fetch history'),
      create: always('Failed to create history'),
      update: always('Failed to update history'),
      delete: always('Failed to delete history'),
      reorder: always('Failed to reorder history'),
    },
  },
  {
    path: '/admin/contacts',
    calls: '/contact-info',
    filled: inBoth('Name', 'Description'),
    failures: {
      list: always('Failed to fetch contact info'),
      create: always('Failed to create contact info'),
      update: always('Failed to update product'),
      delete: always('Failed to delete contact info'),
    },
  },
  {
    path: '/admin/careers/vacancy',
    calls: '/adminCareer',
    filled: inBoth('Title', 'Short description', 'Description'),
    failures: {
      list: { answered: 'Error fetching careers', silent: 'An error occurred while fetching careers' },
      create: always('Failed to create career'),
      update: {
        answered: 'Failed to update career. Status: 500',
        silent: 'Failed to update career. The server did not answer.',
      },
      delete: always('Error deleting career'),
    },
    toasts: {
      created: 'Vacancy created successfully!',
      updated: 'Vacancy update successfully!',
      deleted: 'Vacancy deleted successfully!',
    },
  },
  {
    path: '/admin/products/cbd/oral',
    calls: '/products',
    filled: inBoth('Name', 'Packaging / Dosage', 'Description'),
    failures: {
      list: always('Error fetching product'),
      create: always('Failed to create product'),
      update: always('Failed to update product'),
      delete: always('Error deleting career'),
      reorder: always('Failed to reorder history'),
    },
    toasts: {
      created: 'Product created successfully!',
      updated: 'Product updated successfully!',
      deleted: 'Product deleted successfully!',
    },
  },
];

/** In which ways a call is made to fail: one is enough where both are told in the same words. */
function failuresOf(texts: Texts): readonly Failure[] {
  return texts.answered === texts.silent ? ['answered'] : ['answered', 'silent'];
}

const picture = path.join(import.meta.dirname, '../data/picture.png');

/** The browser itself reports what it could not fetch. */
test.use({ expectedComplaint: /Failed to load resource/ });

test('[X-01] [X-02] [A-16] each screen says what has failed, and what has worked, in the words of the catalogue', async ({
  page,
  api,
  signedIn: _,
}) => {
  const account = { name: 'Zora', email: 'zora@varda-pharm.example', password: 'a long enough password' };
  const { _id: id } = await api.call('POST /register', { body: account });
  const answers = await Answers.on(page);
  // In one document: for each screen anew, the same code would be loaded and compiled.
  await page.goto('/admin/overview');
  for (const screen of screens) await test.step(screen.path, () => expectCatalogue(page, answers, screen));
  await api.call('DELETE /users/:id', { params: { id } });
});

async function expectCatalogue(page: Page, answers: Answers, screen: Screen) {
  const exactly = (text: string) => page.getByText(text, { exact: true }).last();

  await test.step('the list', async () => {
    const call = new RegExp(`^GET ${screen.calls}(/|$)`);
    answers.fail(call, 'answered');
    await visit(page, screen.path);
    await expectRed(exactly(screen.failures.list.answered));
    await expect(page.getByRole('table')).toHaveCount(0);
    if (failuresOf(screen.failures.list).includes('silent')) {
      answers.fail(call, 'silent');
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(exactly(screen.failures.list.silent)).toBeVisible();
    }
    answers.end();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('table')).toBeVisible();
  });

  /** Presses a button of the dialog while its call fails in each way, and then while it succeeds. */
  const attempt = async (name: string, call: RegExp, texts: Texts, toast?: string) => {
    const dialog = page.getByRole('dialog');
    const button = dialog.getByRole('button', { name, exact: true });
    for (const how of failuresOf(texts)) {
      answers.fail(call, how);
      const asked = page.waitForRequest((request) => call.test(Answers.callOf(request)));
      await button.click();
      await asked;
      await expect(button).toBeEnabled();
      await expectRed(exactly(texts[how]));
    }
    answers.accept(call);
    await button.click();
    await expect(dialog).toHaveCount(0);
    answers.end();
    if (toast) await expectGreenToast(page, toast);
  };

  await test.step('a create', async () => {
    await page.getByRole('button', { name: /^Create / }).click();
    const form = page.getByRole('dialog');
    for (const [label, text] of Object.entries(screen.filled))
      await form
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .fill(text);
    if (screen.hasPicture) await form.locator('input[type=file]').first().setInputFiles(picture);
    const call = new RegExp(`^POST ${screen.creates ?? screen.calls}$`);
    await attempt('Create', call, screen.failures.create, screen.toasts?.created);
  });

  await test.step('an edit', async () => {
    await page
      .getByRole('button', { name: /^Edit: / })
      .first()
      .click();
    const [label = ''] = Object.keys(screen.filled);
    const field = page
      .getByRole('dialog')
      .getByLabel(new RegExp(`^${label}`))
      .first();
    await field.fill('Changed');
    await attempt('Save', new RegExp(`^PUT ${screen.calls}/`), screen.failures.update, screen.toasts?.updated);
  });

  await test.step('a deletion', async () => {
    await page
      .getByRole('button', { name: `Delete: ${screen.deleted ?? ''}` })
      .last()
      .click();
    await attempt('Delete', new RegExp(`^DELETE ${screen.calls}/`), screen.failures.delete, screen.toasts?.deleted);
  });

  const { reorder } = screen.failures;
  if (!reorder) return;
  await test.step('another order', async () => {
    for (const how of failuresOf(reorder)) {
      answers.fail(new RegExp(`^PATCH ${screen.calls}/reorder$`), how);
      await page
        .getByRole('button', { name: /^Move to position…: / })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Move to position…' });
      await dialog.getByRole('textbox').fill('2');
      await dialog.getByRole('button', { name: 'Move' }).click();
      const toast = page.getByRole('alert').filter({ hasText: reorder[how] });
      await expectRed(toast.getByText(reorder[how], { exact: true }));
      await expect(dialog).toHaveCount(0);
      // The next screen says it in the same words.
      await toast.getByRole('button', { name: 'Close' }).click();
      await expect(toast).toHaveCount(0);
    }
    answers.end();
  });
}

const green = 'rgb(15, 107, 82)';
const red = 'rgb(173, 43, 38)';

async function expectRed(text: Locator) {
  await expect(text).toBeVisible();
  await expect(text).toHaveCSS('color', red);
}

/** All of it in one look: a toast goes by itself. */
async function expectGreenToast(page: Page, text: string) {
  const words = page.getByRole('alert').getByText(text, { exact: true });
  const seen = await words.evaluate((element) => {
    const toast = element.closest('[role=alert]') ?? element;
    const { backgroundColor } = getComputedStyle(toast);
    return { isShown: element.checkVisibility(), backgroundColor, color: getComputedStyle(element).color };
  });
  expect(seen).toEqual({ isShown: true, backgroundColor: green, color: 'rgb(255, 255, 255)' });
}
