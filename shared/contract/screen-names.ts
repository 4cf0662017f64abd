import type { EditedKind } from './edit-history.ts';
import type { Localized } from './language.ts';
import type { Area } from './permissions.ts';

/** What the screens of content are called: in the menu, in e-mails, in errors. */
export const screenNames = {
  products: { en: 'Products', mk: 'Производи' },
  dosage: { en: 'Dosage', mk: 'Дозирање' },
  about: { en: 'About us', mk: 'За нас' },
  history: { en: 'History', mk: 'Историјат' },
  'contact-info': { en: 'Contacts', mk: 'Контакти' },
  adminCareer: { en: 'Vacancies', mk: 'Огласи за работа' },
  'legal-pages': { en: 'Legal pages', mk: 'Правни страници' },
  'site-content': { en: 'Site', mk: 'Сајт' },
} as const satisfies Record<EditedKind, Localized>;

/** What areas of content are called, apart from the categories of products. */
export const areaNames: Partial<Record<Area, Localized>> = {
  vacancies: screenNames.adminCareer,
  pages: { en: 'Pages', mk: 'Страници' },
  contacts: screenNames['contact-info'],
  site: screenNames['site-content'],
};
