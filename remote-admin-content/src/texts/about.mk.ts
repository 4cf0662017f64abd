import type { TextsLike } from '@varda/platform/remote';
import type { about as en } from './about.en.ts';

const fetching = 'Записите за „За нас“ не може да се вчитаат.';
const creating = 'Записот за „За нас“ не може да се создаде.';
const deleting = 'Записот за „За нас“ не може да се избрише.';
const updating = 'Записот за „За нас“ не може да се измени.';
const reordering = 'Редоследот на записите за „За нас“ не може да се измени';

export const about: TextsLike<typeof en> = {
  title: 'За нас',
  create: 'Создај запис за „За нас“',
  edit: 'Уреди запис за „За нас“',
  fields: {
    images: 'Слики',
    name: 'Назив',
    subcategory: 'Поткатегорија',
    text: 'Текст',
    createdAt: 'Создадено',
    updatedAt: 'Изменето',
  },
  subcategoryAlone: 'За запис што припаѓа на оној над него и нема свој назив.',
  nameWanted: 'Записот мора да има назив за да може да се зачуваат промените.',
  success: {
    created: 'Записот за „За нас“ е успешно создаден!',
    updated: 'Записот за „За нас“ е успешно изменет!',
    deleted: 'Записот за „За нас“ е успешно избришан.',
  },
  failure: {
    list: { answered: fetching, silent: fetching },
    create: { answered: creating, silent: creating },
    update: { answered: updating, silent: updating },
    delete: { answered: deleting, silent: deleting },
    reorder: { answered: reordering, silent: reordering },
  },
};
