import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@varda/shared/query';
import { RouterProvider } from '@varda/shared/router';
import { theme } from '@varda/shared/theme';
import { useState, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createShellRouter } from './router.tsx';
import type { Shell } from './shell.ts';

interface Props {
  shell: Shell;
  /** Nonce under which the content security policy lets Mantine's style elements in. */
  nonce: string;
}

export function App({ shell, nonce }: Props) {
  const [router] = useState(() => createShellRouter(shell));
  const { pathname } = useSyncExternalStore(router.subscribe, () => router.state.location);
  // Dark is for the back office alone.
  const scheme = pathname.startsWith('/admin/') ? {} : { forceColorScheme: 'light' as const };
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" {...scheme} getStyleNonce={() => nonce}>
      <I18nextProvider i18n={shell.i18n}>
        <QueryClientProvider client={shell.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>
  );
}
