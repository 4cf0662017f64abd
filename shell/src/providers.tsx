import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@varda/shared/query';
import { theme } from '@varda/shared/theme';
import { SiteAddress } from '@varda/shared/ui';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Shell } from './shell.ts';

interface Props {
  shell: Shell;
  /** Nonce under which the content security policy lets Mantine's style elements in. */
  nonce: string;
  /** Scheme and host of the site. */
  origin: string;
  pathname: string;
  /** The router. */
  children: ReactNode;
}

/** What is around every page, the same on a server and in a browser. */
export function Providers({ shell, nonce, origin, pathname, children }: Props) {
  // Dark is for the back office alone.
  const scheme = pathname.startsWith('/admin/') ? {} : { forceColorScheme: 'light' as const };
  return (
    // Variables and classes come as a file: `theme-variables.css`.
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      {...scheme}
      getStyleNonce={() => nonce}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <I18nextProvider i18n={shell.i18n}>
        <QueryClientProvider client={shell.queryClient}>
          <SiteAddress value={{ origin, pathname }}>{children}</SiteAddress>
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>
  );
}
