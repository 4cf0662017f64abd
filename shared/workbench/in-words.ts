import type { Localized } from '@varda/contract/language';
import { languageStore } from '@varda/platform/language';

/** A text of a story in the language of the workbench, which changes with a new document only. */
export function inWords(texts: Localized): string {
  return texts[languageStore.getState().language];
}
