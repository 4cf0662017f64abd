import { languageStore } from '@varda/shared/language';
import type { Localized } from '../contract/language.ts';

/** A text of a story in the language of the workbench, which changes with a new document only. */
export function inWords(texts: Localized): string {
  return texts[languageStore.getState().language];
}
