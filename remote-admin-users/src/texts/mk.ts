import { adminTexts } from '@varda/admin/texts/mk';
import type { TextsLike } from '@varda/platform/remote';
import { activity } from './activity.mk.ts';
import type { en } from './en.ts';
import { permissions } from './permissions.mk.ts';
import { personalData } from './personal-data.mk.ts';
import { releases } from './releases.mk.ts';

const fetching = 'Корисниците не може да се вчитаат';
const creating = 'Корисникот не може да се создаде';
const updating = 'Корисникот не може да се измени';
const deleting = 'Корисникот не може да се избрише';

const mk: TextsLike<typeof en> = {
  admin: adminTexts,
  users: {
    title: 'Корисници',
    create: 'Создај корисник',
    edit: 'Уреди корисник',
    fields: {
      name: 'Име',
      email: 'Е-пошта',
      password: 'Лозинка',
      currentPassword: 'Вашата сегашна лозинка',
      role: 'Улога',
      secondFactor: 'Најава во два чекора',
      restrictions: 'Дозволи',
      createdAt: 'Создадено',
    },
    roles: { user: 'Корисник', admin: 'Администратор' },
    passwordRule: 'Најмалку {{count}} знака',
    currentPasswordRule: 'Ја менувате сопствената адреса на е-пошта или лозинка.',
    passwordKept: 'Оставете го празно за да остане сегашната лозинка',
    secondFactorHint:
      'Тргнете ја ознаката за лице што ги изгубило телефонот и резервните кодови. Потоа е доволна лозинката.',
    showPassword: 'Прикажи ја лозинката',
    invite: 'Испрати покана',
    inviteHint:
      'Корисникот сам избира лозинка преку врска. Ако сајтот не испраќа е-пошта, врската ќе ја добиете вие за да ја предадете.',
    inviteAnew: 'Испрати врска за нова лозинка',
    inviteAnewHint:
      'За лице на кое му истекла поканата или кое ја заборавило лозинката; сегашната важи дотогаш. Ако сајтот не испраќа е-пошта, врската ќе ја добиете вие за да ја предадете.',
    invitation: {
      mailed: 'Врска за избор на лозинка се испраќа на {{email}}.',
      title: 'Врска за нова лозинка',
      hint: 'Со оваа врска {{name}} избира лозинка. Важи еднаш, во рок од 24 часа, и се прикажува само сега. Испратете ја таму каде што никој друг нема да ја прочита.',
      link: 'Врска',
    },
    rules: {
      secondFactor: 'Задолжителна најава во два чекора за сите',
      secondFactorHint: 'Секој што не ја поставил веднаш ќе мора да ја постави и дотогаш не може да прави ништо друго.',
      required: 'Најавата во два чекора сега е задолжителна.',
      optional: 'Најавата во два чекора повеќе не е задолжителна.',
      failed: 'Промената не е зачувана. Обидете се повторно.',
    },
    approval: {
      title: 'Одобрување на измени',
      hint: 'Во овие области секој што смее да пишува, а не смее да објавува, може да побара одобрување на нацрт.',
      fourEyes: 'Четири очи: никој не го одобрува она што самиот го напишал или побарал',
      saved: 'Правилата за одобрување се зачувани.',
    },
    ownRole: 'Ова е вашата сметка. По зачувувањето ќе бидете одјавени и повеќе нема да можете да управувате со сметки.',
    deletion: {
      final: 'Сметката се брише трајно: не може да се врати.',
      own: 'Ова е вашата сметка. Се брише трајно: веднаш ќе бидете одјавени и нема да можете повторно да се најавите.',
      ownAmong:
        'Меѓу нив е и вашата сметка. Сите се бришат трајно, вашата последна: потоа веднаш ќе бидете одјавени и нема да можете повторно да се најавите.',
    },
    adminsOnly: 'Само администратори можат да додаваат, менуваат или бришат корисници.',
    success: {
      created: 'Корисникот е успешно создаден!',
      updated: 'Корисникот е успешно изменет!',
      deleted: 'Корисникот е успешно избришан!',
    },
    failure: {
      list: { answered: fetching, silent: fetching },
      create: { answered: creating, silent: creating },
      update: { answered: updating, silent: updating },
      delete: { answered: deleting, silent: deleting },
    },
  },
  activity,
  permissions,
  personalData,
  releases,
};

export default mk;
