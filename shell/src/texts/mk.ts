import type { TextsLike } from '@varda/platform/remote';
import type { en } from './en.ts';
import { failureTexts } from './failure-texts.ts';

const mk: TextsLike<typeof en> = {
  skip: 'Преминете на содржината',
  loading: 'Се вчитува…',
  language: 'Јазик',
  announcements: { label: 'Известувања', important: 'Важно:', close: 'Затворете: {{message}}' },
  plainNavigation: 'Сите страници',
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
    search: 'Пребарување',
  },
  menu: {
    open: 'Отворете го менито',
    close: 'Затворете го менито',
    back: 'Назад',
    failed: 'Списокот на производи не може да се вчита.',
    category: 'Погледнете ја целата категорија',
    all_one: '{{shown}} производ',
    all_other: 'Сите {{shown}} производи',
    empty: 'Сѐ уште нема производи',
  },
  footer: {
    privacy: 'Приватност',
    sideEffects: 'Пријавете несакано дејство',
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
    show: 'Прикажете ја интерактивната карта',
    notice: 'Картата се вчитува од openstreetmap.org',
    link: 'Отворете во OpenStreetMap',
  },
  failure: failureTexts.mk,
  offline: {
    notice: 'Нема врска со интернет. Веќе посетените страници сѐ уште можат да се читаат.',
  },
  notFound: {
    title: 'Баравме насекаде, но не ја најдовме таа страница.',
    hint: 'Можеби адресата е погрешно напишана или страницата е преместена.',
    back: 'Назад',
  },
};

export default mk;
