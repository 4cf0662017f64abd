import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from '../form/is-same.ts';
import { useLatest } from '../form/use-latest.ts';
import { workOn } from './forms-at-work.ts';
import {
  type FoundUnsaved,
  findUnsaved,
  moveUnsaved,
  removeUnsaved,
  type SentCreate,
  writeUnsaved,
} from './unsaved-store.ts';
import { useWriter } from './use-writer.ts';

/** How often it is written down while somebody types, in milliseconds. */
const interval = 250;

interface OfForm<Values> {
  /** Where it stands among the input of one person: the list and the row. */
  place: readonly unknown[];
  /** How the places begin at which input of the same row may stand; its own list, unless that may have been another one. */
  among?: readonly unknown[];
  /** What the form began with, as `Unsaved.base` has it. */
  base: Values;
  values: Values;
  /** As `Unsaved.note`. */
  note?: string;
  isDirty: () => boolean;
}

export interface StoredUnsaved {
  /** What an earlier visit has left behind, until somebody decides about it. */
  found: FoundUnsaved | null;
  /** What was found is in the form now, and this form's own. */
  markRestored: () => void;
  /** What was found is not wanted. */
  drop: () => void;
  /** A create goes out with what was typed here; null: it was refused. */
  send: (create: SentCreate | null) => void;
  /** Forgets what was typed here, because it is saved or not wanted. */
  forget: () => void;
}

/** Writes down what is typed in a form, so that it outlives the tab. Each form has a place of its own, in several tabs too. */
export function useUnsaved<Values extends object>({
  place,
  among = place.slice(0, -1),
  base,
  values,
  note = '',
  isDirty,
}: OfForm<Values>): StoredUnsaved {
  const ownerOf = useWriter();
  const path = JSON.stringify(place);
  const beginning = JSON.stringify(among).slice(0, -1);
  const end = `,${JSON.stringify(place.at(-1))}]`;
  const [sitting] = useState(() => `${Date.now()}-${Math.random()}`);
  const address = useRef<string | null>(null);
  const [isReady, setReady] = useState(false);
  const [found, setFound] = useState<FoundUnsaved | null>(null);
  const isOver = useRef(false);
  const sent = useRef<SentCreate | null>(null);

  useEffect(() => {
    let isGone = false;
    let endWork = () => {};
    setReady(false);
    void ownerOf().then(async (owner) => {
      if (isGone || !owner) return;
      address.current = `${owner} ${path} ${sitting}`;
      endWork = workOn(address.current);
      const left = await findUnsaved(`${owner} ${beginning}`, end);
      if (isGone) return;
      setFound(left);
      setReady(true);
    });
    return () => {
      isGone = true;
      endWork();
    };
  }, [ownerOf, path, beginning, end, sitting]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest({ base, values, note, isDirty });
  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isOver.current || !address.current) return;
    const { base, values, note, isDirty } = latest.current;
    // What is secret is not among the values: with nothing else typed, older input of the row is what is offered.
    const isThere = isDirty() && !isSame(values, base);
    const beside = { ...(note && { note }), ...(sent.current && { sent: sent.current }) };
    const unsaved = { base, values, ...beside, at: Date.now() };
    void (isThere ? writeUnsaved(address.current, unsaved) : removeUnsaved(address.current));
  }, [latest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is written for each change of what was typed
  useEffect(() => {
    // Nothing is typed before it is decided about what was found.
    if (!isReady || found || isOver.current) return;
    // Not put off by the next key: a browser that is killed would take with it all that was typed without a pause.
    timer.current ??= setTimeout(write, interval);
  }, [isReady, found, base, values, note, isDirty, write]);

  useEffect(() => {
    const writeNow = () => timer.current !== undefined && write();
    const leave = () => document.visibilityState === 'hidden' && writeNow();
    document.addEventListener('visibilitychange', leave);
    return () => {
      writeNow();
      document.removeEventListener('visibilitychange', leave);
    };
  }, [write]);

  const markRestored = useCallback(() => {
    if (found && address.current) void moveUnsaved(found, address.current);
    sent.current = found?.sent ?? null;
    setFound(null);
  }, [found]);
  const drop = useCallback(() => {
    if (found) void removeUnsaved(found.address);
    setFound(null);
  }, [found]);
  const send = useCallback(
    (create: SentCreate | null) => {
      sent.current = create;
      // At once: the tab may go before the answer comes.
      write();
    },
    [write],
  );
  const forget = useCallback(() => {
    isOver.current = true;
    // What nobody has decided about stays where it is, and is offered again.
    if (address.current) void removeUnsaved(address.current);
  }, []);
  return { found, markRestored, drop, send, forget };
}
