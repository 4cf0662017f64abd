import type { EditedKind } from '@varda/contract/edit-history';
import { aboutEdits } from '../about/about.routes.ts';
import { contactInfoEdits } from '../contact-info/contact-info.routes.ts';
import type { Db } from '../database/open-database.ts';
import { dosageEdits } from '../dosage/dosage.routes.ts';
import type { Editable } from '../edit-history/edit-history.routes.ts';
import { historyEdits } from '../history/history.routes.ts';
import { legalPageEdits } from '../legal-pages/legal-pages.routes.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { productEdits } from '../products/products.routes.ts';
import { siteContentEdits } from '../site-content/site-content.routes.ts';
import { careerEdits } from '../vacancies/vacancies.routes.ts';

/** How content is edited, by kind: in a database, or within a transaction. */
const editsOfKinds = {
  products: productEdits,
  dosage: dosageEdits,
  about: aboutEdits,
  history: historyEdits,
  'contact-info': contactInfoEdits,
  adminCareer: careerEdits,
  'legal-pages': legalPageEdits,
  'site-content': siteContentEdits,
} satisfies Record<EditedKind, (db: Db, pictures: Uploads) => Editable>;

export type Editables = { [Kind in EditedKind]: ReturnType<(typeof editsOfKinds)[Kind]> };

/** Of one kind. */
export function editsOf(db: Db, pictures: Uploads, kind: EditedKind): Editable {
  return editsOfKinds[kind](db, pictures);
}

/** Of all kinds, each with its own calls. */
export function editablesOf(db: Db, pictures: Uploads): Editables {
  return Object.fromEntries(
    Object.entries(editsOfKinds).map(([kind, edits]) => [kind, edits(db, pictures)]),
  ) as Editables;
}
