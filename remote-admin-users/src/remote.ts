import { listQueryAt } from '@varda/admin/list';
import { defineRemote } from '@varda/platform/remote';
import { declaration } from '../remote.declaration.ts';
import { activityList, filterAt } from './activity/activity.source.ts';
import { releasesQuery } from './releases/releases.query.ts';
import { usersSource } from './users.source.ts';

export default defineRemote(declaration, {
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
    mk: () => import(/* webpackChunkName: "texts-mk" */ './texts/mk.ts'),
  },
  pages: {
    users: {
      load: () => import(/* webpackChunkName: "users" */ './users.page.tsx'),
      queries: (request) => [listQueryAt(usersSource(), request)],
    },
    activity: {
      load: () => import(/* webpackChunkName: "activity" */ './activity/activity.page.tsx'),
      queries: (request) => [listQueryAt(activityList(filterAt(request.search)), request)],
    },
    personalData: {
      load: () => import(/* webpackChunkName: "personalData" */ './personal-data/personal-data.page.tsx'),
    },
    releases: {
      load: () => import(/* webpackChunkName: "releases" */ './releases/releases.page.tsx'),
      queries: () => [releasesQuery],
    },
  },
});
