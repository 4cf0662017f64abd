/** What is changed of many rows at once, by the kind of the rows. */
export const bulkFields = {
  products: ['form', 'categoryName', 'imageAlt'],
  dosage: ['imageAlt'],
  'contact-info': ['imageAlt'],
  adminCareer: ['department', 'active'],
} as const;
export type BulkKind = keyof typeof bulkFields;
export type BulkField = (typeof bulkFields)[BulkKind][number];

export const bulkKinds = Object.keys(bulkFields) as [BulkKind, ...BulkKind[]];

/** Most rows of one change. */
export const mostBulkRows = 200;

/** Stands in an alternative text for the name of the row. */
export const namePlaceholder = '{name}';

export function isBulkKind(kind: string | undefined): kind is BulkKind {
  return kind !== undefined && Object.hasOwn(bulkFields, kind);
}
