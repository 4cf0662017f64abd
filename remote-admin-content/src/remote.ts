import { listQueryAt } from '@varda/admin/list';
import { defineRemote } from '@varda/platform/remote';
import { declaration } from '../remote.declaration.ts';
import { aboutSource } from './about/about.source.ts';
import { failedQuery, monthAt, monthQuery } from './calendar/month.ts';
import { contactsSource } from './contacts/contacts.source.ts';
import { dosageSource } from './dosage/dosage.source.ts';
import { draftsQueriesAt } from './drafts/drafts.source.ts';
import { historySource } from './history/history.source.ts';
import { legalPagesSource } from './legal-pages/legal-pages.source.ts';
import { documentsQueriesAt } from './media/documents/documents.source.ts';
import { mediaQueriesAt } from './media/media.source.ts';
import { messagesQueriesAt } from './messages/messages.source.ts';
import { overviewQuery } from './overview/overview.query.ts';
import { partAt } from './site/part-at.ts';
import { siteSource } from './site/site.source.ts';
import { trashSource } from './trash/trash.source.ts';
import { vacanciesSource } from './vacancies/vacancies.source.ts';

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
      queries: (request) => [listQueryAt(aboutSource, request)],
    },
    history: {
      load: () => import(/* webpackChunkName: "history" */ './history/history.page.tsx'),
      queries: (request) => [listQueryAt(historySource, request)],
    },
    dosage: {
      load: () => import(/* webpackChunkName: "dosage" */ './dosage/dosage.page.tsx'),
      queries: (request) => [listQueryAt(dosageSource, request)],
    },
    contacts: {
      load: () => import(/* webpackChunkName: "contacts" */ './contacts/contacts.page.tsx'),
      queries: (request) => [listQueryAt(contactsSource, request)],
    },
    vacancies: {
      load: () => import(/* webpackChunkName: "vacancies" */ './vacancies/vacancies.page.tsx'),
      queries: (request) => [listQueryAt(vacanciesSource, request)],
    },
    legalPages: {
      load: () => import(/* webpackChunkName: "legalPages" */ './legal-pages/legal-pages.page.tsx'),
      queries: (request) => [listQueryAt(legalPagesSource, request)],
    },
    siteContent: {
      load: () => import(/* webpackChunkName: "siteContent" */ './site/site.page.tsx'),
      queries: (request) => {
        const part = partAt(request.params);
        return part ? [listQueryAt(siteSource(part), request)] : [];
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
    documents: {
      load: () => import(/* webpackChunkName: "documents" */ './media/documents/documents.page.tsx'),
      queries: documentsQueriesAt,
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
      queries: (request) => [listQueryAt(trashSource, request)],
    },
  },
});
