import type { TextsLike } from '@varda/platform/remote';
import type { documents as en } from './documents.en.ts';

const fetching = 'Упатствата не може да се вчитаат';

export const documents: TextsLike<typeof en> = {
  title: 'Документи',
  note: 'Упатства (PDF) на производите на сајтот.',
  none: 'Ниеден производ сѐ уште нема упатство. Додајте го првото во формуларот на производ.',
  nothingFound: 'Нема производи што одговараат на бараното.',
  showAll: 'Прикажи ги сите',
  fields: { name: 'Производ', en: 'На англиски', mk: 'На македонски' },
  file: 'PDF, {{size}}',
  missing: 'Недостасува',
  download: {
    en: '{{file}}: {{name}}, упатство на англиски',
    mk: '{{file}}: {{name}}, упатство на македонски',
  },
  open: 'Отвори го производот: {{name}}',
  openShort: 'Отвори го производот',
  filter: {
    label: 'Производи што се прикажуваат',
    any: 'Со упатство',
    one: 'Недостасува на еден јазик',
    both: 'Без упатство',
  },
  failure: { list: { answered: fetching, silent: fetching } },
};
