import { RouterProvider } from '@varda/shared/router';
import { useSyncExternalStore } from 'react';
import { Providers } from './providers.tsx';
import type { ShellRouter } from './router.tsx';
import type { Shell } from './shell.ts';

interface Props {
  shell: Shell;
  router: ShellRouter;
  nonce: string;
  origin: string;
}

/** The whole page in a browser. */
export function App({ shell, router, nonce, origin }: Props) {
  const location = () => router.state.location;
  const { pathname } = useSyncExternalStore(router.subscribe, location, location);
  return (
    <Providers shell={shell} nonce={nonce} origin={origin} pathname={pathname}>
      <RouterProvider router={router} />
    </Providers>
  );
}
