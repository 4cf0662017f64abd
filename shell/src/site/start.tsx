import type { Language } from '@varda/contract/language';
import { createBrowserRouter } from '@varda/platform/router';
import { sessionStore } from '@varda/platform/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, type ShellRouter } from '../app.tsx';
import { markHydrated, readDocument } from '../document-config.ts';
import { focusPage } from '../navigation/page-focus.ts';
import { preloadOnIntent } from '../navigation/preload-on-intent.ts';
import { yieldToMain } from '../navigation/yield-to-main.ts';
import { retryBeside } from '../notice/retry-notice.ts';
import { expectHydration } from '../remotes/outlet/page-boundary.tsx';
import { isWhole, languageOf, startShell } from '../shell.ts';
import { reportVitals } from '../vitals/report-vitals.ts';
import { beforeHydration } from './bootstrap/before-hydration.ts';
import { carryChangedFields } from './bootstrap/changed-fields.ts';
import { restoreFirstScroll } from './bootstrap/first-scroll.ts';
import { storePaintedMessages } from './bootstrap/painted-messages.ts';
import { dropQueuedEvents, takeQueuedEvents } from './bootstrap/queued-events.ts';
import { type Opened, RequestedPage } from './bootstrap/requested-page.ts';
import { endSearchAhead } from './bootstrap/search-ahead.ts';
import { readOffline } from './offline/read-offline.ts';
import { siteRoutes } from './routes.tsx';
import { withViewTransitions } from './with-view-transitions.ts';

/** What a rendered page has in the document's head. */
const headOfPage =
  'title, meta[name="description"], meta[property], meta[name^="twitter:"], link:is([rel="canonical"], [rel="alternate"])';

/** Hydrates the page that the document has come with, or renders it where the document has none. */
export async function startSite(): Promise<void> {
  endSearchAhead();
  const { config, root } = readDocument();
  const endStoring = storePaintedMessages(root);
  const shell = await startShell(config);
  await yieldToMain();
  const router = withViewTransitions(createBrowserRouter(siteRoutes(shell)));
  const app = (onReady: () => void) => {
    const ready = () => {
      onReady();
      endStoring();
      if (isRetried) focusPage();
      markHydrated();
    };
    return <App shell={shell} router={router} origin={config.origin} onReady={ready} />;
  };

  // What the server has rendered is read until it is hydrated; if the page is another one by now, it is rendered anew.
  const requestedPage = new RequestedPage(router, shell);
  let opened: Opened = root.hasChildNodes() ? await requestedPage.open() : 'other';
  reportVitals(shell.remotes);
  const isRetried = opened === 'nothing';
  if (isRetried) opened = await beside(requestedPage, config.language, languageOf(shell));
  if (opened === 'same' && isWhole(config, languageOf(shell))) {
    restoreFirstScroll(router);
    const onReady = beforeHydration();
    expectHydration();
    // A transition lets go of the main thread every few milliseconds: a visitor who touches something is not kept waiting.
    startTransition(() => void hydrateRoot(root, app(onReady)));
  } else {
    takeQueuedEvents(); // Of elements that go.
    const onReady = carryChangedFields();
    root.replaceChildren();
    if (config.rows) for (const element of document.head.querySelectorAll(headOfPage)) element.remove();
    createRoot(root).render(app(onReady));
  }
  // Without it everything is where it should be, at once.
  import(/* webpackChunkName: "motion" */ './motion.css').catch(() => undefined);
  preloadOnIntent(shell);
  readOffline(router, shell);
  if (sessionStore.getState().status === 'signed-in') showEditLink(router, languageOf(shell));
}

/** Visitors have no session, and load nothing of this. */
function showEditLink(router: ShellRouter, language: Language): void {
  import(/* webpackChunkName: "edit-link" */ './edit-link/edit-link.ts').then(
    (loaded) => loaded.showEditLink(router, language),
    // The page is whole without it.
    () => undefined,
  );
}

/** Leaves the page of the document to its reader, with the links that the browser follows, until it can be opened. */
async function beside(page: RequestedPage, painted: Language, chosen: Language): Promise<Opened> {
  document.documentElement.lang = painted;
  const opened = await retryBeside(() => {
    dropQueuedEvents();
    return page.openAgain();
  }, chosen);
  document.documentElement.lang = chosen;
  return opened;
}
