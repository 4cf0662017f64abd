import type { RowForm } from '@varda/admin/resource';
import { type LegalPage, legalPageChange, legalPageTexts } from '@varda/contract/legal-pages';
import { emptyTexts, pickTexts, requiredTexts } from '@varda/contract/text-fields';
import { call } from '@varda/platform/http';
import { LegalPageFields, type LegalPageValues } from './legal-page-fields.tsx';

export const legalPagesForm: RowForm<LegalPage, LegalPageValues> = {
  Fields: LegalPageFields,
  empty: emptyTexts(legalPageTexts),
  valuesOf: (row) => pickTexts(legalPageTexts, row),
  created: legalPageChange,
  changed: legalPageChange,
  wanted: requiredTexts(legalPageTexts),

  update: ({ _id: id, __v: ifMatch }, body, { signal, query }) =>
    call('PUT /legal-pages/:id', { params: { id }, ifMatch, body, signal, query }),
};
