import type { NewContactMessage } from '@varda/contract/contact-messages';
import { storeTypedMessage, type TypedFields, typedMessage } from '@varda/platform/storage/typed-messages';
import { useEffect, useLayoutEffect, useState } from 'react';

export type TypedMessage = Record<keyof NewContactMessage, string>;

export const empty: TypedMessage = { name: '', email: '', message: '', website: '' };

/**
 * What a visitor types into the form of a page. It is stored as it is typed, and comes back with the form in whatever document of
 * this tab, until it is sent or emptied.
 *
 * @param message what the message begins with
 * @param posted what the document says was typed
 */
export function useTypedMessage(path: string, message: string, posted?: TypedMessage) {
  const [beginning] = useState<TypedMessage>({ ...empty, message });
  const [typed, setTyped] = useState(posted ?? beginning);

  // Not at once: what is hydrated is what the server has rendered.
  useLayoutEffect(() => {
    // What was typed since goes before it.
    setTyped((now) => ({ ...now, ...typedMessage(path), ...changedFields(now, beginning) }));
  }, [path, beginning]);
  useEffect(() => {
    if (typed !== beginning) storeTypedMessage(path, typed === empty ? {} : changedFields(typed, beginning));
  }, [path, beginning, typed]);
  // Another document may have gone on with it, or sent it, while this one was in the back/forward cache.
  useEffect(() => {
    const takeAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTyped({ ...beginning, ...typedMessage(path) });
    };
    window.addEventListener('pageshow', takeAgain);
    return () => window.removeEventListener('pageshow', takeAgain);
  }, [path, beginning]);

  return [typed, setTyped] as const;
}

/** What was typed on the page is sent: it comes back no more, unless something was typed since. */
export function forgetTypedMessage(path: string, sent: TypedMessage): void {
  const stored = Object.entries(typedMessage(path));
  if (stored.every(([field, value]) => sent[field as keyof TypedMessage] === value)) storeTypedMessage(path, {});
}

/** Keeps only what differs from the beginning. */
function changedFields(typed: TypedMessage, beginning: TypedMessage): TypedFields {
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== beginning[field as keyof TypedMessage]),
  );
}
