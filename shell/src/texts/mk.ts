import type { TextsLike } from '@varda/shared/remote';
import type { en } from './en.ts';

const mk: TextsLike<typeof en> = {
  failure: {
    title: 'Овој дел од страницата не може да се вчита',
    unreachable: 'Услугата што го обезбедува моментално не одговара.',
    slow: 'Одговорот трае подолго од вообичаено.',
    incompatible: 'Во тек е ажурирање. Обидете се повторно за неколку минути.',
    broken: 'Настана грешка при вчитувањето.',
    retry: 'Обиди се повторно',
    retrying: 'Нов обид…',
  },
  loading: 'Се вчитува…',
};

export default mk;
