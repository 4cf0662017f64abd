/** What an item is, by its kind. */
export const kinds = {
  products: 'Product',
  dosage: 'Dosage',
  about: 'About us',
  history: 'History',
  'contact-info': 'Contact',
  adminCareer: 'Vacancy',
  'legal-pages': 'Legal page',
};
