import { dateColumn, picturesColumn, plainText, richTextColumn, translationsColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import type { About } from '@varda/contract/about';
import { call } from '@varda/platform/http';
import { inLanguage, languageStore } from '@varda/platform/language';
import { aboutSource } from './about.source.ts';
import type { AboutValues } from './about-fields.tsx';
import { TitleCell } from './title-cell.tsx';

export const aboutResource: Resource<About, AboutValues> = {
  name: 'about',
  namespace: 'admin-content',
  kind: 'about',
  area: 'pages',
  list: aboutSource,
  columns: [
    picturesColumn<About>(),
    { key: 'name', Cell: TitleCell, width: 180 },
    richTextColumn<About>('text'),
    translationsColumn<About>(),
    dateColumn<About>('updatedAt'),
  ],
  nameOf: ({ name, subcategory, text }, language) =>
    inLanguage(name, language).text ||
    inLanguage(subcategory, language).text ||
    plainText(inLanguage(text, language).text, 60),
  width: '62rem',
  form: async () => (await import(/* webpackChunkName: "about-form" */ './about.form.ts')).aboutForm,
  remove: ({ _id: id }) =>
    call('DELETE /about/:id', { params: { id }, query: { lang: languageStore.getState().language } }),
};
