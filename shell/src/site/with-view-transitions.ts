import { type createBrowserRouter, resolvePath } from '@varda/platform/router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Has pages fade into each other (`motion.css`). Here and not at links: below the outlet's own routes
 * React Router drops what a link says of it.
 */
export function withViewTransitions(router: Router): Router {
  skipWithoutComplaint(router.window?.document);
  const { navigate } = router;
  const navigateFading = (to: Parameters<typeof navigate>[0], options?: Parameters<typeof navigate>[1]) => {
    if (typeof to === 'number') return navigate(to);
    const from = router.state.location.pathname;
    const { pathname } = resolvePath(to ?? '.', from);
    const viewTransition = pathname !== from;
    return navigate(to, { ...options, viewTransition });
  };
  return Object.assign(router, { navigate: navigateFading });
}

/**
 * A page that is left before the one before it has faded is shown at once: React Router skips the transition, whose `ready` is
 * then refused with an `AbortError` that it leaves to the console.
 */
function skipWithoutComplaint(document: Document | undefined): void {
  if (!document?.startViewTransition) return;
  const { startViewTransition } = document;
  document.startViewTransition = (...update) => {
    const transition = startViewTransition.apply(document, update);
    transition.ready.catch((error: Error) => {
      if (error.name !== 'AbortError') throw error;
    });
    return transition;
  };
}
