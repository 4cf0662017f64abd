import { dateColumn, picturesColumn, plainText, richTextColumn, translationsColumn } from '@varda/admin/columns';
import { formBody, picturesParts } from '@varda/admin/form';
import type { Resource } from '@varda/admin/resource';
import { type About, aboutChange, newAbout } from '@varda/contract/about';
import { type Localized, languages, noText } from '@varda/contract/language';
import { partlyLocalized } from '@varda/contract/localized';
import { requiredText } from '@varda/contract/texts';
import { call } from '@varda/platform/http';
import { inLanguage, languageStore } from '@varda/platform/language';
import { aboutList } from './about.list.ts';
import { AboutFields, type AboutValues } from './about-fields.tsx';
import { TitleCell } from './title-cell.tsx';

export const aboutResource: Resource<About, AboutValues> = {
  name: 'about',
  namespace: 'admin-content',
  kind: 'about',
  area: 'pages',
  list: aboutList,
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

  Fields: AboutFields,
  width: '62rem',
  empty: { name: noText, subcategory: noText, text: noText, images: null },
  valuesOf: ({ name, subcategory, text }) => ({ name, subcategory, text, images: null }),
  created: newAbout,
  changed: aboutChange.extend({ name: partlyLocalized(requiredText()).optional() }),
  wanted: ['name'],
  wantedBesideChanges: ['name'],

  create: ({ images, ...texts }, sending) =>
    call('POST /about', formBody({ ...inBrackets(texts), ...picturesParts(images) }, sending)),
  update: ({ _id: id, __v: ifMatch }, { images, ...texts }, sending) =>
    call('PUT /about/:id', { params: { id }, ifMatch, ...formBody({ ...texts, ...picturesParts(images) }, sending) }),
  remove: ({ _id: id }) =>
    call('DELETE /about/:id', { params: { id }, query: { lang: languageStore.getState().language } }),
};

/** Texts as a create sends them, each language as a part of its own: `name[en]` (S-01). */
function inBrackets(texts: Record<string, Localized>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      languages.map((language) => [`${name}[${language}]`, text[language]]),
    ),
  );
}
