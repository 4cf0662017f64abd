import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin, stubBrowserApis } from '@varda/admin/testing';
import type { ApprovalRuleSwitch } from '@varda/contract/approvals';
import en from './texts/en.ts';
import mk from './texts/mk.ts';
import UsersPage from './users.page.tsx';

beforeAll(stubBrowserApis);

test('[U-05] admins say in which areas changes are approved; a refusal is shown, and nothing is ticked that is not stored', async () => {
  let stored = { areas: ['site'], fourEyes: false };
  const api = fakeApi(({ method, path, body }) => {
    if (path === '/session') return { _id: 'ana', restrictions: [] };
    if (path === '/account-rules') return { secondFactor: false };
    if (path !== '/approval-rules') return { users: [], totalCount: 0 };
    if (method === 'PUT') {
      const { rule, on } = body as ApprovalRuleSwitch;
      // A colleague has turned on another one meanwhile.
      stored =
        rule === 'fourEyes'
          ? { ...stored, fourEyes: on }
          : { ...stored, areas: [...stored.areas, 'cbd-products', rule] };
    }
    return stored;
  });
  renderAdmin({
    ...{ Page: UsersPage, pattern: '/admin/users', path: '/admin/users', namespace: 'admin-users' },
    texts: { en, mk },
  });
  const user = userEvent.setup({ delay: null });
  const summary = await screen.findByText(en.users.approval.title);
  const screenOfList = screen.getByRole('heading', { level: 1 }).closest<HTMLElement>('[class*="screen"]');
  // As wide as the table, also on a wide monitor.
  expect(screenOfList).toContainElement(summary);
  expect(api.callsOf('GET /approval-rules')).toEqual([]);
  await user.click(summary);
  expect(await screen.findByRole('checkbox', { name: en.permissions.areas.site })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: en.permissions.areas.vacancies }));
  expect(await screen.findByText(en.users.approval.saved)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: en.users.approval.fourEyes }));
  await waitFor(() =>
    expect(api.callsOf('PUT /approval-rules').map(({ body }) => body)).toEqual([
      { rule: 'vacancies', on: true },
      { rule: 'fourEyes', on: true },
    ]),
  );
  expect(screen.getByRole('checkbox', { name: en.permissions.areas['cbd-products'] })).toBeChecked();
  api.fail('PUT /approval-rules', { status: 403, body: { code: 'forbidden', message: 'Not permitted' } });
  await user.click(screen.getByRole('checkbox', { name: en.permissions.areas.pages }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not permitted');
  expect(screen.getByRole('checkbox', { name: en.permissions.areas.pages })).not.toBeChecked();
});
