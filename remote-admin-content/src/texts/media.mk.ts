import type { TextsLike } from '@varda/platform/remote';
import type { media as en } from './media.en.ts';

const fetching = 'Медиумите не можат да се вчитаат';
const updating = 'Сликата не може да се зачува';
const deleting = 'Сликата не може да се избрише';

export const media: TextsLike<typeof en> = {
  title: 'Медиуми',
  note: 'Сите слики на веб-страницата на едно место. Прикачените тука остануваат додека не ги избришете.',
  typingNote: 'На овие слики им недостига текст за луѓето што не можат да ги видат. По зачувување се отвора следната.',
  none: 'Сѐ уште нема слики. Прикачете ги првите.',
  nothingFound: 'Нема слики што одговараат на бараното.',
  showAll: 'Прикажи ги сите',
  create: 'Нова слика',
  edit: 'Слика',
  fields: { name: 'Назив', tags: 'Ознаки', alt: 'Алтернативен текст', focus: 'Точка на интерес' },
  unnamed: 'Без назив',
  open: 'Отвори',
  download: 'Преземи',
  delete: 'Избриши',
  tagsHint: 'Одвоени со запирки, најмногу {{count}}.',
  offeredTags: 'Ознаки во употреба',
  filter: {
    only: 'Слики што се прикажуваат',
    all: 'Сите слики',
    'lacks-alt': 'Без алтернативен текст',
    unused: 'Што не се користат',
    tag: 'Ознака',
    allTags: 'Сите ознаки',
  },
  focus: {
    label: 'Точка на интерес',
    hint: 'Останува видлива таму каде што сликата се сече. Притиснете на сликата или поместете ја точката со стрелките.',
    at: '{{x}}\u00a0% одлево, {{y}}\u00a0% одгоре',
    middle: 'Средина',
  },
  where: {
    title: 'Каде стои',
    nowhere: 'Никаде: ниту на веб-страницата, ниту во нацрт.',
    failed: 'Не може да се вчита. Обидете се повторно',
    unseen_one: 'И во {{count}} ставка што вашата сметка не ја гледа.',
    unseen_other: 'И во {{count}} ставки што вашата сметка не ги гледа.',
    states: { live: 'На веб-страницата', draft: 'Нацрт', version: 'Претходна верзија', trash: 'Корпа' },
  },
  uploads: {
    title: 'Прикачете слики',
    files: 'Датотеки',
    progress: '{{name}}: {{percent}}\u00a0%',
    isDone: 'Прикачена',
    failed: 'Сликата не може да се прикачи.',
    retry: 'Обидете се повторно',
    retryAll: 'Обидете се повторно со сите',
    dismiss: 'Сокриј го списокот',
    done_one: 'Прикачена е {{count}} слика.',
    done_other: 'Прикачени се {{count}} слики.',
  },
  success: { created: 'Сликата е прикачена.', updated: 'Сликата е зачувана.', deleted: 'Сликата е избришана.' },
  failure: {
    list: { answered: fetching, silent: fetching },
    create: { answered: updating, silent: updating },
    update: { answered: updating, silent: updating },
    delete: { answered: deleting, silent: deleting },
  },
};
