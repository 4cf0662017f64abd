import type { TextsLike } from '@varda/platform/remote';
import type { en } from './en.ts';

const mk: TextsLike<typeof en> = {
  start: {
    title: 'Пример',
    lead: 'Тука започнува нов дел од веб-страницата.',
  },
};

export default mk;
