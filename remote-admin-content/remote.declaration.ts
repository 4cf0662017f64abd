import type { RemoteDeclaration } from '@varda/shared/remote/declaration';

const home = { en: 'Home', mk: 'Почетна' };

export const declaration = {
  name: 'admin-content',
  pages: { dosage: '/admin/home/dosage' },
  navigation: [{ path: '/admin/home/dosage', title: { en: 'Dosage', mk: 'Дозирање' }, group: home, order: 20 }],
} as const satisfies RemoteDeclaration;
