import type { TextsLike } from '@varda/platform/remote';
import type { calendar as en } from './calendar.en.ts';

export const calendar: TextsLike<typeof en> = {
  title: 'Календар',
  note: 'Што се објавува и се трга од сајтот во одредено време. Времињата се според Скопје.',
  before: 'Претходен месец',
  after: 'Следен месец',
  today: 'Денес',
  view: { label: 'Приказ', month: 'Месец', list: 'Список' },
  none: 'Во овој месец нема ништо закажано. Се закажува со „Закажи…“ во формулар или меѓу нацртите.',
  failed_one: '{{count}} закажување не е извршено и чека на вас',
  failed_other: '{{count}} закажувања не се извршени и чекаат на вас',
  actions: { publish: 'објавување', unpublish: 'тргање од сајтот' },
  states: { waiting: 'чека', failed: 'неизвршено', done: 'извршено', cancelled: 'откажано' },
  failure: {
    list: { answered: 'Календарот не може да се преземе', silent: 'Настана грешка при преземање на календарот' },
  },
};
