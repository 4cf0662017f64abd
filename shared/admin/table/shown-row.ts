import { createContext } from 'react';
import type { Entity } from '../resource/resource.ts';

interface ShownRow {
  /** The row that stands out for a moment. */
  id: string | null;
  /** A row has been given another place in the whole list. */
  onMoved: (id: string, position: number) => void;
  /** A deleted row is back, on whichever page. */
  onRestored: (row: Entity) => void;
}

export const ShownRowContext = createContext<ShownRow>({ id: null, onMoved: () => {}, onRestored: () => {} });
