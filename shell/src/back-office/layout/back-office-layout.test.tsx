import { screen } from '@testing-library/react';
import { fakeApi, renderAdmin } from '@varda/admin/testing';
import type { Remotes } from '../../remotes/federated-remotes.ts';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { BackOfficeLayout } from './back-office-layout.tsx';

test('[A-06] that an account may not see a screen is a note of the page', async () => {
  fakeApi(() => ({ _id: 'ana', role: 'user', restrictions: ['contacts.see'] }));
  const entry = { path: '/admin/contacts', title: { en: 'Contacts', mk: 'Контакти' }, group: null, order: 1 };
  const navigation = [{ ...entry, icon: 'mail', area: 'contacts' }];
  const live = [{ name: 'admin-content', url: 'http://remote.test', mounts: ['/admin'], manifest: { navigation } }];
  const remotes = { live, watch: () => () => undefined } as unknown as Remotes;
  const Page = () => <BackOfficeLayout remotes={remotes} />;
  renderAdmin(
    { Page, pattern: '/admin/*', path: '/admin/contacts', namespace: 'back-office', texts: { en, mk } },
    { role: 'user' },
  );
  expect(await screen.findByRole('note')).toHaveTextContent(/^Your account may not see this screen\./);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
