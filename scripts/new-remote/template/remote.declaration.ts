import type { RemoteDeclaration } from '@varda/platform/remote/declaration';

export const declaration = {
  name: 'sample',
  pages: { start: '/sample' },
} as const satisfies RemoteDeclaration;
