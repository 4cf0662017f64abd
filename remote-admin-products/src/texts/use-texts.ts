import { useTextsOf } from '@varda/platform/language';
import type { en } from './en.ts';

export const useTexts = () => useTextsOf<typeof en>('admin-products');
