import { type createBrowserRouter, RouterProvider } from '@varda/platform/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Providers } from './providers.tsx';
import type { Shell } from './shell.ts';

export type ShellRouter = ReturnType<typeof createBrowserRouter>;

interface Props {
  shell: Shell;
  router: ShellRouter;
  origin: string;
  /** Called once, when React answers what is done to the page. */
  onReady: () => void;
  /** A page that comes in is rendered in one go, and not in slices with frames between them: sooner, where no page has to stay usable meanwhile. */
  isRenderedAtOnce?: boolean;
}

/** The whole page in a browser. */
export function App({ shell, router, origin, onReady, isRenderedAtOnce }: Props) {
  const pathname = usePathname(router);
  const ready = useRef(onReady);
  // An effect of the outermost component runs when those of all others have: they listen by now.
  useEffect(() => ready.current(), []);

  return (
    <Providers shell={shell} origin={origin} pathname={pathname}>
      <RouterProvider router={router} {...(isRenderedAtOnce && { useTransitions: false })} />
    </Providers>
  );
}

/** The path that is shown, outside of the router's own provider. */
export function usePathname(router: ShellRouter): string {
  const location = () => router.state.location;
  return useSyncExternalStore(router.subscribe, location, location).pathname;
}
