import { defineRemote } from '@varda/platform/remote';
import { declaration } from '../remote.declaration.ts';

export default defineRemote(declaration, {
  texts: {
    en: () => import('./texts/en.ts'),
    mk: () => import('./texts/mk.ts'),
  },
  pages: {
    start: { load: () => import('./start.page.tsx') },
  },
});
