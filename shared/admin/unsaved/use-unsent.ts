import { sessionStore } from '@varda/platform/session';
import { useEffect, useState } from 'react';
import { useAccount } from '../permissions/use-may.ts';
import { readUnsaved, removeUnsaved, writeUnsaved } from './unsaved-store.ts';

interface Text {
  text: string;
}

/** What this page knows of it; the browser's storage is for the next one. An empty text is known, too: what was there is sent. */
const ofPage = new Map<string, Text>();

/** Addresses of texts that the browser's storage does not have, or not yet. */
const unstored = new Set<string>();

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
    // At once: what was sent may close the window.
    if (address) void store(address, next, nothing);
  }

  function moveTo(other: readonly unknown[]) {
    const to = addressAt(other);
    if (!to || to === address || typed.text === '') return;
    void store(to, typed, nothing);
    write(nothing);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    if (!address || ofPage.has(address)) return;
    // Before anything is written in its place.
    const reading = readUnsaved(address);
    // What was typed before the account was known is its own now.
    if (typed.text !== '') write({});
    let isLeft = false;
    void reading.then((left) => {
      const values = left?.values as Typed | undefined;
      const now = ofPage.get(address) as Typed | undefined;
      const isTyped = now !== undefined && now.text !== '';
      if (!values || (isLeft && !isTyped)) return;
      // Typed before the read ended: both texts stay, also where the window is closed by now.
      const both = isTyped ? { ...now, text: `${values.text}\n${now.text}` } : values;
      if (isTyped) void store(address, both, nothing);
      else ofPage.set(address, both);
      if (!isLeft) setState({ address, typed: both });
    });
    return () => {
      isLeft = true;
    };
  }, [address]);

  // What the browser has not stored would be lost with the tab.
  const isThere = typed.text.trim() !== '';
  useEffect(() => {
    if (!isThere) return;
    const ask = (event: BeforeUnloadEvent) => {
      const isStored = address !== null && !unstored.has(address);
      // Where somebody else goes on, it stays its writer's.
      if (!isStored && sessionStore.getState().status !== 'replaced') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isThere, address]);

  return [typed, write, moveTo];
}

async function store(address: string, typed: Text, nothing: Text): Promise<void> {
  ofPage.set(address, typed);
  if (typed.text === '') return removeUnsaved(address);
  unstored.add(address);
  const isStored = await writeUnsaved(address, { base: nothing, values: typed, at: Date.now() });
  // Something else may have been typed meanwhile.
  if (isStored && ofPage.get(address) === typed) unstored.delete(address);
}
