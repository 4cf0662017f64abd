import type { TextsLike } from '@varda/platform/remote';
import type { dosage as en } from './dosage.en.ts';

export const dosage: TextsLike<typeof en> = {
  title: 'Дозирање',
  create: 'Создај дозирање',
  edit: 'Уреди дозирање',
  fields: {
    image: 'Слика',
    imageMk: 'Слика на македонски',
    imageAlt: 'Алтернативен текст',
    name: 'Назив',
    text: 'Текст',
    createdAt: 'Создадено',
    updatedAt: 'Изменето',
  },
  success: {
    created: 'Дозирањето е успешно создадено!',
    updated: 'Дозирањето е успешно изменето!',
    deleted: 'Дозирањето е успешно избришано!',
  },
  failure: {
    list: { answered: 'Дозирањата не може да се вчитаат', silent: 'Настана грешка при вчитувањето на дозирањата' },
    create: { answered: 'Дозирањето не може да се создаде.', silent: 'Настана грешка.' },
    update: { answered: 'Дозирањето не може да се измени', silent: 'Настана грешка' },
    delete: { answered: 'Дозирањето не може да се избрише', silent: 'Настана грешка при бришењето на дозирањето' },
  },
};
