import type { CompanyFacts } from '@varda/contract/company-facts';

/** Where the company is, in the words of schema.org. */
export function postalAddress({ street, city, postalCode }: CompanyFacts) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    postalCode,
    addressCountry: 'MK',
  };
}
