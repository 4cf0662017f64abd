import { type BulkField, type BulkKind, bulkFields } from '@varda/contract/bulk-options';
import { departmentNamed } from '@varda/contract/departments';
import type { ProductForm } from '@varda/contract/product-forms';
import type { Change } from './use-bulk-change.ts';

/** What the fields hold; empty is what stays. */
export const noValues = {
  form: '',
  categoryName: '',
  department: '',
  activeEn: '',
  activeMk: '',
  altEn: '',
  altMk: '',
};
export type BulkValues = typeof noValues;

/** In the field of the form: products get none. */
export const noForm = 'none';

export function hasField(kind: BulkKind, field: BulkField): boolean {
  return (bulkFields[kind] as readonly BulkField[]).includes(field);
}

export function changeOf({ form, categoryName, department, activeEn, activeMk, altEn, altMk }: BulkValues): Change {
  const active = { ...(activeEn && { en: activeEn === 'on' }), ...(activeMk && { mk: activeMk === 'on' }) };
  const imageAlt = { ...(altEn.trim() && { en: altEn.trim() }), ...(altMk.trim() && { mk: altMk.trim() }) };
  return {
    ...(form && { form: form === noForm ? null : (form as ProductForm) }),
    ...(categoryName && { categoryName }),
    ...(department && { department: departmentNamed(department) }),
    ...(Object.keys(active).length > 0 && { active }),
    ...(Object.keys(imageAlt).length > 0 && { imageAlt }),
  };
}
