import type { RemoteDeclaration } from '@varda/shared/remote/declaration';

export const declaration = {
  name: 'public',
  pages: { home: '/', notFound: '*' },
} as const satisfies RemoteDeclaration;
