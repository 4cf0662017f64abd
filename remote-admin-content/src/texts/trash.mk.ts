import type { TextsLike } from '@varda/platform/remote';
import type { trash as en } from './trash.en.ts';

export const trash: TextsLike<typeof en> = {
  title: 'Корпа',
  note: 'Избришаното останува тука 30 дена, освен ако не е поставено поинаку. Кога ќе се врати, стои на старото место.',
  wasOff: 'Не беше на сајтот.',
  wasOffGoesOn: 'Не беше на сајтот. Ако се врати, ќе биде на него.',
  none: 'Во последно време ништо не е избришано.',
  fields: { title: 'Назив', entity: 'Вид', by: 'Избришал(а)', deletedAt: 'Избришано' },
  restore: 'Врати: {{name}}',
  restoreShort: 'Врати',
  deleteForGood: 'Избриши засекогаш: {{name}}',
  deleteForGoodShort: 'Избриши засекогаш',
  success: { updated: 'Ставката е вратена на старото место.', deleted: 'Ставката е избришана засекогаш.' },
  isBack: 'Ставката веќе ја врати некој друг.',
  failure: {
    list: { answered: 'Корпата не може да се вчита', silent: 'Настана грешка при вчитувањето на корпата' },
    update: { answered: 'Ставката не може да се врати', silent: 'Ставката не можеше да се врати' },
    delete: { answered: 'Ставката не може да се избрише', silent: 'Настана грешка при бришењето на ставката' },
  },
};
