import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { both, fakeApi, overwrite, renderAdmin, someTime, stubBrowserApis } from '@varda/admin/testing';
import { type Language, noText } from '@varda/contract/language';
import type { SiteItem } from '@varda/contract/site-items';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import SitePage from './site.page.tsx';

beforeAll(stubBrowserApis);

const item = (fields: Partial<SiteItem> & Pick<SiteItem, '_id' | 'part' | 'original'>): SiteItem => ({
  label: both('Item'),
  position: 1,
  image: null,
  picture: null,
  ...fields.original,
  ...someTime,
  ...fields,
});

const contact = item({
  _id: 'contact',
  part: 'company',
  label: { en: 'Phone and e-mail', mk: 'Телефон и е-пошта' },
  original: { phone: '+389 2 555 0100', email: 'contact@varda-pharm.example' },
  phone: '+389 2 555 0199',
});

const home = item({
  _id: 'page-home',
  part: 'pages',
  label: { en: 'Home', mk: 'Почетна' },
  original: {
    title: { en: 'Medicines and care', mk: 'Лекови и нега' },
    description: { en: 'We make medicines.', mk: 'Правиме лекови.' },
  },
});

const slides = ['company', 'cbd'].map((key, place) =>
  item({
    _id: `hero-${key}`,
    part: 'hero',
    label: { en: `Slide ${key}`, mk: `Слајд ${key}` },
    position: place + 1,
    original: { title: both('Title'), text: both('Text'), action: both('Action'), link: '/about' },
  }),
);

function open(part: string, rows: readonly SiteItem[], language: Language = 'en') {
  const api = fakeApi(({ method }) => (method === 'GET' ? rows : { ...rows[0], __v: 1 }));
  const page = {
    ...{ Page: SitePage, pattern: '/admin/site/:part', path: `/admin/site/${part}` },
    ...{ namespace: 'admin-content', texts: { en, mk } },
  };
  renderAdmin(page, { language });
  const hands = userEvent.setup({ delay: null });
  const edit = async (name: string) => {
    // Until it is there the table is mounted anew, and a press that is no real one would be lost.
    if (part === 'hero') await screen.findByRole('button', { name: `Move: ${name}` });
    await hands.click(await screen.findByRole('button', { name: `Edit: ${name}` }));
    return within(await screen.findByRole('dialog', { name: 'Edit Site Content' }));
  };
  return { api, hands, edit };
}

