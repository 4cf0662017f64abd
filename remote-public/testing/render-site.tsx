import type { Language } from '@varda/contract/language';
import type { SiteContent } from '@varda/contract/site-items';
import type { QueryClient } from '@varda/platform/query';
import type { RouteObject } from '@varda/platform/router';
import { renderPage } from '@varda/remote-kit/testing/render-page.tsx';
import type { ReactNode } from 'react';
import { declaration } from '../remote.declaration.ts';
import en from '../src/texts/en.ts';
import mk from '../src/texts/mk.ts';

interface Site {
  language?: Language;
  /** Address of the page, and the pattern that it answers to. */
  path?: string;
  pattern?: string;
  /** Pages that it leads to. */
  others?: RouteObject[];
  /** What staff have changed of the site; null while the api has not answered. */
  site?: SiteContent | null;
  queryClient?: QueryClient;
}

/** Renders a part of the public pages with all that the shell has around it. */
export function renderSite(part: ReactNode, { language = 'en', ...at }: Site = {}) {
  return renderPage(part, { name: declaration.name, texts: { en, mk }[language], language, ...at });
}
