import { listQueryAt } from '@varda/admin/list';
import { defineRemote } from '@varda/platform/remote';
import { declaration } from '../remote.declaration.ts';
import { productsList } from './products.source.ts';
import { subcategoryAt } from './subcategory-at.ts';

export default defineRemote(declaration, {
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
    mk: () => import(/* webpackChunkName: "texts-mk" */ './texts/mk.ts'),
  },
  pages: {
    products: {
      load: () => import(/* webpackChunkName: "products" */ './products.page.tsx'),
      queries: (request) => {
        const subcategory = subcategoryAt(request.params);
        return subcategory ? [listQueryAt(productsList(subcategory), request)] : [];
      },
    },
  },
});
