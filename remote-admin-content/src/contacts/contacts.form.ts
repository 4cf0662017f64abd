import { formBody, pictureParts } from '@varda/admin/form';
import type { Changed, RowForm, Sending } from '@varda/admin/resource';
import { type ContactInfo, contactInfoChange, contactInfoTexts, newContactInfo } from '@varda/contract/contact-info';
import { noText } from '@varda/contract/language';
import { emptyTexts, pickTexts, requiredTexts } from '@varda/contract/text-fields';
import { call } from '@varda/platform/http';
import { ContactFields, type ContactValues } from './contact-fields.tsx';

const bodyOf = ({ image, imageMk, ...texts }: Changed<ContactValues>, sending: Sending) =>
  formBody({ ...texts, ...pictureParts({ image, imageMk }) }, sending);

export const contactsForm: RowForm<ContactInfo, ContactValues> = {
  Fields: ContactFields,
  empty: { ...emptyTexts(contactInfoTexts), image: null, imageMk: null, imageAlt: noText },
  valuesOf: (row) => ({
    ...pickTexts(contactInfoTexts, row),
    image: null,
    imageMk: null,
    imageAlt: row.picture?.alt ?? noText,
  }),
  created: newContactInfo,
  changed: contactInfoChange,
  wanted: requiredTexts(contactInfoTexts),

  create: (values, sending) => call('POST /contact-info', bodyOf(values, sending)),
  update: ({ _id: id, __v: ifMatch }, changed, sending) =>
    call('PUT /contact-info/:id', { params: { id }, ifMatch, ...bodyOf(changed, sending) }),
};
