import { listQueryAt } from '@varda/admin/list';
import { defineRemote } from '@varda/platform/remote';
import { declaration } from '../remote.declaration.ts';
import { aboutList } from './about/about.list.ts';
import { failedQuery, monthAt, monthQuery } from './calendar/month.ts';
import { contactsList } from './contacts/contacts.list.ts';
import { dosageList } from './dosage/dosage.list.ts';
import { draftsQueriesAt } from './drafts/drafts.list.ts';
import { historyList } from './history/history.list.ts';
import { legalPagesList } from './legal-pages/legal-pages.list.ts';
import { mediaQueriesAt } from './media/media.list.ts';
import { messagesQueriesAt } from './messages/messages.list.ts';
import { overviewQuery } from './overview/overview.query.ts';
import { partAt } from './site/part-at.ts';
import { siteList } from './site/site.list.ts';
import { trashList } from './trash/trash.list.ts';
import { vacanciesList } from './vacancies/vacancies.list.ts';

export default defineRemote(declaration, {
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
    mk: () => import(/* webpackChunkName: "texts-mk" */ './texts/mk.ts'),
  },
  pages: {
    overview: {
      load: () => import(/* webpackChunkName: "overview" */ './overview/overview.page.tsx'),
      queries: () => [overviewQuery],
    },
    about: {
      load: () => import(/* webpackChunkName: "about" */ './about/about.page.tsx'),
      queries: (request) => [listQueryAt(aboutList, request)],
    },
    history: {
      load: () => import(/* webpackChunkName: "history" */ './history/history.page.tsx'),
      queries: (request) => [listQueryAt(historyList, request)],
    },
    dosage: {
      load: () => import(/* webpackChunkName: "dosage" */ './dosage/dosage.page.tsx'),
      queries: (request) => [listQueryAt(dosageList, request)],
    },
    contacts: {
      load: () => import(/* webpackChunkName: "contacts" */ './contacts/contacts.page.tsx'),
      queries: (request) => [listQueryAt(contactsList, request)],
    },
    vacancies: {
      load: () => import(/* webpackChunkName: "vacancies" */ './vacancies/vacancies.page.tsx'),
      queries: (request) => [listQueryAt(vacanciesList, request)],
    },
    legalPages: {
      load: () => import(/* webpackChunkName: "legalPages" */ './legal-pages/legal-pages.page.tsx'),
      queries: (request) => [listQueryAt(legalPagesList, request)],
    },
    siteContent: {
      load: () => import(/* webpackChunkName: "siteContent" */ './site/site.page.tsx'),
      queries: (request) => {
        const part = partAt(request.params);
        return part ? [listQueryAt(siteList(part), request)] : [];
      },
    },
    messages: {
      load: () => import(/* webpackChunkName: "messages" */ './messages/messages.page.tsx'),
      queries: messagesQueriesAt,
    },
    media: {
      load: () => import(/* webpackChunkName: "media" */ './media/media.page.tsx'),
      queries: mediaQueriesAt,
    },
    drafts: {
      load: () => import(/* webpackChunkName: "drafts" */ './drafts/drafts.page.tsx'),
      queries: draftsQueriesAt,
    },
    calendar: {
      load: () => import(/* webpackChunkName: "calendar" */ './calendar/calendar.page.tsx'),
      queries: ({ search }) => [monthQuery(monthAt(search)), failedQuery],
    },
    trash: {
      load: () => import(/* webpackChunkName: "trash" */ './trash/trash.page.tsx'),
      queries: (request) => [listQueryAt(trashList, request)],
    },
  },
});
