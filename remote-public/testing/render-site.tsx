import { type RenderOptions, renderPage } from '@varda/remote-kit/testing/render-page.tsx';
import type { ReactNode } from 'react';
import { declaration } from '../remote.declaration.ts';
import en from '../src/texts/en.ts';
import mk from '../src/texts/mk.ts';

/** Renders a part of the public pages with all that the shell has around it. */
export function renderSite(part: ReactNode, { language = 'en', ...at }: Omit<RenderOptions, 'name' | 'texts'> = {}) {
  return renderPage(part, { name: declaration.name, texts: { en, mk }[language], language, ...at });
}
