import { nonceElement } from '@varda/platform/federation/shell-config';
import { createBrowserRouter } from '@varda/platform/router';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { App, usePathname } from '../app.tsx';
import { markHydrated, readDocument } from '../document-config.ts';
import { preloadOnIntent } from '../navigation/preload-on-intent.ts';
import { startShell } from '../shell.ts';
import { reportVitals } from '../vitals/report-vitals.ts';
import { firstPage } from './first-page.ts';
import { MantineRoot } from './mantine/mantine-root.tsx';
import { backOfficeRoutes } from './routes.tsx';
import { loadBackOfficeTexts } from './texts/back-office-texts.ts';

/**
 * Renders login and back office, which no server does.
 *
 * @param styled what is rendered is seen with styles from then on
 */
export async function startBackOffice(styled: Promise<void>): Promise<void> {
  const { config, root } = readDocument();
  __webpack_nonce__ = document.getElementById(nonceElement)?.nonce ?? '';

  const shell = await startShell(config, {
    loadTexts: loadBackOfficeTexts,
    loadAnew: () => window.location.reload(),
  });
  const router = createBrowserRouter(backOfficeRoutes(shell));
  reportVitals(shell.remotes);
  await Promise.all([styled, firstPage(router, shell.queryClient)]);
  createRoot(root).render(
    <BackOfficeApp shell={shell} router={router} origin={config.origin} onReady={markHydrated} isRenderedAtOnce />,
  );
  preloadOnIntent(shell);
}

/** The login is part of the site's looks, which are light. */
function BackOfficeApp(props: ComponentProps<typeof App>) {
  const isLogin = /^\/login(\/|$)/.test(usePathname(props.router));
  return (
    <MantineRoot scheme={isLogin ? 'light' : undefined}>
      <App {...props} />
    </MantineRoot>
  );
}
