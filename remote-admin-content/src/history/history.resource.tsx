import { dateColumn, plainText, richTextColumn, translationsColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import type { History } from '@varda/contract/history';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { historySource } from './history.source.ts';
import type { HistoryValues } from './history-fields.tsx';

export const historyResource: Resource<History, HistoryValues> = {
  name: 'history',
  namespace: 'admin-content',
  kind: 'history',
  area: 'pages',
  list: historySource,
  columns: [
    richTextColumn<History>('text'),
    translationsColumn<History>(),
    dateColumn<History>('createdAt'),
    dateColumn<History>('updatedAt'),
  ],
  // A text may be nothing but a picture.
  nameOf: ({ text, position }, language) => plainText(inLanguage(text, language).text, 60) || `${position}.`,
  width: '62rem',
  form: async () => (await import(/* webpackChunkName: "history-form" */ './history.form.ts')).historyForm,
  remove: ({ _id: id }) => call('DELETE /history/:id', { params: { id } }),
};
