import { isLanguage } from '@varda/contract/language';
import { reloadIn, storeLanguage } from '@varda/platform/language/language-choice';
import { hasPageBefore, pathBefore } from '@varda/platform/router/page-before';
import { filterCards } from './filter-cards.ts';
import { leaveToBrowser, noteFollowedLink } from './followed-link.ts';
import { mergedFilter } from './merged-filter.ts';
import { previewPicture } from './preview-picture.ts';
import { isQueueing } from './queued-events.ts';
import { searchAhead, showTypedInAddress } from './search-ahead.ts';
import { showIframe } from './show-iframe.ts';
import { closeMenus, toggleMenu } from './toggle-menu.ts';
import { turnCarousel } from './turn-carousel.ts';

/** Does at once what a click or a key asks for, where that needs no React. Returns whether nothing is left to replay. */
export function answer(event: Event): boolean {
  const { type, target } = event;
  if (!(target instanceof Element)) return false;
  // Once React handles events, it gets all of them, unless the page is on its way out.
  if (!isQueueing()) return event instanceof MouseEvent && leaveToBrowser(event, target) && mergeFilters(event, target);
  if (event instanceof MouseEvent) noteFollowedLink(event, target);
  return (
    turnCarousel(event, target) ||
    (type === 'click' && (chooseLanguage(target) || showIframe(target) || goBack(target) || commandDialog(target))) ||
    (event instanceof MouseEvent && (previewPicture(event, target) || mergeFilters(event, target))) ||
    toggleMenu(event, target)
  );
}

/** Shows at once what a changed field asks for. It is not replayed: React gets what stands in the fields as it hydrates. */
export function answerInput({ target }: Event): void {
  if (!isQueueing() || !(target instanceof Element)) return;
  filterCards(target);
  searchAhead(target);
}

/** Goes back for a button of `@varda/platform/router/go-back`. Returns whether it was one. */
function goBack(target: Element): boolean {
  const otherwise = target.closest<HTMLElement>('[data-back]')?.dataset.back;
  if (otherwise === undefined) return false;
  if (hasPageBefore()) history.back();
  else location.assign(pathBefore() ?? otherwise);
  return true;
}

/** Follows the link of a filter with the filter that was pressed before. Returns whether there was one. */
function mergeFilters(event: MouseEvent, target: Element): boolean {
  const merged = mergedFilter(event, target);
  if (!merged) return false;
  event.preventDefault();
  location.assign(merged);
  return true;
}

/** Opens or closes the dialog that a button is for, where the browser does not by itself: Safari before 26.2. Returns whether it did. */
function commandDialog(target: Element): boolean {
  const button = target.closest('[commandfor]');
  if (!button || 'commandForElement' in button) return false;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  if (dialog?.open) dialog.close();
  else dialog?.showModal();
  return dialog !== null;
}

/** Loads the page in the language of the menu's entry (`data-language`) that was pressed. Returns whether it was one. */
function chooseLanguage(target: Element): boolean {
  const chosen = target.closest<HTMLElement>('[data-language]')?.dataset.language;
  // A page with a message that may have been begun is left to React, which keeps it.
  if (!isLanguage(chosen) || document.querySelector('textarea')) return false;
  closeMenus();
  if (chosen !== document.documentElement.lang) {
    showTypedInAddress();
    storeLanguage(chosen);
    reloadIn(chosen);
  }
  return true;
}
