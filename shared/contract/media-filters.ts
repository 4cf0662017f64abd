/** What a list of the library is narrowed down to: pictures that lack a text in a language, in the library or in a place on the site, or that neither the site nor a draft shows. */
export const mediaFilters = ['lacks-alt', 'unused'] as const;
export type MediaFilter = (typeof mediaFilters)[number];

/** Most characters of a tag, and most tags of a picture. */
export const longestTag = 40;
export const mostTags = 20;
