/** What the list of leaflets is narrowed down to: products that have one in one language alone, or in neither. Without it: all that have any. */
export const leafletFilters = ['one', 'both'] as const;
export type LeafletFilter = (typeof leafletFilters)[number];
