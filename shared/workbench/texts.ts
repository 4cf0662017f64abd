import { adminTexts as en } from '@varda/admin/texts/en';
import { adminTexts as mk } from '@varda/admin/texts/mk';

/** Those of the admin engine, and of a resource to try its components with. */
export const workbenchTexts = {
  en: { admin: en, sample: { fields: { name: 'Name', text: 'Text' } } },
  mk: { admin: mk, sample: { fields: { name: 'Име', text: 'Текст' } } },
};
