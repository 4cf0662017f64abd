import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin, stubBrowserApis } from '@varda/admin/testing';
import type { Activity } from '@varda/contract/activity';
import { mediaChange } from '@varda/contract/media';
import { siteItemTexts, siteItemValues } from '@varda/contract/site-items';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import ActivityPage from './activity.page.tsx';

beforeAll(stubBrowserApis);

const page = {
  Page: ActivityPage,
  pattern: '/admin/activity',
  path: '/admin/activity',
  namespace: 'admin-users',
  texts: { en, mk },
};

const ana = { _id: 'ana', name: 'Ana' };
const told = (n: number, deed: Partial<Activity>): Activity => ({
  _id: `a${n}`,
  at: '2026-02-03T10:00:00.000Z',
  action: 'edit',
  entity: 'products',
  item: { _id: 'p1', title: { en: 'Drops', mk: 'Капки' } },
  details: [],
  by: ana,
  requestId: null,
  ...deed,
});
const vera = { _id: 'v', title: { en: 'Vera', mk: 'Vera' } };
const activities = [
  told(1, { details: ['name.mk', 'picture', 'stillRight.en'] }),
  told(2, { action: 'role_change', entity: 'users', item: vera, details: ['user', 'admin'] }),
  told(3, { action: 'sign_in_failed', entity: 'users', item: null, by: null }),
  told(4, { action: 'import', item: null, details: ['21'], by: { _id: null, name: 'root by command' } }),
  told(6, { action: 'schedule', details: ['publish.mk', '2050-12-03T07:00:00.000Z', 'Spring'] }),
  told(7, { action: 'cancel_schedule', details: ['discarded', '2050-12-04T07:00:00.000Z'] }),
  // Of before times were told.
  told(8, { action: 'cancel_schedule', details: [] }),
  told(5, { action: 'release', entity: 'releases', item: null, details: ['taken_back', 'abc'] }),
];

function open(visit: Parameters<typeof renderAdmin>[1] = {}, rows = activities) {
  const api = fakeApi(({ path }) =>
    path.startsWith('/activity/people') ? [ana] : { activities: rows, totalCount: rows.length },
  );
  return { api, hands: userEvent.setup({ delay: null }), ...renderAdmin(page, visit) };
}

describe('the activity log', () => {
  test.each([
    [
      'en',
      [
        'Name · Macedonian, Picture, Still right · English',
        'User → Administrator',
        '21 rows',
        'unknown',
        'Publishing (MK) · 3 Dec 2050, 08:00 · Spring',
        'Draft discarded · 4 Dec 2050, 08:00',
      ],
    ],
    [
      'mk',
      [
        'Назив · Македонски, Слика, Сѐ уште точно · Англиски',
        'Корисник → Администратор',
        '21 ред',
        'непознато',
        'Објавување (MK) · 3 дек. 2050, 08:00 · Spring',
        'Отфрлен нацрт · 4 дек. 2050, 08:00',
      ],
    ],
  ] as const)('[K-24] says in %s what was done, to what and by whom', async (language, said) => {
    open({ language });
    const table = await screen.findByRole('table');
    for (const text of said) expect(table).toHaveTextContent(text);
    expect(table).toHaveTextContent(language === 'en' ? 'Rolled back automatically to: abc' : /abc/);
  });

  test.each(['en', 'mk'] as const)(
    '[K-24] [E-05] [E-07] names in %s what was changed of the site and of pictures',
    async (language) => {
      const names = [siteItemTexts, siteItemValues, mediaChange.shape].flatMap((fields) => Object.keys(fields));
      open({ language }, [told(1, { entity: 'site-content', details: names })]);
      const said = await screen.findByText(language === 'en' ? /Street and number, City/ : /Улица и број, Град/);
      expect(said).not.toHaveTextContent('fields.');
      // The column of what was done has a word of its own, which is not that of a slide's button.
      expect(said).toHaveTextContent(language === 'en' ? 'Button' : 'Копче');
      expect(screen.getByRole('columnheader', { name: language === 'en' ? 'Action' : 'Дејство' })).toBeVisible();
    },
  );

  test('[K-24] a filter stands in the address, is asked of the api and taken away again', async () => {
    const { api, hands, search } = open({ search: '?page=2&entity=nothing' }, []);
    await screen.findByRole('option', { name: 'Ana' });
    await hands.selectOptions(screen.getByLabelText('Person'), 'Ana');
    await hands.selectOptions(screen.getByLabelText('Action'), 'Role changed');
    expect(search()).toBe('?entity=nothing&person=ana&action=role_change');
    const asked = () => String(api.callsOf('GET /activity').at(-1)?.query);
    await waitFor(() => expect(asked()).toBe('page=1&limit=5&person=ana&action=role_change'));
    expect(await screen.findByText('Nothing that was done matches.')).toBeVisible();
    await hands.click(screen.getAllByRole('button', { name: 'Show all' })[0] as HTMLElement);
    expect(search()).toBe('');
    expect(screen.getByRole('heading', { name: 'Activity' })).toHaveFocus();
  });

  test('[K-24] days of the filter are those of Skopje, in the list and in the file', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    // Clocks go forward on that day.
    const { api, hands } = open({ search: '?from=2026-03-29&to=2026-03-29' });
    await hands.click(await screen.findByRole('button', { name: en.activity.export }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const said = api.callsOf('GET /activity').filter(({ path }) => !path.endsWith('/people'));
    expect(said.map(({ path }) => path)).toEqual(['/activity', '/activity.csv']);
    for (const { query } of said)
      expect([query.get('from'), query.get('to')]).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  });

  test('[K-24] whoever is no admin is told so, and nothing is asked for', async () => {
    const { api } = open({ role: 'user' });
    expect(await screen.findByRole('note')).toHaveTextContent('Only administrators can see the activity log.');
    expect(api.calls).toEqual([]);
  });
});
