import { createContext } from 'react';

export interface ShownRow {
  /** The row that stands out for a moment. */
  id: string | null;
  /** A row has been given another place in the whole list. */
  onMoved: (id: string, position: number) => void;
}

export const ShownRowContext = createContext<ShownRow>({ id: null, onMoved: () => {} });
