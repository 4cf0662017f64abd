import { useQueryClient } from '@varda/platform/query';
import { useCallback } from 'react';
import { menuQuery } from './menu.query.ts';

export const loadProductsMenu = () => import(/* webpackChunkName: "products-menu" */ './products-menu.tsx');

/** Fetches the products menu, code and rows, when somebody comes near it. */
export function usePreloadedMenu(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void loadProductsMenu().catch(() => undefined);
    void client.prefetchQuery(menuQuery);
  }, [client]);
}
