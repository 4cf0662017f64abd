import { type createBrowserRouter, resolvePath } from '@varda/platform/router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Has pages fade into each other (`motion.css`). Here and not at links: below the outlet's own routes
 * React Router drops what a link says of it.
 */
export function withViewTransitions(router: Router): Router {
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
