import type { RemoteDeclaration } from '@varda/platform/remote/declaration';

export const declaration = {
  name: 'public',
  pages: {
    home: '/',
    category: '/parent/:id',
    product: '/product/:id',
    about: '/about',
    history: '/history',
    careers: '/careers',
    career: '/careers/:id',
    contacts: '/contacts',
    privacy: '/privacy',
    sideEffects: '/side-effects',
    search: '/search',
    contactRedirect: '/contact',
    notFound: '*',
  },
} as const satisfies RemoteDeclaration;
