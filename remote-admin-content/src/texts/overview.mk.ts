import { contentActions } from '@varda/admin/texts/content.mk';
import type { TextsLike } from '@varda/platform/remote';
import type { overview as en } from './overview.en.ts';

export const overview: TextsLike<typeof en> = {
  title: 'Преглед',
  note: 'Што чека и што е направено последно.',
  waiting: {
    title: 'Чека на вас',
    none: 'Ништо не чека на вас.',
    approvals: 'Барање одобрување',
    returned: 'Вратен ваш нацрт',
    mentions: 'Спомнати сте во коментар',
  },
  translations: {
    title: 'Преводи',
    none: 'Сѐ постои на двата јазика.',
    missing_one: '{{count}} недостасува',
    missing_other: '{{count}} недостасуваат',
    older_one: '{{count}} постаро',
    older_other: '{{count}} постари',
  },
  messages: {
    title: 'Пораки',
    unread_one: '{{count}} порака што никој не ја прочитал',
    unread_other: '{{count}} пораки што никој не ги прочитал',
    none: 'Сите пораки се прочитани.',
  },
  drafts: {
    title: 'Нацрти',
    none: 'Нема нацрти.',
    changed_one: '{{count}} ставка е изменета, а необјавена',
    changed_other: '{{count}} ставки се изменети, а необјавени',
    offSite_one: '{{count}} ставка не е на сајтот',
    offSite_other: '{{count}} ставки не се на сајтот',
  },
  schedules: {
    waiting_one: '{{count}} закажување го чека своето време',
    waiting_other: '{{count}} закажувања го чекаат своето време',
    failed_one: '{{count}} закажување не е извршено навреме',
    failed_other: '{{count}} закажувања не се извршени навреме',
  },
  trash: {
    title: 'Корпа',
    none: 'Корпата е празна.',
    total_one: '{{count}} избришана ставка',
    total_other: '{{count}} избришани ставки',
    soon_one: 'Во рок од една недела засекогаш исчезнува {{count}} од нив; првото бришење е на {{at}}.',
    soon_other: 'Во рок од една недела засекогаш исчезнуваат {{count}} од нив; првото бришење е на {{at}}.',
  },
  site: {
    title: 'Состојба на сајтот',
    fine: 'Сѐ работи.',
    failedMails_one: '{{count}} порака не можеше да се испрати по е-пошта. Таа е кај „Пораки“.',
    failedMails_other: '{{count}} пораки не можеа да се испратат по е-пошта. Тие се кај „Пораки“.',
    tell: 'Јавете му на оној што го одржува сајтот.',
    problems: {
      database_unavailable: 'Базата на податоци не одговара.',
      storage_unavailable: 'Складиштето на сликите не одговара.',
      storage_full: 'Складиштето на сликите е полно: ништо не може да се прикачи.',
      storage_read_only: 'Во складиштето на сликите не може да се запишува: ништо не може да се прикачи.',
      pictures_missing: 'Сликите ги нема во складиштето.',
      pictures_of_another_database: 'Сликите во складиштето се од друг сајт.',
      too_many_unknown_pictures: 'Во складиштето има многу слики што никаде не се прикажани; ниедна не се отстранува.',
    },
  },
  changes: {
    title: 'Последни измени',
    none: 'Сѐ уште ништо не е изменето.',
    automaticActor: 'автоматски',
    unknown: 'непознато',
    actions: contentActions,
  },
  failure: {
    list: { answered: 'Прегледот не може да се вчита', silent: 'Настана грешка при вчитувањето на прегледот' },
  },
};
