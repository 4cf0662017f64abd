import { listQueryAt } from '@varda/admin/list';
import { defineRemote } from '@varda/platform/remote';
import { declaration } from '../remote.declaration.ts';
import { productsList } from './products.list.ts';
import { shelfAt } from './shelf-at.ts';

export default defineRemote(declaration, {
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
    mk: () => import(/* webpackChunkName: "texts-mk" */ './texts/mk.ts'),
  },
  pages: {
    products: {
      load: () => import(/* webpackChunkName: "products" */ './products.page.tsx'),
      queries: (request) => {
        const shelf = shelfAt(request.params);
        return shelf ? [listQueryAt(productsList(shelf), request)] : [];
      },
    },
  },
});
