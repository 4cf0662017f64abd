import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import {
  both,
  describeResource,
  fakeApi,
  overwrite,
  renderAdmin,
  type Specimen,
  someTime,
  stubBrowserApis,
  write,
} from '@varda/admin/testing';
import { bounds } from '@varda/contract/bounds';
import { departments } from '@varda/contract/departments';
import type { Draft, DraftDetails } from '@varda/contract/drafts';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import VacanciesPage from './vacancies.page.tsx';

beforeAll(stubBrowserApis);

const vacancy = (n: number) => ({
  _id: `id-${n}`,
  vacancy: both(`Vacancy ${n}`),
  shortDescription: both('In short'),
  description: { en: '<p>Description</p>', mk: '<p>Опис</p>' },
  department: { en: 'Sales', mk: 'Продажба' },
  active: { en: true, mk: false },
  jobType: 'Full-time',
  createdBy: { name: 'Ana' },
  updatedBy: null,
  ...someTime,
});

const specimen: Specimen = {
  name: 'vacancies',
  namespace: 'admin-content',
  Page: VacanciesPage,
  pattern: '/admin/careers/vacancy',
  path: '/admin/careers/vacancy',
  texts: { en, mk },
  row: vacancy,
  nameOf: (n) => `Vacancy ${n} en`,
  calls: {
    list: 'GET /adminCareer',
    create: 'POST /adminCareer',
    update: 'PUT /adminCareer',
    delete: 'DELETE /adminCareer',
  },
  answer: ({ rows, totalCount }) => ({ careers: rows, totalCount }),
  sort: { own: 'sortBy=createdAt&sortOrder=desc', other: 'sortBy=vacancy&sortOrder=asc', column: 'Title' },
  fill: async (hands, form) => {
    for (const language of ['EN', 'MK']) {
      await write(hands, within(form).getByLabelText(`Title ${language} *`), `Title ${language}`);
      await write(hands, within(form).getByLabelText(`Short description ${language} *`), `Short ${language}`);
      (await within(form).findByRole('textbox', { name: `Description ${language}` })).focus();
      await hands.paste(`Text ${language}`);
    }
  },
  field: { label: 'Title EN', path: 'vacancy.en', longest: bounds.name },
};

describeResource(specimen);

