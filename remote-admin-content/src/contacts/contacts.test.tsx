import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import {
  both,
  describeResource,
  fakeApi,
  renderAdmin,
  type Specimen,
  someTime,
  stubBrowserApis,
  write,
} from '@varda/admin/testing';
import { bounds } from '@varda/contract/bounds';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import ContactsPage from './contacts.page.tsx';

beforeAll(stubBrowserApis);

const picture = { key: 'a'.repeat(32), width: 640, height: 480, widths: [320, 640], placeholder: 'data:image/png,' };

const contact = (n: number) => ({
  _id: `id-${n}`,
  name: both(`Contact ${n}`),
  description: { en: '<p>Description</p>', mk: '<p>Опис</p>' },
  image: null as string | null,
  picture: null as typeof picture | null,
  ...someTime,
});

const specimen: Specimen = {
  name: 'contacts',
  namespace: 'admin-content',
  Page: ContactsPage,
  pattern: '/admin/contacts',
  path: '/admin/contacts',
  texts: { en, mk },
  row: contact,
  nameOf: (n) => `Contact ${n} en`,
  calls: {
    list: 'GET /contact-info',
    create: 'POST /contact-info',
    update: 'PUT /contact-info',
    delete: 'DELETE /contact-info',
  },
  answer: ({ rows }) => rows,
  sort: { own: 'sortBy=createdAt&sortOrder=desc', other: 'sortBy=name&sortOrder=asc', column: 'Name' },
  fill: async (hands, form) => {
    for (const [language, text] of [
      ['EN', 'New'],
      ['MK', 'Ново'],
    ]) {
      await write(hands, within(form).getByLabelText(`Name ${language} *`), text as string);
      (await within(form).findByRole('textbox', { name: `Description ${language}` })).focus();
      await hands.paste(text as string);
    }
  },
  field: { label: 'Name EN', path: 'name.en', longest: bounds.name },
};

describeResource(specimen);

