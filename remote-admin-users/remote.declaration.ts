import type { RemoteDeclaration } from '@varda/platform/remote/declaration';

export const declaration = {
  name: 'admin-users',
  pages: {
    users: '/admin/users',
    activity: '/admin/activity',
    personalData: '/admin/personal-data',
    releases: '/admin/releases',
  },
  navigation: [
    {
      path: '/admin/users',
      title: { en: 'Users', mk: 'Корисници' },
      group: null,
      icon: 'users',
      order: 10,
      create: { en: 'New user', mk: 'Нов корисник' },
    },
    {
      path: '/admin/activity',
      title: { en: 'Activity', mk: 'Активности' },
      group: null,
      icon: 'activity',
      order: 890,
      adminsOnly: true,
    },
    {
      path: '/admin/personal-data',
      title: { en: 'Personal data', mk: 'Лични податоци' },
      group: null,
      icon: 'id',
      order: 895,
      adminsOnly: true,
    },
    {
      path: '/admin/releases',
      title: { en: 'Releases', mk: 'Верзии' },
      group: null,
      icon: 'rocket',
      order: 900,
      adminsOnly: true,
      area: 'releases',
    },
  ],
} as const satisfies RemoteDeclaration;
