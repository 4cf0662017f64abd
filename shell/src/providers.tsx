import { QueryClientProvider } from '@varda/platform/query';
import { SiteAddress } from '@varda/ui';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Shell } from './shell.ts';

interface Props {
  shell: Shell;
  /** Scheme and host of the site. */
  origin: string;
  pathname: string;
  /** The router. */
  children: ReactNode;
}

/** What is around every page, the same on a server and in a browser. */
export function Providers({ shell, origin, pathname, children }: Props) {
  return (
    <I18nextProvider i18n={shell.i18n}>
      <QueryClientProvider client={shell.queryClient}>
        <SiteAddress value={{ origin, pathname }}>{children}</SiteAddress>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
