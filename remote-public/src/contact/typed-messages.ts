import type { NewContactMessage } from '@varda/contract/contact-messages';
import type { Language } from '@varda/contract/language';
import { storedLanguage } from '@varda/platform/language/language-choice';
import type { QueryClient } from '@varda/platform/query';
import { safeSessionStorage } from '@varda/platform/storage';

export type TypedMessage = Required<NewContactMessage>;

type Fields = Partial<TypedMessage>;

export const empty: TypedMessage = { name: '', email: '', message: '', website: '' };

const typedMessagesKey = ['typed-message'];

/** @param message what the message of that page begins with */
export const typedMessageKey = (path: string, message: string) => [...typedMessagesKey, path, message];

/** Key in the session storage of the tab, for fields by the path of their page. */
const storageKey = 'typed-messages';

/**
 * Keeps what is typed while the visitor is on another page, the one about privacy for one, and over the reload in another
 * language (N-04). For anything else nothing of it is stored.
 */
export function retainTypedMessages(client: QueryClient, language: Language): void {
  // Once for each client, and not while there is a form: the language may be chosen on another page.
  if (client.getQueryDefaults(typedMessagesKey).gcTime) return;
  client.setQueryDefaults(typedMessagesKey, { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false });
  window.addEventListener('pagehide', () => {
    const chosen = storedLanguage();
    if (chosen && chosen !== language) store({ ...storedFields(), ...typedFields(client) });
  });
}

/** What was typed on a page before the reload in this language. It is stored no longer. */
export function takeMessage(path: string): Fields | undefined {
  const { [path]: taken, ...others } = storedFields();
  if (taken) store(others);
  return taken;
}

/** The fields that differ from the beginning, which is another text in the other language. */
export function changedFields(typed: TypedMessage, message: string): Fields {
  const beginning = { ...empty, message };
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== beginning[field as keyof Fields]),
  );
}

function typedFields(client: QueryClient): Record<string, Fields> {
  const typed = client.getQueriesData<TypedMessage>({ queryKey: typedMessagesKey });
  const fields = typed.map(([[, path, message], each]) => [path, each ? changedFields(each, message as string) : {}]);
  return Object.fromEntries(fields.filter(([, changed]) => Object.keys(changed as Fields).length > 0));
}

function storedFields(): Record<string, Fields> {
  return JSON.parse(safeSessionStorage.getItem(storageKey) ?? '{}');
}

function store(fields: Record<string, Fields>): void {
  if (Object.keys(fields).length > 0) safeSessionStorage.setItem(storageKey, JSON.stringify(fields));
  else safeSessionStorage.removeItem(storageKey);
}
