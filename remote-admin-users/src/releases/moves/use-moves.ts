import { useState } from 'react';
import type { Ask, Asked } from './move.ts';

interface Moves {
  asked: Asked | null;
  /** Counts the questions, so that each begins anew. */
  opening: number;
  ask: Ask;
  close: () => void;
}

/** Which question about a remote stands over the desk. */
export function useMoves(): Moves {
  const [{ asked, opening }, set] = useState<Pick<Moves, 'asked' | 'opening'>>({ asked: null, opening: 0 });
  return {
    asked,
    opening,
    ask: (next) => set((before) => ({ asked: next, opening: before.opening + 1 })),
    close: () => set((before) => ({ ...before, asked: null })),
  };
}
