import type { TextsLike } from '@varda/platform/remote';
import type { kinds as en } from './kinds.en.ts';

export const kinds: TextsLike<typeof en> = {
  products: 'Производ',
  dosage: 'Дозирање',
  about: 'За нас',
  history: 'Историјат',
  'contact-info': 'Контакт',
  adminCareer: 'Оглас за работа',
  'legal-pages': 'Правна страница',
};
