import type { Language } from '@varda/contract/language';
import { yieldToMain } from '../navigation/yield-to-main.ts';
import { failureTexts } from '../texts/failure-texts.ts';
import classes from './notice.module.css';

/**
 * Says at the foot of the window that something could not be loaded, and tries again whenever its button is pressed, until that
 * succeeds. Made without React, and it takes no focus: the page beside it is being read.
 *
 * @param attempt rejects when it fails
 */
export async function retryBeside<T>(attempt: () => Promise<T>, language: Language): Promise<T> {
  const texts = failureTexts[language];
  const isBesidePage = document.getElementById('root')?.hasChildNodes();
  const text = isBesidePage ? texts.scripts : `${texts.page}. ${texts.pageHint}`;
  const notice = document.createElement('aside');
  const message = document.createElement('p');
  const button = document.createElement('button');
  notice.className = `${classes.notice} ${isBesidePage ? '' : classes.alone}`;
  notice.lang = language;
  notice.ariaLabel = texts.title;
  message.setAttribute('role', 'status');
  button.type = 'button';
  button.className = classes.button ?? '';
  button.textContent = texts.retry;
  notice.append(message, button);
  document.body.append(notice);

  let isTrying = false;
  const say = (words: string) => {
    message.textContent = words;
    button.setAttribute('aria-disabled', String(isTrying));
  };
  // Screen readers read out what changes in an element that they know of.
  await yieldToMain();
  say(text);

  return new Promise((resolve) => {
    button.addEventListener('click', async () => {
      if (isTrying) return;
      isTrying = true;
      say(texts.retrying);
      try {
        const result = await attempt();
        notice.remove();
        resolve(result);
      } catch (error) {
        console.error(error);
        isTrying = false;
        say(text);
      }
    });
  });
}
