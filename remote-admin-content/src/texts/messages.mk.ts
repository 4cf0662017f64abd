import type { TextsLike } from '@varda/platform/remote';
import type { messages as en } from './messages.en.ts';

export const messages: TextsLike<typeof en> = {
  title: 'Пораки',
  fields: { name: 'Испраќач', email: 'Е-пошта', message: 'Порака', createdAt: 'Примено' },
  filter: { label: 'Кои пораки се прикажуваат', all: 'Сите', unread: 'Непрочитани' },
  unread: 'Непрочитано:',
  unreadCount_one: '{{count}} непрочитана порака',
  unreadCount_other: '{{count}} непрочитани пораки',
  allRead: 'Нема непрочитани пораки',
  none: 'Тука пристигнуваат пораките од формуларот за контакт на сајтот.',
  markRead: 'Означи како прочитано: {{name}}',
  markUnread: 'Означи како непрочитано: {{name}}',
  markReadShort: 'Означи како прочитано',
  markUnreadShort: 'Означи како непрочитано',
  from: 'Порака од {{name}}',
  reply: 'Одговори',
  replySubject: 'Одг.: Вашата порака',
  wrote: '{{name}} напиша:',
  answered: 'Одговорено на {{at}}, од {{name}}',
  markAnswered: 'Означи како одговорено',
  markUnanswered: 'Означи како неодговорено',
  success: { deleted: 'Пораката е успешно избришана!' },
  failure: {
    list: { answered: 'Пораките не може да се вчитаат', silent: 'Настана грешка при вчитувањето на пораките' },
    update: { answered: 'Пораката не може да се измени', silent: 'Настана грешка при измената на пораката' },
    delete: { answered: 'Пораката не може да се избрише', silent: 'Настана грешка при бришењето на пораката' },
  },
};
