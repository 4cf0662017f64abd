import type { ShellConfig } from '@varda/shared/federation/shell-config';
import { addTexts, createI18n, languageStore } from '@varda/shared/language';
import { createQueryClient, type QueryClient } from '@varda/shared/query';
import { sessionStore } from '@varda/shared/session';
import type { i18n } from 'i18next';
import { Remotes } from './federation/remotes.ts';
import { reliably } from './navigation/reliably.ts';
import { shellTexts } from './texts/texts.ts';

/** The one of each that a page has. */
export interface Shell {
  remotes: Remotes;
  i18n: i18n;
  queryClient: QueryClient;
}

/** Settles language and session, and makes what the whole page shares. */
export async function startShell(config: ShellConfig): Promise<Shell> {
  languageStore.start(config.language);
  sessionStore.start();
  const { language } = languageStore.getState();
  document.documentElement.lang = language;
  const i18n = createI18n(language);
  addTexts(i18n, 'shell', (await reliably(shellTexts[language])).default);
  return { remotes: new Remotes(config.remotes), i18n, queryClient: createQueryClient() };
}
