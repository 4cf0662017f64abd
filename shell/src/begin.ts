import { fetchOthers } from './begin/fetch-others.ts';
import { firstSign } from './begin/first-sign.ts';
import { markPictures } from './begin/mark-pictures.ts';
import { turnCarousel } from './begin/turn-carousel.ts';
import type { EarlyEvents } from './navigation/early-events.ts';

/**
 * The first script of a page that has come with its document: fetches all others once the page has been painted and there is
 * somebody for whom they do something (`docs/decisions/035`). It is small, and the only one there is by then.
 */

// Who was here before has the fonts. After the first paint no line may move any more.
const isPainted = performance.getEntriesByType('paint').length > 0;
if (navigator.serviceWorker?.controller && !isPainted) document.documentElement.dataset.fonts = '';

const early: EarlyEvents = { earlyEvents: [] };
Object.assign(window, early);
for (const type of ['click', 'keydown', 'pointerover']) addEventListener(type, keep, { capture: true });

/** What is done before the page can answer; it takes the list away as it takes over. */
function keep(event: Event) {
  const { earlyEvents } = window as Partial<EarlyEvents>;
  if (earlyEvents && !(event.type === 'click' && turnCarousel(event))) earlyEvents.push(event);
}

/** Longest wait for the picture that the page is opened for, in milliseconds. */
const patience = 1_000;

function firstPicture(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, resolve);
    setTimeout(resolve, patience);
  });
}

function painted(): Promise<unknown> {
  // A page in the background is not painted.
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

// What comes before the paint delays it: to ask how far the page is scrolled has it laid out, and storage is read from the disk.
void painted().then(async () => {
  markPictures();
  await Promise.all([firstPicture(), firstSign()]);
  fetchOthers();
});
