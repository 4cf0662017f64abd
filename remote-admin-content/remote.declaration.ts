import { screenNames } from '@varda/contract/screen-names';
import type { RemoteDeclaration } from '@varda/platform/remote/declaration';

const home = { en: 'Home', mk: 'Почетна' };
const whoWeAre = { en: 'Who we are', mk: 'Кои сме' };
const careers = { en: 'Careers', mk: 'Кариера' };

export const declaration = {
  name: 'admin-content',
  pages: {
    overview: '/admin/overview',
    dosage: '/admin/home/dosage',
    about: '/admin/who-we-are/about',
    history: '/admin/who-we-are/history',
    contacts: '/admin/contacts',
    vacancies: '/admin/careers/vacancy',
    legalPages: '/admin/legal-pages',
    siteContent: '/admin/site/:part',
    messages: '/admin/messages',
    media: '/admin/media',
    documents: '/admin/media/documents',
    drafts: '/admin/drafts',
    calendar: '/admin/calendar',
    trash: '/admin/trash',
  },
  navigation: [
    // Ahead of all others.
    { path: '/admin/overview', title: { en: 'Overview', mk: 'Преглед' }, group: null, icon: 'dashboard', order: 5 },
    {
      path: '/admin/home/dosage',
      title: screenNames.dosage,
      area: 'pages',
      group: home,
      icon: 'capsule',
      order: 20,
      create: { en: 'New dosage entry', mk: 'Нов запис за дозирање' },
    },
    {
      path: '/admin/who-we-are/about',
      title: screenNames.about,
      area: 'pages',
      group: whoWeAre,
      icon: 'info',
      order: 30,
      create: { en: 'New entry in About us', mk: 'Нов запис за „За нас“' },
    },
    {
      path: '/admin/who-we-are/history',
      title: screenNames.history,
      area: 'pages',
      group: whoWeAre,
      icon: 'history',
      order: 40,
      create: { en: 'New history entry', mk: 'Нов запис во историјатот' },
    },
    {
      path: '/admin/careers/vacancy',
      title: screenNames.adminCareer,
      area: 'vacancies',
      group: careers,
      icon: 'briefcase',
      order: 60,
      create: { en: 'New vacancy', mk: 'Нов оглас за работа' },
    },
    {
      path: '/admin/contacts',
      title: screenNames['contact-info'],
      area: 'contacts',
      group: null,
      icon: 'address-book',
      order: 80,
      create: { en: 'New contact block', mk: 'Нов контакт' },
    },
    {
      path: '/admin/legal-pages',
      title: screenNames['legal-pages'],
      group: null,
      icon: 'scale',
      order: 85,
      area: 'pages',
    },
    ...(
      [
        ['company', { en: 'Company', mk: 'Компанија' }, 'building'],
        ['pages', { en: 'Page titles', mk: 'Наслови на страниците' }, 'search'],
        ['hero', { en: 'Slides', mk: 'Слајдови' }, 'slideshow'],
        ['tiles', { en: 'Category pictures', mk: 'Слики на категориите' }, 'photo'],
        ['badges', { en: 'Badges', mk: 'Сертификати' }, 'certificate'],
        ['announcements', { en: 'Announcements', mk: 'Известувања' }, 'speakerphone'],
      ] as const
    ).map(([part, title, icon], place) => ({
      path: `/admin/site/${part}`,
      title,
      group: screenNames['site-content'],
      icon,
      order: 86 + place / 10,
      area: 'site' as const,
    })),
    { path: '/admin/media', title: { en: 'Media', mk: 'Медиуми' }, group: null, icon: 'library-photo', order: 88 },
    // Behind all entries of content, ahead of the products.
    {
      path: '/admin/messages',
      title: { en: 'Messages', mk: 'Пораки' },
      group: null,
      icon: 'mail',
      order: 90,
      area: 'contacts',
    },
    {
      path: '/admin/drafts',
      title: { en: 'Drafts', mk: 'Нацрти' },
      group: null,
      icon: 'file-pencil',
      order: 93,
    },
    {
      path: '/admin/calendar',
      title: { en: 'Calendar', mk: 'Календар' },
      group: null,
      icon: 'calendar',
      order: 94,
    },
    { path: '/admin/trash', title: { en: 'Trash', mk: 'Корпа' }, group: null, icon: 'trash', order: 95 },
  ],
} as const satisfies RemoteDeclaration;
