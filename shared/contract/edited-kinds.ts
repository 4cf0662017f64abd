/** What is taken off the site and deleted, with its history. */
export const removableKinds = ['products', 'dosage', 'about', 'history', 'contact-info', 'adminCareer'] as const;

/** What a delete moves to the trash. */
export const trashedKinds = [...removableKinds, 'media', 'contact-messages'] as const;

/** What of it no visitor sees: restoring it is no publication. */
export const hiddenKinds: readonly string[] = ['contact-messages'];

/** What keeps a history of its edits, by the path of its calls; the last ones are always there. */
export const editedKinds = [...removableKinds, 'legal-pages', 'site-content'] as const;
