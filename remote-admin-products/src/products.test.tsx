import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  both,
  clear,
  describeResource,
  fakeApi,
  renderAdmin,
  rowsOf,
  type Specimen,
  someTime,
  stubBrowserApis,
  upTo,
  write,
} from '@varda/admin/testing';
import { findUnsaved } from '@varda/admin/unsaved';
import { bounds } from '@varda/contract/bounds';
import { type LeafCategory, leafCategories } from '@varda/contract/catalogue';
import type { NewOrder } from '@varda/contract/entity';
import type { Product } from '@varda/contract/products';
import ProductsPage from './products.page.tsx';
import en from './texts/en.ts';
import mk from './texts/mk.ts';

beforeAll(stubBrowserApis);

const product = (n: number): Product => ({
  _id: `id-${n}`,
  name: both(`Product ${n}`),
  dosage: both('10 tablets'),
  description: { en: '<p>Description</p>', mk: '<p>Опис</p>' },
  image: null,
  picture: null,
  form: null,
  leaflets: { en: null, mk: null },
  category: 'cbd-products',
  categoryName: 'CBD Products/Oral',
  position: n,
  ...someTime,
});

const specimen: Specimen = {
  name: 'products',
  namespace: 'admin-products',
  Page: ProductsPage,
  pattern: '/admin/products/:category/:subcategory?',
  path: '/admin/products/cbd/oral',
  texts: { en, mk },
  row: product,
  nameOf: (n) => `Product ${n} en`,
  calls: {
    list: 'GET /products/oral',
    create: 'POST /products',
    update: 'PUT /products',
    delete: 'DELETE /products',
  },
  answer: ({ rows, totalCount }) => ({ products: rows, totalCount }),
  sort: { own: 'sortBy=position&sortOrder=asc', other: 'sortBy=name&sortOrder=asc', column: 'Name' },
  fill: async (hands, form) => {
    for (const language of ['EN', 'MK']) {
      await write(hands, within(form).getByLabelText(`Name ${language} *`), `Name ${language}`);
      await write(hands, within(form).getByLabelText(`Packaging / Dosage ${language} *`), `Dosage ${language}`);
      const name = `Description ${language}`;
      (await within(form).findByRole('textbox', { name })).focus();
      await hands.paste(name);
    }
  },
  field: { label: 'Name EN', path: 'name.en', longest: bounds.name },
};

describeResource(specimen);

