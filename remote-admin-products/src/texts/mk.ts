import { adminTexts } from '@varda/admin/texts/mk';
import type { TextsLike } from '@varda/platform/remote';
import type { en } from './en.ts';

const fetching = 'Грешка при вчитувањето на производите';
const creating = 'Производот не може да се создаде';
const updating = 'Производот не може да се измени';
const deleting = 'Грешка при бришењето на производот';
const reordering = 'Редоследот на производите не може да се измени';

const mk: TextsLike<typeof en> = {
  admin: adminTexts,
  products: {
    title: 'Производи',
    create: 'Создај производ',
    edit: 'Уреди производ',
    fields: {
      image: 'Слика',
      imageMk: 'Слика на македонски',
      imageAlt: 'Алтернативен текст',
      name: 'Назив',
      dosage: 'Пакување / Дозирање',
      description: 'Опис',
      form: 'Фармацевтска форма',
      leafletEn: 'Упатство на англиски',
      leafletMk: 'Упатство на македонски',
      subcategory: 'Поткатегорија',
      updatedAt: 'Изменето',
    },
    formHint: 'Посетителите ги филтрираат долгите списоци според неа.',
    success: {
      created: 'Производот е успешно создаден!',
      updated: 'Производот е успешно изменет!',
      deleted: 'Производот е успешно избришан!',
    },
    failure: {
      list: { answered: fetching, silent: fetching },
      create: { answered: creating, silent: creating },
      update: { answered: updating, silent: updating },
      delete: { answered: deleting, silent: deleting },
      reorder: { answered: reordering, silent: reordering },
    },
  },
  leaflet: {
    label: 'Упатство',
    hint: 'PDF до {{megabytes}} MB што посетителите може да го преземат',
    choose: 'Избери PDF',
    current: 'Постојно упатство, {{size}}',
    chosen: 'Ново: {{name}}, {{size}}',
    discard: 'Отфрли го новото упатство',
    remove: 'Отстрани го упатството',
    keep: 'Задржи го упатството',
    notAPdf: 'Датотеката не е PDF.',
    tooLarge: 'Датотеката е поголема од {{megabytes}} MB.',
  },
};

export default mk;
