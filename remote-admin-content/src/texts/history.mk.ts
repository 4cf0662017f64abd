import type { TextsLike } from '@varda/platform/remote';
import type { history as en } from './history.en.ts';

const fetching = 'Историјатот не може да се вчита';
const creating = 'Записот во историјатот не може да се создаде';
const updating = 'Записот во историјатот не може да се измени';
const deleting = 'Записот во историјатот не може да се избрише';
const reordering = 'Редоследот на историјатот не може да се измени';

export const history: TextsLike<typeof en> = {
  title: 'Историјат',
  create: 'Создај запис во историјатот',
  edit: 'Уреди запис во историјатот',
  fields: { text: 'Текст', createdAt: 'Создадено', updatedAt: 'Изменето' },
  oneIsEnough: 'Доволен е текст на еден од јазиците.',
  success: {
    created: 'Записот во историјатот е успешно создаден!',
    updated: 'Записот во историјатот е успешно изменет!',
    deleted: 'Записот во историјатот е успешно избришан!',
  },
  failure: {
    list: { answered: fetching, silent: fetching },
    create: { answered: creating, silent: creating },
    update: { answered: updating, silent: updating },
    delete: { answered: deleting, silent: deleting },
    reorder: { answered: reordering, silent: reordering },
  },
};
