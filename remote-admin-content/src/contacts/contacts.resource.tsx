import { dateColumn, localizedColumn, pictureColumn, richTextColumn, translationsColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import type { ContactInfo } from '@varda/contract/contact-info';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import type { ContactValues } from './contact-fields.tsx';
import { contactsSource } from './contacts.source.ts';

export const contactsResource: Resource<ContactInfo, ContactValues> = {
  name: 'contacts',
  namespace: 'admin-content',
  kind: 'contact-info',
  area: 'contacts',
  list: contactsSource,
  columns: [
    pictureColumn<ContactInfo>(),
    localizedColumn<ContactInfo>('name', { width: 220, strong: true }),
    richTextColumn<ContactInfo>('description'),
    translationsColumn<ContactInfo>(),
    dateColumn<ContactInfo>('createdAt'),
  ],
  nameOf: ({ name }, language) => inLanguage(name, language).text,
  width: '62rem',
  form: async () => (await import(/* webpackChunkName: "contacts-form" */ './contacts.form.ts')).contactsForm,
  remove: ({ _id: id }) => call('DELETE /contact-info/:id', { params: { id } }),
};