describe('contacts: what only they have', () => {
  const open = (row = contact(1)) => {
    const api = fakeApi(({ method }) => (method === 'GET' ? [row] : { done: true }));
    renderAdmin(specimen);
    return { api, hands: userEvent.setup({ delay: null }) };
  };
  const edit = async (hands: UserEvent) => {
    await hands.click(await screen.findByRole('button', { name: 'Edit: Contact 1 en' }));
    return screen.findByRole('dialog', { name: 'Edit Contact' });
  };
  const bodies = (api: ReturnType<typeof fakeApi>, kind: string) => api.callsOf(kind).map(({ body }) => body);

  test('[V-05] [A-10] a create wants names and descriptions in both languages, blank ones do not count, a picture may be left out', async () => {
    const { api, hands } = open();
    await hands.click(await screen.findByRole('button', { name: 'Create Contact' }));
    const form = await screen.findByRole('dialog', { name: 'Create Contact' });
    await hands.type(within(form).getByLabelText('Name EN *'), '   ');
    expect(form).toHaveTextContent('Still needed: Name (EN, MK), Description (EN, MK)');
    await hands.clear(within(form).getByLabelText('Name EN *'));
    await specimen.fill(hands, form);
    await hands.click(within(form).getByRole('button', { name: 'Create' }));
    await screen.findByText('Contact created successfully!');
    expect(bodies(api, 'POST /contact-info')).toEqual([
      {
        name: { en: 'New', mk: 'Ново' },
        description: { en: '<p>New</p>', mk: '<p>Ново</p>' },
        imageAlt: { en: '', mk: '' },
      },
    ]);
  });

  test('[V-05] [A-13] an edit wants name and description of the language of the page, and sends what has changed', async () => {
    const { api, hands } = open({ ...contact(1), name: { en: 'Contact 1 en', mk: '' } });
    const form = await edit(hands);
    const name = within(form).getByLabelText('Name EN *');
    await hands.clear(name);
    await hands.type(name, ' ');
    expect(form).toHaveTextContent('Still needed: Name (EN)');
    expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
    await hands.clear(name);
    await hands.type(name, 'Better');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Contact updated successfully!');
    expect(bodies(api, 'PUT /contact-info/id-1')).toEqual([{ name: { en: 'Better' } }]);
  });

  test('[A-14] a damaged file is refused as soon as it cannot be shown', async () => {
    const { hands } = open();
    const form = await edit(hands);
    const damaged = new File(['x'], 'damaged.png', { type: 'image/png' });
    await hands.upload(form.querySelector('input[type=file]') as HTMLInputElement, damaged);
    fireEvent.error((await within(form).findByTitle('damaged.png')).querySelector('img') as HTMLImageElement);
    expect(
      await within(form).findByText('The image is damaged and cannot be shown. Choose another one.'),
    ).toBeVisible();
    expect(within(form).queryByTitle('damaged.png')).not.toBeInTheDocument();
  });

  test('[A-14] of several files that are dropped or pasted the first image is taken, and only what is none is refused', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { hands } = open();
    const form = await edit(hands);
    const drop = (files: File[]) =>
      fireEvent.drop(form.querySelector('input[type=file]') as HTMLInputElement, {
        dataTransfer: {
          files,
          items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
          types: ['Files'],
        },
      });
    const png = (name: string) => new File(['x'], name, { type: 'image/png' });
    drop([png('a.png'), png('b.png')]);
    expect(await within(form).findByTitle('a.png')).toBeVisible();
    expect(form).not.toHaveTextContent('This file is not an image');
    drop([new File(['x'], 'notes.txt', { type: 'text/plain' }), png('c.png'), png('d.png')]);
    expect(await within(form).findByTitle('c.png')).toBeVisible();
    const reason = within(form).getByText(/This file is not an image/);
    expect(reason).toBeVisible();
    expect(reason).toBe(shown.mock.contexts[0]);
    const [alt] = within(form).getAllByLabelText(/^Alternative text/);
    expect(reason.compareDocumentPosition(alt as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.paste(form, {
      clipboardData: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' }), png('e.png'), png('f.png')] },
    });
    expect(await within(form).findByTitle('e.png')).toBeVisible();
    expect(within(form).getByRole('alert')).toHaveTextContent(/^This file is not an image/);
  });

  test('[A-16] [A-17] without a network a save says so, and what was typed stays', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    const name = within(form).getByLabelText('Name EN *');
    await waitFor(() => expect(name).toHaveFocus());
    await hands.type(name, '!');
    api.fail('PUT /contact-info', 'silent');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent(
      'Failed to update product. There is no connection to the internet: try again as soon as it is back.',
    );
    expect(name).toHaveValue('Contact 1 en!');
    onLine.mockRestore();
  });

  test('[X-01] a deletion that failed has the focus go to the reason', async () => {
    const { api, hands } = open();
    api.fail('DELETE /contact-info', { status: 500 });
    await hands.click(await screen.findByRole('button', { name: 'Delete: Contact 1 en' }));
    const question = await screen.findByRole('dialog', { name: 'Delete' });
    await hands.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(question).getByRole('alert')).toHaveFocus());
  });

  test('[A-17] Escape in a dialog above a form does not close the form', async () => {
    const { hands } = open();
    const form = await edit(hands);
    const above = document.body.appendChild(document.createElement('section'));
    above.setAttribute('role', 'dialog');
    above.tabIndex = -1;
    above.focus();
    await hands.keyboard('{Escape}');
    expect(form).toBeVisible();
    above.remove();
    await hands.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });

  test('[A-16] after a save the focus is back on the button of the row, under its new name too', async () => {
    let row = contact(1);
    fakeApi(({ method }) => {
      if (method === 'PUT') row = { ...row, name: both('Renamed') };
      return method === 'GET' ? [row] : { done: true };
    });
    renderAdmin(specimen);
    const hands = userEvent.setup({ delay: null });
    const form = await edit(hands);
    await hands.type(within(form).getByLabelText('Name EN *'), '!');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Renamed en' })).toHaveFocus());
  });

  test('[A-03] [A-10] a picture that nobody has described is named by its row; a number stays with its unit', async () => {
    open({ ...contact(1), name: both('Depot 8 ml'), image: '/api/pictures/x', picture });
    expect(await screen.findByRole('link', { name: 'Open the image large: Depot 8 ml en' })).toBeVisible();
    expect(screen.getByText('Depot 8 ml en').textContent).toBe('Depot 8\u00a0ml en');
  });

  test('[A-10] [A-14] a picture can be taken away', async () => {
    const { api, hands } = open({ ...contact(1), image: '/api/pictures/x', picture });
    const form = await edit(hands);
    await hands.click(within(form).getByRole('button', { name: 'Remove the image' }));
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Contact updated successfully!');
    expect(bodies(api, 'PUT /contact-info/id-1')).toEqual([{ removeImage: 'true' }]);
  });
});

describe('a list without rows, shown with contacts', () => {
  const none = (search: string) => {
    fakeApi(() => []);
    return { hands: userEvent.setup({ delay: null }), ...renderAdmin(specimen, { search }) };
  };

  test('[A-03] one that nobody has begun leads to its first item', async () => {
    const { hands } = none('');
    expect(await screen.findByText('No items found')).toBeVisible();
    await hands.click(screen.getByRole('button', { name: 'Add the first item' }));
    expect(await screen.findByRole('dialog', { name: 'Create Contact' })).toBeVisible();
  });

  test.each([
    ['?search=zzz', 'Nothing matches “zzz”.'],
    ['?translation=needed', 'Everything is there in both languages.'],
  ])('[A-03] [A-13] one that %s has emptied says so, and leads back to all', async (address, hint) => {
    const { hands, search } = none(address);
    expect(await screen.findByText(hint)).toBeVisible();
    await hands.click(screen.getByRole('button', { name: 'Show all' }));
    expect(search()).toBe('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
