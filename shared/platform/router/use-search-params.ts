import { useCallback } from 'react';
import {
  createSearchParams,
  type Location,
  type SetURLSearchParams,
  useLocation,
  useSearchParams as useRouterSearchParams,
} from 'react-router-dom';

/** What was asked for last at a location, until its navigation has ended: that makes another location. */
const asked = new WeakMap<Location, URLSearchParams>();

/**
 * The router's, but a change by function starts from what was asked for last. The router's starts from what is shown, so that of
 * two quick changes the first is lost.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [shown, set] = useRouterSearchParams();
  const location = useLocation();
  const change = useCallback<SetURLSearchParams>(
    (next, options) => {
      const params = createSearchParams(
        typeof next === 'function' ? next(new URLSearchParams(asked.get(location) ?? shown)) : next,
      );
      asked.set(location, params);
      set(params, options);
    },
    [location, shown, set],
  );
  return [shown, change];
}
