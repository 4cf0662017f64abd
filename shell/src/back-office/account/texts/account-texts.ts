import { useLazyTexts } from '@varda/platform/language/lazy-texts';
import { en } from './en.ts';
import { mk } from './mk.ts';

const texts = { en, mk };

/** Texts of what belongs to an account and is seldom opened: the login, which is in the same bundle, does without them. */
export const useAccountTexts = () => useLazyTexts<typeof en>('account', texts);
