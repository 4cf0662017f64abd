import type { TextsLike } from '@varda/platform/remote';
import type { contacts as en } from './contacts.en.ts';

const fetching = 'Контактите не може да се вчитаат';
const creating = 'Контактот не може да се создаде';
const updating = 'Контактот не може да се измени';
const deleting = 'Контактот не може да се избрише';

export const contacts: TextsLike<typeof en> = {
  title: 'Контакти',
  create: 'Создај контакт',
  edit: 'Уреди контакт',
  fields: {
    image: 'Слика',
    imageMk: 'Слика на македонски',
    imageAlt: 'Алтернативен текст',
    name: 'Назив',
    description: 'Опис',
    createdAt: 'Создадено',
    updatedAt: 'Изменето',
  },
  success: {
    created: 'Контактот е успешно создаден!',
    updated: 'Контактот е успешно изменет!',
    deleted: 'Контактот е успешно избришан!',
  },
  failure: {
    list: { answered: fetching, silent: fetching },
    create: { answered: creating, silent: creating },
    update: { answered: updating, silent: updating },
    delete: { answered: deleting, silent: deleting },
  },
};
