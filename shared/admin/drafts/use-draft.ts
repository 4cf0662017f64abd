import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from '../form/is-same.ts';
import { useLatest } from '../form/use-latest.ts';
import { type FoundDraft, findDraft, moveDraft, removeDraft, writeDraft } from './draft-store.ts';
import { workOn } from './drafts-at-work.ts';
import { useDraftOwner } from './use-draft-owner.ts';

/** While somebody types, it is written down each time that this has passed, in milliseconds. */
const interval = 250;

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
  found: FoundDraft | null;
  /** The draft that was found is in the form now, and this form's own. */
  takeOver: () => void;
  /** The draft that was found is not wanted. */
  drop: () => void;
  /** Forgets what was typed here, because it is saved or not wanted. */
  forget: () => void;
}

/** Writes down what is typed in a form, so that it outlives the tab. Each form has a draft of its own, in several tabs too. */
export function useDraft<Values extends object>({ place, base, values, isDirty }: Drafted<Values>): KeptDraft {
  const ownerOf = useDraftOwner();
  const path = JSON.stringify(place);
  const [sitting] = useState(() => `${Date.now()}-${Math.random()}`);
  const address = useRef<string | null>(null);
  const [isReady, setReady] = useState(false);
  const [found, setFound] = useState<FoundDraft | null>(null);
  const isOver = useRef(false);

  useEffect(() => {
    let isGone = false;
    let endWork = () => {};
    setReady(false);
    void ownerOf().then(async (owner) => {
      if (isGone || !owner) return;
      address.current = `${owner} ${path} ${sitting}`;
      endWork = workOn(address.current);
      const draft = await findDraft(`${owner} ${path}`);
      if (isGone) return;
      if (draft && !isSame(draft.values, draft.base)) setFound(draft);
      setReady(true);
    });
    return () => {
      isGone = true;
      endWork();
    };
  }, [ownerOf, path, sitting]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest({ base, values, isDirty });
  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isOver.current || !address.current) return;
    const { base, values, isDirty } = latest.current;
    void (isDirty() ? writeDraft(address.current, { base, values, at: Date.now() }) : removeDraft(address.current));
  }, [latest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is written for each change of what was typed
  useEffect(() => {
    // Nothing is typed before it is decided about what was found.
    if (!isReady || found || isOver.current) return;
    // Not put off by the next key: a browser that is killed would take with it all that was typed without a pause.
    timer.current ??= setTimeout(write, interval);
  }, [isReady, found, base, values, isDirty, write]);

  useEffect(() => {
    const writeNow = () => timer.current !== undefined && write();
    const leave = () => document.visibilityState === 'hidden' && writeNow();
    document.addEventListener('visibilitychange', leave);
    return () => {
      writeNow();
      document.removeEventListener('visibilitychange', leave);
    };
  }, [write]);

  const takeOver = useCallback(() => {
    if (found && address.current) void moveDraft(found, address.current);
    setFound(null);
  }, [found]);
  const drop = useCallback(() => {
    if (found) void removeDraft(found.address);
    setFound(null);
  }, [found]);
  const forget = useCallback(() => {
    isOver.current = true;
    // What nobody has decided about stays where it is, and is offered again.
    if (address.current) void removeDraft(address.current);
  }, []);
  return { found, takeOver, drop, forget };
}
