import type { TextsLike } from '@varda/shared/remote';
import type { en } from './en.ts';

const mk: TextsLike<typeof en> = {
  skip: 'Премини на содржината',
  loading: 'Се вчитува…',
  language: 'Јазик',
  plainNavigation: 'Страници на сајтот',
  navigation: {
    label: 'Главно мени',
    home: 'Почетна',
    whoWeAre: 'Кои сме',
    about: 'За нас',
    aboutHint: 'Квалитет, сертификати и луѓе',
    history: 'Историјат',
    historyHint: 'Од {{year}} година, чекор по чекор',
    products: 'Производи',
    careers: 'Кариера',
    contacts: 'Контакт',
  },
  menu: {
    open: 'Отвори мени',
    close: 'Затвори мени',
    back: 'Назад',
    failed: 'Списокот на производи не може да се вчита.',
    category: 'Прикажи ја целата категорија',
    all_one: 'Сите {{shown}} производ',
    all_other: 'Сите {{shown}} производи',
    empty: 'Сè уште нема производи',
  },
  footer: {
    label: 'Подножје',
    company: 'Компанија',
    contact: 'Контакт',
    phone: 'Телефон',
    email: 'Е-пошта',
    social: '{{name}} на {{network}}',
    disclaimer: 'Здравствена напомена',
    rights: 'Сите права се задржани.',
  },
  map: {
    picture: 'Карта на Северна Македонија со означено Скопје',
    live: 'Интерактивна карта со нашата адреса',
    show: 'Прикажи интерактивна карта',
    notice: 'Картата се вчитува од openstreetmap.org',
    link: 'Отвори во OpenStreetMap',
  },
  failure: {
    title: 'Овој дел од страницата не може да се вчита',
    unreachable: 'Услугата што го обезбедува моментално не одговара.',
    slow: 'Одговорот трае подолго од вообичаено.',
    incompatible: 'Во тек е ажурирање. Обидете се повторно за неколку минути.',
    broken: 'Настана грешка при вчитувањето.',
    retry: 'Обиди се повторно',
    retrying: 'Нов обид…',
    page: 'Страницата не може да се отвори',
    pageHint: 'Проверете ја врската и вчитајте ја страницата повторно.',
    reload: 'Вчитај ја страницата повторно',
  },
  notFound: {
    title: 'Баравме насекаде, но не ја најдовме таа страница.',
    hint: 'Можеби адресата е погрешно напишана или страницата е преместена.',
    back: 'Назад',
  },
};

export default mk;
