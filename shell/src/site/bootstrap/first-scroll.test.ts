import type { ShellRouter } from '../../app.tsx';
import { restoreFirstScroll } from './first-scroll.ts';

const router = { enableScrollRestoration: () => () => {}, state: {} } as unknown as ShellRouter;

const fire = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(name, { persisted }));

test('[P-13] a page that is restored from the bfcache stands where it was left, also where the browser shows its top', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  restoreFirstScroll(router);
  const position = jest.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  fire('pagehide', true);
  position.mockReturnValue(0);
  fire('pageshow', false);
  expect(scrollTo).not.toHaveBeenCalled();
  fire('pageshow', true);
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
  expect(window.history.scrollRestoration).toBe('manual');
  jest.restoreAllMocks();
});
