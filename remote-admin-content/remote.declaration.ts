import type { RemoteDeclaration } from '@varda/shared/remote/declaration';

const home = { en: 'Home', mk: 'Почетна' };

export const declaration = {
  name: 'admin-content',
  pages: { dosage: '/admin/home/dosage', messages: '/admin/messages' },
  navigation: [
    { path: '/admin/home/dosage', title: { en: 'Dosage', mk: 'Дозирање' }, group: home, order: 20 },
    // Behind all entries of content, ahead of the products.
    { path: '/admin/messages', title: { en: 'Messages', mk: 'Пораки' }, group: null, order: 90 },
  ],
} as const satisfies RemoteDeclaration;