describe('vacancies: what only they have', () => {
  const open = (row: object = vacancy(1), visit = {}) => {
    const api = fakeApi(({ method }) =>
      method === 'GET' ? { careers: [row], totalCount: 1 } : { done: true, at: '2050-12-03T07:00:00.000Z' },
    );
    renderAdmin(specimen, visit);
    return { api, hands: userEvent.setup({ delay: null }) };
  };
  const create = async (hands: UserEvent) => {
    await hands.click(await screen.findByRole('button', { name: 'Create Vacancy' }));
    return screen.findByRole('dialog', { name: 'Create Vacancy' });
  };
  const edit = async (hands: UserEvent) => {
    await hands.click(await screen.findByRole('button', { name: 'Edit: Vacancy 1 en' }));
    return screen.findByRole('dialog', { name: 'Edit Vacancy' });
  };
  const department = (form: HTMLElement, language: string) =>
    within(form).getByRole('combobox', { name: `Department ${language}` });
  async function choose(hands: UserEvent, form: HTMLElement, language: string, name: string) {
    await hands.click(department(form, language));
    await hands.click(await screen.findByRole('option', { name }));
  }
  const bodies = (api: ReturnType<typeof fakeApi>, kind: string) => api.callsOf(kind).map(({ body }) => body);

  test('[E-03] a vacancy is taken off the site at a time in one language; one that is not on the site is not', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    await hands.click(within(form).getByRole('button', { name: 'Take off at a time…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schedule' });
    fireEvent.change(within(dialog).getByLabelText(/^Date/), { target: { value: '2050-12-03' } });
    await hands.click(within(dialog).getByRole('radio', { name: 'English only' }));
    await hands.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(bodies(api, 'POST /schedules')).toMatchObject([
      { items: [{ entity: 'adminCareer', _id: 'id-1', action: 'unpublish', language: 'en' }] },
    ]);
    cleanup();
    const hidden = open({ ...vacancy(2), vacancy: both('Vacancy 1'), active: { en: false, mk: false } });
    const second = await edit(hidden.hands);
    expect(within(second).queryByRole('button', { name: 'Take off at a time…' })).not.toBeInTheDocument();
  });

  test('[A-13] whoever is asked to choose is told who has saved meanwhile, and when', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    await hands.type(within(form).getByLabelText(/^Title EN/), '!');
    const theirs = { ...vacancy(1), __v: 7, vacancy: { en: 'Theirs', mk: 'М' }, updatedBy: { name: 'Boris' } };
    api.failOnce('PUT', { status: 409, body: { code: 'changed_meanwhile', message: 'Changed', current: theirs } });
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('dialog', { name: 'This was changed in the meantime' });
    expect(question).toHaveTextContent(/Saved \d\d\/\d\d\/\d{4} \d\d:\d\d by Boris/);
  });

  test('[V-01] [A-11] a create wants title, short description and description in both languages, and begins with the standards', async () => {
    const { api, hands } = open();
    const form = await create(hands);
    const submit = within(form).getByRole('button', { name: 'Create' });
    expect(submit).toBeDisabled();
    expect(form).toHaveTextContent('Still needed: Title (EN, MK), Short description (EN, MK), Description (EN, MK)');
    expect(department(form, 'EN')).toHaveValue('Graphic Design');
    expect(department(form, 'MK')).toHaveValue('Графички дизајн');
    for (const name of ['Shown in English', 'Shown in Macedonian']) {
      expect(within(form).getByRole('switch', { name })).toBeChecked();
    }
    await specimen.fill(hands, form);
    await hands.click(submit);
    await screen.findByText('Vacancy created successfully!');
    expect(bodies(api, 'POST /adminCareer')).toEqual([
      {
        vacancy: { en: 'Title EN', mk: 'Title MK' },
        shortDescription: { en: 'Short EN', mk: 'Short MK' },
        description: { en: '<p>Text EN</p>', mk: '<p>Text MK</p>' },
        department: { en: 'Graphic Design', mk: 'Графички дизајн' },
        active: { en: true, mk: true },
        jobType: '',
      },
    ]);
  });

  test('[V-01] an edit wants the three texts of the language of the page alone, and blanks are no text', async () => {
    const { hands } = open({ ...vacancy(1), description: { en: '<p>&nbsp;</p>', mk: '' }, shortDescription: both('') });
    const form = await edit(hands);
    await hands.clear(within(form).getByLabelText('Title EN *'));
    await hands.clear(within(form).getByLabelText('Short description EN *'));
    expect(form).toHaveTextContent('Still needed: Title (EN), Short description (EN), Description (EN)');
    expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('[A-11] all 13 departments are offered in both languages, and a choice in one is that of the other', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    expect(department(form, 'EN')).toHaveValue('Sales');
    await hands.click(department(form, 'EN'));
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(departments.map((pair) => pair.en));
    await hands.keyboard('{Escape}');
    await choose(hands, form, 'MK', 'Обезбедување');
    expect(department(form, 'EN')).toHaveValue('SECURITY');
    await choose(hands, form, 'EN', 'R&D');
    expect(department(form, 'MK')).toHaveValue('Истражување и развој');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Vacancy update successfully!');
    expect(bodies(api, 'PUT /adminCareer/id-1')).toEqual([{ department: { en: 'R&D', mk: 'Истражување и развој' } }]);
  });

  test('[A-11] [A-13] a language is switched on or off without the other, and back again is no change', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    const [english, macedonian] = within(form).getAllByRole('switch') as [HTMLElement, HTMLElement];
    expect([english, macedonian].map((each) => (each as HTMLInputElement).checked)).toEqual([true, false]);
    await hands.click(english);
    await hands.click(english);
    expect(within(form).getByRole('button', { name: 'Save' })).toBeDisabled();
    await hands.click(macedonian);
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Vacancy update successfully!');
    expect(bodies(api, 'PUT /adminCareer/id-1')).toEqual([{ active: { mk: true } }]);
  });

  test('[A-11] the type of employment is offered, and may be any other', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    const type = within(form).getByRole('combobox', { name: 'Type of employment' });
    await hands.clear(type);
    await hands.type(type, 'int');
    await hands.click(await screen.findByRole('option', { name: 'Internship' }));
    expect(type).toHaveValue('Internship');
    await hands.clear(type);
    await hands.type(type, 'Seasonal');
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Vacancy update successfully!');
    expect(bodies(api, 'PUT /adminCareer/id-1')).toEqual([{ jobType: 'Seasonal' }]);
  });

  test('[A-11] the table has all vacancies, says in which language visitors see them, and who made and changed them', async () => {
    const { api } = open();
    await screen.findByText('Vacancy 1 en');
    expect(api.callsOf('GET /adminCareer').map(({ query }) => query.has('active'))).toEqual([false]);
    expect(screen.getByText('by Ana')).toBeVisible();
  });

  test.each([
    ['shown', { active: { en: true, mk: true } }, 'EN Shown MK Shown'],
    ['hidden in one language', { active: { en: true, mk: false } }, 'EN Shown MK Hidden'],
    [
      'active without a short description',
      { active: { en: true, mk: true }, shortDescription: { en: 'a', mk: '' } },
      'EN Shown MK No text',
    ],
    [
      'without a title that nobody shows',
      { active: { en: false, mk: false }, vacancy: { en: 'Vacancy 1 en', mk: '' } },
      'EN Hidden MK Hidden',
    ],
  ])('[A-11] a vacancy that is %s is marked so', async (_, parts, marks) => {
    open({ ...vacancy(1), ...parts });
    await screen.findByText('Vacancy 1 en');
    const items = screen.getAllByRole('listitem').filter(({ textContent }) => /Shown|Hidden|No text/.test(textContent));
    expect(items.map(({ textContent }) => textContent.replace(/^(EN|MK)/, '$1 ')).join(' ')).toBe(marks);
  });

  test('[V-08] a department that is refused is marked, and takes the focus', async () => {
    const { api, hands } = open();
    const form = await edit(hands);
    await choose(hands, form, 'EN', 'Storage');
    api.fail('PUT /adminCareer', {
      status: 422,
      body: { code: 'invalid', message: 'Check', fields: { department: 'No such department' } },
    });
    await hands.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(department(form, 'EN')).toHaveAccessibleDescription('No such department'));
    expect(department(form, 'EN')).toHaveFocus();
    expect(department(form, 'MK')).toHaveValue('Складиште');
  });

  test('[A-11] the screen speaks Macedonian', async () => {
    open(vacancy(1), { language: 'mk' });
    expect(await screen.findByRole('heading', { name: 'Огласи за работа' })).toBeVisible();
    expect(await screen.findByText('од Ana')).toBeVisible();
    expect(screen.getByText('Скриено')).toBeVisible();
  });

  const openFor = (restrictions: readonly string[], active = { en: true, mk: false }, version = {}) => {
    const hidden = { ...vacancy(2), active: { en: false, mk: false } };
    const answer = { careers: [{ ...vacancy(1), active }, hidden], totalCount: 2 };
    const api = fakeApi(({ path, method }) => {
      if (path === '/session') return { _id: 'ana', restrictions };
      if (path.startsWith('/edit-history/')) return version;
      return method === 'GET' ? answer : { done: true };
    });
    renderAdmin(specimen);
    return { api, hands: userEvent.setup({ delay: null }) };
  };
  const button = (name: string) => screen.findByRole('button', { name });
  const locked = async (name: string) => (await button(name)).getAttribute('aria-description');

  test('[U-04] who may not write or delete finds the controls locked, with the reason', async () => {
    const { hands } = openFor(['vacancies.write', 'vacancies.delete']);
    expect(await screen.findByText(en.admin.locked.write)).toBeVisible();
    for (const name of ['Create Vacancy', 'Edit: Vacancy 1 en']) expect(await locked(name)).toBe(en.admin.locked.write);
    expect(await locked('Delete: Vacancy 1 en')).toBe(en.admin.locked.delete);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await hands.click(await button('Edit: Vacancy 1 en'));
    await hands.keyboard('n');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('[U-04] who may only not delete edits, and marks rows without a way to delete them', async () => {
    const { hands } = openFor(['vacancies.delete']);
    await waitFor(async () => expect(await locked('Delete: Vacancy 1 en')).toBe(en.admin.locked.delete));
    expect(await locked('Edit: Vacancy 1 en')).toBeNull();
    await hands.click(screen.getByRole('checkbox', { name: /Vacancy 1 en/ }));
    expect(await screen.findByRole('button', { name: en.admin.selection.clear })).toBeVisible();
    expect(screen.queryByRole('button', { name: en.admin.selection.delete })).not.toBeInTheDocument();
  });

  test('[U-04] [E-01] who may not publish drafts what visitors see and what they do not, with its switches, and new vacancies', async () => {
    const { api, hands } = openFor(['vacancies.publish']);
    await hands.click(await screen.findByRole('button', { name: 'Edit: Vacancy 1 en' }));
    const seen = await screen.findByRole('dialog', { name: 'Edit Vacancy' });
    expect(await within(seen).findByText(en.admin.locked.publish)).toBeVisible();
    expect(within(seen).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await overwrite(hands, within(seen).getByLabelText(/^Title EN/), 'Drafted');
    await hands.click(within(seen).getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(api.callsOf('PUT /adminCareer')[0]?.query.get('as')).toBe('draft'));
    await waitFor(() => expect(seen).not.toBeInTheDocument());
    const form = await create(hands);
    await specimen.fill(hands, form);
    await hands.click(within(form).getByRole('switch', { name: en.vacancies.activeIn.mk }));
    expect(within(form).getByText(en.admin.locked.publish)).toBeVisible();
    await hands.click(within(form).getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(bodies(api, 'POST /adminCareer')).toMatchObject([{ active: { en: true, mk: false } }]));
    expect(api.callsOf('POST /adminCareer')[0]?.query.get('as')).toBe('draft');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await hands.click(await button('Edit: Vacancy 2 en'));
    const hidden = await screen.findByRole('dialog', { name: 'Edit Vacancy' });
    await hands.click(await within(hidden).findByRole('switch', { name: en.vacancies.activeIn.en }));
    await hands.click(within(hidden).getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(bodies(api, 'PUT /adminCareer')[1]).toEqual({ active: { en: true } }));
    expect(api.callsOf('PUT /adminCareer')[1]?.query.get('as')).toBe('draft');
    expect(screen.getAllByText(en.admin.drafts.savedOffSite)).not.toHaveLength(0);
  });

  test('[U-04] [E-01] a draft is published by nobody else, also of a vacancy that visitors do not see', async () => {
    const hidden = { ...vacancy(2), active: { en: false, mk: false }, __v: 4 };
    const draft: Draft & Pick<DraftDetails, 'base' | 'planned'> = {
      ...{ entity: 'adminCareer', _id: 'id-2', __v: 123_456_789, state: 'changed', languages: ['en'] },
      ...{ title: hidden.vacancy, fields: ['vacancy.en'], lacks: { en: null, mk: null }, area: 'vacancies' },
      ...{ savedAt: someTime.createdAt, by: null, categoryName: null, base: {}, planned: [] },
    };
    const api = fakeApi(({ path }) => {
      if (path === '/session') return { _id: 'ana', restrictions: ['vacancies.publish'] };
      if (path.startsWith('/drafts/')) return { ...draft, item: { ...hidden, __v: draft.__v }, published: hidden };
      return { careers: [hidden], totalCount: 1 };
    });
    api.drafts = [draft];
    renderAdmin(specimen);
    await userEvent.setup({ delay: null }).click(await button('Edit: Vacancy 2 en'));
    const form = await screen.findByRole('dialog', { name: 'Edit Vacancy' });
    expect(await within(form).findByRole('button', { name: en.admin.drafts.save })).toBeVisible();
    expect(within(form).getByText(en.admin.drafts.shown.hidden)).toBeVisible();
    expect(within(form).getByText(en.admin.locked.publish)).toBeVisible();
    expect(within(form).queryByRole('button', { name: en.admin.drafts.publish })).not.toBeInTheDocument();
  });

  test('[U-04] [K-21] who may not publish sees the versions of what visitors see, and why none is restored', async () => {
    const version = { version: 1, at: '2026-11-21T10:00:00.000Z', by: null, fields: ['title.en'] };
    const content = { 'title.en': 'Then' };
    const details = { ...version, content, before: null, current: { 'title.en': 'Now' }, currentVersion: 2 };
    const { api, hands } = openFor(['vacancies.publish'], { en: true, mk: false }, details);
    api.edits = [version];
    await hands.click(await screen.findByRole('button', { name: 'Edit: Vacancy 1 en' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Vacancy' });
    await hands.click(await within(form).findByRole('button', { name: en.admin.history.open }));
    const history = await screen.findByRole('dialog', { name: en.admin.history.title });
    expect(await within(history).findByText(en.admin.locked.publish)).toBeVisible();
    const restore = within(history).getAllByRole('button', { name: /^Restore/ });
    expect(restore.map((each) => (each as HTMLButtonElement).disabled)).toEqual([true, true]);
  });
});
