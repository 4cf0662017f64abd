import type { TextsLike } from '@varda/shared/remote';
import type { en } from './en.ts';

const mk: TextsLike<typeof en> = {
  close: 'Затвори',
  cancel: 'Откажи',
  login: {
    title: 'Најава',
    email: 'Адреса на е-пошта',
    password: 'Лозинка',
    reveal: 'Прикажи го внесеното',
    submit: 'Најави се',
    failed: 'Погрешна е-пошта или лозинка',
    successful: 'Успешна најава!',
    toSite: 'Назад на страницата',
  },
  session: {
    expired: 'Најавете се повторно',
    hint: 'Вашата сесија истече. Внесеното е зачувано на екранот; по најавата продолжувате каде што застанавте.',
    giveUp: 'Одјави се',
  },
  account: {
    label: 'Корисничка сметка',
    changePassword: 'Смени ја лозинката',
    logoutEverywhere: 'Одјави се насекаде',
    logout: 'Одјави се',
    role: { admin: 'Администратор', user: 'Корисник' },
  },
  password: {
    hint: 'На другите уреди ќе бидете одјавени.',
    current: 'Сегашна лозинка',
    new: 'Нова лозинка',
    rule: 'Најмалку {{count}} знаци',
    required: 'Задолжително поле',
    tooShort: 'Лозинката треба да има најмалку {{count}} знаци.',
    submit: 'Смени ја лозинката',
    changed: 'Лозинката е успешно сменета!',
    failed: 'Лозинката не може да се смени',
  },
  everywhere: {
    question: 'Да се одјавите на сите уреди и во сите прелистувачи, вклучувајќи го и овој?',
    confirm: 'Одјави се',
    failed: 'Одјавувањето насекаде не успеа',
  },
  toSite: 'Отвори ја веб-страницата',
  scheme: {
    label: 'Шема на бои',
    light: 'Светла',
    dark: 'Темна',
    auto: 'Како системот',
  },
  menu: {
    label: 'Администрација',
    open: 'Отвори мени',
    close: 'Затвори мени',
    show: 'Прикажи мени',
    hide: 'Скриј мени',
    incomplete: 'Дел од менито не може да се вчита.',
    retry: 'Обиди се повторно',
  },
};

export default mk;
