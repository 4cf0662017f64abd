import type { TextsLike } from '@varda/platform/remote';
import type {
  contentActions as enActions,
  approvalActions as enApprovals,
  commentActions as enComments,
  kinds as enKinds,
} from './content.en.ts';

export const kinds: TextsLike<typeof enKinds> = {
  products: 'Производ',
  dosage: 'Дозирање',
  about: 'За нас',
  history: 'Историјат',
  'contact-info': 'Контакт',
  adminCareer: 'Оглас за работа',
  'legal-pages': 'Правна страница',
  'site-content': 'Сајт',
  media: 'Слика',
  'contact-messages': 'Порака',
};

export const contentActions: TextsLike<typeof enActions> = {
  create: 'Создавање',
  edit: 'Измена',
  move: 'Преместување',
  delete: 'Бришење',
  restore: 'Враќање',
  delete_for_good: 'Бришење засекогаш',
  import: 'Увоз',
  undo_import: 'Поништен увоз',
  bulk_edit: 'Заедничка измена',
  undo_bulk_edit: 'Поништена заедничка измена',
  save_draft: 'Зачувување на нацрт',
  discard_draft: 'Отфрлање нацрт',
  publish: 'Враќање на сајтот',
  unpublish: 'Тргање од сајтот',
  schedule: 'Закажување',
  cancel_schedule: 'Откажано закажување',
  run_schedule: 'Извршено во закажаното време',
  schedule_failed: 'Неизвршено во закажаното време',
};

export const approvalActions: TextsLike<typeof enApprovals> = {
  ask_approval: 'Барање одобрување',
  withdraw_approval: 'Повлечено барање',
  return_draft: 'Вратен нацрт',
  approve: 'Одобрување',
};

export const commentActions: TextsLike<typeof enComments> = {
  comment: 'Напишан коментар',
  resolve_comment: 'Решен коментар',
  reopen_comment: 'Повторно отворен коментар',
  delete_comment: 'Избришан коментар',
};
