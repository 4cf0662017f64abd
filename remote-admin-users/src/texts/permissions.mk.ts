import type { TextsLike } from '@varda/platform/remote';
import type { permissions as en } from './permissions.en.ts';

export const permissions: TextsLike<typeof en> = {
  title: 'Дозволи',
  all: 'Сѐ што дозволува улогата',
  limited: 'Ограничени',
  hint: 'Исклучете го она што оваа сметка не треба да го прави. Важи веднаш, и за веќе најавените. Она што го читаат посетителите, го читаат сите.',
  area: 'Област',
  areas: {
    vacancies: 'Огласи за работа',
    'medicinal-products': 'Лекови',
    'cbd-products': 'CBD производи',
    'herbal-products': 'Билни производи',
    'dietary-supplements': 'Додатоци на исхрана',
    'personal-care-products': 'Лична нега',
    pages: 'Страници: дозирање, за нас, историјат, правни',
    contacts: 'Контакти и пораки',
    pictures: 'Прикачување слики и упатства',
    releases: 'Верзии (администратори)',
    site: 'Сајт: компанија, наслови на страниците, слајдови, слики на категориите, сертификати, известувања',
    settings: 'Поставки (администратори)',
  },
  actions: { see: 'Гледање', write: 'Уредување', publish: 'Објавување', delete: 'Бришење' },
};
