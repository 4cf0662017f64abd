import type { RemoteDeclaration } from '@varda/shared/remote/declaration';

export const declaration = {
  name: 'sample',
  pages: { start: '/sample' },
} as const satisfies RemoteDeclaration;
