import { chooseLanguage } from './choose-language.ts';
import { filterCards } from './filter-cards.ts';
import { goBack } from './go-back.ts';
import { previewPicture } from './preview-picture.ts';
import { isQueueing } from './queued-events.ts';
import { searchAhead } from './search-ahead.ts';
import { showFrame } from './show-frame.ts';
import { toggleMenu } from './toggle-menu.ts';
import { turnCarousel } from './turn-carousel.ts';

/** Does at once what a click, a key or a changed field asks for, where that needs no React. Returns whether nothing is left to replay. */
export function answer(event: Event): boolean {
  const { type, target } = event;
  // Once React handles events, it gets all of them.
  if (!isQueueing() || !(target instanceof Element)) return false;
  return (
    filterCards(event, target) ||
    searchAhead(event, target) ||
    turnCarousel(event, target) ||
    (type === 'click' && (chooseLanguage(target) || showFrame(target) || goBack(target))) ||
    (event instanceof MouseEvent && previewPicture(event, target)) ||
    toggleMenu(event, target)
  );
}
