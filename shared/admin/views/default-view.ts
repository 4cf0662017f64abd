import type { ListLayout } from '@varda/contract/saved-views';
import { safeLocalStorage } from '@varda/platform/storage';

/** The view that a list opens with in this browser; whole, so that no list waits for it. */
export interface DefaultView {
  id: string;
  query: string;
  layout: ListLayout;
}

const placeOf = (list: string) => `view ${list}`;

export function readDefaultView(list: string): DefaultView | null {
  try {
    const view = JSON.parse(safeLocalStorage.getItem(placeOf(list)) ?? 'null') as DefaultView | null;
    return typeof view?.id === 'string' && typeof view.query === 'string' ? view : null;
  } catch {
    return null;
  }
}

export function storeDefaultView(list: string, view: DefaultView | null): void {
  if (view) safeLocalStorage.setItem(placeOf(list), JSON.stringify(view));
  else safeLocalStorage.removeItem(placeOf(list));
}
