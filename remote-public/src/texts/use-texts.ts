import { useTextsOf } from '@varda/platform/language';
import { declaration } from '../../remote.declaration.ts';
import type { en } from './en.ts';

/** The texts of the public pages. */
export const useTexts = () => useTextsOf<typeof en>(declaration.name);
