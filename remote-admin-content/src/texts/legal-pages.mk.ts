import type { TextsLike } from '@varda/platform/remote';
import type { legalPages as en } from './legal-pages.en.ts';

const fetching = 'Правните страници не може да се вчитаат';
const updating = 'Правната страница не може да се измени';

export const legalPages: TextsLike<typeof en> = {
  title: 'Правни страници',
  create: 'Создај правна страница',
  edit: 'Уреди правна страница',
  fields: { title: 'Наслов', text: 'Текст', updatedAt: 'Изменето' },
  success: { created: '', updated: 'Правната страница е успешно изменета!', deleted: '' },
  failure: {
    list: { answered: fetching, silent: fetching },
    create: { answered: updating, silent: updating },
    update: { answered: updating, silent: updating },
    delete: { answered: updating, silent: updating },
  },
};
