import type { TextsLike } from '@varda/shared/remote';
import type { en } from './en.ts';

export const mk: TextsLike<typeof en> = {
  close: 'Затвори',
  sessions: {
    title: 'Активни сесии',
    hint: 'Тука сте најавени. За секое место се чува само мрежата, не и адресата.',
    unknown: 'Непознат прелистувач',
    on: '{{browser}} на {{system}}',
    this: 'Оваа сесија',
    network: 'Мрежа {{network}}',
    used: 'последна употреба {{at}}',
    end: 'Прекини',
    endOf: 'Прекини: {{session}}, последна употреба {{at}}',
    endOthers: 'Прекини ги сите други',
    alone: 'Не сте најавени на друго место.',
    loading: 'Се вчитуваат сесиите',
    ended: 'Сесијата е прекината.',
    othersEnded: 'Сите други сесии се прекинати.',
    notShown: 'Сесиите не може да се вчитаат.',
    retry: 'Обидете се повторно',
    failed: 'Сесијата не може да се прекине. Обидете се повторно.',
  },
};
