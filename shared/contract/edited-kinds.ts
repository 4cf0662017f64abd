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

/** What a delete moves to the trash: all of them but what is always there. */
export const trashedKinds = [
  'products',
  'dosage',
  'about',
  'history',
  'contact-info',
  'adminCareer',
] as const satisfies (typeof editedKinds)[number][];
