import { listQueryAt } from '@varda/admin/list';
import { defineRemote } from '@varda/platform/remote';
import { declaration } from '../remote.declaration.ts';
import { leafCategoryAt } from './leaf-category-at.ts';
import { productsList } from './products.source.ts';

export default defineRemote(declaration, {
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
    mk: () => import(/* webpackChunkName: "texts-mk" */ './texts/mk.ts'),
  },
  pages: {
    products: {
      load: () => import(/* webpackChunkName: "products" */ './products.page.tsx'),
      queries: (request) => {
        const leafCategory = leafCategoryAt(request.params);
        return leafCategory ? [listQueryAt(productsList(leafCategory), request)] : [];
      },
    },
  },
});
