import type { RemoteDeclaration } from '@varda/platform/remote/declaration';

export const declaration = {
  name: 'vite',
  pages: { start: '/vite' },
} as const satisfies RemoteDeclaration;
