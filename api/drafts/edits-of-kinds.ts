import type { EditedKind } from '@varda/contract/edit-history';
import { aboutEdits } from '../about/about.routes.ts';
import { careerEdits } from '../careers/careers.routes.ts';
import { contactInfoEdits } from '../contact-info/contact-info.routes.ts';
import type { Db } from '../database/open-database.ts';
import { dosageEdits } from '../dosage/dosage.routes.ts';
import { historyEdits } from '../history/history.routes.ts';
import { legalPageEdits } from '../legal-pages/legal-pages.routes.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { productEdits } from '../products/products.routes.ts';
import { siteContentEdits } from '../site-content/site-content.routes.ts';
import type { EditsOf } from './drafted-items.ts';

/** How content is edited, by kind. */
export const editsOfKinds = {
  products: productEdits,
  dosage: dosageEdits,
  about: aboutEdits,
  history: historyEdits,
  'contact-info': contactInfoEdits,
  adminCareer: careerEdits,
  'legal-pages': legalPageEdits,
  'site-content': siteContentEdits,
} satisfies Record<EditedKind, EditsOf>;

export type Editables = { [Kind in EditedKind]: ReturnType<(typeof editsOfKinds)[Kind]> };

/** The same over a database. */
export function editablesOf(db: Db, pictures: Uploads): Editables {
  return Object.fromEntries(
    Object.entries(editsOfKinds).map(([kind, editsOf]) => [kind, editsOf(db, pictures)]),
  ) as Editables;
}
