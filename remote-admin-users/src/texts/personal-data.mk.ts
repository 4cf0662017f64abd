import type { TextsLike } from '@varda/platform/remote';
import type { personalData as en } from './personal-data.en.ts';

export const personalData: TextsLike<typeof en> = {
  title: 'Лични податоци',
  note: 'Што е зачувано за некој вработен или посетител: како датотека, или за бришење.',
  adminsOnly: 'Личните податоци ги гледаат само администраторите.',
  email: 'Е-пошта на лицето',
  search: 'Прикажи',
  failed: 'Не успеа. Обидете се повторно.',
  nobody: 'За {{email}} нема зачувани податоци.',
  account: 'Сметка',
  none: 'нема',
  kinds: {
    sessions: 'Активни најави',
    browsers: 'Познати прелистувачи',
    passwordLinks: 'Врски за лозинка',
    tokens: 'Клучеви и токени',
    passkeys: 'Криптографски клучеви',
    messages: 'Пораки и пријави за работа',
    activity: 'Записи во активностите',
    edits: 'Измени',
    deletions: 'Предмети во корпата',
    releases: 'Верзии',
  },
  save: 'Зачувај како датотека',
  delete: 'Избриши',
  question: 'Да се избришат податоците на ова лице?',
  consequences:
    'Сметката на {{email}}, нејзините најави, врски и токени, и сите пораки од оваа адреса се бришат засекогаш. Напишаното на сајтот останува; во измените и активностите наместо името стои псевдоним.',
  confirm: 'Избриши засекогаш',
  deleted: 'Податоците се избришани.',
};
