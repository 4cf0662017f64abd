import { correctLanguage, nameInLinks } from '@varda/platform/language/language-choice';
import { answer, answerInput } from './answer.ts';
import { loadHeadingFont } from './load-heading-font.ts';
import { loadScripts } from './load-scripts.ts';
import { markPictures } from './mark-pictures.ts';
import { queueEvent, startQueue } from './queued-events.ts';

/**
 * The bootstrap script: stands in the head of every rendered document, so that it is there before anything can be touched.
 * Answers what it can until React does, queues the rest, and loads the deferred scripts. See README.md in this folder.
 */

correctLanguage();
loadHeadingFont();
startQueue();
for (const type of ['click', 'keydown'])
  addEventListener(type, (event) => answer(event) || queueEvent(event), { capture: true });
addEventListener('input', answerInput, { capture: true });

/** Longest wait for the picture that the page is opened for, in milliseconds. */
const pictureTimeoutMs = 1_000;

function parsed(): Promise<unknown> {
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

function painted(): Promise<unknown> {
  // A page in the background is not painted.
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function firstPicture(): Promise<unknown> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, resolve);
    setTimeout(resolve, pictureTimeoutMs);
  });
}

void parsed()
  .then(() => nameInLinks(document.documentElement.lang))
  .then(painted)
  .then(markPictures)
  .then(firstPicture)
  .then(() => loadScripts());
