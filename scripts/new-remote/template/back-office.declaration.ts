import type { RemoteDeclaration } from '@varda/platform/remote/declaration';

export const declaration = {
  name: 'sample',
  pages: { start: '/sample' },
  // With entries in the back office's menu a remote is for staff who are signed in, and is not rendered on the server.
  navigation: [{ path: '/sample', title: { en: 'Sample', mk: 'Пример' }, group: null, order: 200 }],
} as const satisfies RemoteDeclaration;
