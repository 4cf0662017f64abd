import type { Language } from '@varda/contract/language';
import type { ShellConfig } from '@varda/platform/federation/shell-config';
import { createI18n, languageStore } from '@varda/platform/language';
import { createQueryClient, type QueryClient } from '@varda/platform/query';
import { hydrateRows } from '@varda/platform/query/dehydrate';
import { sessionStore } from '@varda/platform/session';
import { siteContent } from '@varda/platform/site-content';
import type { i18n } from 'i18next';
import { withRetries } from './navigation/retry.ts';
import { retryBeside } from './notice/retry-notice.ts';
import { FederatedRemotes, type Remotes } from './remotes/federated-remotes.ts';
import { mirrorStaffCookie } from './staff-cookie.ts';
import { loadShellTexts } from './texts/texts.ts';

/** The one of each that a page has. */
export interface Shell {
  remotes: Remotes;
  i18n: i18n;
  queryClient: QueryClient;
}

interface OwnOfDocument {
  /** Adds the texts of the document. */
  loadTexts: (i18n: i18n) => Promise<void>;
  /** Of a document that belongs to one person: see `sessionStore.start`. */
  loadAnew?: () => void;
}

/** Settles language and session, and makes what the whole page shares. */
export async function startShell(
  config: ShellConfig,
  { loadTexts, loadAnew }: OwnOfDocument = { loadTexts: loadShellTexts },
): Promise<Shell> {
  languageStore.start(config.language);
  sessionStore.start(loadAnew);
  mirrorStaffCookie();
  const { language } = languageStore.getState();
  document.documentElement.lang = language;
  const i18n = createI18n(language);
  await withNotice(language, () => loadTexts(i18n));
  const queryClient = createQueryClient();
  if (config.rows && config.language === language) hydrateRows(queryClient, config.rows);
  // A document without it is one of a site that nobody has changed.
  if (isWhole(config, language)) queryClient.setQueryData(siteContent(language).queryKey, (carried) => carried ?? {});
  return { remotes: new FederatedRemotes(config.remotes), i18n, queryClient };
}

/** Tries again as long as it takes, with a notice beside the document once it takes long. */
async function withNotice(language: Language, load: () => Promise<void>): Promise<void> {
  await withRetries(load).catch((error: unknown) => {
    console.error(error);
    return retryBeside(() => withRetries(load), language);
  });
}

/** Whether the document has come with the page in it and all of its rows, in the language that the visitor has chosen. */
export function isWhole(config: ShellConfig, language: Language): boolean {
  return config.rows !== undefined && !config.hasGaps && config.language === language;
}

/** The language of a page; it changes only with a reload. */
export function languageOf({ i18n }: Shell): Language {
  return i18n.language as Language;
}
