import { RouterProvider } from '@varda/shared/router';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { showColourScheme } from './navigation/colour-scheme.ts';
import { Providers } from './providers.tsx';
import type { ShellRouter } from './router.tsx';
import type { Shell } from './shell.ts';

interface Props {
  shell: Shell;
  router: ShellRouter;
  origin: string;
}

/** The whole page in a browser. */
export function App({ shell, router, origin }: Props) {
  const location = () => router.state.location;
  const { pathname } = useSyncExternalStore(router.subscribe, location, location);

  useLayoutEffect(() => showColourScheme(pathname), [pathname]);

  return (
    <Providers shell={shell} origin={origin} pathname={pathname}>
      <RouterProvider router={router} />
    </Providers>
  );
}
