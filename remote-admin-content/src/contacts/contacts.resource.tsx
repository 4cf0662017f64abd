import {
  dateColumn,
  localizedColumn,
  pictureColumn,
  richTextColumn,
  translationsColumn,
} from '@varda/shared/admin/columns';
import { formBody, pictureParts } from '@varda/shared/admin/form';
import type { Changed, OnUpload, Resource } from '@varda/shared/admin/resource';
import { type ContactInfo, contactInfoChange, newContactInfo } from '@varda/shared/contract/contact-info';
import { noText } from '@varda/shared/contract/language';
import { call } from '@varda/shared/http';
import { inLanguage } from '@varda/shared/language';
import { ContactFields, type ContactValues } from './contact-fields.tsx';
import { contactsList } from './contacts.list.ts';

const bodyOf = ({ image, imageMk, ...texts }: Changed<ContactValues>, onUpload: OnUpload) =>
  formBody({ ...texts, ...pictureParts({ image, imageMk }) }, onUpload);

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
  empty: { name: noText, description: noText, image: null, imageMk: null, imageAlt: noText },
  valuesOf: ({ name, description, picture }) => ({
    name,
    description,
    image: null,
    imageMk: null,
    imageAlt: picture?.alt ?? noText,
  }),
  created: newContactInfo,
  changed: contactInfoChange,
  wanted: ['name', 'description'],

  create: (values, onUpload) => call('POST /contact-info', bodyOf(values, onUpload)),
  update: ({ _id: id, __v: ifMatch }, changed, onUpload) =>
    call('PUT /contact-info/:id', { params: { id }, ifMatch, ...bodyOf(changed, onUpload) }),
  remove: ({ _id: id }) => call('DELETE /contact-info/:id', { params: { id } }),
};
