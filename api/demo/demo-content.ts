import { aboutEntries } from './about.entries.ts';
import { contactBlocks } from './contact.blocks.ts';
import type { DemoAbout, DemoContact, DemoDosage, DemoHistory, DemoProduct, DemoVacancy } from './demo-types.ts';
import { dosageEntries } from './dosage.entries.ts';
import { historyEntries } from './history.entries.ts';
import { cbdProducts } from './products/cbd.products.ts';
import { herbalProducts } from './products/herbal.products.ts';
import { medicinalProducts } from './products/medicinal.products.ts';
import { personalCareProducts } from './products/personal-care.products.ts';
import { supplementProducts } from './products/supplements.products.ts';
import { vacancies } from './vacancies.ts';

/** Every product of the demo content, in the order of positions within each subcategory. */
export const demoProducts: readonly DemoProduct[] = [
  ...medicinalProducts,
  ...cbdProducts,
  ...herbalProducts,
  ...supplementProducts,
  ...personalCareProducts,
];

/** Every dosage entry of the demo content, the first one first on the home page. */
export const demoDosage: readonly DemoDosage[] = dosageEntries;

/** Every about entry of the demo content, in the order of positions. */
export const demoAbout: readonly DemoAbout[] = aboutEntries;

/** Every stop of the timeline, in the order of positions. */
export const demoHistory: readonly DemoHistory[] = historyEntries;

/** Every contact block of the demo content, the first one first on the contact page. */
export const demoContacts: readonly DemoContact[] = contactBlocks;

/** Every vacancy of the demo content, the first one first on the page of careers. */
export const demoVacancies: readonly DemoVacancy[] = vacancies;
