import path from 'node:path';
import type { Localized } from '@varda/contract/language';
import { demoAbout, demoContacts, demoDosage, demoHistory, demoProducts, demoVacancies } from './demo-content.ts';
import type { DemoAbout, DemoContact, DemoDosage, DemoHistory, DemoProduct, DemoVacancy } from './demo-types.ts';
import { pictureDescriptions } from './pictures/descriptions.ts';

/** What an empty database is filled with. */
export interface DemoSource {
  products: readonly Pick<DemoProduct, 'key' | 'categoryName' | 'name' | 'description' | 'dosage' | 'leaflet'>[];
  dosage: readonly DemoDosage[];
  about: readonly DemoAbout[];
  history: readonly DemoHistory[];
  contacts: readonly DemoContact[];
  vacancies: readonly DemoVacancy[];
  /** Pictures, as `products/<key>.webp`, `dosage/<key>.webp` and `about/<name>.webp`; one that is missing is done without. */
  pictures: string;
  /** What pictures of about and dosage entries show, by file. */
  descriptions: Readonly<Record<string, Localized>>;
}

export const demoSource: DemoSource = {
  products: demoProducts,
  dosage: demoDosage,
  about: demoAbout,
  history: demoHistory,
  contacts: demoContacts,
  vacancies: demoVacancies,
  pictures: path.join(import.meta.dirname, 'pictures'),
  descriptions: pictureDescriptions,
};
