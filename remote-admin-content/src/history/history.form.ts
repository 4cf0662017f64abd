import type { RowForm } from '@varda/admin/resource';
import { type History, historyChange, newHistory, requiredHistoryText } from '@varda/contract/history';
import { noText } from '@varda/contract/language';
import { partlyLocalized } from '@varda/contract/localized';
import { call } from '@varda/platform/http';
import { HistoryFields, type HistoryValues } from './history-fields.tsx';

export const historyForm: RowForm<History, HistoryValues> = {
  Fields: HistoryFields,
  empty: { text: noText },
  valuesOf: ({ text }) => ({ text }),
  created: newHistory,
  changed: historyChange.extend({ text: partlyLocalized(requiredHistoryText).optional() }),

  create: (body, { signal, query, key }) => call('POST /history', { body, signal, query, key }),
  update: ({ _id: id, __v: ifMatch }, body, { signal, query }) =>
    call('PUT /history/:id', { params: { id }, ifMatch, body, signal, query }),
};
