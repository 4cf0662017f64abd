import type { RemoteDeclaration } from '@varda/shared/remote/declaration';

export const declaration = {
  name: 'admin-users',
  pages: { users: '/admin/users' },
  navigation: [
    {
      path: '/admin/users',
      title: { en: 'Users', mk: 'Корисници' },
      group: null,
      order: 10,
      create: { en: 'New user', mk: 'Нов корисник' },
    },
  ],
} as const satisfies RemoteDeclaration;
