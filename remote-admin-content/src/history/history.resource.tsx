import { dateColumn, plainText, richTextColumn, translationsColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import { type History, historyChange, newHistory, requiredHistoryText } from '@varda/contract/history';
import { noText } from '@varda/contract/language';
import { partlyLocalized } from '@varda/contract/localized';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { historyList } from './history.list.ts';
import { HistoryFields, type HistoryValues } from './history-fields.tsx';

export const historyResource: Resource<History, HistoryValues> = {
  name: 'history',
  namespace: 'admin-content',
  kind: 'history',
  area: 'pages',
  list: historyList,
  columns: [
    richTextColumn<History>('text'),
    translationsColumn<History>(),
    dateColumn<History>('createdAt'),
    dateColumn<History>('updatedAt'),
  ],
  // A text may be nothing but a picture.
  nameOf: ({ text, position }, language) => plainText(inLanguage(text, language).text, 60) || `${position}.`,

  Fields: HistoryFields,
  width: '62rem',
  empty: { text: noText },
  valuesOf: ({ text }) => ({ text }),
  created: newHistory,
  changed: historyChange.extend({ text: partlyLocalized(requiredHistoryText).optional() }),

  create: (body, { signal }) => call('POST /history', { body, signal }),
  update: ({ _id: id, __v: ifMatch }, body, { signal }) =>
    call('PUT /history/:id', { params: { id }, ifMatch, body, signal }),
  remove: ({ _id: id }) => call('DELETE /history/:id', { params: { id } }),
};