describe('products: what only they have', () => {
  /** Opens the screen over rows that a reorder really moves. */
  const open = (count: number, visit = {}, row = product) => {
    let rows = upTo(count).map(row);
    const api = fakeApi((call) => {
      if (call.method === 'PATCH') {
        for (const { _id, position } of call.body as NewOrder) {
          const moved = rows.find((row) => row._id === _id);
          if (moved) rows = rows.filter((row) => row !== moved).toSpliced(position - 1, 0, moved);
        }
        rows = rows.map((row, place) => ({ ...row, position: place + 1 }));
      }
      return call.method === 'GET' ? specimen.answer(rowsOf(rows, call)) : { done: true };
    });
    return { api, hands: userEvent.setup({ delay: null }), ...renderAdmin(specimen, visit) };
  };
  const shownNames = () =>
    within(screen.getByRole('table'))
      .getAllByText(/^Product \d+ en$/)
      .map(({ textContent }) => textContent?.split(' ')[1])
      .join(' ');
  const orders = (api: ReturnType<typeof fakeApi>) => api.callsOf('PATCH /products/reorder').map(({ body }) => body);

  // Drag and drop asks for key codes, which user-event does not send.
  const space = 32;
  const [up, down] = [38, 40];
  async function carry(name: string, ...moves: number[]) {
    const handle = await screen.findByRole('button', { name: `Move: ${name}` });
    handle.focus();
    for (const keyCode of [space, ...moves, space]) {
      fireEvent.keyDown(handle, { keyCode });
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    }
  }

  test('[A-12] [V-02] [B-05] a create wants name, dosage and description in both languages and no picture, and goes to the subcategory of the screen', async () => {
    const { api, hands } = open(1);
    expect(await screen.findByRole('heading', { name: 'Oral' })).toBeVisible();
    expect(screen.getByText('CBD Products')).toBeVisible();
    await hands.click(screen.getByRole('button', { name: 'Create Product' }));
    const form = await screen.findByRole('dialog', { name: 'Create Product' });
    expect(form).toHaveTextContent('Subcategory: CBD Products, Oral');
    expect(form).toHaveTextContent('Still needed: Name (EN, MK), Packaging / Dosage (EN, MK), Description (EN, MK)');
    await specimen.fill(hands, form);
    await hands.click(within(form).getByRole('combobox', { name: 'Form' }));
    await hands.click(await screen.findByRole('option', { name: 'Drops' }));
    await hands.click(within(form).getByRole('button', { name: 'Create' }));
    await screen.findByText('Product created successfully!');
    expect(api.callsOf('POST /products').map(({ body }) => body)).toEqual([
      {
        name: { en: 'Name EN', mk: 'Name MK' },
        dosage: { en: 'Dosage EN', mk: 'Dosage MK' },
        form: 'drops',
        description: { en: '<p>Description EN</p>', mk: '<p>Description MK</p>' },
        imageAlt: { en: '', mk: '' },
        categoryName: 'CBD Products/Oral',
      },
    ]);
  });

  test('[A-12] [A-14] readers of Macedonian get a picture of their own, and lose it again', async () => {
    const stored = { width: 640, height: 480, widths: [640] };
    const alt = { en: '', mk: '' };
    const mk = { key: 'b'.repeat(32), ...stored };
    const picture = { key: 'a'.repeat(32), ...stored, placeholder: 'data:image/png,', alt, mk };
    const { api, hands } = open(1, {}, (n) => ({ ...product(n), image: '/api/pictures/x', picture }));
    await hands.click(await screen.findByRole('button', { name: 'Edit: Product 1 en' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Product' });
    const group = within(form).getByRole('group', { name: 'Image in Macedonian' });
    expect(group.querySelector('img')).toHaveAttribute('src', expect.stringContaining(mk.key));
    await hands.click(within(group).getByRole('button', { name: 'Remove the image' }));
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Product updated successfully!');
    expect(api.callsOf('PUT /products/id-1').map(({ body }) => body)).toEqual([
      { removeImageMk: 'true', categoryName: 'CBD Products/Oral' },
    ]);
  });

  test('[A-12] [V-02] an edit needs no description, and sends what has changed with the category path', async () => {
    const { api, hands } = open(1);
    await hands.click(await screen.findByRole('button', { name: 'Edit: Product 1 en' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Product' });
    await hands.type(within(form).getByLabelText('Packaging / Dosage EN *'), ' more');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Product updated successfully!');
    expect(api.callsOf('PUT /products/id-1').map(({ body }) => body)).toEqual([
      { dosage: { en: '10 tablets en more' }, categoryName: 'CBD Products/Oral' },
    ]);
  });

  test('[K-23] a save over a colleague’s move leaves the product where it was moved to', async () => {
    const { api, hands } = open(1);
    const current = { ...product(1), categoryName: 'CBD Products/Herbal Products', __v: 7 };
    api.failOnce('PUT /products/id-1', {
      status: 409,
      body: { code: 'changed_meanwhile', message: 'Changed', current },
    });
    await hands.click(await screen.findByRole('button', { name: 'Edit: Product 1 en' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Product' });
    await hands.type(within(form).getByLabelText('Packaging / Dosage EN *'), ' more');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsOf('PUT /products/id-1')).toHaveLength(2));
    const [, again] = api.callsOf('PUT /products/id-1');
    expect(again).toMatchObject({
      ifMatch: '"7"',
      body: { dosage: { en: '10 tablets en more' }, categoryName: 'CBD Products/Herbal Products' },
    });
  });

  test('[A-13] a colleague’s newer leaflet and Macedonian picture are asked about before others replace them', async () => {
    const { api, hands } = open(1);
    const colleague = { key: 'b'.repeat(32), size: 4_096, uploadedAt: '2026-11-20T10:00:00.000Z' };
    const mk = { key: 'c'.repeat(32), width: 640, height: 640, widths: [320, 640] };
    const shown = { ...mk, key: 'd'.repeat(32), placeholder: '', alt: { en: '', mk: '' } };
    const current = { ...product(1), leaflets: { en: colleague, mk: null }, picture: { ...shown, mk }, __v: 7 };
    api.failOnce('PUT /products/id-1', {
      status: 409,
      body: { code: 'changed_meanwhile', message: 'Changed', current },
    });
    await hands.click(await screen.findByRole('button', { name: 'Edit: Product 1 en' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Product' });
    const chooser = within(form).getByLabelText(/Leaflet.*EN/, { selector: 'input' });
    await hands.upload(chooser, new File(['%PDF-1.7'], 'mine.pdf', { type: 'application/pdf' }));
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('dialog', { name: 'This was changed in the meantime' });
    expect(within(question).getByText('mine.pdf')).toBeVisible();
    expect(within(question).getByRole('link', { name: 'The stored leaflet (PDF)' })).toBeVisible();
    expect(within(question).getAllByRole('group')).toHaveLength(1);
    await hands.click(within(question).getByRole('radio', { name: 'Saved meanwhile' }));
    await hands.click(within(question).getByRole('button', { name: 'Save the choice' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(api.callsOf('PUT /products/id-1')).toHaveLength(1);
  });

  test('[A-12] [E-06] a leaflet that was refused or discarded can be chosen again', async () => {
    const { hands } = open(1);
    await hands.click(await screen.findByRole('button', { name: 'Edit: Product 1 en' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Product' });
    const chooser = within(form).getByLabelText<HTMLInputElement>(/Leaflet.*EN/, { selector: 'input' });
    // A browser tells of a file only where the input does not hold it already.
    const large = new File(['%PDF-1.7'], 'mine.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: 2 ** 30 });
    await hands.upload(chooser, large);
    expect(await within(form).findByText(/larger than/)).toBeVisible();
    expect(chooser.files).toHaveLength(0);
    await hands.upload(chooser, new File(['%PDF-1.7'], 'mine.pdf', { type: 'application/pdf' }));
    expect(within(form).queryByText(/larger than/)).not.toBeInTheDocument();
    await hands.click(within(form).getByRole('button', { name: 'Discard the new leaflet' }));
    expect(chooser.files).toHaveLength(0);
  });

  test('[V-02] an edit may empty the description', async () => {
    const { api, hands } = open(1);
    await hands.click(await screen.findByRole('button', { name: 'Edit: Product 1 en' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Product' });
    await clear(hands, await within(form).findByRole('textbox', { name: 'Description EN' }));
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Product updated successfully!');
    expect(api.callsOf('PUT /products/id-1').map(({ body }) => body)).toEqual([
      { description: { en: '' }, categoryName: 'CBD Products/Oral' },
    ]);
  });

  test('[V-02] an edit of a product that has no dosage wants one, in the language of the page alone', async () => {
    const bare = { ...product(1), dosage: { en: '', mk: '' } };
    fakeApi(({ method }) => (method === 'GET' ? { products: [bare], totalCount: 1 } : { done: true }));
    renderAdmin(specimen);
    const hands = userEvent.setup({ delay: null });
    await hands.click(await screen.findByRole('button', { name: 'Edit: Product 1 en' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Product' });
    await hands.type(within(form).getByLabelText('Name EN *'), ' more');
    expect(form).toHaveTextContent('Still needed: Packaging / Dosage (EN)');
    expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('[A-04] a row is carried by keyboard, right on the second page, and said aloud', async () => {
    const { api } = open(12, { search: '?page=2' });
    await screen.findByText('Product 6 en');
    await carry('Product 6 en', down, down);
    await waitFor(() => expect(orders(api)).toEqual([[{ _id: 'id-6', position: 8 }]]));
    await waitFor(() => expect(shownNames()).toBe('7 8 6 9 10'));
    expect(document.querySelector('[id^=rfd-announcement]')).toHaveTextContent(
      'Product 6 en put down at position 8 of 12.',
    );
  });

  test('[A-04] a row that is put down where it was moves nothing', async () => {
    const { api } = open(5);
    await screen.findByText('Product 1 en');
    await carry('Product 1 en', down, up);
    await screen.findByText(/is back at position 1 of 5/);
    expect(orders(api)).toEqual([]);
  });

  test('[X-01] [A-04] an order that is refused says why, and the rows go back', async () => {
    const { api } = open(5);
    await screen.findByText('Product 1 en');
    for (const [how, text] of [
      [{ status: 500 }, 'Failed to reorder history'],
      [{ status: 409, body: { message: 'The server says why' } }, 'The server says why'],
    ] as const) {
      api.fail('PATCH', how);
      await carry('Product 1 en', down);
      expect(await screen.findByText(text)).toBeVisible();
      await waitFor(() => expect(shownNames()).toBe('1 2 3 4 5'));
    }
  });

  test('[A-04] [K-27] a row goes to a position of the whole list, whose page is opened with the focus on it', async () => {
    const { api, hands } = open(12);
    await hands.click(await screen.findByRole('button', { name: 'Move to position…: Product 2 en' }));
    const form = await screen.findByRole('dialog', { name: 'Move to position…' });
    await hands.clear(within(form).getByRole('textbox'));
    expect(within(form).getByRole('button', { name: 'Move' })).toBeDisabled();
    await hands.keyboard('2');
    await hands.tab();
    await hands.tab({ shift: true });
    await hands.keyboard('11{Enter}');
    await screen.findByText('Moved to position 11.');
    expect(orders(api)).toEqual([[{ _id: 'id-2', position: 11 }]]);
    await waitFor(() => expect(shownNames()).toBe('2 12'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Product 2 en'));
    expect(document.activeElement?.tagName).toBe('TR');
  });

  test.each(['?sortBy=name&sortOrder=asc', '?search=product'])(
    '[A-04] rows stay where they are while the address says %s, and the screen says why',
    async (search) => {
      const { hands, ...admin } = open(5, { search });
      await screen.findByText('Product 1 en');
      expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
      expect(screen.getByText(/Rows can be moved only/)).toBeVisible();
      for (const status of screen.getAllByRole('status'))
        expect(status).not.toHaveTextContent(/Rows can be moved only/);
      await hands.click(screen.getByRole('button', { name: 'Show the whole list in order' }));
      expect(await screen.findByRole('button', { name: 'Move: Product 1 en' })).toBeVisible();
      expect(admin.search()).toBe('');
    },
  );

  // Every other screen differs from these by its subcategory alone (leaf-category-at.test.ts).
  test.each(['medical-products/otc', 'herbal-products', 'personal-care/face--lip-care'])(
    '[A-12] /admin/products/%s is a screen of its own',
    async (adminPath) => {
      const { category, subcategory, title } = leafCategories.find(
        (one) => one.adminPath === adminPath,
      ) as LeafCategory;
      const api = fakeApi(() => specimen.answer({ rows: [product(1)], totalCount: 1 }));
      renderAdmin({ ...specimen, path: `/admin/products/${adminPath}` });
      expect(await screen.findByRole('heading', { level: 1, name: title.en })).toBeVisible();
      expect(await screen.findByText('Product 1 en')).toBeVisible();
      expect(api.callsOf('GET /products').map(({ path }) => path)).toEqual([
        `/products/${(subcategory ?? category).id}`,
      ]);
    },
  );

  test('[N-04] what was typed of a product is offered also where somebody has moved the product meanwhile', async () => {
    const openEdit = async (subcategory: string) => {
      fakeApi(({ path }) =>
        path === '/session' ? { _id: 'ana' } : specimen.answer({ rows: [product(1)], totalCount: 1 }),
      );
      renderAdmin({ ...specimen, path: `/admin/products/cbd/${subcategory}` });
      const hands = userEvent.setup({ delay: null });
      // The rows that can be dragged take the place of those before.
      await screen.findByRole('button', { name: 'Move: Product 1 en' });
      await hands.click(screen.getByRole('button', { name: 'Edit: Product 1 en' }));
      const form = await screen.findByRole('dialog', { name: 'Edit Product' });
      return { hands, form, name: await within(form).findByLabelText('Name EN', { exact: false }) };
    };
    const { hands, form, name } = await openEdit('oral');
    await write(hands, name, ' of Ana');
    expect(within(form).getByRole('button', { name: 'Save' })).toBeEnabled();
    await waitFor(async () => expect(await findUnsaved('')).not.toBeNull());
    cleanup();
    const moved = await openEdit('topical');
    await moved.hands.click(await within(moved.form).findByRole('button', { name: 'Continue with it' }));
    await waitFor(() => expect(moved.name).toHaveValue('Product 1 en of Ana'));
    await moved.hands.click(within(moved.form).getByRole('button', { name: 'Cancel' }));
    await moved.hands.click(await screen.findByRole('button', { name: 'Discard' }));
  });

  test.each(['/admin/products/cbd', '/admin/products/cbd/nothing', '/admin/products/nothing'])(
    '[A-12] %s is no screen',
    async (path) => {
      renderAdmin({ ...specimen, path });
      expect(
        await screen.findByRole('heading', { name: "We looked everywhere, but couldn't find that page." }),
      ).toBeVisible();
    },
  );
});
