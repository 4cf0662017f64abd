import { company } from '@varda/contract/company';
import type { Language } from '@varda/contract/language';

/** Where the company is, in the words of schema.org. */
export function postalAddress(language: Language) {
  return {
    '@type': 'PostalAddress',
    streetAddress: company.street[language],
    addressLocality: company.city[language],
    postalCode: company.postalCode,
    addressCountry: 'MK',
  };
}
