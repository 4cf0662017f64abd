import { adminTexts as en } from '../admin/texts/en.ts';
import { adminTexts as mk } from '../admin/texts/mk.ts';

/** Those of the admin engine, and of a resource to try its components with. */
export const workbenchTexts = {
  en: { admin: en, sample: { fields: { name: 'Name', text: 'Text' } } },
  mk: { admin: mk, sample: { fields: { name: 'Име', text: 'Текст' } } },
};
