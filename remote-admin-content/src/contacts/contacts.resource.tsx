import { dateColumn, localizedColumn, pictureColumn, richTextColumn, translationsColumn } from '@varda/admin/columns';
import { formBody, pictureParts } from '@varda/admin/form';
import type { Changed, Resource, Sending } from '@varda/admin/resource';
import { type ContactInfo, contactInfoChange, contactInfoTexts, newContactInfo } from '@varda/contract/contact-info';
import { noText } from '@varda/contract/language';
import { emptyTexts, pickTexts, requiredTexts } from '@varda/contract/text-fields';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { ContactFields, type ContactValues } from './contact-fields.tsx';
import { contactsList } from './contacts.list.ts';

const bodyOf = ({ image, imageMk, ...texts }: Changed<ContactValues>, sending: Sending) =>
  formBody({ ...texts, ...pictureParts({ image, imageMk }) }, sending);

export const contactsResource: Resource<ContactInfo, ContactValues> = {
  name: 'contacts',
  namespace: 'admin-content',
  kind: 'contact-info',
  area: 'contacts',
  list: contactsList,
  columns: [
    pictureColumn<ContactInfo>(),
    localizedColumn<ContactInfo>('name', { width: 220, strong: true }),
    richTextColumn<ContactInfo>('description'),
    translationsColumn<ContactInfo>(),
    dateColumn<ContactInfo>('createdAt'),
  ],
  nameOf: ({ name }, language) => inLanguage(name, language).text,

  Fields: ContactFields,
  width: '62rem',
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
  remove: ({ _id: id }) => call('DELETE /contact-info/:id', { params: { id } }),
};