test('[E-07] the list says what is not as in the original; nothing is created or deleted', async () => {
  open('company', [contact]);
  expect(await screen.findByText('Phone number')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Company' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Create|Delete)/ })).toBeNull();
});

test('[E-07] the form shows what holds and brings the original back; a save sends what has changed', async () => {
  const { api, hands, edit } = open('company', [contact]);
  const form = await edit('Phone and e-mail');
  expect(form.getByLabelText('Phone number *')).toHaveValue('+389 2 555 0199');
  expect(form.getByRole('region', { name: 'Different from the original' })).toHaveTextContent('+389 2 555 0100');
  await hands.click(form.getByRole('button', { name: 'Bring back the original: Phone number' }));
  expect(form.getByLabelText('Phone number *')).toHaveValue('+389 2 555 0100');
  expect(form.queryByRole('region', { name: 'Different from the original' })).toBeNull();
  await hands.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Site content updated successfully!')).toBeVisible();
  const [sent] = api.callsOf('PUT /site-content/contact');
  expect([sent?.body, sent?.ifMatch]).toEqual([{ phone: '+389 2 555 0100' }, `"${contact.__v}"`]);
});

test('[E-07] after an original is brought back the focus is on the next, and then at the field', async () => {
  const { hands, edit } = open('company', [{ ...contact, email: 'office@varda-pharm.example' }]);
  const form = await edit('Phone and e-mail');
  await hands.click(form.getByRole('button', { name: 'Bring back the original: Phone number' }));
  expect(form.getByRole('button', { name: 'Bring back the original: Email address' })).toHaveFocus();
  await hands.keyboard('{Enter}');
  expect(form.getByLabelText('Email address *')).toHaveFocus();
});

test('[E-07] what cannot be a phone number, a link or a place is said at the field', async () => {
  const { api, hands, edit } = open('hero', slides);
  // Rows that can be dragged take the place of those that come first.
  await screen.findByLabelText('Move: Slide company');
  const form = await edit('Slide company');
  await overwrite(hands, form.getByLabelText(/^Link/), 'javascript:alert(1)');
  await hands.click(form.getByLabelText('Title EN *'));
  expect(await form.findByText(/^Enter a path of this site/)).toBeVisible();
  await hands.click(form.getByRole('button', { name: 'Save' }));
  expect(api.callsOf('PUT')).toEqual([]);
});

test('[E-07] a text that is missing keeps the form from being saved and is named, also in the language that is not shown', async () => {
  const { hands, edit } = open('pages', [home]);
  const form = await edit('Home');
  await hands.clear(form.getByLabelText('Title EN *'));
  expect(await form.findByText('Still needed: Title (EN)')).toBeVisible();
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await hands.type(form.getByLabelText('Title EN *'), 'Care');
  await hands.click(form.getByRole('tab', { name: /Macedonian/ }));
  await hands.clear(form.getByLabelText('Title MK *'));
  await hands.click(form.getByRole('tab', { name: /English/ }));
  expect(form.getByText('Still needed: Title (MK)')).toBeVisible();
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('[E-07] a page shows how a search engine may show it in each language, and how long its texts are', async () => {
  const { hands, edit } = open('pages', [home]);
  const form = await edit('Home');
  const [result] = form.getAllByRole('region', { name: 'How a search engine may show the page' });
  expect(result).toHaveTextContent('Medicines and care · Varda Pharm');
  expect(result).toHaveTextContent('Title: 32 characters of about 60 · Description: 18 characters of about 155');
  await overwrite(hands, form.getByLabelText('Title EN *'), 'x'.repeat(60));
  await waitFor(() => expect(result).toHaveTextContent('74 characters of about 60 (its end may be cut off)'));
  // A hint, not a rule.
  expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
  await hands.click(form.getByRole('tab', { name: /Macedonian/ }));
  const other = form.getByRole('region', { name: 'How a search engine may show the page' });
  expect(other).toHaveTextContent('?lang=mk');
  expect(other).toHaveTextContent('Лекови и нега · Варда Фарм');
});

test('[E-07] of a legal page, whose title is edited with its text, the description alone is shown', async () => {
  const description = { en: 'How we keep your data.', mk: 'Како ги чуваме податоците.' };
  const privacy = item({
    _id: 'page-privacy',
    part: 'pages',
    label: both('Privacy policy'),
    original: { description },
  });
  const { edit } = open('pages', [privacy]);
  const form = await edit('Privacy policy en');
  const [result] = form.getAllByRole('region', { name: 'How a search engine may show the page' });
  expect(result).toHaveTextContent(/\/privacy\s*How we keep your data\.\s*Description: 22 characters of about 155$/);
});

test('[E-07] slides are moved like the rows of other lists; other parts have no order', async () => {
  const { api, hands } = open('hero', slides);
  await hands.click(await screen.findByRole('button', { name: 'Move to position…: Slide cbd' }));
  expect(screen.queryByRole('button', { name: /^(Create|Delete)/ })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  await overwrite(hands, dialog.getByLabelText(/position/i), '1');
  await hands.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(api.callsOf('PATCH /site-content/reorder')[0]?.body).toEqual([{ _id: 'hero-cbd', position: 1 }]),
  );
});

test('[E-07] an own picture is chosen like any other; without one the drawn one is shown', async () => {
  const { edit } = open('tiles', [item({ _id: 'tile-cbd', part: 'tiles', original: {} })]);
  const form = await edit('Item en');
  expect(form.getByText('Without an image of its own, the drawn one of the site is shown.')).toBeVisible();
  expect(form.getByText('Own image')).toBeVisible();
});

test('[E-07] all of it is there in Macedonian', async () => {
  open('company', [contact], 'mk');
  expect(await screen.findByRole('heading', { level: 1, name: 'Компанија' })).toBeVisible();
  expect(await screen.findByText('Телефонски број')).toBeVisible();
});

test('[E-07] the list of slides has their titles of today, and says which pictures are those of the site', async () => {
  const key = 'a'.repeat(32);
  const picture = { key, width: 400, height: 300, widths: [400], placeholder: '', alt: both('Meadow') };
  const [first, second] = slides as [SiteItem, SiteItem];
  open('hero', [
    { ...first, title: both('Changed') },
    { ...second, picture },
  ]);
  const changed = (await screen.findByText('Changed en')).closest('tr');
  expect(changed).toHaveTextContent(/The original.*Slide company/);
  const own = screen.getByText('Slide cbd').closest('tr');
  expect(own).not.toHaveTextContent('The original');
  expect(own?.querySelector('img')).toHaveAttribute('src', expect.stringContaining(key));
});

test('[E-07] an address of no part is a page that is not there', async () => {
  open('other', []);
  expect(await screen.findByText(/couldn't find that page/)).toBeVisible();
});

const announcement = (fields: Partial<SiteItem> = {}) =>
  item({
    ...{ _id: 'announcement-1', part: 'announcements', label: { en: 'Announcement 1', mk: 'Известување 1' } },
    original: { message: noText, linkText: noText, target: '', importance: 'info', from: '', until: '' },
    ...fields,
  });

test('[E-07] the list of announcements says which of them are on the site, and until when', async () => {
  const said = { message: { en: 'Closed', mk: '' } };
  const rows = [
    announcement(),
    announcement({ _id: 'announcement-2', ...said, from: '2999-12-01', until: '2999-12-24' }),
    announcement({ _id: 'announcement-3', ...said, until: '2001-02-03' }),
    announcement({ _id: 'announcement-4', ...said, from: '2001-02-03' }),
  ];
  open('announcements', rows);
  for (const state of ['No text', 'Not yet on the site (from 01/12/2999)', 'Ended (until 03/02/2001)', 'On the site'])
    expect(await screen.findByText(state)).toBeVisible();
});

test('[E-07] [A-13] an announcement without a text is not said to be complete in either language', async () => {
  const empty = announcement({ changedAt: { en: null, mk: null } });
  const said = announcement({ _id: 'announcement-2', label: both('Second'), message: { en: 'Closed', mk: '' } });
  open('announcements', [empty, said]);
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  expect(first).not.toHaveTextContent(/complete|missing/);
  // Its label stands before it on a phone.
  expect(first?.querySelector('[data-label="Announcement"]')).toHaveTextContent(/^–$/);
  expect(second).toHaveTextContent('English: complete');
  expect(second).toHaveTextContent('Macedonian: text is missing');
});

test('[E-07] an announcement is written in one language or both, with kind, link and days; a save sends these', async () => {
  const { api, hands, edit } = open('announcements', [announcement()]);
  const form = await edit('Announcement 1');
  await hands.type(form.getByLabelText('Announcement EN'), 'Closed on Monday');
  await hands.selectOptions(form.getByLabelText('Kind'), 'Important');
  // Dates are not typed like texts.
  fireEvent.change(form.getByLabelText('First day'), { target: { value: '2026-12-24' } });
  fireEvent.change(form.getByLabelText('Last day'), { target: { value: '2026-12-20' } });
  await hands.type(form.getByLabelText('Text of the link EN'), 'Write to us');
  await hands.type(form.getByLabelText(/^Link/), '/contacts');
  await hands.click(form.getByLabelText('Last day'));
  await hands.tab();
  expect(await form.findByText('The last day is before the first one.')).toBeVisible();
  fireEvent.change(form.getByLabelText('Last day'), { target: { value: '2026-12-26' } });
  expect(form.queryByRole('region', { name: 'Different from the original' })).toBeNull();
  await hands.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Site content updated successfully!')).toBeVisible();
  expect(api.callsOf('PUT /site-content/announcement-1')[0]?.body).toEqual({
    message: { en: 'Closed on Monday' },
    linkText: { en: 'Write to us' },
    ...{ target: '/contacts', importance: 'important', from: '2026-12-24', until: '2026-12-26' },
  });
});
