import type { Language } from '@varda/contract/language';
import { useTextsOf } from '@varda/platform/language/use-texts';
import type { TextsLike } from '@varda/platform/remote';

const en = {
  alone: '{{name}}, running alone',
  email: 'Email Address',
  password: 'Password',
  login: 'Login',
  logout: 'Log out',
  failed: 'Invalid email or password',
  signInFirst: 'Log in to work with this part of the back office.',
};

const mk: TextsLike<typeof en> = {
  alone: '{{name}}, самостојно',
  email: 'Адреса на е-пошта',
  password: 'Лозинка',
  login: 'Најави се',
  logout: 'Одјави се',
  failed: 'Погрешна е-пошта или лозинка',
  signInFirst: 'Најавете се за да работите со овој дел.',
};

export const standaloneTexts: Record<Language, TextsLike<typeof en>> = { en, mk };

export const useStandaloneTexts = () => useTextsOf<typeof en>('standalone');
