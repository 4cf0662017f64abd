import { otherLanguage } from '@varda/contract/language';
import type { QueryClient } from '@varda/platform/query';
import { defineRemote, type PageQuery, type PageRequest } from '@varda/platform/remote';
import { declaration } from '../remote.declaration.ts';
import { aboutEntries } from './about/about.queries.ts';
import { furtherVacancies, openVacancies, vacancyById } from './careers/careers.queries.ts';
import { filterFields, filterIn } from './category/category-filter.ts';
import { contactBlocks, postMessage } from './contact/contact.queries.ts';
import { dosageEntries, firstFilters } from './dosage/dosage.queries.ts';
import { historyEntries } from './history/history.queries.ts';
import { legalPages } from './legal/legal.queries.ts';
import { fetchFurther, listField } from './lists/further-rows.ts';
import { isUnknown } from './not-found/is-unknown.ts';
import { productsOfSamePath } from './product/similar-products.query.ts';
import {
  categoryAt,
  categoryWithProducts,
  furtherProducts,
  productById,
  productCounts,
} from './products/products.queries.ts';
import { questionField, questionIn, searchResults } from './search/search.queries.ts';

export default defineRemote(declaration, {
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
    mk: () => import(/* webpackChunkName: "texts-mk" */ './texts/mk.ts'),
  },
  pages: {
    home: {
      load: () => import(/* webpackChunkName: "home" */ './home/home.page.tsx'),
      queries: ({ language }) => [dosageEntries(firstFilters, language), productCounts],
    },
    category: {
      load: () => import(/* webpackChunkName: "category" */ './category/category.page.tsx'),
      queries: ({ params, search }) => [...categoryQueries(params, search), productCounts],
      readsQuery: filterFields,
      submit: (form, client) => fetchFurther(form, client, furtherProducts(form.get(listField) ?? '')),
    },
    product: {
      load: () => import(/* webpackChunkName: "product" */ './product/product.page.tsx'),
      queries: ({ params }) => [productById(params.id ?? '')],
      followUps: ({ params }, client) => {
        const product = client.getQueryData(productById(params.id ?? '').queryKey);
        return product ? [productsOfSamePath(product)] : [];
      },
    },
    about: {
      load: () => import(/* webpackChunkName: "about" */ './about/about.page.tsx'),
      queries: () => [aboutEntries],
    },
    history: {
      load: () => import(/* webpackChunkName: "history" */ './history/history.page.tsx'),
      queries: () => [historyEntries],
    },
    careers: {
      load: () => import(/* webpackChunkName: "careers" */ './careers/careers.page.tsx'),
      queries: ({ language }) => [openVacancies(language)],
      submit: (form, client, language) => fetchFurther(form, client, furtherVacancies(language)),
    },
    career: {
      load: () => import(/* webpackChunkName: "career" */ './careers/career.page.tsx'),
      queries: ({ params, language }) => [vacancyById(params.id ?? '', language)],
      followUps: inOtherLanguage,
      submit: postMessage,
    },
    contacts: {
      load: () => import(/* webpackChunkName: "contacts" */ './contact/contacts.page.tsx'),
      queries: () => [contactBlocks],
      submit: postMessage,
    },
    privacy: {
      load: () => import(/* webpackChunkName: "privacy" */ './legal/privacy.page.tsx'),
      queries: () => [legalPages],
    },
    sideEffects: {
      load: () => import(/* webpackChunkName: "sideEffects" */ './legal/side-effects.page.tsx'),
      queries: () => [legalPages],
    },
    search: {
      load: () => import(/* webpackChunkName: "search" */ './search/search.page.tsx'),
      queries: ({ language, search }) => [searchResults(questionIn(search), language)],
      readsQuery: [questionField],
    },
    contactRedirect: {
      load: () => import(/* webpackChunkName: "contactRedirect" */ './contact/contact-redirect.page.tsx'),
    },
    notFound: {
      load: () => import(/* webpackChunkName: "notFound" */ './not-found/not-found.page.tsx'),
    },
  },
});

/** A vacancy that is not public in the page's language may be so in the other one. */
function inOtherLanguage({ params: { id = '' }, language }: PageRequest, client: QueryClient): PageQuery[] {
  const { error } = client.getQueryState(vacancyById(id, language).queryKey) ?? {};
  return isUnknown(error) ? [vacancyById(id, otherLanguage(language))] : [];
}

function categoryQueries({ id = '' }: PageRequest['params'], search: URLSearchParams): PageQuery[] {
  const category = categoryAt(id);
  return category ? [categoryWithProducts(category, filterIn(search, category))] : [];
}
