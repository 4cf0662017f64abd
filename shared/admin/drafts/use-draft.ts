import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from '../conflict/merge.ts';
import { type Draft, readDraft, removeDraft, writeDraft } from './draft-store.ts';
import { useDraftOwner } from './use-draft-owner.ts';

/** How long nobody types before it is written down, in milliseconds. */
const pause = 400;

interface Drafted<Values> {
  /** Where the draft stands among those of one person: the list and the row. */
  place: readonly unknown[];
  /** What the form began with, as `Draft.base` has it. */
  base: Values;
  values: Values;
  isDirty: () => boolean;
}

export interface KeptDraft {
  /** What an earlier visit has left behind, until somebody decides about it. */
  found: Draft | null;
  /** The draft that was found is in the form now, or is not wanted. */
  settle: () => void;
  /** Forgets what was typed here, because it is saved or not wanted. */
  forget: () => void;
}

/** Writes down what is typed in a form, so that it outlives the tab. */
export function useDraft<Values extends object>({ place, base, values, isDirty }: Drafted<Values>): KeptDraft {
  const ownerOf = useDraftOwner();
  const path = JSON.stringify(place);
  const address = useRef<string | null>(null);
  const [isReady, setReady] = useState(false);
  const [found, setFound] = useState<Draft | null>(null);
  const isOver = useRef(false);

  useEffect(() => {
    let isGone = false;
    setReady(false);
    void ownerOf().then(async (owner) => {
      if (isGone || !owner) return;
      address.current = `${owner} ${path}`;
      const draft = await readDraft(address.current);
      if (isGone) return;
      if (draft && !isSame(draft.values, draft.base)) setFound(draft);
      setReady(true);
    });
    return () => {
      isGone = true;
    };
  }, [ownerOf, path]);

  useEffect(() => {
    // What was found waits for its decision, and is not written over.
    if (!isReady || found || isOver.current) return;
    let isWritten = false;
    const write = () => {
      if (isWritten || isOver.current || !address.current) return;
      isWritten = true;
      void (isDirty() ? writeDraft(address.current, { base, values, at: Date.now() }) : removeDraft(address.current));
    };
    const timer = setTimeout(write, pause);
    const leave = () => document.visibilityState === 'hidden' && write();
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [isReady, found, base, values, isDirty]);

  const settle = useCallback(() => setFound(null), []);
  const isWaiting = found !== null;
  const forget = useCallback(() => {
    isOver.current = true;
    // What nobody has decided about is offered again.
    if (address.current && !isWaiting) void removeDraft(address.current);
  }, [isWaiting]);
  return { found, settle, forget };
}
