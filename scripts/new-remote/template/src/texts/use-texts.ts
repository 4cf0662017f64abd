import { useTextsOf } from '@varda/shared/language';
import type { en } from './en.ts';

export const useTexts = () => useTextsOf<typeof en>('sample');
