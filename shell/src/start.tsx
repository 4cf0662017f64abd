import type { Language } from '@varda/shared/contract/language';
import { configElement, nonceElement, type ShellConfig, takenOverMark } from '@varda/shared/federation/shell-config';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { answerEarlyEvents, dropEarlyEvents } from './navigation/early-events.ts';
import { FirstPage, type Opened } from './navigation/first-page.ts';
import { showLateFonts } from './navigation/late-fonts.ts';
import { letOthersIn } from './navigation/let-others-in.ts';
import { focusPage } from './navigation/page-focus.ts';
import { preloadOnIntent } from './navigation/preload-on-intent.ts';
import { retryBeside } from './notice/retry-notice.ts';
import { readOffline } from './offline/read-offline.ts';
import { createShellRouter } from './router.tsx';
import { isRendered, languageOf, startShell } from './shell.ts';
import { reportVitals } from './vitals/report-vitals.ts';

/** What a rendered page has in the document's head. */
const headOfPage =
  'title, meta[name="description"], meta[property], meta[name^="twitter:"], link:is([rel="canonical"], [rel="alternate"])';

/** Brings the page to life that the document has come with, or renders it where the document has none. */
export async function start(): Promise<void> {
  const config = document.getElementById(configElement);
  const root = document.getElementById('root');
  if (!config || !root) throw new Error('The document has no configuration: it has to come from the shell’s server');

  __webpack_nonce__ = document.getElementById(nonceElement)?.nonce ?? '';

  const told = JSON.parse(config.textContent ?? '') as ShellConfig;
  const shell = await startShell(told);
  await letOthersIn();
  const router = createShellRouter(shell);
  const app = <App shell={shell} router={router} origin={told.origin} />;

  // What the server has rendered is read until the same page can take over from it; if none can, the page is begun anew.
  const firstPage = new FirstPage(router, shell);
  let opened: Opened = root.hasChildNodes() ? await firstPage.open() : 'other';
  reportVitals(shell.remotes);
  if (opened === 'nothing') opened = await beside(firstPage, told.language, languageOf(shell));
  if (opened === 'same' && isRendered(told, languageOf(shell))) {
    // A transition lets go of the main thread every few milliseconds: a visitor who touches something is not kept waiting.
    startTransition(() => void hydrateRoot(root, app));
    answerEarlyEvents();
  } else {
    document.documentElement.dataset.fonts = '';
    root.replaceChildren();
    if (told.rows) for (const element of document.head.querySelectorAll(headOfPage)) element.remove();
    createRoot(root).render(app);
  }
  performance.mark(takenOverMark);
  // Without it everything is where it should be, at once.
  import(/* webpackChunkName: "motion" */ './navigation/motion.css').catch(() => undefined);
  preloadOnIntent(shell);
  showLateFonts(router);
  readOffline(router, shell);
}

/** Leaves the page of the document to its reader, with the links that the browser follows, until it can be opened. */
async function beside(page: FirstPage, painted: Language, chosen: Language): Promise<Opened> {
  document.documentElement.lang = painted;
  const opened = await retryBeside(() => {
    dropEarlyEvents();
    return page.openAgain();
  }, chosen);
  document.documentElement.lang = chosen;
  focusPage();
  return opened;
}
