import { defineRemote } from '@varda/platform/remote';
import { declaration } from '../remote.declaration.ts';

export default defineRemote(declaration, {
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
    mk: () => import(/* webpackChunkName: "texts-mk" */ './texts/mk.ts'),
  },
  pages: {
    start: { load: () => import(/* webpackChunkName: "start" */ './start.page.tsx') },
  },
});
