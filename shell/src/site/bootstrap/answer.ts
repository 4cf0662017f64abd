import { chooseLanguage } from './choose-language.ts';
import { filterCards } from './filter-cards.ts';
import { goBack } from './go-back.ts';
import { previewPicture } from './preview-picture.ts';
import { isQueueing } from './queued-events.ts';
import { searchAhead } from './search-ahead.ts';
import { showFrame } from './show-frame.ts';
import { toggleMenu } from './toggle-menu.ts';
import { turnCarousel } from './turn-carousel.ts';

/** Does at once what a click or a key asks for, where that needs no React. Returns whether nothing is left to replay. */
export function answer(event: Event): boolean {
  const { type, target } = event;
  // Once React handles events, it gets all of them.
  if (!isQueueing() || !(target instanceof Element)) return false;
  return (
    turnCarousel(event, target) ||
    (type === 'click' && (chooseLanguage(target) || showFrame(target) || goBack(target))) ||
    (event instanceof MouseEvent && previewPicture(event, target)) ||
    toggleMenu(event, target)
  );
}

/** Shows at once what a changed field asks for. It is not replayed: React is told what stands in the fields as it hydrates. */
export function answerInput({ target }: Event): void {
  if (!isQueueing() || !(target instanceof Element)) return;
  filterCards(target);
  searchAhead(target);
}
