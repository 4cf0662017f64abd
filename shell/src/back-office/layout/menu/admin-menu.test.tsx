import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderAdmin } from '@varda/admin/testing';
import { useQueryClient } from '@varda/platform/query';
import type { Remotes } from '../../../remotes/federated-remotes.ts';
import en from '../../texts/en.ts';
import mk from '../../texts/mk.ts';
import { AdminMenu } from './admin-menu.tsx';

const entries = {
  '/admin/contacts': { en: 'Contacts', mk: 'Контакти' },
  '/admin/messages': { en: 'Messages', mk: 'Пораки' },
};

/** Shows the menu with the entries of some paths, and a way to say that rows have changed. */
function open(
  unreadCount: number,
  paths: (keyof typeof entries)[],
  language: 'en' | 'mk' = 'en',
  group: (typeof entries)[keyof typeof entries] | null = null,
) {
  const navigation = paths.map((path, order) => ({ path, title: entries[path], group, order, icon: 'mail' }));
  const live = [{ name: 'admin-content', url: 'http://remote.test', mounts: ['/admin'], manifest: { navigation } }];
  const remotes = { live, watch: () => () => undefined } as unknown as Remotes;
  let count = unreadCount;
  const api = fakeApi(() => ({ messages: [], totalCount: count, unreadCount: count }));
  let change: () => Promise<void> = async () => undefined;
  function Page() {
    const client = useQueryClient();
    change = () => client.invalidateQueries();
    return <AdminMenu remotes={remotes} />;
  }
  renderAdmin(
    { Page, pattern: '/admin/*', path: '/admin/contacts', namespace: 'back-office', texts: { en, mk } },
    { language },
  );
  return {
    api,
    becomes: (next: number) => {
      count = next;
      return change();
    },
  };
}

const link = (name: string) => screen.findByRole('link', { name });

test('[P-11] [A-02] the list of a group has its name, so that the entries behind it are not taken for its own', async () => {
  open(0, ['/admin/contacts'], 'mk', { en: 'Site', mk: 'Сајт' });
  expect(await screen.findByRole('list', { name: 'Сајт' })).toContainElement(await link('Контакти'));
});

describe('the entry of the messages in the menu', () => {
  test('[P-11] has the count of unread messages, asked for once, which goes when they are read', async () => {
    const { api, becomes } = open(2, ['/admin/contacts', '/admin/messages']);
    expect(await link('Messages (2 unread)')).toHaveTextContent('Messages2');
    expect(await link('Contacts')).toBeVisible();
    expect(api.callsOf('GET /contact-messages')).toHaveLength(1);
    await becomes(120);
    expect(await link('Messages (120 unread)')).toHaveTextContent('99+');
    await becomes(0);
    expect(await link('Messages')).toHaveTextContent(/^Messages$/);
  });

  test('[P-11] keeps the last count when the api fails to tell it', async () => {
    const { api, becomes } = open(1, ['/admin/messages']);
    await link('Messages (1 unread)');
    api.fail('GET', { status: 500 });
    await becomes(3);
    expect(await link('Messages (1 unread)')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('[P-11] nobody asks where there is no such entry', async () => {
    const { api, becomes } = open(4, ['/admin/contacts']);
    await link('Contacts');
    await becomes(5);
    expect(api.callsOf('GET /contact-messages')).toEqual([]);
  });

  test.each([
    [1, 'Пораки (1 непрочитана)'],
    [5, 'Пораки (5 непрочитани)'],
    [21, 'Пораки (21 непрочитана)'],
  ])('[P-11] is read out in Macedonian, plurals included: %i', async (count, name) => {
    open(count, ['/admin/messages'], 'mk');
    await waitFor(async () => expect(await link(name)).toBeVisible());
  });
});
