import { isLanguage } from '@varda/contract/language';
import { reloadIn, storeLanguage } from '@varda/platform/language/language-choice';
import { closeMenus } from './toggle-menu.ts';

/** Loads the page in the language of the menu's entry (`data-language`) that was pressed. Returns whether it was one. */
export function chooseLanguage(target: Element): boolean {
  const chosen = target.closest<HTMLElement>('[data-language]')?.dataset.language;
  if (!isLanguage(chosen)) return false;
  closeMenus();
  if (chosen !== document.documentElement.lang) {
    storeLanguage(chosen);
    reloadIn(chosen);
  }
  return true;
}
