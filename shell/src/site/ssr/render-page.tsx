import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@varda/contract/language';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { isApiError, isRefusal, type RequestContext, takeRequestContextFrom } from '@varda/platform/http';
import { createI18n } from '@varda/platform/language';
import { createQueryClient, type QueryClient } from '@varda/platform/query';
import { type DehydratedRows, dehydrateRows } from '@varda/platform/query/dehydrate';
import type { RemoteModule } from '@varda/platform/remote';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@varda/platform/router/static';
import { siteContent } from '@varda/platform/site-content';
import { PageResponse } from '@varda/ui';
import { Providers } from '../../providers.tsx';
import { fetchRows } from '../../remotes/outlet/fetch-rows.ts';
import { findPage, type OutletContent } from '../../remotes/outlet/open-page.ts';
import type { Shell } from '../../shell.ts';
import { loadShellTexts } from '../../texts/texts.ts';
import { siteRoutes } from '../routes.tsx';
import { type Markup, markupOf } from './markup.tsx';
import { singleRemote } from './single-remote.ts';

/** A page to be rendered, for one visitor. */
export interface PageToRender {
  /** Without a query unless the page reads it. */
  url: URL;
  language: Language;
  remotes: readonly LiveRemote[];
  /** The remote that has the page, and its SSR bundle. */
  remote: LiveRemote;
  module: RemoteModule;
  /** Where the api is, how long it may take, and which headers of the visitor it gets. */
  api: Omit<RequestContext, 'language'>;
  /** What a form of the page has sent, and how long the api may take for it. */
  form?: { fields: URLSearchParams; timeoutMs: number };
}

export interface RenderedPage extends Markup {
  /** What the page says of itself: 404 where there is no such thing. */
  status: number;
  /** Whether there are announcements over it. */
  isAnnounced?: true;
  /** What the page was rendered with, for the browser to go on with. */
  rows: DehydratedRows;
  /** Where some of it could not be had: the browser asks for that, and renders the page anew. */
  hasGaps?: true;
}

const current = new AsyncLocalStorage<RequestContext>();

takeRequestContextFrom(() => {
  const requestContext = current.getStore();
  if (!requestContext) throw new Error('On a server, calls are made for a page that is being rendered');
  return requestContext;
});

/** Renders layout and page with their rows. Rejects when that cannot be done here and now: a browser may do better. */
export function renderPage(page: PageToRender): Promise<RenderedPage> {
  return current.run({ ...page.api, language: page.language }, () => render(page));
}

async function render({ url, language, remotes, remote, module, api, form }: PageToRender): Promise<RenderedPage> {
  const i18n = createI18n(language);
  await loadShellTexts(i18n);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const shell: Shell = { remotes: singleRemote(remotes, module), i18n, queryClient };

  const found = findPage(shell, remote, module, url);
  if (!found) throw new Error(`${remote.name} has no page at ${url.pathname}`);
  if (form)
    await current.run({ ...api, language, timeoutMs: form.timeoutMs }, () =>
      found.page.submit?.(form.fields, queryClient, language),
    );
  const ofSite = siteContent(language);
  await Promise.all([fetchRows(queryClient, found.page, found.request), queryClient.prefetchQuery(ofSite)]);
  const failures = failuresIn(queryClient);
  // Without what staff have changed of the site, a page shows what the site has come with.
  const failure = failures.find(({ queryKey }) => queryKey[0] !== ofSite.queryKey[0]);
  // What somebody has typed is worth more than a page without gaps.
  if (failure && !form) throw failure.state.error;

  const handler = createStaticHandler(siteRoutes(shell));
  const context = await handler.query(new Request(url));
  if (context instanceof Response || context.errors || !isPage(context.loaderData))
    throw new Error(`${url.pathname} is no page to be rendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const response = { status: 200 };
  const markup = await markupOf(
    <PageResponse value={response}>
      <Providers shell={shell} origin={url.origin} pathname={url.pathname}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </PageResponse>,
  );
  const content = queryClient.getQueryData(ofSite.queryKey) ?? {};
  // Of a site that nobody has changed, the document says nothing (`startShell`).
  if (Object.keys(content).length === 0) queryClient.removeQueries({ queryKey: ofSite.queryKey });
  return {
    ...markup,
    ...response,
    ...(content.announcements && { isAnnounced: true }),
    rows: dehydrateRows(queryClient, language),
    ...(failures.length > 0 && { hasGaps: true }),
  };
}

/** What the api has refused is part of the page; what it could not answer is not. */
function failuresIn(client: QueryClient) {
  const queries = client.getQueryCache().getAll();
  return queries.filter(({ state: { error } }) => error && !isRefusal(error));
}

/** Whether a page could not be rendered because the api is away or failed. For one that is slow, browsers wait longer than a server does. */
export function isApiFailure(error: unknown): boolean {
  return isApiError(error) && !isRefusal(error) && !error.timedOut;
}

/** The shell's own pages are left to the browser. */
function isPage(loaderData: Record<string, OutletContent | null>): boolean {
  return Object.values(loaderData).every((content) => content?.kind === 'page');
}
