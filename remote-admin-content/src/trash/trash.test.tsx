import { screen, waitFor } from '@testing-library/react';
import { fakeApi, pretendBrowserParts, renderAdmin } from '@varda/admin/testing';
import type { Trashed } from '@varda/contract/trash';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import TrashPage from './trash.page.tsx';

beforeAll(pretendBrowserParts);

const trashed = (entity: Trashed['entity'], area: Trashed['area'], name: string): Trashed => ({
  ...{ entity, area, _id: name, title: { en: name, mk: name } },
  ...{ deletedAt: '2026-11-21T10:00:00.000Z', by: { _id: 'boris', name: 'Boris' } },
});
const items = [trashed('about', 'pages', 'About'), trashed('adminCareer', 'vacancies', 'Vacancy')];

function open(restrictions: string[]) {
  fakeApi(({ path }) => (path === '/session' ? { _id: 'ana', restrictions } : { items, totalCount: items.length }));
  const at = { pattern: '/admin/*', path: '/admin/trash', namespace: 'admin-content', texts: { en, mk } };
  renderAdmin({ Page: TrashPage, ...at });
}

const locked = (name: string) => screen.queryByRole('button', { name })?.getAttribute('aria-description');

test('[U-04] [K-22] who may not publish restores nothing that visitors see; a vacancy may be off, and is deleted for good', async () => {
  open(['pages.publish', 'vacancies.publish']);
  await waitFor(() => expect(locked('Restore: About')).toBe(en.admin.locked.publish));
  expect(locked('Delete for good: About')).toBeNull();
  expect(locked('Restore: Vacancy')).toBeNull();
});

test('[U-04] [K-22] who may not delete does nothing in the trash', async () => {
  open(['pages.delete', 'pages.publish']);
  await waitFor(() => expect(locked('Restore: About')).toBe(en.admin.locked.delete));
  expect(locked('Delete for good: About')).toBe(en.admin.locked.delete);
});
