import { sessionStore } from '@varda/platform/session';
import { useEffect, useState } from 'react';
import { useAccount } from '../permissions/use-may.ts';
import { readUnsaved, removeUnsaved, writeUnsaved } from './unsaved-store.ts';

interface Text {
  text: string;
}

/** What this page knows of it; the browser's storage is for the next one. An empty text is known, too: what was there is sent. */
const ofPage = new Map<string, Text>();

/**
 * What an account types somewhere and has not sent, beside forms. It outlives the window, the form and the tab, and stands there again at the
 * next opening, until it is sent or emptied.
 *
 * @param place null where it belongs to what is not there yet: then the window keeps it
 * @param nothing what stands there before anything is typed; has to stay the same object
 */
export function useUnsent<Typed extends Text>(
  place: readonly unknown[] | null,
  nothing: Typed,
): [typed: Typed, write: (change: Partial<Typed>) => void, moveTo: (place: readonly unknown[]) => void] {
  const account = useAccount()?._id;
  const addressAt = (at: readonly unknown[] | null) =>
    account === undefined || at === null ? null : `${account} ${JSON.stringify(['unsent', ...at])}`;
  const address = addressAt(place);
  const [state, setState] = useState<{ address: string | null; typed: Typed }>();
  const isOwn = state !== undefined && (state.address === address || state.address === null);
  const known = address === null ? undefined : (ofPage.get(address) as Typed | undefined);
  const typed = isOwn ? state.typed : (known ?? nothing);

  function write(change: Partial<Typed>) {
    const next: Typed = { ...typed, ...change };
    setState({ address, typed: next });
    if (!address) return;
    ofPage.set(address, next);
    // At once: what was sent may close the window.
    void (next.text === '' ? removeUnsaved(address) : writeUnsaved(address, toStore(next, nothing)));
  }

  function moveTo(other: readonly unknown[]) {
    const to = addressAt(other);
    if (!to || to === address || typed.text === '') return;
    ofPage.set(to, typed);
    void writeUnsaved(to, toStore(typed, nothing));
    write(nothing);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    if (!address || ofPage.has(address)) return;
    // What was typed before the account was known is its own now.
    if (typed.text !== '') write({});
    let isLeft = false;
    void readUnsaved(address).then((left) => {
      const values = left?.values as Typed | undefined;
      if (!values || isLeft) return;
      const now = ofPage.get(address) as Typed | undefined;
      // Whoever is faster than the storage loses neither.
      const both = now && now.text !== '' ? { ...now, text: `${values.text}\n${now.text}` } : values;
      ofPage.set(address, both);
      setState({ address, typed: both });
    });
    return () => {
      isLeft = true;
    };
  }, [address]);

  // A browser that keeps nothing would lose it with the tab.
  const isThere = typed.text.trim() !== '';
  useEffect(() => {
    if (!isThere) return;
    const ask = (event: BeforeUnloadEvent) => {
      // Where somebody else goes on, it stays its writer's.
      if (sessionStore.getState().status !== 'replaced') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isThere]);

  return [typed, write, moveTo];
}

const toStore = (values: object, base: object) => ({ base, values, at: Date.now() });
