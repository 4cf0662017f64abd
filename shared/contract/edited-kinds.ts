/** What a delete moves to the trash. */
export const trashedKinds = ['products', 'dosage', 'about', 'history', 'contact-info', 'adminCareer'] as const;

/** What keeps a history of its edits, by the path of its calls; the last ones are always there. */
export const editedKinds = [...trashedKinds, 'legal-pages', 'site-content'] as const;
