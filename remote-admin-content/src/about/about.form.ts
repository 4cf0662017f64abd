import { formBody, picturesParts } from '@varda/admin/form';
import type { RowForm } from '@varda/admin/resource';
import { type About, aboutChange, newAbout } from '@varda/contract/about';
import { type Localized, languages, noText } from '@varda/contract/language';
import { partlyLocalized } from '@varda/contract/localized';
import { requiredText } from '@varda/contract/text-schemas';
import { call } from '@varda/platform/http';
import { AboutFields, type AboutValues } from './about-fields.tsx';

export const aboutForm: RowForm<About, AboutValues> = {
  Fields: AboutFields,
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
};

/** Texts as a create sends them, each language as a part of its own: `name[en]` (S-01). */
function inBrackets(texts: Record<string, Localized>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      languages.map((language) => [`${name}[${language}]`, text[language]]),
    ),
  );
}
