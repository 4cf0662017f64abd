import { RouterProvider } from '@varda/shared/router';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { showColourScheme } from './navigation/colour-scheme.ts';
import { Providers } from './providers.tsx';
import type { Shell } from './shell.ts';
import type { ShellRouter } from './site/routes.tsx';

interface Props {
  shell: Shell;
  router: ShellRouter;
  origin: string;
  /** Called once, when React answers what is done to the page. */
  onReady: () => void;
}

/** The whole page in a browser. */
export function App({ shell, router, origin, onReady }: Props) {
  const location = () => router.state.location;
  const { pathname } = useSyncExternalStore(router.subscribe, location, location);

  useLayoutEffect(() => showColourScheme(pathname), [pathname]);
  const ready = useRef(onReady);
  // An effect of the outermost component runs when those of all others have: they listen by now.
  useEffect(() => ready.current(), []);

  return (
    <Providers shell={shell} origin={origin} pathname={pathname}>
      <RouterProvider router={router} />
    </Providers>
  );
}
