import type { TextsLike } from '@varda/platform/remote';
import type { vacancies as en } from './vacancies.en.ts';

const creating = 'Огласот за работа не може да се создаде';
const deleting = 'Грешка при бришењето на огласот за работа';

export const vacancies: TextsLike<typeof en> = {
  title: 'Огласи за работа',
  create: 'Создај оглас за работа',
  edit: 'Уреди оглас за работа',
  fields: {
    vacancy: 'Наслов',
    shortDescription: 'Краток опис',
    description: 'Опис',
    department: 'Оддел',
    jobType: 'Вид на вработување',
    active: 'На сајтот',
    visibility: 'На сајтот',
    createdAt: 'Создадено',
    updatedAt: 'Изменето',
  },
  jobTypeHint:
    'На сајтот се преведуваат „Full-time“, „Part-time“ и „Internship“; сѐ друго се прикажува како што е напишано.',
  activeIn: { en: 'Се прикажува на англиски', mk: 'Се прикажува на македонски' },
  visibility: { public: 'Прикажано', hidden: 'Скриено', incomplete: 'Нема текст' },
  noDepartment: 'Нема таков оддел',
  createdBy: 'од {{name}}',
  updatedBy: 'од {{name}}',
  success: {
    created: 'Огласот за работа е успешно создаден!',
    updated: 'Огласот за работа е успешно изменет!',
    deleted: 'Огласот за работа е успешно избришан!',
  },
  failure: {
    list: {
      answered: 'Грешка при вчитувањето на огласите за работа',
      silent: 'Настана грешка при вчитувањето на огласите за работа',
    },
    create: { answered: creating, silent: creating },
    update: {
      answered: 'Огласот за работа не може да се измени. Статус: {{status}}',
      silent: 'Огласот за работа не може да се измени. Серверот не одговори.',
    },
    delete: { answered: deleting, silent: deleting },
  },
};
