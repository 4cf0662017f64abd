import { listQueryAt } from '@varda/shared/admin/list';
import { defineRemote } from '@varda/shared/remote';
import { declaration } from '../remote.declaration.ts';
import { dosageList } from './dosage/dosage.list.ts';
import { messagesQueriesAt } from './messages/messages.list.ts';

export default defineRemote(declaration, {
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
    mk: () => import(/* webpackChunkName: "texts-mk" */ './texts/mk.ts'),
  },
  pages: {
    dosage: {
      load: () => import(/* webpackChunkName: "dosage" */ './dosage/dosage.page.tsx'),
      queries: (request) => [listQueryAt(dosageList, request)],
    },
    messages: {
      load: () => import(/* webpackChunkName: "messages" */ './messages/messages.page.tsx'),
      queries: messagesQueriesAt,
    },
  },
});
