/** What keeps a history of its edits, by the path of its calls. */
export const editedKinds = [
  'products',
  'dosage',
  'about',
  'history',
  'contact-info',
  'adminCareer',
  'legal-pages',
  'site-content',
] as const;
