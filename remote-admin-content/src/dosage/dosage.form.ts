import { formBody, pictureParts, requiredPicture } from '@varda/admin/form';
import type { Changed, RowForm, Sending } from '@varda/admin/resource';
import { type Dosage, dosageChange, dosageTexts, newDosage } from '@varda/contract/dosage';
import { noText } from '@varda/contract/language';
import { emptyTexts, pickTexts, requiredTexts } from '@varda/contract/text-fields';
import { call } from '@varda/platform/http';
import { DosageFields, type DosageValues } from './dosage-fields.tsx';

const bodyOf = ({ image, imageMk, ...texts }: Changed<DosageValues>, sending: Sending) =>
  formBody({ ...texts, ...pictureParts({ image, imageMk }) }, sending);

export const dosageForm: RowForm<Dosage, DosageValues> = {
  Fields: DosageFields,
  empty: { ...emptyTexts(dosageTexts), image: null, imageMk: null, imageAlt: noText },
  valuesOf: (row) => ({
    ...pickTexts(dosageTexts, row),
    image: null,
    imageMk: null,
    imageAlt: row.picture?.alt ?? noText,
  }),
  created: newDosage.extend({ image: requiredPicture }),
  changed: dosageChange,
  wanted: requiredTexts(dosageTexts),

  create: (values, sending) => call('POST /dosage', bodyOf(values, sending)),
  update: ({ _id: id, __v: ifMatch }, changed, sending) =>
    call('PUT /dosage/:id', { params: { id }, ifMatch, ...bodyOf(changed, sending) }),
};
